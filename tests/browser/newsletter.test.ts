import type { Locator, Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, inNoTime, open, passing, phone, screens, stopClock, type Visit } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import {
  expectAccessible,
  field,
  form,
  newsletterList,
  notificationsGone,
  signUp,
  subscribe,
} from '../harness/browser/widgets.ts';

type Answer = 'success' | 'failure' | 'none';

/** Opens the page with the form. The list answers each request with what `list.answer` says at that time. */
async function visit(screen: Visit, answer: Answer, before?: (page: Page) => Promise<unknown>) {
  const list = { answer, received: [] as Request[] };
  const page = await open('/', {
    ...screen,
    before: async (page) => {
      await before?.(page);
      await page.route(newsletterList, async (route) => {
        list.received.push(route.request());
        if (list.answer === 'success') await route.fulfill({ body: 'opaque' });
        if (list.answer === 'failure') await route.abort();
      });
    },
  });
  return { page, list };
}

/** How many pixels are between an element and the one below it, measured at once, because the page may be scrolling. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const below = await lower.elementHandle();
  return await upper.evaluate(
    (element, below) =>
      Math.round((below?.getBoundingClientRect().top ?? NaN) - element.getBoundingClientRect().bottom),
    below,
  );
}

const failure = (page: Page) => page.locator('#notifications').getByText('That did not work');

test.each(screens)(
  'on %s, the newsletter refuses a wrong address, reports a failure, says thanks, and is accessible in each state',
  async (_, screen) => {
    const { page, list } = await visit(screen, 'failure', stopClock);

    await signUp(page, 'plain');
    const error = form(page).getByText('That is not an e-mail address').and(page.locator('[id]'));
    await error.waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).getAttribute('aria-describedby')).toContain((await error.getAttribute('id')) ?? '?');
    expect(await focusedInsteadOf(field(page))).toBeNull();
    expect(await gapBetween(field(page), error)).toBe(8);
    expect(list.received).toEqual([]);
    await inNoTime(page, expectAccessible(page, 'a refused address'));

    await signUp(page, 'ann@example.com');
    await passing(page, () => failure(page).isVisible());
    expect(await page.locator('#notifications').getByText('Try again.').isVisible()).toBe(true);
    await inNoTime(page, expectAccessible(page, 'a notification of failure'));
    // A notification under the pointer stays.
    await page.mouse.move(0, 0);
    await notificationsGone(page);
    const status = form(page).getByRole('status');
    expect(await status.innerText()).toMatch(/That did not work\s+Try again\./);
    expect(await error.isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe('ann@example.com');
    expect(await subscribe(page).isEnabled()).toBe(true);

    list.answer = 'success';
    await subscribe(page).click();
    await passing(page, () => page.locator('#notifications').getByText('You are on the list').isVisible());
    expect(await page.locator('#notifications').getByText('The first letter comes soon.').isVisible()).toBe(true);
    await inNoTime(page, expectAccessible(page, 'a notification of success'));
    await page.mouse.move(0, 0);
    await notificationsGone(page);
    expect(await status.innerText()).toMatch(/You are on the list\s+The first letter comes soon\./);
    expect(await field(page).inputValue()).toBe('');
    expect(list.received).toHaveLength(2);
  },
);

describe('the newsletter', () => {
  test('posts the address to the list, and has a live region before it loads the notifications', async () => {
    const { page, list } = await visit(phone, 'success');
    const notifications: string[] = [];
    page.on('request', (request) => request.url().includes('/toasts-') && notifications.push(request.url()));
    expect(await page.locator('#notifications').getAttribute('aria-live')).toBe('polite');
    await field(page).focus();
    await awake(page, 'newsletter');
    expect(notifications).toEqual([]);
    await signUp(page, 'ann@example.com');
    await expect.poll(() => notifications).toHaveLength(1);
    const [request] = list.received;
    expect(request?.method()).toBe('POST');
    expect(request?.headers()['content-type']).toContain('multipart/form-data');
    const body = request?.postData() ?? '';
    for (const name of ['EMAIL', 'u', 'id', 'f_id']) expect(body).toContain(`name="${name}"`);
    expect(body).toContain('ann@example.com');
  });

  test('fails at once where the browser is offline', async () => {
    const { page, list } = await visit(phone, 'success');
    // The code of the notification arrives while there is still a network.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await signUp(page, 'ann@example.com');
    await failure(page).waitFor();
    expect(list.received).toEqual([]);
  });

  test('says what is wrong to somebody who is in the field already', async () => {
    const { page } = await visit(phone, 'success');
    await field(page).focus();
    await awake(page, 'newsletter');
    await field(page).fill('plain');
    const status = form(page).getByRole('status');
    expect(await status.textContent()).toBe('');
    await field(page).press('Enter');
    await expect.poll(() => status.textContent()).toBe('That is not an e-mail address');
    await field(page).press('s');
    await expect.poll(() => status.textContent()).toBe('');
  });

  test('after a failure, says what is wrong with the next address', async () => {
    const { page } = await visit(phone, 'failure');
    await signUp(page, 'ann@example.com');
    const status = form(page).getByRole('status');
    await status.getByText('That did not work').waitFor();
    await field(page).fill('plain');
    await field(page).press('Enter');
    await expect.poll(() => status.textContent()).toBe('That is not an e-mail address');
    expect(await status.getAttribute('aria-live')).not.toBe('off');
  });

  test('gives the focus back to what had it, every time', async () => {
    const { page, list } = await visit(phone, 'failure');
    await field(page).focus();
    await awake(page, 'newsletter');
    await field(page).fill('ann@example.com');
    for (let times = 1; times <= 12; times++) {
      const focused = times % 2 ? field(page) : subscribe(page);
      await focused.press('Enter');
      await expect.poll(() => list.received.length).toBe(times);
      await expect.poll(() => form(page).getAttribute('aria-busy')).toBe('false');
      await expect.poll(() => focusedInsteadOf(focused)).toBeNull();
    }
  });

  test('gives the focus back after a second click, which moves it from the disabled button to the page', async () => {
    const { page, list } = await visit(phone, 'failure');
    await signUp(page, 'ann@example.com', { clickCount: 2 });
    await failure(page).waitFor();
    expect(await focusedInsteadOf(subscribe(page))).toBeNull();
    expect(list.received).toHaveLength(1);
  });

  test('leaves the focus where the visitor moves it meanwhile', async () => {
    const { page, list } = await visit(phone, 'none', stopClock);
    await signUp(page, 'ann@example.com', { noWaitAfter: true });
    await expect.poll(() => list.received).toHaveLength(1);
    const link = page.getByRole('link', { name: 'Ask us' });
    await link.focus();
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await failure(page).waitFor();
    expect(await focusedInsteadOf(link)).toBeNull();
  });

  test('is busy for ten seconds without an answer, sends once, and then fails', async () => {
    const { page, list } = await visit(phone, 'none', stopClock);
    await signUp(page, 'ann@example.com', { clickCount: 2, noWaitAfter: true });
    await expect.poll(() => form(page).getAttribute('aria-busy')).toBe('true');
    expect([await field(page).isDisabled(), await subscribe(page).isDisabled()]).toEqual([true, true]);
    expect(await form(page).getByRole('status').textContent()).toBe('Sending your address');
    await page.clock.runFor(9900);
    expect(await form(page).getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(100);
    await page.clock.resume();
    await failure(page).waitFor();
    expect(list.received).toHaveLength(1);
    expect(await field(page).inputValue()).toBe('ann@example.com');
  });
});
