import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, phone, screens } from '../harness/browser/browser.ts';

/** What the page says above its hours, and the day that it marks. */
const line = (page: Page) => page.locator('[data-hours] > p').first().innerText();
const today = (page: Page) => page.locator('[aria-current=date]').allInnerTexts();

const at = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));

describe('the line above the hours', () => {
  test.each(screens)('says on %s whether the business is open, and nothing moves', async (_, screen) => {
    const page = await open('/find-us', { ...screen, before: at('2026-02-03T14:00:00Z') });
    const before = await page.locator('[data-hours]').boundingBox();
    await page.getByRole('heading', { name: 'Hours' }).scrollIntoViewIfNeeded();
    await expect.poll(() => line(page)).toBe('Open now · until 5 PM');
    expect(await today(page)).toEqual(['Tuesday']);
    const after = await page.locator('[data-hours]').boundingBox();
    expect(after?.height).toBe(before?.height);
  });

  test('uses the time zone of the business, wherever the visitor is', async () => {
    const page = await open('/find-us', { timezoneId: 'Asia/Tokyo', before: at('2026-02-07T02:00:00Z') });
    await page.getByRole('heading', { name: 'Hours' }).scrollIntoViewIfNeeded();
    await expect.poll(() => line(page)).toBe('Closed now · opens Monday 9 AM');
    expect(await today(page)).toEqual(['Friday']);
  });

  test('knows the holidays, and changes while the page is open', async () => {
    const page = await open('/find-us', {
      before: async (page) => {
        await page.clock.install({ time: '2026-12-27T04:59:00Z' });
      },
    });
    await page.getByRole('heading', { name: 'Hours' }).scrollIntoViewIfNeeded();
    await expect.poll(() => today(page)).toEqual(['December 24–26\nChristmas']);
    expect(await line(page)).toBe('Closed now · opens Monday 9 AM');
    await page.clock.runFor(60_000);
    expect(await today(page)).toEqual(['Sunday']);
  });

  test.each(['visibilitychange', 'pageshow'])(
    'is right as soon as a visitor returns to the page (%s)',
    async (event) => {
      const page = await open('/find-us', { before: at('2026-02-03T14:00:00Z') });
      await page.getByRole('heading', { name: 'Hours' }).scrollIntoViewIfNeeded();
      await expect.poll(() => line(page)).toBe('Open now · until 5 PM');
      await at('2026-02-07T02:00:00Z')(page);
      await page.evaluate((event) => document.dispatchEvent(new Event(event, { bubbles: true })), event);
      expect(await line(page)).toBe('Closed now · opens Monday 9 AM');
      expect(await today(page)).toEqual(['Friday']);
    },
  );

  test('takes no room without scripts, and the hours are shown', async () => {
    const page = await open('/find-us', { ...phone, javaScriptEnabled: false });
    expect(await page.locator('[data-hours] > p').first().isVisible()).toBe(false);
    expect(await page.locator('[data-hours]').getByText('9 AM–5 PM').count()).toBe(5);
  });
});
