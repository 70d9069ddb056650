import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open } from '../harness/browser/browser.ts';

test('the price list prints without navigation, and no price is cut by the end of a sheet', async () => {
  const page = await open('/print', desktop);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Price list' }).isVisible()).toBe(true);
  const entries = page.locator('main dl > div');
  const breaks = await entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).breakInside));
  expect(breaks).toEqual(['avoid', 'avoid', 'avoid', 'avoid']);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

const breaksOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]);

const breaksAfter = (found: Locator) =>
  found.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakAfter))]);

test('a row of hours is never cut by the end of a sheet', async () => {
  const page = await open('/find-us', desktop);
  await page.emulateMedia({ media: 'print' });
  expect(await breaksOf(page, 'main dl > div')).toEqual(['avoid']);
});

test('browsers are asked to keep a card on one sheet', async () => {
  const page = await open('/on-linen', { site: 'gallery', ...desktop });
  await page.emulateMedia({ media: 'print' });
  expect(await breaksOf(page, 'main article, main .bg-card')).toEqual(['avoid']);
});

test('a heading stays on the sheet of what it is above, and an item of a list is on one sheet', async () => {
  const page = await open('/on-linen', { site: 'gallery', ...desktop });
  await page.emulateMedia({ media: 'print' });
  expect(await breaksOf(page, 'main li, main div:has(> h2:text-is("Why here"))')).toEqual(['avoid']);
  expect(await breaksAfter(page.locator('main div:has(> h2:text-is("Why here"))'))).toEqual(['avoid']);
});

test('a heading beside its links leaves the next section free to begin on a new sheet, so that no card is cut', async () => {
  const page = await open('/on-linen', { site: 'gallery', ...desktop });
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Nearby' });
  expect(await breaksAfter(heading)).toEqual(['auto']);
  await page.setViewportSize({ width: 600, height: 800 });
  expect(await breaksAfter(heading)).toEqual(['avoid']);
});

test('what is left of a card on the next sheet is in the flow, so that nothing overlaps it', async () => {
  const page = await open('/', desktop);
  await page.emulateMedia({ media: 'print' });
  const displays = await page
    .locator('main article')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).display))]);
  expect(displays).toEqual(['block']);
  expect(await breaksOf(page, 'main article > :last-child, main article dl > div')).toEqual(['avoid']);
});

test('on paper, without fills, every text is dark, and buttons have outlines', async () => {
  const page = await open('/', desktop);
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('main :is(h2, p, a)').filter({ visible: true });
  expect(await texts.count()).toBeGreaterThan(0);
  const lightest = () =>
    texts.evaluateAll((all) =>
      Math.max(...all.flatMap((text) => (getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number))),
    );
  // Colors of buttons fade into each other.
  await expect.poll(lightest).toBeLessThan(80);
  const buttons = page.locator('main a.bg-fill');
  expect(await buttons.count()).toBeGreaterThan(0);
  const styles = () =>
    buttons.evaluateAll((all) => [
      ...new Set(all.map((one) => `${getComputedStyle(one).backgroundColor} ${getComputedStyle(one).borderStyle}`)),
    ]);
  await expect.poll(styles).toEqual(['rgba(0, 0, 0, 0) solid']);
});

test('the button on the price list prints it at every press, including the first', async () => {
  const page = await open('/print', desktop);
  await page.evaluate(() => {
    window.print = () => {
      document.title = document.title === 'printed' ? 'printed again' : 'printed';
    };
  });
  const button = page.getByRole('button', { name: 'Print' });
  await button.click();
  await expect.poll(() => page.title()).toBe('printed');
  await button.click();
  await expect.poll(() => page.title()).toBe('printed again');
});
