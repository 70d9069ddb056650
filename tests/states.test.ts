import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { awake, desktop, open, phone, stopClock, type Visit } from './browser.ts';
import { googleScript, withGoogle } from './google.ts';

const field = (page: Page) => page.locator('main form').getByLabel('Your e-mail address');
const subscribe = (page: Page) => page.locator('main form').getByRole('button', { name: /Subscribe/ });

async function signUp(page: Page, address: string) {
  await field(page).focus();
  await awake(page, 'newsletter');
  await field(page).fill(address);
  await subscribe(page).click();
}

const list = (page: Page) => page.route('https://lists.example.com/**', (route) => route.fulfill({ body: 'ok' }));
const slowMap = (page: Page) =>
  page.route('https://maps.googleapis.com/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.fulfill({ contentType: 'text/javascript', body: googleScript }).catch(() => undefined);
  });

/** Every state that a visitor can bring a page into: where, how, and what is done before it is opened. */
const states: [string, string, (page: Page) => Promise<unknown>, Visit['before']?][] = [
  ['the open offer', '/', (page) => page.getByRole('dialog').waitFor()],
  [
    'an address refused',
    '/',
    async (page) => {
      await signUp(page, 'plain');
      await page.getByText('Please enter a valid email address').first().waitFor();
    },
  ],
  [
    'a notification of success',
    '/',
    async (page) => {
      await signUp(page, 'ann@example.com');
      await page.getByText('Welcome to our wellness community!').waitFor();
    },
    list,
  ],
  [
    'a notification of failure',
    '/',
    async (page) => {
      await signUp(page, 'ann@example.com');
      await page.getByText('Subscription failed').waitFor();
    },
  ],
  [
    'an open answer',
    '/massage-therapy-faq',
    async (page) => {
      await page.locator('summary', { hasText: 'neck pain' }).click();
      await page.getByText('Sudden, severe pain').waitFor();
    },
  ],
  ['a map that loads', '/location', (page) => showMap(page, 'Loading map...'), slowMap],
  ['a map that failed', '/location', (page) => showMap(page, 'Failed to load map.')],
  ['a map', '/location', (page) => showMap(page, 'Directions'), withGoogle],
];

async function showMap(page: Page, words: string) {
  const map = page.getByRole('region', { name: 'Map of where to find us' });
  await map.scrollIntoViewIfNeeded();
  await map.getByText(words).first().waitFor();
}

for (const [size, screen] of [
  ['a phone', phone],
  ['a large screen', desktop],
] as const) {
  test.each(states)(`%s is accessible on ${size}`, async (name, route, reach, before) => {
    const page = await open(route, { ...screen, ...(before && { before }), offer: name === 'the open offer' });
    await reach(page);
    await settle(page);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name} on ${size}.png`.replaceAll(' ', '-') });
    expect(await violations(page)).toEqual([]);
  });
}

test('the open menu is accessible on a phone', async () => {
  const page = await open('/', phone);
  await page.locator('summary[aria-label="Menu"]').tap();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/the-menu.png` });
  expect(await violations(page)).toEqual([]);
});

test('at most three notifications are seen at once, each for four seconds', async () => {
  const page = await open('/', { ...desktop, before: (page) => Promise.all([list(page), stopClock(page)]) });
  const notices = page.locator('[data-sonner-toast]');
  const shown = page.locator('[data-sonner-toast][data-visible="true"]');
  for (let count = 1; count <= 4; count++) {
    await signUp(page, 'ann@example.com');
    await passing(page, async () => (await notices.count()) === count && (await subscribe(page).isEnabled()));
  }
  expect(await shown.count()).toBe(3);
  await page.clock.runFor(2000);
  expect(await shown.count()).toBe(3);
  await passing(page, async () => (await notices.count()) === 0);
});

/** Lets time go by until something is so; what comes over the network comes in its own time. */
function passing(page: Page, isSo: () => Promise<boolean>) {
  return expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        return isSo();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Lets what moves come to rest, so that axe does not measure a colour on its way. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
}
