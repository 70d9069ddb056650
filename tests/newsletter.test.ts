import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, desktop, open, phone, stopClock } from './browser.ts';

describe.each([
  ['a phone', phone],
  ['a large screen', desktop],
])('the newsletter on %s', (_, screen) => {
  const form = (page: Page) => page.locator('main form');
  const field = (page: Page) => form(page).getByLabel('Your e-mail address');
  const button = (page: Page) => form(page).getByRole('button', { name: /Subscribe/ });
  const list = 'https://lists.example.com/**';

  async function visit(
    answer: (request: Request) => 'ok' | 'fail' | 'never',
    first?: (page: Page) => Promise<unknown>,
  ) {
    const sent: Request[] = [];
    const page = await open('/', {
      ...screen,
      before: async (page) => {
        await first?.(page);
        await page.route(list, async (route) => {
          sent.push(route.request());
          const how = answer(route.request());
          if (how === 'ok') await route.fulfill({ status: 200, body: 'opaque' });
          if (how === 'fail') await route.abort();
        });
      },
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
    const { page, sent } = await visit(() => 'never', stopClock);
    await field(page).fill('ann@example.com');
    await button(page).dblclick({ noWaitAfter: true });
    await expect.poll(() => form(page).getAttribute('aria-busy')).toBe('true');
    expect([await field(page).isDisabled(), await button(page).isDisabled()]).toEqual([true, true]);
    expect(await form(page).getByRole('status').textContent()).toBe('Sending your address');
    await page.clock.runFor(9900);
    expect(await form(page).getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(100);
    await page.clock.resume();
    await page.getByText('Subscription failed').waitFor();
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

  test('without scripts goes to the list in a new tab', async () => {
    const page = await open('/', { ...screen, javaScriptEnabled: false });
    const posted = page.context().waitForEvent('request', (request) => request.url().startsWith('https://lists.'));
    const tab = page.context().waitForEvent('page');
    await field(page).fill('ann@example.com');
    await button(page).click();
    await tab;
    expect((await posted).method()).toBe('POST');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
