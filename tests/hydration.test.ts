import { basename } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bundleScripts } from '../generator/assets/scripts.ts';
import { awake, desktop, open, phone } from './browser.ts';
import { withGoogle } from './google.ts';

/** Pages that have every widget between them. */
const routes = ['/', '/massage-therapy-faq', '/location', '/printable-menu'];

const islands = (page: Page) => page.locator('[data-island]');

/** Gives every island a reason to wake, and waits until all but the ones with a timer have. Nothing is printed. */
async function wakeAll(page: Page) {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  for (const island of await islands(page).all()) {
    await island.evaluate((element) => {
      element.scrollIntoView();
      for (const type of ['pointerover', 'click']) element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    });
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]:not([data-island="popup"])')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  );
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

test.each(['production', 'development'] as const)(
  'React for %s takes over what the server rendered without a word',
  async (mode) => {
    const { entry, files } = await bundleScripts(mode);
    const scripts = new Map(files.map(({ path, bytes }) => [basename(path), Buffer.from(bytes)]));
    for (const [index, route] of routes.entries()) {
      let said: string[] = [];
      const page = await open(route, {
        ...(index % 2 ? desktop : phone),
        before: async (page) => {
          said = listen(page);
          await withGoogle(page);
          await page.route('**/assets/*.js', (request) => {
            const name = basename(new URL(request.request().url()).pathname);
            const body = scripts.get(name.startsWith('main-') ? basename(entry) : name);
            return body ? request.fulfill({ contentType: 'text/javascript', body }) : request.abort();
          });
        },
      });
      await wakeAll(page);
      expect(
        said.filter((line) => !line.includes('React DevTools')),
        route,
      ).toEqual([]);
    }
  },
);

test('a page loads no script of a widget that it does not have', async () => {
  const page = await open('/policies', { ...desktop, before: withGoogle });
  await wakeAll(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
  );
  expect(loaded.filter((name) => /^(accordion|map|google-map|print|popup|toasts)-/.test(name))).toEqual([]);
  expect(loaded.some((name) => name.startsWith('banner-'))).toBe(true);
});

test('until somebody needs it, a page loads the entry alone', async () => {
  const page = await open('/policies', desktop);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts).toBe(1);
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
  const failed = page.waitForEvent('pageerror');
  await page.locator('summary[aria-label="Menu"]').tap();
  await failed;
  const links = page.locator('[data-island="menu"] nav a');
  await expect.poll(() => links.count()).toBe(9);
  await page.locator('main form').getByLabel('Your e-mail address').fill('plain');
  await page.locator('main form').getByRole('button').tap();
  await page.getByText('Please enter a valid email address').first().waitFor();
});

test('a script that does not arrive is asked for again, and the form behind it works meanwhile', async () => {
  let refuse = true;
  const page = await open('/', {
    ...phone,
    before: (page) => page.route('**/assets/menu-*.js', (route) => (refuse ? route.abort() : route.continue())),
  });
  const toggle = page.locator('summary[aria-label="Menu"]');
  await toggle.tap();
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(true);
  refuse = false;
  await toggle.tap();
  await awake(page, 'menu');
});
