import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, inNoTime, open, passing, screens, stopClock } from '../harness/browser/browser.ts';
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

test('on a page without cards, nothing shines through a notification', async () => {
  const before = async (page: Page) => {
    await page.context().route('**/subscribe/**', (route) => route.abort());
    await stopClock(page);
  };
  const page = await open('/about', { ...desktop, site: 'site', before });
  const newsletter = page.locator('[data-island="newsletter"]');
  await newsletter.getByRole('textbox').first().fill('ann@example.com');
  await newsletter.getByRole('button').click();
  const notice = page.locator('[data-sonner-toast]', { hasText: 'Subscription failed' });
  await passing(page, () => notice.isVisible());
  expect(await notice.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(251, 247, 240)');
});

/** By the colors that the system of a visitor has. */
const looks = {
  light: { error: 'rgb(153, 71, 37)', ground: 'rgb(251, 247, 240)', words: 'rgb(30, 41, 37)' },
  dark: { error: 'rgb(239, 184, 147)', ground: 'rgb(23, 48, 42)', words: 'rgb(240, 231, 218)' },
};

test.each(['light', 'dark'] as const)(
  'notifications have the font and the colors of the site, and failures a border, sign, and title in that of errors, in %s',
  async (colorScheme) => {
    const { error, ground, words } = looks[colorScheme];
    let isLost = true;
    const before = async (page: Page) => {
      await page.route(newsletterList, (route) => (isLost ? route.abort() : route.fulfill({ body: 'ok' })));
      await stopClock(page);
    };
    const page = await open('/', { ...desktop, colorScheme, before });
    const notice = (title: string) => page.locator('[data-sonner-toast]', { hasText: title });

    await signUp(page, 'ann@example.com');
    await passing(page, () => notice('That did not work').isVisible());
    const colors = await notice('That did not work').evaluate((notice) => {
      const colorOf = (part: string) => getComputedStyle(notice.querySelector(part) ?? document.body).color;
      return [getComputedStyle(notice).borderTopColor, colorOf('svg'), colorOf('[data-title]')];
    });
    expect(colors).toEqual([error, error, error]);
    await inNoTime(page, expectAccessible(page, 'with a failure'));

    isLost = false;
    await signUp(page, 'ann@example.com');
    await passing(page, () => notice('You are on the list').isVisible());
    const found = await notice('You are on the list').evaluate((notice) => {
      const { backgroundColor, color, fontFamily } = getComputedStyle(notice);
      return { ground: backgroundColor, words: color, font: fontFamily };
    });
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(found).toEqual({ ground, words, font });
    await inNoTime(page, expectAccessible(page, 'with a notification of success'));
  },
);

test.each(screens)(
  'on %s, a notification covers neither the form nor the bar, and its region has the site’s name alone',
  async (_, screen) => {
    const before = async (page: Page) => {
      await page.route(newsletterList, (route) => route.abort());
      await stopClock(page);
    };
    const page = await open('/', { ...screen, before });
    for (const block of ['start', 'end'] as const) {
      if (block === 'end') await page.reload();
      await form(page).evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);
      await signUp(page, 'ann@example.com');
      const notice = page.locator('[data-sonner-toast][data-mounted="true"]');
      await passing(page, () => notice.isVisible());
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
