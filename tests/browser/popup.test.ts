import { basename } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { denyStorage, desktop, fillStorage, launch, phone, screens } from '../harness/browser/browser.ts';
import { focusedInsteadOf, focusedOutside } from '../harness/browser/focused.ts';
import { openOffer, opensWithin, reloadWithOffer, visitWithOffer } from '../harness/browser/offer.ts';
import { expectAccessible, offer } from '../harness/browser/widgets.ts';

const closings = (page: Page) => page.evaluate(() => localStorage.getItem('offer-closed'));

describe.each(screens)('the offer on %s', (_, screen) => {
  test('fades in, so that browsers do not take it for the largest paint of the page', async () => {
    const page = await visitWithOffer('/plain', screen);
    await openOffer(page);
    const largest = await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await document.body.animate([], 50).finished; // A few frames by the real clock.
      return new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          resolve(entry.element.closest('dialog') ? 'the offer' : 'the page');
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
    });
    expect(largest).toBe('the page');
  });

  test('is accessible, and is closed by a click beside it, which counts once', async () => {
    const page = await visitWithOffer('/plain', screen);
    await openOffer(page);
    await page.clock.resume(); // Axe uses timers.
    await expectAccessible(page, 'the open offer');
    await page.mouse.click(20, 20);
    await expect.poll(() => closings(page)).toBe('1');
    expect(await offer(page).isVisible()).toBe(false);
  });
});

describe('the offer in the popup', () => {
  test('opens after three seconds, no sooner, and takes the focus; Escape closes it and returns the focus', async () => {
    const page = await visitWithOffer('/');
    const link = page.getByRole('link', { name: 'Ask us' });
    await link.focus();
    expect(await opensWithin(page, 2900)).toBe(false);
    await page.clock.runFor(100);
    await offer(page).waitFor();
    expect(await focusedOutside(offer(page))).toBeNull();
    // A focus ring around a button that nobody has focused would look like a mistake.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Escape');
    expect(await offer(page).isVisible()).toBe(false);
    expect(await focusedInsteadOf(link)).toBeNull();
  });

  test.each(screens)('has styles that change nothing else on %s', async (_, screen) => {
    const page = await visitWithOffer('/', { ...screen, reducedMotion: 'reduce' });
    const withStyles = await page.screenshot({ fullPage: true });
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    expect(withStyles.equals(await page.screenshot({ fullPage: true }))).toBe(true);
  });

  test('finds its styles where an extension of the browser has added some of its own', async () => {
    const page = await visitWithOffer('/plain', phone, (page) => page.addInitScript(addForeignStyles));
    await openOffer(page);
    expect(await offer(page).evaluate((dialog) => getComputedStyle(dialog).borderRadius)).toBe('24px');
  });

  test('needs no React, and its code loads only where it may open', async () => {
    const scripts: string[] = [];
    const page = await visitWithOffer('/plain', phone, async (page) => {
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(basename(request.url())));
    });
    await openOffer(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => closings(page)).toBe('1');
    expect(scripts.splice(0)).toEqual([expect.stringMatching(/^main-/), expect.stringMatching(/^popup-/)]);
    await page.reload();
    await page.clock.runFor(4000);
    expect(scripts).toEqual([expect.stringMatching(/^main-/)]);
  });

  test('counts each way to close it once, and does not open after three closings, even in another session', async () => {
    const page = await visitWithOffer('/plain');
    const ways = [
      () => offer(page).getByRole('button', { name: 'Close the offer' }).click(),
      () => offer(page).getByRole('button', { name: 'Later' }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const [index, close] of ways.entries()) {
      await openOffer(page);
      await close();
      await expect.poll(() => closings(page)).toBe(`${index + 1}`);
      expect(await offer(page).isVisible()).toBe(false);
      await page.evaluate(() => sessionStorage.clear());
      await (index < 2 ? reloadWithOffer(page) : page.reload());
    }
    expect(await opensWithin(page, 5000)).toBe(false);
  });

  test('counts once for a visitor who leaves the page while it is open', async () => {
    const page = await visitWithOffer('/plain');
    await openOffer(page);
    await page.goto(new URL('/', page.url()).href);
    expect(await closings(page)).toBe('1');
  });

  test('stays open when a selection of its text ends outside it', async () => {
    const page = await visitWithOffer('/plain', desktop);
    await openOffer(page);
    await offer(page).getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await offer(page).isVisible()).toBe(true);
  });

  test.each([
    ['that takes room', ['--hide-scrollbars'], 15],
    ['that takes none', [], 0],
  ])('moves nothing on a page with a scrollbar %s', async (_, without, room) => {
    const by = await launch({ without });
    onTestFinished(() => by.close());
    const page = await visitWithOffer('/plain', { viewport: { width: 1000, height: 500 }, by });
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(room);
    const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
    const before = await width();
    await openOffer(page);
    expect(await width()).toBe(before);
  });

  test('is closed by its link, and does not open again in the same session', async () => {
    const page = await visitWithOffer('/');
    await openOffer(page);
    await offer(page).getByRole('link', { name: 'Take it' }).click();
    await page.waitForURL('**/plain');
    await expect.poll(() => closings(page)).toBe('1');
    expect(await opensWithin(page, 5000)).toBe(false);
  });

  test.each([
    ['denied', denyStorage],
    ['full', fillStorage],
  ])('does not open on page after page where storage is %s', async (_, spoil) => {
    const errors: string[] = [];
    const page = await visitWithOffer('/plain', phone, (page) => {
      page.on('pageerror', (error) => errors.push(error.message));
      return spoil(page);
    });
    expect(await opensWithin(page, 4000)).toBe(false);
    expect(errors).toEqual([]);
  });
});

/** Runs in the page before its own code. */
function addForeignStyles() {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    document.head.prepend(document.createElement('style'));
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
