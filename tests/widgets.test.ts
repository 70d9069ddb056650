import type { Page, Request } from 'playwright';
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
      before: (page) => page.addInitScript(() => sessionStorage.setItem('announcement-closed', '1')),
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
    await page.goBack();
    expect(await menu(page).isVisible()).toBe(false);
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

describe('the questions', () => {
  const question = (page: Page, name: string) => page.locator('summary', { hasText: name });
  const isOpen = (page: Page, name: string) =>
    question(page, name).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);

  test('open one at a time, and close by a second press', async () => {
    const page = await open('/massage-therapy-faq');
    await question(page, 'neck pain').click();
    await question(page, 'lower back').click();
    expect([await isOpen(page, 'neck pain'), await isOpen(page, 'lower back')]).toEqual([false, true]);
    await question(page, 'lower back').click();
    expect(await isOpen(page, 'lower back')).toBe(false);
  });

  test('are walked by arrows, Home and End, round the ends', async () => {
    const page = await open('/massage-therapy-faq');
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
    for (const visit of [desktop, { ...desktop, javaScriptEnabled: false }]) {
      const page = await open('/massage-therapy-faq#how-often', visit);
      await expect.poll(() => isOpen(page, 'How often')).toBe(true);
    }
  });

  test('are all printed with their answers', async () => {
    const page = await open('/massage-therapy-faq');
    const answer = page.getByText('For acute pain');
    expect(await answer.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});

describe('the offer', () => {
  const offer = (page: Page) => page.getByRole('dialog', { name: 'New Here? Your First Visit Is on Special' });
  const count = (page: Page) => page.evaluate(() => localStorage.getItem('offer-closed'));
  const withClock = { ...desktop, before: (page: Page) => page.clock.install() };

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

  test('is not shown a fourth time', async () => {
    const page = await open('/', {
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem('offer-closed', '3'));
        await page.clock.install();
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
    await page.clock.runFor(10);
    await offer(page).waitFor();
  });

  test('is no trouble where storage is denied', async () => {
    const said: string[] = [];
    const page = await open('/', {
      before: async (page) => {
        page.on('pageerror', (error) => said.push(error.message));
        await denyStorage(page);
        await page.clock.install();
      },
    });
    await openOffer(page);
    await page.keyboard.press('Escape');
    expect(await offer(page).isVisible()).toBe(false);
    expect(said).toEqual([]);
  });
});

describe('the newsletter', () => {
  const form = (page: Page) => page.locator('main form');
  const field = (page: Page) => form(page).getByLabel('Your e-mail address');
  const button = (page: Page) => form(page).getByRole('button', { name: /Subscribe/ });
  const list = 'https://lists.example.com/**';

  async function visit(answer: (request: Request) => 'ok' | 'fail' | 'never') {
    const sent: Request[] = [];
    const page = await open('/', {
      ...desktop,
      before: (page) =>
        page.route(list, async (route) => {
          sent.push(route.request());
          const how = answer(route.request());
          if (how === 'ok') await route.fulfill({ status: 200, body: 'opaque' });
          if (how === 'fail') await route.abort();
        }),
    });
    await field(page).focus();
    await awake(page, 'newsletter');
    return { page, sent };
  }

  test.each(['', 'plain', 'a@', '@b.com', 'a b@c.com', 'a@b', 'a@b..com'])(
    'refuses "%s" under the field',
    async (text) => {
      const { page, sent } = await visit(() => 'ok');
      await field(page).fill(text);
      await button(page).click();
      const error = form(page).getByText('Please enter a valid email address');
      await error.waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      expect(await field(page).getAttribute('aria-describedby')).toContain((await error.getAttribute('id')) ?? '?');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(sent).toEqual([]);
    },
  );

  test.each(['ann.o+spa@mail.example.co.uk', "o'neil@example.com"])('sends %s and thanks for it', async (text) => {
    const { page, sent } = await visit(() => 'ok');
    await field(page).fill(text);
    await button(page).click();
    await page.getByText('Welcome to our wellness community!').waitFor();
    await page.getByText("Thank you for subscribing. You'll receive updates and special offers soon.").waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method()).toBe('POST');
    expect(sent[0]?.headers()['content-type']).toContain('multipart/form-data');
    const body = sent[0]?.postData() ?? '';
    for (const name of ['EMAIL', 'u', 'id', 'f_id']) expect(body).toContain(`name="${name}"`);
    expect(body).toContain(text);
  });

  test('that fails says so and keeps what was typed', async () => {
    const { page } = await visit(() => 'fail');
    await field(page).fill('ann@example.com');
    await button(page).click();
    await page.getByText('Subscription failed').waitFor();
    await page.getByText('Please try again or contact us directly.').waitFor();
    expect(await field(page).inputValue()).toBe('ann@example.com');
    expect(await button(page).isEnabled()).toBe(true);
  });

  test('fails at once where the browser is offline', async () => {
    const { page, sent } = await visit(() => 'ok');
    await field(page).fill('ann@example.com');
    // The code of the notification arrives while there is still a network.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await button(page).click();
    await page.getByText('Subscription failed').waitFor();
    expect(sent).toEqual([]);
  });

  test('that gets no answer is busy for ten seconds, sends once, and then fails', async () => {
    const { page, sent } = await visit(() => 'never');
    await field(page).fill('ann@example.com');
    await button(page).dblclick({ noWaitAfter: true });
    await expect.poll(() => form(page).getAttribute('aria-busy')).toBe('true');
    expect([await field(page).isDisabled(), await button(page).isDisabled()]).toEqual([true, true]);
    expect(await form(page).getByRole('status').textContent()).toBe('Sending your address');
    await page.getByText('Subscription failed').waitFor({ timeout: 15_000 });
    expect(sent).toHaveLength(1);
    expect(await field(page).inputValue()).toBe('ann@example.com');
  });

  test('has its live region from the start, and loads the notifications only when there is one', async () => {
    const { page } = await visit(() => 'ok');
    expect(await page.locator('#notifications').getAttribute('aria-live')).toBe('polite');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('toasts')));
    expect(await loaded()).toBe(false);
    await field(page).fill('ann@example.com');
    await button(page).click();
    await page.getByText('Welcome to our wellness community!').waitFor();
    expect(await loaded()).toBe(true);
  });
});
