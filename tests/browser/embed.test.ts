import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open, phone, screens } from '../harness/browser/browser.ts';

/** The page with the last example of every section type (tests/setup/write-gallery.ts). */
const route = '/on-linen';
const calendar = 'https://book.example.com/calendar';
const show = (page: Page) => page.getByRole('link', { name: 'Show the calendar' });

test.each(screens)('on %s, a page from elsewhere is loaded after a click, where its picture was', async (_, screen) => {
  let requests = 0;
  const page = await open(route, {
    ...screen,
    site: 'gallery',
    before: (page) =>
      page.route(`${calendar}**`, (route) => {
        requests++;
        return route.fulfill({ contentType: 'text/html', body: '<h1>Free times</h1>' });
      }),
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await show(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await height();
  expect(requests).toBe(0);
  await show(page).click();
  await page.frameLocator('iframe[title="Booking calendar"]').getByText('Free times').waitFor();
  expect(requests).toBe(1);
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

test('with a key for a new tab, it opens there', async () => {
  const page = await open(route, { ...desktop, site: 'gallery' });
  await Promise.all([page.context().waitForEvent('page'), show(page).click({ modifiers: ['ControlOrMeta'] })]);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('with a key that saves what a link leads to, it stays a link', async () => {
  const page = await open(route, { ...desktop, site: 'gallery' });
  await show(page).click({ modifiers: ['Alt'] });
  expect(await page.locator('iframe').count()).toBe(0);
});

test('without scripts, it is a link to a new tab', async () => {
  const page = await open(route, { ...phone, site: 'gallery', javaScriptEnabled: false });
  expect(await show(page).getAttribute('href')).toBe(calendar);
  expect(await show(page).getAttribute('target')).toBe('_blank');
});
