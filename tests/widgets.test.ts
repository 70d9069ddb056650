import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, denyStorage, desktop, open, phone } from './browser.ts';

const news = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const closeNews = (page: Page) => page.locator('summary[aria-label="Close this announcement"]');

describe('the announcement', () => {
  test('stays closed from page to page and is back after a reload', async () => {
    const page = await open('/');
    await closeNews(page).click();
    await expect.poll(() => news(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Policies' }).first().click();
    await page.waitForURL('**/policies');
    expect(await news(page).isVisible()).toBe(false);
    await page.reload();
    expect(await news(page).isVisible()).toBe(true);
  });

  test('closed, is hidden before the first paint and shifts nothing', async () => {
    const page = await open('/', {
      before: async (page) => {
        // A font that arrives late may move a word by a pixel, and is another test's.
        await page.route('**/*.woff2', (font) => font.abort());
        await page.addInitScript(() => sessionStorage.setItem('announcement-closed', '1'));
      },
    });
    expect(await news(page).isVisible()).toBe(false);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
        }),
    );
    expect(shift).toBe(0);
  });

  test('closes where storage is denied', async () => {
    const page = await open('/', { before: denyStorage });
    await closeNews(page).click();
    await expect.poll(() => news(page).isVisible()).toBe(false);
  });
});

describe('the menu of small screens', () => {
  const toggle = (page: Page) => page.locator('summary[aria-label="Menu"]');
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('opens by touch, with the same links and a wide button to book', async () => {
    const page = await open('/', phone);
    await toggle(page).tap();
    expect(await menu(page).isVisible()).toBe(true);
    expect(await menu(page).getByRole('link').count()).toBe(9);
    const box = await menu(page).getByRole('link', { name: 'Book Now' }).boundingBox();
    expect(box?.width).toBe(350);
  });

  test('opens by keyboard; Escape closes it and gives the focus back', async () => {
    const page = await open('/', phone);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    await awake(page, 'menu');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
  });

  test('is closed after a link was chosen, also for who comes back', async () => {
    const page = await open('/policies', phone);
    await toggle(page).tap();
    await awake(page, 'menu');
    await menu(page).getByRole('link', { name: 'Location' }).click();
    await page.waitForURL('**/location');
    expect(await menu(page).isVisible()).toBe(false);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/policies', { waitUntil: 'commit' });
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });

  test('closes when Book Now opens its new tab', async () => {
    const page = await open('/', phone);
    await toggle(page).tap();
    await awake(page, 'menu');
    const tab = page.context().waitForEvent('page');
    await menu(page).getByRole('link', { name: 'Book Now' }).tap();
    await tab;
    expect(await menu(page).isVisible()).toBe(false);
  });
});

describe.each([
  ['a phone', phone],
  ['a large screen', desktop],
])('the questions on %s', (_, screen) => {
  const question = (page: Page, name: string) => page.locator('summary', { hasText: name });
  const isOpen = (page: Page, name: string) =>
    question(page, name).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);

  test('open one at a time, and close by a second press', async () => {
    const page = await open('/massage-therapy-faq', screen);
    await question(page, 'neck pain').click();
    await question(page, 'lower back').click();
    expect([await isOpen(page, 'neck pain'), await isOpen(page, 'lower back')]).toEqual([false, true]);
    await question(page, 'lower back').click();
    expect(await isOpen(page, 'lower back')).toBe(false);
  });

  test('are walked by arrows, Home and End, round the ends', async () => {
    const page = await open('/massage-therapy-faq', screen);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await question(page, 'neck pain').focus();
    await awake(page, 'accordion');
    for (const [key, words] of [
      ['ArrowDown', 'lower back'],
      ['End', 'How do I book?'],
      ['ArrowDown', 'neck pain'],
      ['ArrowUp', 'How do I book?'],
      ['Home', 'neck pain'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toContain(words);
    }
    await page.keyboard.press('Enter');
    expect(await isOpen(page, 'neck pain')).toBe(true);
    await page.keyboard.press('Space');
    expect(await isOpen(page, 'neck pain')).toBe(false);
  });

  test('open for a link that leads to them, with and without scripts', async () => {
    for (const visit of [screen, { ...screen, javaScriptEnabled: false }]) {
      const page = await open('/massage-therapy-faq#how-often', visit);
      await expect.poll(() => isOpen(page, 'How often')).toBe(true);
    }
  });

  test('open for a search that finds a word in a closed answer', async () => {
    // What find-in-page does, by an address: https://wicg.github.io/scroll-to-text-fragment/.
    const page = await open('/massage-therapy-faq#:~:text=For%20acute%20pain', screen);
    await expect.poll(() => isOpen(page, 'How often')).toBe(true);
  });

  test('are all printed with their answers', async () => {
    const page = await open('/massage-therapy-faq', screen);
    const answer = page.getByText('For acute pain');
    expect(await answer.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});
