import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, open, phone, stopClock } from '../harness/browser/browser.ts';
import { google, withGoogle } from '../harness/browser/google.ts';
import { chunks, late } from '../harness/browser/late-files.ts';
import {
  banner,
  bannerClose,
  expectAccessible,
  field,
  form,
  map,
  menu,
  menuButton,
  newsletterList,
  offer,
  question,
  rememberedAsClosed,
  signUp,
  subscribe,
} from '../harness/browser/widgets.ts';

const lose = (files: string | RegExp) => (page: Page) => page.route(files, (route) => route.abort());

describe('where the entry script alone arrives', () => {
  const broken = { ...phone, before: lose(chunks) };

  test('the menu closes when a link in it opens a new tab, and on Escape', async () => {
    const page = await open('/', broken);
    await menuButton(page).tap();
    await Promise.all([page.context().waitForEvent('page'), menu(page).getByRole('link', { name: 'Book' }).tap()]);
    expect(await menu(page).isVisible()).toBe(false);
    await menuButton(page).press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('the banner stays closed on other pages', async () => {
    const page = await open('/', broken);
    await bannerClose(page).click();
    await rememberedAsClosed(page);
    await page.goto(`${new URL(page.url()).origin}/plain`);
    expect(await banner(page).isVisible()).toBe(false);
  });

  test('the map is a link to a map', async () => {
    const page = await open('/find-us', broken);
    await Promise.all([page.waitForEvent('requestfailed'), map(page).scrollIntoViewIfNeeded()]);
    expect(await map(page).getByRole('link', { name: 'Open the map' }).isVisible()).toBe(true);
  });
});

test('a banner that is closed before any script arrives stays closed on other pages', async () => {
  const { arrive, before } = late(/\/assets\/main-/);
  const page = await open('/', { ...phone, before, until: 'commit' });
  await bannerClose(page).click();
  arrive();
  await rememberedAsClosed(page);
  await page.goto(`${new URL(page.url()).origin}/plain`);
  expect(await banner(page).isVisible()).toBe(false);
});

describe('before its script arrives', () => {
  test('the newsletter keeps what is typed, and then checks and sends it', async () => {
    const { arrive, before } = late(chunks);
    const page = await open('/', { ...phone, before });
    await field(page).fill('plain');
    arrive();
    await awake(page, 'newsletter');
    expect(await field(page).inputValue()).toBe('plain');
    await subscribe(page).tap();
    await form(page).getByText('That is not an e-mail address').first().waitFor();
  });

  test('a question opens at the first press, and stays open', async () => {
    const { arrive, before } = late(chunks);
    const page = await open('/questions', { ...phone, before });
    const answer = page.getByText('Copper lasts for decades.');
    await question(page, 'copper').tap();
    expect(await answer.isVisible()).toBe(true);
    arrive();
    await awake(page, 'accordion');
    expect(await answer.isVisible()).toBe(true);
    await question(page, 'lead').tap();
    await expect.poll(() => answer.isVisible()).toBe(false);
  });
});

test.each([
  ['a failure', 'That did not work', async (page: Page) => page.context().setOffline(true)],
  [
    'success',
    'You are on the list',
    async (page: Page) => {
      await page.route(newsletterList, (route) => route.fulfill({ body: 'opaque' }));
      await lose('**/toasts-*.js')(page);
    },
  ],
])('the form itself reports %s if notifications cannot be loaded', async (_, words, spoil) => {
  const errors: string[] = [];
  const page = await open('/', phone);
  page.on('pageerror', (error) => errors.push(error.message));
  await field(page).focus();
  await awake(page, 'newsletter');
  await spoil(page);
  await signUp(page, 'ann@example.com');
  await form(page).getByRole('status').getByText(words).waitFor();
  await expectAccessible(page, 'a form that reports');
  expect(errors).toEqual([]);
});

test.each([
  ['code does', '**/popup-*.js'],
  ['styles do', '**/popup-*.css'],
])('a popup whose %s not arrive never opens and causes no error', async (_, files) => {
  const errors: string[] = [];
  let failing: Promise<unknown> | undefined;
  const before = async (page: Page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    await lose(files)(page);
    await stopClock(page);
    failing = page.waitForEvent('requestfailed');
  };
  const page = await open('/plain', { ...phone, before, offer: true });
  await failing;
  await page.clock.runFor(4000);
  expect(await offer(page).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('a map whose own code does not arrive shows its failure, with a link', async () => {
  const page = await open('/find-us', { ...phone, before: lose('**/google-map-*.js') });
  await map(page).scrollIntoViewIfNeeded();
  await map(page).getByText('The map did not arrive').waitFor();
  expect(await map(page).getByRole('link', { name: 'Open the map' }).isVisible()).toBe(true);
});

test('a map arrives when Google answers the second request', async () => {
  let lost = false;
  const before = async (page: Page) => {
    await withGoogle(page);
    await page.route(google, (route) => {
      if (lost) return route.fallback();
      lost = true;
      return route.abort();
    });
  };
  const page = await open('/find-us', { ...phone, before });
  await map(page).scrollIntoViewIfNeeded();
  await page.locator('[data-marker]').waitFor();
  expect(lost).toBe(true);
});
