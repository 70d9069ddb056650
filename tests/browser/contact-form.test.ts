import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { violations } from '../harness/browser/axe.ts';
import { awake, open, phone, screens, type Visit } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { galleryPage } from '../harness/pages/gallery-page.ts';

const route = galleryPage('contact-form-2');
const service = 'https://formspree.io/**';

/** The contact form of templates/sections/contact-form.tsx. */
const form = (page: Page) => page.locator('main form', { hasText: 'Your message' });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' });

async function visit(screen: Visit) {
  const answer = { status: 500, received: [] as Request[] };
  const page = await open(route, {
    ...screen,
    site: 'gallery',
    before: (page) =>
      page.route(service, async (route) => {
        answer.received.push(route.request());
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill({ status: answer.status, headers, json: { ok: answer.status === 200 } });
      }),
  });
  return { page, answer };
}

test('the result of the contact form comes into view, in other colors for a success than for a failure', async () => {
  const { page, answer } = await visit({ ...phone, viewport: { width: 390, height: 664 } });
  const status = form(page).getByRole('status');
  const isInView = async () => {
    const box = await status.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 664;
  };
  const colors: string[] = [];
  for (const [code, words] of [
    [422, 'Please try again, or call us.'],
    [200, 'We have your message.'],
  ] as const) {
    answer.status = code;
    for (const [label, text] of [
      ['Your name', 'Ann'],
      ['Your email address', 'ann@example.com'],
      ['Your message', 'Hello'],
    ] as const) {
      await field(page, label).fill(text);
    }
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await send(page).tap();
    await status.getByText(words).waitFor();
    await expect.poll(isInView).toBe(true);
    colors.push(await status.evaluate((element) => getComputedStyle(element).color));
  }
  expect(new Set(colors).size).toBe(2);
});

test.each(screens)(
  'on %s, the contact form says what is missing, that it failed, and that it was sent',
  async (_, screen) => {
    const { page, answer } = await visit(screen);
    const messages = page.locator('[id]');
    await field(page, 'Your name').focus();
    await awake(page, 'contact');

    await send(page).click();
    expect(await form(page).getByText('Please fill this in.').and(messages).filter({ visible: true }).count()).toBe(3);
    expect(await form(page).getByRole('status').textContent()).toBe('Please fill this in.');
    expect(await focusedInsteadOf(field(page, 'Your name'))).toBeNull();
    await field(page, 'Your name').fill('Ann');
    await field(page, 'Your email address').fill('ann@');
    await field(page, 'Your message').fill('When are you open?\nAnd where?');
    await send(page).click();
    await form(page).getByText('Please enter a full email address.').and(messages).waitFor();
    expect(await form(page).getByRole('status').textContent()).toBe('Please enter a full email address.');
    expect(await field(page, 'Your email address').getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    expect(answer.received).toEqual([]);

    const below = () => page.locator('footer').boundingBox();
    const before = await below();
    await field(page, 'Your email address').fill('ann@example.com');
    await send(page).click();
    await form(page).getByRole('status').getByText('Please try again, or call us.').waitFor();
    await expect.poll(() => focusedInsteadOf(send(page))).toBeNull();
    expect(await field(page, 'Your message').inputValue()).toContain('When are you open?');
    // The message under the address is gone.
    expect((await below())?.y).toBeLessThanOrEqual(before?.y ?? 0);
    expect(await violations(page)).toEqual([]);

    await field(page, 'Your message').fill('');
    await send(page).click();
    await expect.poll(() => form(page).getByRole('status').textContent()).toBe('Please fill this in.');

    answer.status = 200;
    await field(page, 'Your message').fill('When are you open?\nAnd where?');
    await field(page, 'When may we call?').selectOption('In the evening');
    // The browser's own would be on the curve of the field.
    expect(await field(page, 'When may we call?').evaluate((select) => getComputedStyle(select).appearance)).toBe(
      'none',
    );
    await send(page).click();
    await form(page).getByRole('status').getByText('We have your message.').waitFor();
    expect(await field(page, 'Your message').inputValue()).toBe('');
    expect(await violations(page)).toEqual([]);

    const [, sent] = answer.received;
    expect(sent?.headers()).toMatchObject({ accept: 'application/json' });
    expect(Object.fromEntries(new URLSearchParams(sent?.postData() ?? ''))).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
      phone: '',
      'When may we call?': 'In the evening',
      'Your town': '',
      message: 'When are you open?\nAnd where?',
      _gotcha: '',
    });
  },
);

test('without scripts, the contact form posts to the service in a new tab', async () => {
  const page = await open(route, { ...phone, site: 'gallery', javaScriptEnabled: false });
  await field(page, 'Your name').fill('Ann');
  await field(page, 'Your email address').fill('ann@example.com');
  await field(page, 'Your message').fill('Hello');
  const toService = (request: Request) => request.url() === 'https://formspree.io/f/xyzabcde';
  const [request] = await Promise.all([
    page.context().waitForEvent('request', toService),
    page.context().waitForEvent('page'),
    send(page).click(),
  ]);
  expect(request.method()).toBe('POST');
  expect(new URLSearchParams(request.postData() ?? '').get('message')).toBe('Hello');
  expect(new URL(page.url()).pathname).toBe(route);
});

test('the contact form works with fields that are named like its own methods', async () => {
  const { page, answer } = await visit(phone);
  await field(page, 'Your name').focus();
  await awake(page, 'contact');
  const rename = (label: string, name: string) =>
    field(page, label).evaluate((input, name) => input.setAttribute('name', name), name);
  await rename('Your town', 'reset');
  await rename('When may we call?', 'elements');
  await send(page).click();
  expect(await focusedInsteadOf(field(page, 'Your name'))).toBeNull();
  await field(page, 'Your name').fill('Ann');
  await field(page, 'Your email address').fill('ann@example.com');
  await field(page, 'Your message').fill('Hello');
  answer.status = 200;
  await send(page).click();
  await form(page).getByRole('status').getByText('We have your message.').waitFor();
  expect(await field(page, 'Your message').inputValue()).toBe('');
});
