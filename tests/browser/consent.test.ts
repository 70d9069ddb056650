import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { desktop, launch, passing, phone, screens, stopClock } from '../harness/browser/browser.ts';
import { address, siteWith, visit } from '../harness/browser/counted.ts';
import { coverOf } from '../harness/browser/cover.ts';
import { keyboardFaults } from '../harness/browser/focus.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { expectAccessible, form, menu, menuButton, signUp } from '../harness/browser/widgets.ts';

const consent =
  'consent: { label: Cookies, text: "May we count?", accept: Count me, decline: Not me, change: Cookie choice }';

const { served } = siteWith(`ga4: G-ABC1234567, ${consent}`);
const strip = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
const google = 'www.googletagmanager.com/gtag/js?id=G-ABC1234567';

test('Google is contacted only after a yes, which is remembered', async () => {
  const { page, sent, blocked } = await visit('/plain', served());
  await strip(page).waitFor();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Count me' }).click();
  await expect.poll(() => sent).toEqual([google]);
  expect(await strip(page).isVisible()).toBe(false);
  const commands = await page.evaluate(() => window.dataLayer?.map((one) => [...(one as IArguments)].slice(0, 2)));
  expect(commands?.map(([command]) => command)).toEqual(['consent', 'js', 'config']);
  await page.goto(`${address}/questions`);
  await expect.poll(() => sent).toEqual([google, google]);
  expect(await strip(page).isVisible()).toBe(false);
  expect(await blocked()).toEqual([]);
});

test('a no is remembered too, and both answers can be changed in the footer', async () => {
  const { page, sent } = await visit('/plain', served());
  await page.getByRole('button', { name: 'Not me' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await page.getByRole('button', { name: 'Count me' }).click();
  await expect.poll(() => sent).toEqual([google]);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's code does.
    document.cookie = '_ga_ABC1234567=1; domain=maple.test';
  });
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await page.getByRole('button', { name: 'Not me' }).click();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-ABC1234567'))).toBe(true);
});

test('the open menu is over the strip, so its last links can be reached', async () => {
  const { page } = await visit('/plain', served(), { ...phone, viewport: { width: 568, height: 320 } });
  await strip(page).waitFor();
  await menuButton(page).tap();
  const book = menu(page).getByRole('link', { name: 'Book' });
  await book.scrollIntoViewIfNeeded();
  expect(await coverOf(book)).toBeNull();
});

test('in large text, the answers break between words only', async () => {
  const by = await launch({ also: ['--blink-settings=defaultFontSize=32'] });
  onTestFinished(() => by.close());
  const { page } = await visit('/plain', served(), { ...phone, by });
  await strip(page).waitFor();
  for (const answer of await strip(page).getByRole('button').all()) {
    const lines = await answer.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});

test('on a screen as low as in the largest zoom, the strip is at the end of the page, where it covers nothing', async () => {
  const viewport = { width: 320, height: 256 };
  const { page } = await visit('/plain', served(), { ...phone, viewport });
  await strip(page).waitFor();
  const box = await strip(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(viewport.height);
  const answer = page.getByRole('button', { name: 'Not me' });
  await answer.scrollIntoViewIfNeeded();
  expect(await coverOf(answer)).toBeNull();
  await answer.tap();
  expect(await strip(page).isVisible()).toBe(false);
});

test('a long question scrolls, so that it leaves room for the page and what has the focus', async () => {
  const { page } = await visit('/plain', served(), { ...phone, reducedMotion: 'reduce' });
  await strip(page).waitFor();
  await strip(page)
    .getByText('May we count?')
    .evaluate((question) => {
      question.textContent = 'May we count your visit? '.repeat(100);
    });
  const box = await strip(page).boundingBox();
  expect(box?.y).toBeGreaterThan(844 / 3);
  const answer = page.getByRole('button', { name: 'Not me' });
  await answer.scrollIntoViewIfNeeded();
  expect(await coverOf(answer)).toBeNull();
  expect(await keyboardFaults(page)).toEqual([]);
});

test.each(screens)(
  'on %s, the strip covers nothing that has the focus, and not the end of the page',
  async (_, screen) => {
    const { page } = await visit('/questions', served(), { ...screen, reducedMotion: 'reduce' });
    await strip(page).waitFor();
    expect(await keyboardFaults(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await coverOf(page.getByRole('button', { name: 'Cookie choice' }))).toBeNull();
    expect(await coverOf(page.getByRole('link', { name: 'Booking' }))).toBeNull();
  },
);

test.each(screens)('on %s, nothing on the page moves when the strip appears or disappears', async (_, screen) => {
  const { page } = await visit('/plain', served(), screen);
  await strip(page).waitFor();
  const places = () =>
    page.locator('header, main, main > *, footer').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
      }),
    );
  const withStrip = await places();
  await page.getByRole('button', { name: 'Not me' }).click();
  await strip(page).waitFor({ state: 'hidden' });
  expect(await places()).toEqual(withStrip);
});

test.each(screens)('on %s, a notification is above the strip', async (_, screen) => {
  const { page } = await visit('/', served(), { ...screen, reducedMotion: 'reduce', before: stopClock });
  await passing(page, () => strip(page).isVisible());
  // A notification is in the half of the window that its form is not in.
  await form(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await signUp(page, 'ann@example.com');
  const notice = page.locator('[data-sonner-toast][data-mounted="true"]');
  await passing(page, () => notice.isVisible());
  await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const [shown, asked] = await Promise.all([notice.boundingBox(), strip(page).boundingBox()]);
  expect(shown && shown.y + shown.height).toBeLessThanOrEqual(asked?.y ?? 0);
  expect(shown?.y).toBeGreaterThan((page.viewportSize()?.height ?? Infinity) / 2);
});

test.each([
  ['Enter', { width: 390, height: 844 }],
  ['Space', { width: 320, height: 256 }],
])(
  'the button that asks again moves the focus to the strip, and an answer with %s moves it back',
  async (key, viewport) => {
    const { page } = await visit('/plain', served(), { ...phone, viewport, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Not me' }).click();
    const change = page.getByRole('button', { name: 'Cookie choice' });
    await change.press(key);
    expect(await focusedInsteadOf(strip(page))).toBeNull();
    expect(await coverOf(strip(page))).toBeNull();
    await expectAccessible(page, 'with the question');
    await page.keyboard.press('Tab');
    const answer = page.getByRole('button', { name: 'Count me' });
    expect(await focusedInsteadOf(answer)).toBeNull();
    await page.keyboard.press(key);
    await strip(page).waitFor({ state: 'hidden' });
    expect(await focusedInsteadOf(change)).toBeNull();
  },
);

test('the question that appears by itself leaves the focus where it is, and an answer moves it back', async () => {
  const { page } = await visit('/plain', served(), desktop);
  await strip(page).waitFor();
  expect(await focusedInsteadOf(page.locator('body'))).toBeNull();
  const last = page.getByRole('link', { name: 'Booking' });
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedInsteadOf(page.getByRole('button', { name: 'Not me' }))).toBeNull();
  await page.keyboard.press('Enter');
  await strip(page).waitFor({ state: 'hidden' });
  expect(await focusedInsteadOf(last)).toBeNull();
});

test('the button that asks again is on a line with the rest of the footer’s end', async () => {
  const { page } = await visit('/plain', served(), desktop);
  const [button, link] = await Promise.all([
    page.getByRole('button', { name: 'Cookie choice' }).boundingBox(),
    page.getByRole('link', { name: 'Booking' }).boundingBox(),
  ]);
  const middle = (box: typeof link) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(button) - middle(link))).toBeLessThan(1);
  expect(button?.height).toBe(44);
});
