import { basename } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open, phone, screens, stopClock, type Visit } from '../harness/browser/browser.ts';
import { focusedInsteadOf, focusedOutside } from '../harness/browser/focused.ts';
import { late, loseOnce } from '../harness/browser/late-files.ts';
import { expectAccessible } from '../harness/browser/widgets.ts';
import { builtSite } from '../harness/pages/built-site.ts';

/** The last example of the gallery has five pictures. */
const alts = [
  'A table at a round window',
  'A path between hills',
  'A red door with two plants',
  'A chair under a lamp',
  'A wall with cracks',
];
const heading = 'Finished this year';

/** The page of the gallery of sections that has the gallery of pictures. */
function visit(screen: Visit = desktop): Promise<Page> {
  const { routes, page } = builtSite('gallery');
  const route = routes.find(
    (route) => route.startsWith('/gallery-') && page(route)(`h2:contains(${heading})`).length > 0,
  );
  return open(route ?? '', { ...screen, site: 'gallery' });
}

const viewer = (page: Page) => page.getByRole('dialog', { name: heading });
const link = (page: Page, index: number) => page.getByRole('link', { name: alts[index] ?? '', exact: true });
const shown = (page: Page) => viewer(page).locator('img').getAttribute('alt');

async function choose(page: Page, index: number) {
  await link(page, index).click();
  await viewer(page).waitFor();
}

describe.each(screens)('a gallery on %s', (_, screen) => {
  test('shows a picture as large as the screen, with its caption, and the others on its buttons', async () => {
    const page = await visit(screen);
    await choose(page, 0);
    expect(await shown(page)).toBe(alts[0]);
    expect(await viewer(page).innerText()).toContain('Elm Street');
    const picture = viewer(page).locator('img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { width = 0 } = (await picture.boundingBox()) ?? {};
    expect(width).toBeGreaterThan((screen.viewport?.width ?? 0) * 0.8);
    await expectAccessible(page, 'the open gallery');
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    expect(await shown(page)).toBe(alts[1]);
    await viewer(page).getByRole('button', { name: 'Close the pictures' }).click();
    expect(await viewer(page).isVisible()).toBe(false);
  });
});

test('on a phone on its side, a picture uses the height of the screen, between its buttons', async () => {
  const page = await visit({ ...phone, viewport: { width: 740, height: 360 } });
  await choose(page, 0);
  const picture = viewer(page).locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const shown = (await picture.boundingBox()) ?? { height: 0, x: 0, width: 0 };
  expect(shown.height).toBeGreaterThan(280);
  const next = (await viewer(page).getByRole('button', { name: 'Next picture' }).boundingBox()) ?? { x: 0 };
  expect(next.x).toBeGreaterThanOrEqual(shown.x + shown.width);
});

describe('a gallery', () => {
  test('works with a keyboard, and gives the focus back', async () => {
    const page = await visit();
    await link(page, 1).focus();
    await page.keyboard.press('Enter');
    await viewer(page).waitFor();
    expect(await focusedOutside(viewer(page))).toBeNull();
    const seen = [await shown(page)];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.push(await shown(page));
    }
    // After the last picture comes the first one.
    expect(seen).toEqual([1, 2, 3, 4, 0, 4].map((index) => alts[index]));
    await page.keyboard.press('Escape');
    expect(await viewer(page).isVisible()).toBe(false);
    expect(await focusedInsteadOf(link(page, 1))).toBeNull();
  });

  test('leaves arrow keys with a modifier to the browser, which goes back on Alt and the left arrow', async () => {
    const page = await visit();
    await choose(page, 1);
    for (const key of ['Alt+ArrowLeft', 'Control+ArrowRight', 'Meta+ArrowLeft', 'Shift+ArrowRight']) {
      await page.keyboard.press(key);
      expect(await shown(page), key).toBe(alts[1]);
    }
  });

  test('shows the next picture on a swipe', async () => {
    const page = await visit(phone);
    await choose(page, 2);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 400 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 100);
    await expect.poll(() => shown(page)).toBe(alts[3]);
    await swipe(100, 300);
    await expect.poll(() => shown(page)).toBe(alts[2]);
    // On a zoomed page, a finger moves what is shown of it.
    await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
    await swipe(300, 100);
    await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
    await swipe(300, 100);
    await expect.poll(() => shown(page)).toBe(alts[3]);
  });

  test('with one picture shows it, and no other on arrow keys', async () => {
    const page = await visit();
    await page.locator('[data-step], [data-count]').evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    const others = page.locator('li:has(figure)').filter({ hasNot: link(page, 0) });
    await others.evaluateAll((items) => {
      for (const item of items) item.remove();
    });
    await choose(page, 0);
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe(alts[0]);
    await viewer(page).getByRole('button', { name: 'Close the pictures' }).click();
    expect(await viewer(page).isVisible()).toBe(false);
  });

  test('loads its code when the pointer comes near, and no code before', async () => {
    const scripts: string[] = [];
    const page = await visit({
      before: async (page) => {
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(basename(request.url())));
      },
    });
    const loaded = () => scripts.filter((name) => name.startsWith('lightbox-')).length;
    expect(loaded()).toBe(0);
    await link(page, 0).hover();
    await expect.poll(loaded).toBe(1);
  });

  test.each([
    ['without scripts', { javaScriptEnabled: false }],
    ['if its code does not arrive', { before: (page: Page) => page.route('**/lightbox-*', (route) => route.abort()) }],
  ])('links to its pictures %s', async (_, screen) => {
    const page = await visit(screen);
    expect(await viewer(page).isVisible()).toBe(false);
    const address = await link(page, 0).getAttribute('href');
    await link(page, 0).click();
    await page.waitForURL(`**${address}`);
    expect(address).toMatch(/^\/assets\/room-.*-1200\.jpeg$/);
  });

  test('shows a picture although its code was lost once', async () => {
    const page = await visit({ before: loseOnce('lightbox') });
    await Promise.all([page.waitForEvent('requestfailed'), link(page, 0).hover()]);
    await choose(page, 0);
  });

  test('links to its pictures if its code takes long', async () => {
    const code = late(/lightbox-/);
    const page = await visit({
      before: async (page) => {
        await stopClock(page);
        await code.before(page);
      },
    });
    // The address changes only later.
    await page.evaluate(() => navigation.addEventListener('navigate', () => Object.assign(window, { isLeft: true })));
    await link(page, 0).click();
    await page.clock.runFor(4000);
    expect(await page.evaluate(() => 'isLeft' in window)).toBe(false);
    await page.clock.runFor(1500);
    await page.waitForURL('**/assets/room-*');
    code.arrive();
  });
});

test('the large view of a picture is not printed', async () => {
  const page = await visit();
  await choose(page, 0);
  await page.emulateMedia({ media: 'print' });
  expect(await viewer(page).isVisible()).toBe(false);
});
