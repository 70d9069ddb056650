import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { phone } from '../harness/browser/browser.ts';
import { address, siteWith, visit } from '../harness/browser/counted.ts';
import { coverOf } from '../harness/browser/cover.ts';
import { menu, menuButton } from '../harness/browser/widgets.ts';

const consent =
  'consent: { label: Cookies, text: "May we count?", accept: Count me, decline: Not me, change: Cookie choice }';

const { served } = siteWith(`ga4: G-ABC1234567, ${consent}`);
const strip = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
const google = 'www.googletagmanager.com/gtag/js?id=G-ABC1234567';

test('Google is contacted only after a yes, which is remembered', async () => {
  const { page, sent, blocked } = await visit('/plain', served());
  await strip(page).waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Count me' }).click();
  await expect.poll(() => sent).toEqual([google]);
  expect(await strip(page).isVisible()).toBe(false);
  const told = await page.evaluate(() => window.dataLayer?.map((one) => [...(one as IArguments)].slice(0, 2)));
  expect(told?.map(([command]) => command)).toEqual(['consent', 'js', 'config']);
  await page.goto(`${address}/questions`);
  await expect.poll(() => sent).toEqual([google, google]);
  expect(await strip(page).isVisible()).toBe(false);
  expect(await blocked()).toEqual([]);
});

test('a no is remembered too, and both answers can be changed in the footer', async () => {
  const { page, sent } = await visit('/plain', served());
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await page.getByRole('button', { name: 'Count me' }).click();
  await expect.poll(() => sent).toEqual([google]);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's code does.
    document.cookie = '_ga_ABC1234567=1; domain=maple.test';
  });
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await page.getByRole('button', { name: 'Not me' }).click();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-ABC1234567'))).toBe(true);
});

test('the open menu is over the strip, so its last links can be reached', async () => {
  const { page } = await visit('/plain', served(), { ...phone, viewport: { width: 568, height: 320 } });
  await strip(page).waitFor();
  await menuButton(page).tap();
  const book = menu(page).getByRole('link', { name: 'Book' });
  await book.scrollIntoViewIfNeeded();
  expect(await coverOf(book)).toBeNull();
});
