import { basename } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bundleScripts } from '../../generator/assets/scripts.ts';
import { awake, desktop, hydrated, open, phone, type Visit } from '../harness/browser.ts';
import { google, withGoogle } from '../harness/google.ts';
import { map, menu, menuButton, signUp } from '../harness/widgets.ts';

/** Pages that have every widget between them. */
const routes = ['/', '/questions', '/print'];

test.each([
  ['production', withSiteScripts],
  ['development', withDevelopmentScripts],
] as const)('React for %s takes over what the server rendered without a message', async (_, scripts) => {
  const prepare = await scripts();
  const onRoute = async (route: string, screen: Visit) => {
    const messages: string[] = [];
    const before = async (page: Page) => {
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await withGoogle(page);
      await prepare(page);
    };
    await wakeAll(await open(route, { ...screen, before }));
    return messages.filter((message) => !message.includes('React DevTools'));
  };
  const messages = await Promise.all(routes.map((route, index) => onRoute(route, index % 2 ? desktop : phone)));
  expect(messages).toEqual(routes.map(() => []));
});

test('until a visitor needs more, a page loads the entry script alone, and the map only near the screen', async () => {
  let maps = 0;
  const page = await open('/', {
    ...phone,
    before: (page) =>
      page.route(google, (route) => {
        maps++;
        return route.abort();
      }),
  });
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual([expect.stringMatching(/^main-/)]);
  expect(maps).toBe(0);
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => maps).toBeGreaterThan(0);
});

test('a page loads no script of a widget that it does not have', async () => {
  const page = await open('/plain', desktop);
  await wakeAll(page);
  const widgets = (await loadedScripts(page)).filter((name) => !/^(main|hydrate|chunk)-/.test(name));
  expect(widgets.map((name) => name.replace(/-.*/, '')).sort()).toEqual(['banner', 'menu', 'newsletter']);
});

test('a widget that fails leaves the others working, and its own server-rendered form', async () => {
  const page = await open('/', {
    ...phone,
    before: (page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('[data-island="menu"]')?.setAttribute('data-props', '{"label":"Menu"}');
        });
      }),
  });
  await Promise.all([page.waitForEvent('pageerror'), menuButton(page).tap()]);
  await expect.poll(() => page.locator('[data-island="menu"] nav a').count()).toBe(5);
  await signUp(page, 'plain');
  await page.getByText('That is no e-mail address').first().waitFor();
});

test('a widget whose script does not arrive works as the server rendered it, and the next page requests it again', async () => {
  let online = false;
  const errors: string[] = [];
  const page = await open('/', {
    ...phone,
    before: (page) => {
      page.on('pageerror', (error) => errors.push(error.message));
      return page.route('**/assets/menu-*.js', (route) => (online ? route.continue() : route.abort()));
    },
  });
  await Promise.all([page.waitForEvent('requestfailed'), menuButton(page).tap()]);
  await menu(page).getByRole('link', { name: 'Plain' }).click();
  await page.waitForURL('**/plain');
  expect(errors).toEqual([]);
  online = true;
  await menuButton(page).tap();
  await awake(page, 'menu');
});

async function withSiteScripts() {
  return async () => {};
}

/** Replaces the scripts of a page by those with React for development, which explains what it finds wrong. */
async function withDevelopmentScripts() {
  const { entry, files } = await bundleScripts('development');
  const scripts = new Map(files.map(({ path, bytes }) => [basename(path), Buffer.from(bytes)]));
  return (page: Page) =>
    page.route('**/assets/*.js', (route) => {
      const name = basename(new URL(route.request().url()).pathname);
      const body = scripts.get(name.startsWith('main-') ? basename(entry) : name);
      return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
    });
}

/** Gives every widget a reason to wake, and waits until all have. Nothing is printed. */
async function wakeAll(page: Page) {
  await page.evaluate(() => {
    window.print = () => undefined;
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView();
      for (const type of ['pointerover', 'click']) island.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
  });
  await hydrated(page, '[data-island]', 'every');
}

/** The names of the scripts that a page has loaded so far. */
async function loadedScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter((name) => name.endsWith('.js')).map((name) => basename(name));
}
