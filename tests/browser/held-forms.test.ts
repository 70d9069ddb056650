import type { Locator, Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations } from '../harness/browser/axe.ts';
import { awake, inNoTime, open, phone, stopClock } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { chunks, late } from '../harness/browser/late-files.ts';
import { field, form, newsletterList, subscribe } from '../harness/browser/widgets.ts';
import { galleryPage } from '../harness/pages/gallery-page.ts';

/** How a visitor sends a form. Screen readers may press a button that neither a pointer nor the focus is on. */
const ways: [string, (input: Locator, button: Locator) => Promise<unknown>][] = [
  ['Enter', (input) => input.press('Enter')],
  ['a tap', (_, button) => button.tap({ noWaitAfter: true })],
  ['a screen reader', (_, button) => button.evaluate((element: HTMLElement) => element.click())],
];

/**
 * Opens a page whose widgets wait, and answers every request that a form makes to another site. The clock of the page is
 * stopped, because a form waits for its script only for some time.
 */
async function visit(route: string, service: string, site: 'every-fact' | 'gallery' = 'every-fact') {
  const scripts = late(chunks);
  const received: Request[] = [];
  const page = await open(route, {
    ...phone,
    site,
    before: async (page) => {
      await stopClock(page);
      await scripts.before(page);
      await page.context().route(service, async (route) => {
        received.push(route.request());
        await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { ok: true } });
      });
    },
  });
  /** Lets the scripts arrive, and then time pass, which notifications need. */
  const arrive = async (widget: string) => {
    scripts.arrive();
    await awake(page, widget);
    await page.clock.resume();
  };
  /** Lets the scripts never arrive, and then time pass. */
  const fail = () => {
    scripts.fail();
    return page.clock.resume();
  };
  return { page, received, arrive, fail };
}

const isBusy = (form: Locator) => form.evaluate((element) => element.ariaBusy === 'true');
const spinner = (page: Page) => form(page).locator('button span').first();

describe.each(ways)('sent by %s before its script arrives', (_, send) => {
  test('the newsletter is busy, and then sends the address once', async () => {
    const { page, received, arrive } = await visit('/', newsletterList);
    expect(await spinner(page).isVisible()).toBe(false);
    await field(page).fill('ann@example.com');
    await send(field(page), subscribe(page));
    await expect.poll(() => isBusy(form(page))).toBe(true);
    expect(await spinner(page).isVisible()).toBe(true);
    await send(field(page), subscribe(page));
    await arrive('newsletter');
    await page.locator('#notifications').getByText('You are on the list').waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await isBusy(form(page))).toBe(false);
    expect(received.map((request) => request.resourceType())).toEqual(['fetch']);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('the newsletter says itself what is wrong with an address', async () => {
    const { page, received, arrive } = await visit('/', newsletterList);
    await field(page).fill('plain');
    await send(field(page), subscribe(page));
    await expect.poll(() => isBusy(form(page))).toBe(true);
    await arrive('newsletter');
    await form(page).getByText('That is not an e-mail address').and(page.locator('[id]')).waitFor();
    expect(await isBusy(form(page))).toBe(false);
    expect(await focusedInsteadOf(field(page))).toBeNull();
    expect(received).toEqual([]);
  });

  test('the contact form sends the message once', async () => {
    const { page, received, arrive } = await visit(galleryPage('contact-form-2'), 'https://formspree.io/**', 'gallery');
    const contact = page.locator('main form', { hasText: 'Your message' });
    await contact.getByLabel('Your name').fill('Ann');
    await contact.getByLabel('Your email address').fill('ann@example.com');
    await contact.getByLabel('Your message').fill('Hello');
    await send(contact.getByLabel('Your name'), contact.getByRole('button', { name: 'Send' }));
    await expect.poll(() => isBusy(contact)).toBe(true);
    await arrive('contact');
    await contact.getByRole('status').getByText('We have your message.').waitFor();
    expect(received.map((request) => request.resourceType())).toEqual(['fetch']);
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('if its script does not arrive', () => {
  test('a form that was sent is accessible while it is busy, and goes to the list as without scripts, once', async () => {
    const { page, received, fail } = await visit('/', newsletterList);
    await field(page).fill('ann@example.com');
    await subscribe(page).tap({ noWaitAfter: true });
    await expect.poll(() => isBusy(form(page))).toBe(true);
    expect(await inNoTime(page, violations(page))).toEqual([]);
    await Promise.all([page.context().waitForEvent('page'), fail()]);
    await expect.poll(() => received.map((request) => request.resourceType())).toEqual(['document']);
    expect(received[0]?.postData()).toContain('ann@example.com');
    expect(await isBusy(form(page))).toBe(false);
  });

  test('a form that was sent long ago goes to the list in the same tab, because browsers block another one', async () => {
    const { page, received } = await visit('/', newsletterList);
    await field(page).fill('ann@example.com');
    await subscribe(page).tap({ noWaitAfter: true });
    await expect.poll(() => isBusy(form(page))).toBe(true);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
    });
    await page.clock.runFor(9000);
    expect([await isBusy(form(page)), received.length]).toEqual([true, 0]);
    await Promise.all([page.waitForURL(newsletterList), page.clock.runFor(1500)]);
    expect(received.map((request) => request.resourceType())).toEqual(['document']);
  });

  test('a form without a connection says so, and can be sent later', async () => {
    const { page, received, fail } = await visit('/', newsletterList);
    await field(page).fill('ann@example.com');
    await page.context().setOffline(true);
    await fail();
    await subscribe(page).tap();
    await form(page).getByRole('status').getByText('That did not work').waitFor();
    expect(await isBusy(form(page))).toBe(false);
    expect(await violations(page)).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await page.context().setOffline(false);
    await Promise.all([page.context().waitForEvent('page'), subscribe(page).tap()]);
    await expect.poll(() => received.map((request) => request.resourceType())).toEqual(['document']);
    expect(await form(page).getByRole('status').textContent()).toBe('');
  });

  test('the browser says what is wrong, and a second try goes to the list', async () => {
    const { page, received, fail } = await visit('/', newsletterList);
    const refused = () => page.evaluate(() => sessionStorage.getItem('refused'));
    await field(page).evaluate((input) =>
      input.addEventListener('invalid', () => sessionStorage.setItem('refused', 'yes')),
    );
    await field(page).fill('plain');
    await subscribe(page).tap({ noWaitAfter: true });
    await expect.poll(() => isBusy(form(page))).toBe(true);
    expect(await refused()).toBe(null);
    await fail();
    await expect.poll(refused).toBe('yes');
    expect([await isBusy(form(page)), received.length]).toEqual([false, 0]);
    await field(page).fill('ann@example.com');
    await Promise.all([page.context().waitForEvent('page'), subscribe(page).tap()]);
    await expect.poll(() => received.map((request) => request.resourceType())).toEqual(['document']);
  });
});
