import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, passing, phone, stopClock } from '../harness/browser/browser.ts';
import { google, withGoogle } from '../harness/browser/google.ts';
import { watched } from '../harness/browser/policy.ts';
import {
  bannerClose,
  map,
  menu,
  menuButton,
  newsletterList,
  offer,
  question,
  signUp,
} from '../harness/browser/widgets.ts';

const provider = (page: Page) => page.route(newsletterList, (route) => route.fulfill({ body: 'ok' }));

describe('the policy of a page blocks nothing that the page does:', () => {
  test('the menu, the banner, the newsletter, and its notifications', async () => {
    const said: string[] = [];
    const { page, blocked } = await watched('/', {
      ...phone,
      before: async (page) => {
        page.on('console', (message) => said.push(message.text()));
        page.on('pageerror', (error) => said.push(error.message));
        await provider(page);
        await withGoogle(page);
        await stopClock(page);
      },
    });
    await menuButton(page).click();
    await menu(page).waitFor();
    await menuButton(page).click();
    await bannerClose(page).click();
    await signUp(page, 'plain');
    await signUp(page, 'ann@example.com');
    await passing(page, () => page.locator('#notifications').getByText('You are on the list').isVisible());
    const shown = page.locator('[data-sonner-toaster]:not(:empty)');
    expect(await shown.evaluate((list) => getComputedStyle(list).position)).toBe('fixed');
    await page.clock.resume();
    await map(page).scrollIntoViewIfNeeded();
    await map(page).locator('[data-zoom]').waitFor();
    expect([...(await blocked()), ...said]).toEqual([]);
  });

  test('the offer and its buttons', async () => {
    const { page, blocked } = await watched('/plain', {
      ...phone,
      offer: true,
      before: (page) => page.clock.install(),
    });
    await passing(page, () => offer(page).isVisible(), 500);
    await offer(page).getByRole('button').last().click();
    await offer(page).waitFor({ state: 'hidden' });
    expect(await blocked()).toEqual([]);
  });

  test('questions, and printing', async () => {
    const { page, blocked } = await watched('/questions', desktop);
    await question(page, 'copper').click();
    await question(page, 'copper').press('ArrowDown');
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
    expect(await blocked()).toEqual([]);
  });

  test('the newsletter without its script, in a new tab', async () => {
    const { page, blocked } = await watched('/plain', { ...desktop, before: provider });
    await page.context().route(newsletterList, (route) => route.fulfill({ body: 'ok' }));
    await page.route('**/newsletter-*.js', (route) => route.abort());
    const field = page.getByLabel('E-mail');
    const tab = page.waitForEvent('popup');
    await field.fill('ann@example.com');
    await field.press('Enter');
    await (await tab).getByText('ok').waitFor();
    expect(await blocked()).toEqual([]);
  });
});

test('a page with a map lets Google add what its code adds', async () => {
  const { page, blocked } = await watched('/find-us', {
    ...desktop,
    before: (page) =>
      page.route(google, (route) => route.fulfill({ contentType: 'text/javascript', body: googleCode })),
  });
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.title)).toBe('3');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).order)).toBe('7');
  expect(await blocked()).toEqual([]);
});

/** What https://developers.google.com/maps/documentation/javascript/content-security-policy says that the real code does. */
const googleCode = `
  const style = document.createElement('style');
  style.nonce = document.querySelector('style[nonce]').nonce;
  style.textContent = 'h1 { order: 7 }';
  document.head.append(style);
  const code = new Blob(['postMessage(3)']);
  new Worker(URL.createObjectURL(code)).onmessage = ({ data }) => { document.title = Function('return ' + data)(); };`;
