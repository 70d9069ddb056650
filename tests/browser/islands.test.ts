import { basename } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bundleScripts } from '../../generator/assets/scripts.ts';
import { awake, desktop, hydrated, open, phone, type Visit } from '../harness/browser/browser.ts';
import { google, withGoogle } from '../harness/browser/google.ts';
import { chunks, late } from '../harness/browser/late-files.ts';
import { loadedScripts } from '../harness/browser/loaded-scripts.ts';
import { banner, field, form, map, question } from '../harness/browser/widgets.ts';
import { builtSite } from '../harness/pages/built-site.ts';

/** Pages that have every widget between them. */
const routes = [['/'], ['/questions'], ['/print'], ['/on-linen', 'gallery']] as const;

test.each([
  ['production', withSiteScripts],
  ['development', withDevelopmentScripts],
] as const)('React for %s takes over what the server rendered without a message', async (_, scripts) => {
  const prepare = await scripts();
  const onRoute = async ([route, site]: (typeof routes)[number], screen: Visit) => {
    const messages: string[] = [];
    const before = async (page: Page) => {
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await withGoogle(page);
      await prepare(page);
    };
    await wakeAll(await open(route, { ...screen, ...(site && { site }), before }));
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
  expect(widgets.map((name) => name.replace(/-.*/, '')).sort()).toEqual(['newsletter']);
});

test.each([
  ['/plain', 'newsletter', 'every-fact'],
  ['/questions', 'accordion', 'every-fact'],
  ['/find-us', 'map', 'every-fact'],
  ['/on-linen', 'contact', 'gallery'],
] as const)(
  'a widget on %s, %s, requests all that it needs at once, not one script after the other',
  async (route, name, site) => {
    const needed = ['chunk', 'hydrate', name].sort();
    const { arrive, before: hold } = late(chunks);
    const asked: string[] = [];
    const before = async (page: Page) => {
      page.on('request', (request) => chunks.test(request.url()) && asked.push(basename(request.url())));
      await withGoogle(page);
      await hold(page);
    };
    const page = await open(route, { ...phone, site, before });
    const island = page.locator(`[data-island="${name}"]`).first();
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover');
    // Others may wake meanwhile, such as a map near the screen.
    const kinds = () =>
      asked
        .map((one) => one.replace(/-.*/, ''))
        .filter((one) => needed.includes(one))
        .sort();
    await expect.poll(kinds).toEqual(needed);
    arrive();
    await awake(page, name);
    expect(kinds()).toEqual(needed);
  },
);

test('a widget that fails leaves the others working, and its own server-rendered form', async () => {
  const page = await open('/', {
    ...phone,
    before: async (page) => {
      await withGoogle(page);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('[data-island="newsletter"]')?.setAttribute('data-props', '{"label":"E-mail"}');
        });
      });
    },
  });
  await Promise.all([page.waitForEvent('pageerror'), field(page).focus()]);
  await expect.poll(() => form(page).locator('input').count()).toBe(4);
  await map(page).scrollIntoViewIfNeeded();
  await page.locator('[data-marker]').waitFor();
});

test('a page that was prerendered starts nothing until it is seen, and then hides a banner closed since', async () => {
  const page = await open('/questions', { ...phone, before: prerendering });
  await page.waitForLoadState('networkidle');
  await question(page, 'copper').hover();
  await page.evaluate(() => sessionStorage.setItem('banner-closed', '1'));
  expect(await loadedScripts(page)).toEqual([expect.stringMatching(/^main-/)]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  await question(page, 'lead').hover();
  await awake(page, 'accordion');
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

/** Lets a page believe that it is prerendered. */
const prerendering = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }));

/** Gives every widget a reason to wake, and waits until all have. Nothing is printed. */
async function wakeAll(page: Page) {
  await page.evaluate(async () => {
    window.print = () => undefined;
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView({ behavior: 'instant' });
      // An observer looks once in a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const type of ['pointerover', 'click']) island.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
  });
  await hydrated(page, '[data-island]', 'every');
}

test('the entry script leaves out what pages do themselves before the first paint', () => {
  const { paths, file, page } = builtSite('every-fact');
  const entry = paths.filter((path) => /^assets\/main-/.test(path)).map((path) => file(path).toString());
  expect(page('/')('head script:not([src])').text()).toContain('getEntriesByType');
  expect(entry).toHaveLength(1);
  expect(entry[0]).not.toContain('getEntriesByType');
});
