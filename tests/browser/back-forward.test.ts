import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  awake,
  desktop,
  launchWithWindows,
  open,
  passing,
  phone,
  stopClock,
  type Visit,
} from '../harness/browser/browser.ts';
import { withGoogle } from '../harness/browser/google.ts';
import { oneTab } from '../harness/browser/one-tab.ts';
import {
  banner,
  bannerClose,
  field,
  menu,
  menuButton,
  newsletterList,
  notificationsGone,
  offer,
  signUp,
  subscribe,
} from '../harness/browser/widgets.ts';

/** Only the full browser keeps pages that were left. */
let by: Browser;

beforeAll(async () => {
  by = await launchWithWindows();
});

afterAll(() => by.close());

/** Notes whether a page comes from the back/forward cache, and answers for Google's map. */
async function before(page: Page) {
  await withGoogle(page);
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
}

/** The same, with a clock that only tests move. */
async function withClock(page: Page) {
  await before(page);
  await stopClock(page);
}

const visit = (route: string, options: Visit) => open(route, { before, ...options, by });
/** For tests that leave nothing in the storage of the tab. */
const visitInTab = oneTab(() => ({ ...desktop, before, by }));
const visitOnPhone = oneTab(() => ({ ...phone, before, by }));

async function leaveAndReturn(page: Page, route: string) {
  await leave(page);
  await comeBack(page, route);
}

async function leave(page: Page) {
  await page.evaluate(() => location.assign('/plain'));
  await page.waitForURL('**/plain');
}

async function comeBack(page: Page, route: string) {
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${route}`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
}

test.each(['/', '/find-us', '/questions'])('%s returns from the back/forward cache', async (route) => {
  const page = await visitInTab(route);
  await leaveAndReturn(page, route);
});

test('a map that is shown returns with its pin', async () => {
  const page = await visitInTab('/find-us');
  await page.locator('[data-island="map"]').scrollIntoViewIfNeeded();
  await page.locator('[data-marker]').waitFor();
  await leaveAndReturn(page, '/find-us');
  expect(await page.locator('[data-marker]').count()).toBe(1);
});

test('a banner that is closed on another page is closed on return too', async () => {
  const page = await visit('/', desktop);
  await leave(page);
  await bannerClose(page).click();
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  await comeBack(page, '/');
  await expect.poll(() => banner(page).isVisible()).toBe(false);
});

test('a menu that was open is closed on return', async () => {
  const page = await visitOnPhone('/');
  await menuButton(page).tap();
  await leaveAndReturn(page, '/');
  expect(await menu(page).isVisible()).toBe(false);
});

test('a menu whose link was chosen is closed on return', async () => {
  const page = await visitOnPhone('/plain');
  await menuButton(page).tap();
  await menu(page).getByRole('link', { name: 'Find us' }).click();
  await page.waitForURL('**/find-us');
  await comeBack(page, '/plain');
  await expect.poll(() => menu(page).isVisible()).toBe(false);
});

test('the offer opens after the return to a page that was left before', async () => {
  const page = await visit('/', { ...desktop, offer: true, before: withClock });
  await leaveAndReturn(page, '/');
  expect(await offer(page).isVisible()).toBe(false);
  await passing(page, () => offer(page).isVisible(), 500);
});

test('an offer that another page has shown meanwhile does not open again', async () => {
  const page = await visit('/', {
    ...desktop,
    offer: true,
    before: withClock,
  });
  await leave(page);
  await page.clock.runFor(3000);
  await offer(page).waitFor();
  await page.keyboard.press('Escape');
  await comeBack(page, '/');
  await page.clock.runFor(5000);
  expect(await offer(page).isVisible()).toBe(false);
});

test('a notification is there on return, and goes away', async () => {
  const page = await visit('/', {
    ...desktop,
    before: async (page) => {
      await withClock(page);
      await page.route(newsletterList, (route) => route.abort());
    },
  });
  const failure = page.locator('#notifications').getByText('That did not work');
  await signUp(page, 'ann@example.com');
  await passing(page, () => failure.isVisible());
  await leaveAndReturn(page, '/');
  expect(await failure.isVisible()).toBe(true);
  await notificationsGone(page);
  expect(await subscribe(page).isEnabled()).toBe(true);
});

test('a half-typed address is still in its field', async () => {
  const page = await visitInTab('/');
  await field(page).focus();
  await awake(page, 'newsletter');
  await field(page).fill('ann@exam');
  await leaveAndReturn(page, '/');
  expect(await field(page).inputValue()).toBe('ann@exam');
});
