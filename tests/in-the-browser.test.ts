import { describe, expect, test } from 'vitest';
import { desktop, open, phone } from './browser.ts';
import { facts } from './site.ts';

const noScripts = { ...phone, javaScriptEnabled: false };

describe('without scripts', () => {
  test.each([
    ['a phone', phone],
    ['a large screen', desktop],
  ])('the button to book at the top of %s can be pressed when only the page itself has arrived', async (_, screen) => {
    const page = await open('/', {
      ...screen,
      javaScriptEnabled: false,
      before: (page) => page.route('**/assets/**', (route) => route.abort()),
    });
    const book = page.getByRole('banner').getByRole('link', { name: 'Book Now' }).filter({ visible: true });
    const asked = page.context().waitForEvent('request', (request) => request.url() === facts.links.booking);
    await book.click();
    await asked;
  });

  test('the menu opens on a phone and leads to another page', async () => {
    const page = await open('/', noScripts);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.isVisible()).toBe(false);
    await page.locator('summary[aria-label="Menu"]').click();
    expect(await menu.getByRole('link').allTextContents()).toHaveLength(9);
    await menu.getByRole('link', { name: 'Policies' }).click();
    expect(new URL(page.url()).pathname).toBe('/policies');
    expect(await menu.isVisible()).toBe(false);
  });

  test('the announcement can be closed', async () => {
    const page = await open('/', noScripts);
    const news = page.getByText('75-Min New Client Special $90!');
    expect(await news.isVisible()).toBe(true);
    await page.locator('summary[aria-label="Close this announcement"]').click();
    expect(await news.isVisible()).toBe(false);
  });

  test('an answer opens, and closes the one before it', async () => {
    const page = await open('/massage-therapy-faq', noScripts);
    const first = page.getByText('Sudden, severe pain');
    const second = page.getByText('Pain that shoots below the knee');
    await page.getByRole('heading', { name: 'Can massage help with neck pain?' }).click();
    expect(await first.isVisible()).toBe(true);
    await page.getByRole('heading', { name: 'Can massage help with lower back pain?' }).click();
    expect([await first.isVisible(), await second.isVisible()]).toEqual([false, true]);
  });

  test('the newsletter form goes to the list in a new tab, with what the list asks for', async () => {
    const page = await open('/', noScripts);
    const form = page.locator('main form');
    expect(await form.getAttribute('action')).toBe('https://lists.example.com/subscribe/post');
    expect(await form.getAttribute('target')).toBe('_blank');
    expect(
      await form.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    ).toEqual(['u', 'id', 'f_id', 'EMAIL']);
  });

  test('the menu shows no button to print it, which could do nothing', async () => {
    const page = await open('/printable-menu', noScripts);
    expect(await page.getByRole('button', { name: 'Print This Menu' }).isVisible()).toBe(false);
  });

  test('the map leads to a map', async () => {
    const page = await open('/location', noScripts);
    const link = page.getByRole('region', { name: 'Map' }).getByRole('link', { name: 'Open in Google Maps' });
    expect(await link.getAttribute('href')).toContain('33.220385');
  });
});

test('the first screen of a phone has the button to book', async () => {
  for (const route of ['/', '/massage-celina', '/swedish-massage-little-elm-tx']) {
    const page = await open(route, phone);
    const button = page.locator('main').getByRole('link', { name: /^Book/ }).first();
    const box = await button.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
  }
});

test('the large screen has the links in a row, and no button for a menu', async () => {
  const page = await open('/about', desktop);
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBe(9);
  expect(await page.locator('summary[aria-label="Menu"]').isVisible()).toBe(false);
});

test('the printed menu takes two pages, without navigation', async () => {
  const page = await open('/printable-menu', desktop);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Menu' }).isVisible()).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('the button on the menu prints it at every press, the first one too', async () => {
  const page = await open('/printable-menu', desktop);
  await page.evaluate(() => {
    window.print = () => {
      document.title = document.title === 'printed' ? 'printed again' : 'printed';
    };
  });
  const button = page.getByRole('button', { name: 'Print This Menu' });
  await button.click();
  await expect.poll(() => page.title()).toBe('printed');
  await button.click();
  await expect.poll(() => page.title()).toBe('printed again');
});

test('who goes back gets the page as it was left, from the cache of the browser', async () => {
  const page = await open('/about', {
    ...phone,
    before: (page) =>
      page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))),
  });
  await page.locator('summary[aria-label="Menu"]').tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();
  await page.waitForURL('**/policies');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/about', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
});
