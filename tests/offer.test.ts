import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, denyStorage, desktop, fillStorage, open, phone, stopClock } from './browser.ts';

describe.each([
  ['a phone', { ...phone, offer: true }],
  ['a large screen', { ...desktop, offer: true }],
])('the offer on %s', (_, screen) => {
  const offer = (page: Page) => page.getByRole('dialog', { name: 'New Here? Your First Visit Is on Special' });
  const count = (page: Page) => page.evaluate(() => localStorage.getItem('offer-closed'));
  const withClock = { ...screen, before: stopClock };

  async function openOffer(page: Page) {
    await page.clock.runFor(3000);
    await offer(page).waitFor();
  }

  test('opens three seconds after the page, not sooner', async () => {
    const page = await open('/', withClock);
    await page.clock.runFor(2900);
    expect(await offer(page).isVisible()).toBe(false);
    await page.clock.runFor(100);
    await offer(page).waitFor();
    expect(await offer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['its cross', (page) => offer(page).getByRole('button', { name: 'Close this offer' }).click()],
    ['Maybe Later', (page) => offer(page).getByRole('button', { name: 'Maybe Later' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the ground behind it', (page) => page.mouse.click(20, 20)],
    ['the link to the offer', (page) => offer(page).getByRole('link', { name: 'Book Your Special' }).click()],
  ])('is closed by %s, which counts once, and not again in this session', async (way, close) => {
    const page = await open('/', withClock);
    await openOffer(page);
    await close(page);
    if (way === 'the link to the offer') await page.waitForURL('**/promotions');
    await expect.poll(() => count(page)).toBe('1');
    expect(await offer(page).isVisible()).toBe(false);
    await page.goto(new URL('/about', page.url()).href);
    await page.clock.runFor(5000);
    expect(await offer(page).isVisible()).toBe(false);
  });

  test('fades in, so that browsers do not take it for the page and call the page late', async () => {
    const page = await open('/book', screen);
    await offer(page).waitFor();
    const largest = await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          resolve(entry.element.closest('dialog') ? 'the offer' : 'the page');
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
    });
    expect(largest).toBe('the page');
  });

  test('is not shown a fourth time', async () => {
    const page = await open('/', {
      ...screen,
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem('offer-closed', '3'));
        await stopClock(page);
      },
    });
    await page.clock.runFor(5000);
    expect(await offer(page).isVisible()).toBe(false);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('popup'))),
    ).toBe(false);
  });

  test('gives the focus back', async () => {
    const page = await open('/', withClock);
    const link = page.getByRole('link', { name: 'View Services' });
    await link.focus();
    await openOffer(page);
    await page.keyboard.press('Escape');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('waits for somebody who is typing', async () => {
    const page = await open('/', withClock);
    const field = page.locator('main').getByLabel('Your e-mail address');
    await field.fill('ann@');
    await page.clock.runFor(4000);
    await awake(page, 'popup');
    expect(await offer(page).isVisible()).toBe(false);
    await field.blur();
    await page.clock.resume();
    await offer(page).waitFor();
  });

  test('waits for another dialog', async () => {
    const page = await open('/', withClock);
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      other.textContent = 'Another';
      document.body.append(other);
      other.showModal();
    });
    await page.clock.runFor(4000);
    await awake(page, 'popup');
    expect(await offer(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.clock.resume();
    await offer(page).waitFor();
  });

  test.each([
    ['denied', denyStorage],
    ['full', fillStorage],
  ])('is no trouble where storage is %s', async (_, spoil) => {
    const said: string[] = [];
    const page = await open('/', {
      ...screen,
      before: async (page) => {
        page.on('pageerror', (error) => said.push(error.message));
        await spoil(page);
        await stopClock(page);
      },
    });
    await openOffer(page);
    await page.keyboard.press('Escape');
    expect(await offer(page).isVisible()).toBe(false);
    expect(said).toEqual([]);
  });
});
