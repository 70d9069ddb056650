import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open, passing, screens, stopClock } from '../harness/browser/browser.ts';
import { expectAccessible, form, newsletterList, signUp, subscribe } from '../harness/browser/widgets.ts';

test('at most three notifications are visible at once, each for four seconds', async () => {
  const page = await open('/', {
    ...desktop,
    before: async (page) => {
      await page.route(newsletterList, (route) => route.fulfill({ body: 'ok' }));
      await stopClock(page);
    },
  });
  const notices = page.locator('[data-sonner-toast]');
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  for (let count = 1; count <= 4; count++) {
    await signUp(page, 'ann@example.com');
    await passing(page, async () => (await notices.count()) === count && (await subscribe(page).isEnabled()));
  }
  expect(await visible.count()).toBe(3);
  await page.clock.runFor(2000);
  expect(await visible.count()).toBe(3);
  await page.clock.runFor(1800);
  expect(await visible.count()).toBeGreaterThan(0);
  await page.clock.runFor(600);
  await expect.poll(() => notices.count()).toBe(0);
});

test.each(['light', 'dark'] as const)(
  'notifications have the font and the colors of the site where the system of a visitor is %s',
  async (colorScheme) => {
    const answer = (page: Page) => page.route(newsletterList, (route) => route.fulfill({ body: 'ok' }));
    const page = await open('/', { ...desktop, colorScheme, before: answer });
    await signUp(page, 'ann@example.com');
    const looks = await page.locator('[data-sonner-toast]').evaluate((notice) => {
      const own = getComputedStyle(notice);
      return { ground: own.backgroundColor, words: own.color, font: own.fontFamily };
    });
    expect(looks).toMatchObject(
      colorScheme === 'light'
        ? { ground: 'rgb(255, 253, 249)', words: 'rgb(30, 41, 37)' }
        : { ground: 'rgb(29, 58, 50)', words: 'rgb(240, 231, 218)' },
    );
    expect(looks.font).toBe(await page.evaluate(() => getComputedStyle(document.body).fontFamily));
    await expectAccessible(page, 'with a notification');
  },
);

test.each([
  ['light', 'rgb(153, 71, 37)'],
  ['dark', 'rgb(239, 184, 147)'],
] as const)(
  'a failure has a border, sign, and title in the color of errors where the system is %s',
  async (colorScheme, errorColor) => {
    const refuse = (page: Page) => page.route(newsletterList, (route) => route.abort());
    const page = await open('/', { ...desktop, colorScheme, before: refuse });
    await signUp(page, 'ann@example.com');
    const colors = await page.locator('[data-sonner-toast]').evaluate((notice) => {
      const colorOf = (part: string) => getComputedStyle(notice.querySelector(part) ?? document.body).color;
      return [getComputedStyle(notice).borderTopColor, colorOf('svg'), colorOf('[data-title]')];
    });
    expect(colors).toEqual([errorColor, errorColor, errorColor]);
    await expectAccessible(page, 'with a failure');
  },
);

test.each(screens)(
  'on %s, a notification covers neither the form nor the bar, and its region has the site’s name alone',
  async (_, screen) => {
    const refuse = (page: Page) => page.route(newsletterList, (route) => route.abort());
    for (const block of ['start', 'end'] as const) {
      const page = await open('/', { ...screen, before: refuse });
      await form(page).evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);
      await signUp(page, 'ann@example.com');
      const notice = page.locator('[data-sonner-toast][data-mounted="true"]');
      await notice.waitFor();
      await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const [shown, asked, bar] = await Promise.all(
        [notice, form(page), page.locator('header').last()].map((one) => one.evaluate(edges)),
      );
      expect(overlapOf(shown, asked), block).toBeLessThanOrEqual(0);
      expect(shown?.top).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
      const region = page.locator('#notifications');
      expect(await region.locator('section').getAttribute('aria-label')).toBe(await region.getAttribute('data-label'));
    }
  },
);

/** Returns the height that two boxes share, in pixels; not above 0 if one is below the other. */
function overlapOf(one?: Edges, other?: Edges): number {
  return one && other ? Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) : Number.POSITIVE_INFINITY;
}

type Edges = ReturnType<typeof edges>;

/** Runs in the page. */
function edges(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}
