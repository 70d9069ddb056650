import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, desktop, open, passing, phone, stopClock } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { late } from '../harness/browser/late-files.ts';
import { opensWithin, visitWithOffer } from '../harness/browser/offer.ts';
import { field, menuButton, newsletterList, offer, subscribe } from '../harness/browser/widgets.ts';

describe('the offer', () => {
  test('waits for a visitor who is typing, and three seconds more', async () => {
    const page = await visitWithOffer('/');
    await field(page).fill('ann@');
    expect(await opensWithin(page, 4000)).toBe(false);
    await field(page).blur();
    expect(await opensWithin(page, 2900)).toBe(false);
    expect(await opensWithin(page, 100)).toBe(true);
  });

  test('waits a second longer if its delay is zero', async () => {
    const page = await visitWithOffer('/', phone, (page) => page.addInitScript(openAtOnce));
    await field(page).fill('ann@');
    expect(await opensWithin(page, 4000)).toBe(false);
    await field(page).blur();
    expect(await opensWithin(page, 900)).toBe(false);
    expect(await opensWithin(page, 100)).toBe(true);
  });

  test('does not take the click on the button next to the field', async () => {
    const { page, list } = await visitList();
    await field(page).fill('ann@example.com');
    expect(await opensWithin(page, 4000)).toBe(false);
    await press(page, subscribe(page));
    expect(await opensWithin(page, 4000)).toBe(false);
    await page.mouse.up();
    await expect.poll(() => list.received).toBe(1);
    list.answer();
  });

  test('does not take the focus on its way from the field to its button', async () => {
    const page = await visitWithOffer('/');
    await field(page).fill('ann@example.com');
    expect(await opensWithin(page, 4000)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await opensWithin(page, 4000)).toBe(false);
    expect(await focusedInsteadOf(subscribe(page))).toBeNull();
  });

  test('waits until the newsletter is sent and its confirmation is gone', async () => {
    const { page, list } = await visitList();
    await field(page).fill('ann@example.com');
    expect(await opensWithin(page, 4000)).toBe(false);
    await field(page).press('Enter');
    await expect.poll(() => list.received).toBe(1);
    expect(await opensWithin(page, 4000)).toBe(false);
    list.answer();
    const thanks = page.locator('#notifications').getByText('You are on the list');
    await passing(page, () => thanks.isVisible());
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await opensWithin(page, 3200)).toBe(false);
    await expect.poll(() => opensWithin(page, 500)).toBe(true);
    expect(await thanks.isVisible()).toBe(false);
  });

  test('does not take a click that begins before it would open', async () => {
    const page = await visitWithOffer('/', desktop);
    const link = page.getByRole('link', { name: 'Ask us' });
    expect(await opensWithin(page, 2900)).toBe(false);
    await press(page, link);
    expect(await opensWithin(page, 4000)).toBe(false);
    await page.mouse.up();
    await page.waitForURL('**/questions');
  });

  test('does not take a click that begins before its styles arrive', async () => {
    const styles = late(/\/assets\/popup-\w+\.css/);
    let asked: Promise<unknown> | undefined;
    const before = async (page: Page) => {
      await styles.before(page);
      await stopClock(page);
      asked = page.waitForRequest(/popup-\w+\.css/);
    };
    const page = await open('/', { ...desktop, offer: true, before });
    await asked;
    await press(page, page.getByRole('link', { name: 'Ask us' }));
    styles.arrive();
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    expect(await opensWithin(page, 4000)).toBe(false);
    await page.mouse.up();
    await page.waitForURL('**/questions');
  });

  test('waits for another dialog', async () => {
    const page = await visitWithOffer('/plain');
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      other.textContent = 'Another';
      document.body.append(other);
      other.showModal();
    });
    await page.clock.runFor(4000);
    expect(await offer(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    // Browsers report a closed dialog a little later, by the real clock.
    await expect.poll(() => opensWithin(page, 3000)).toBe(true);
  });

  test('waits for the menu, and three seconds more in case a link in it leads to another page', async () => {
    const page = await visitWithOffer('/plain');
    await menuButton(page).tap();
    expect(await opensWithin(page, 4000)).toBe(false);
    await menuButton(page).tap();
    expect(await opensWithin(page, 2900)).toBe(false);
    // Browsers report a closed menu a little later, by the real clock.
    await expect.poll(() => opensWithin(page, 100)).toBe(true);
  });
});

/** Runs in the page, as if its offer had `delay: 0`. */
function openAtOnce() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const dialog of document.querySelectorAll<HTMLElement>('[data-delay]')) dialog.dataset.delay = '0';
  });
}

/** Opens the page with the newsletter, whose list answers when `answer` is called. */
async function visitList() {
  const list = { received: 0, answer: () => {} };
  const answered = new Promise<void>((resolve) => {
    list.answer = resolve;
  });
  const page = await visitWithOffer('/', phone, (page) =>
    page.route(newsletterList, async (route) => {
      list.received++;
      await answered;
      await route.fulfill({ body: 'opaque' });
    }),
  );
  await field(page).focus();
  await awake(page, 'newsletter');
  return { page, list };
}

/** Presses the button of the mouse on an element. */
async function press(page: Page, element: Locator) {
  await element.hover();
  await page.mouse.down();
}
