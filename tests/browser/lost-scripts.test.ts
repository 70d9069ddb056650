import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { awake, open, passing, phone, stopClock } from '../harness/browser/browser.ts';
import { late, loseOnce } from '../harness/browser/late-files.ts';
import { field, form, newsletterList, subscribe } from '../harness/browser/widgets.ts';

test('a widget whose script does not arrive works as the server rendered it, and the next load requests it again', async () => {
  let online = false;
  const errors: string[] = [];
  const page = await open('/', {
    ...phone,
    before: (page) => {
      page.on('pageerror', (error) => errors.push(error.message));
      return page.route('**/assets/newsletter-*.js', (route) => (online ? route.continue() : route.abort()));
    },
  });
  await Promise.all([page.waitForEvent('requestfailed'), field(page).focus()]);
  await field(page).fill('ann@example.com');
  const toList = (request: Request) => request.url().startsWith('https://lists.');
  const [sent] = await Promise.all([page.context().waitForEvent('request', toList), subscribe(page).tap()]);
  expect(sent.method()).toBe('POST');
  expect(errors).toEqual([]);
  online = true;
  await page.reload();
  await field(page).focus();
  await awake(page, 'newsletter');
});

test.each(['newsletter', 'hydrate', 'chunk'])(
  'a widget that has lost a script wakes at the next touch: %s',
  async (name) => {
    const page = await open('/', { ...phone, before: loseOnce(name) });
    await Promise.all([page.waitForEvent('requestfailed'), field(page).focus()]);
    const isAwake = awake(page, 'newsletter').then(() => true);
    const touch = async () => {
      await field(page).dispatchEvent('pointerdown');
      return Promise.race([isAwake, false]);
    };
    await expect.poll(touch).toBe(true);
  },
);

test('a form whose script was lost once is sent by its widget', async () => {
  const sent: string[] = [];
  const before = async (page: Page) => {
    await loseOnce('newsletter')(page);
    await page.context().route(newsletterList, (route) => {
      sent.push(route.request().resourceType());
      return route.fulfill({ body: 'opaque' });
    });
  };
  const page = await open('/', { ...phone, before });
  await Promise.all([page.waitForEvent('requestfailed'), field(page).focus()]);
  await field(page).fill('ann@example.com');
  await subscribe(page).tap();
  await page.locator('#notifications').getByText('You are on the list').waitFor();
  expect(sent).toEqual(['fetch']);
});

test('a form that could not be sent waits for its widget as long again', async () => {
  let isLost = true;
  const scripts = late(/\/assets\/newsletter-/);
  const sent: string[] = [];
  const before = async (page: Page) => {
    await stopClock(page);
    await scripts.before(page);
    await page.route('**/assets/newsletter-*.js', (route) => (isLost ? route.abort() : route.fallback()));
    await page.context().route(newsletterList, (route) => {
      sent.push(route.request().resourceType());
      return route.fulfill({ body: 'opaque' });
    });
  };
  const page = await open('/', { ...phone, before });
  await field(page).fill('ann@example.com');
  await page.context().setOffline(true);
  await subscribe(page).tap();
  const failure = form(page).getByRole('status').getByText('That did not work');
  await passing(page, () => failure.isVisible());
  isLost = false;
  await page.context().setOffline(false);
  await page.clock.runFor(8000);
  await subscribe(page).tap({ noWaitAfter: true });
  await page.clock.runFor(5000);
  expect(sent).toEqual([]);
  scripts.arrive();
  await awake(page, 'newsletter');
  await page.clock.resume();
  await page.locator('#notifications').getByText('You are on the list').waitFor();
  expect(sent).toEqual(['fetch']);
});

test('a form whose script cannot be requested again goes to the list', async () => {
  const before = async (page: Page) => {
    await page.context().route(newsletterList, (route) => route.fulfill({ body: 'opaque' }));
    await page.route('**/assets/main-*.js', async (route) => {
      const response = await route.fetch();
      // As in a browser that remembers a failed import.
      const body = (await response.text()).replace(/import\("\.\/newsletter-[^"]*"\)/, 'Promise.reject()');
      await route.fulfill({ response, body });
    });
  };
  const page = await open('/', { ...phone, before });
  await field(page).fill('ann@example.com');
  const isSent = (request: Request) => request.isNavigationRequest() && request.method() === 'POST';
  await Promise.all([page.context().waitForEvent('request', isSent), subscribe(page).tap()]);
});

test('a widget that arrives requests again what widgets share, if that was lost', async () => {
  const { arrive, before: hold } = late(/\/assets\/(hydrate|newsletter)-/);
  const before = async (page: Page) => {
    await hold(page);
    await loseOnce('chunk')(page);
  };
  const page = await open('/', { ...phone, before });
  await Promise.all([page.waitForEvent('requestfailed'), field(page).focus()]);
  arrive();
  await awake(page, 'newsletter');
});
