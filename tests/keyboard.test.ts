import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open, phone } from './browser.ts';
import { onEveryRoute } from './every-route.ts';
import { focusFaults, watchFocus } from './focus.ts';

/** Scrolling to what has focus takes no time then. */
const still = { reducedMotion: 'reduce' } as const;

test.each([
  ['a phone', phone],
  ['a large screen', desktop],
])(
  'a keyboard reaches everything on every page, in the order it is read, and shows where it is, on %s',
  async (_, screen) => {
    expect(await onEveryRoute({ ...screen, ...still }, walk)).toEqual([]);
  },
  180_000,
);

/** Goes through a page with the tab key, once what comes by itself has come. */
async function walk(page: Page): Promise<string[]> {
  if (await page.locator('[data-island="map"]').count()) {
    await page.locator('[data-island="map"]').scrollIntoViewIfNeeded();
    await page.getByText('Open in Google Maps').waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, 0));
  }
  const count = await page.evaluate(watchFocus);
  for (let stop = 0; stop < count; stop++) await page.keyboard.press('Tab');
  return focusFaults(await page.evaluate(() => window.stops), count);
}

test('a keyboard reaches the content past the navigation', async () => {
  const page = await open('/services', desktop);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(
    await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().height > 20),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
