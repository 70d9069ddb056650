import type { Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open, phone, screens } from '../harness/browser/browser.ts';
import {
  banner,
  bannerClose,
  field,
  form,
  map,
  menu,
  menuButton,
  question,
  subscribe,
} from '../harness/browser/widgets.ts';

const booking = 'https://book.example.com/small';
const noScripts = { ...phone, javaScriptEnabled: false };

describe('without scripts', () => {
  test.each(screens)(
    'the button to book at the top of %s works as soon as the page itself has arrived',
    async (_, screen) => {
      const page = await open('/', {
        ...screen,
        javaScriptEnabled: false,
        before: (page) => page.route('**/assets/**', (route) => route.abort()),
      });
      const book = page.getByRole('banner').getByRole('link', { name: 'Book' }).filter({ visible: true });
      const toBooking = (request: Request) => request.url() === booking;
      await Promise.all([page.context().waitForEvent('request', toBooking), book.click()]);
    },
  );

  test('the menu opens on a phone and leads to another page', async () => {
    const page = await open('/', noScripts);
    expect(await menu(page).isVisible()).toBe(false);
    await menuButton(page).click();
    expect(await menu(page).getByRole('link').count()).toBe(5);
    await menu(page).getByRole('link', { name: 'Plain' }).click();
    expect(new URL(page.url()).pathname).toBe('/plain');
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('the banner can be closed', async () => {
    const page = await open('/', noScripts);
    const news = banner(page).getByText('The shop is open again!');
    expect(await news.isVisible()).toBe(true);
    await bannerClose(page).click();
    expect(await news.isVisible()).toBe(false);
  });

  test('opening an answer closes the one before it', async () => {
    const page = await open('/questions', noScripts);
    const first = page.getByText('Copper lasts for decades.');
    const second = page.getByText('Lead is gone by now.');
    await question(page, 'copper').click();
    expect(await first.isVisible()).toBe(true);
    await question(page, 'lead').click();
    expect([await first.isVisible(), await second.isVisible()]).toEqual([false, true]);
  });

  test('the newsletter posts to the list in a new tab, with what the list asks for', async () => {
    const page = await open('/', noScripts);
    expect(await form(page).getAttribute('action')).toBe('https://lists.example.com/subscribe');
    expect(
      await form(page)
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    ).toEqual(['u', 'id', 'f_id', 'EMAIL']);
    await field(page).fill('ann@example.com');
    const toList = (request: Request) => request.url().startsWith('https://lists.');
    const [request] = await Promise.all([
      page.context().waitForEvent('request', toList),
      page.context().waitForEvent('page'),
      subscribe(page).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the price list shows no print button where it could do nothing', async () => {
    const page = await open('/print', noScripts);
    const button = page.locator('button', { hasText: 'Print' });
    expect(await button.count()).toBe(1);
    expect(await button.isVisible()).toBe(false);
  });

  test('the map is a link to a map', async () => {
    const page = await open('/find-us', noScripts);
    const link = map(page).getByRole('link', { name: 'Open the map' });
    expect(await link.getAttribute('href')).toBe('https://maps.example.com/small');
  });
});
