import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../generator/workshop/dev/dev-protocol.ts';
import { type DevSession, develop, nextEvent } from '../harness/commands/dev.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { page as definition } from '../harness/project/project.ts';

/** One server for the whole file. Every test has a page of its own. */
let dev: DevSession;

beforeAll(async () => {
  dev = await develop('every-fact');
  return () => dev.stop();
});

const overlay = (page: Page) => page.locator('dev-overlay');

test('an edit shows up in the open page, which stays scrolled to where it was', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => `  - { type: intro, heading: Part ${index}, text: Text. }\n`);
  await dev.addPage('/long', parts.join(''));
  const page = await dev.visit('/long');
  await page.getByText('Part 20').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await dev.edit('pages/long.yaml', (yaml) => yaml.replace('Part 21', 'Another name'));
  await page.getByText('Another name').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('an edit to site.yaml shows up on every page', async () => {
  const page = await dev.visit('/plain');
  await dev.edit('site.yaml', (yaml) => yaml.replace(/phone: [\d-]+/, 'phone: 802-555-0199'));
  await page.locator('footer', { hasText: '802-555-0199' }).waitFor();
  await expect.poll(dev.terminal).toMatch(/^site\.yaml: updated (all|\d+) pages in \d+ ms$/m);
});

test('a page that had no connection for a while shows what it missed', async () => {
  await dev.addPage('/late', '  - { type: intro, heading: Early, text: Text. }\n');
  const page = await dev.visit('/late');
  let answer: 'end' | 'none' | 'usual' = 'end';
  await page.route(`**${paths.events}`, async (route) => {
    if (answer === 'usual') return route.continue();
    if (answer === 'none') return route.abort();
    answer = 'none';
    await route.fulfill({ contentType: 'text/event-stream', body: 'retry: 9\n\n' });
  });
  await page.reload();
  await dev.edit('pages/late.yaml', (yaml) => yaml.replace('Early', 'Late'));
  await expect.poll(async () => (await fetch(`${dev.address}/late`)).text()).toContain('Late');
  expect(await page.getByRole('heading', { name: 'Early' }).count()).toBe(1);
  answer = 'usual';
  await page.getByRole('heading', { name: 'Late' }).waitFor();
});

/** Puts a tab in the background, or back in front. A browser without windows says that all of them are in front. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('tabs in the background keep no connection, of which a browser has six, and show what they missed', async () => {
  await dev.addPage('/tab', '  - { type: intro, heading: Before, text: Text. }\n');
  const first = await dev.visit('/tab');
  await hide(first, true);
  for (let others = 0; others < 6; others++) {
    const tab = await first.context().newPage();
    await tab.goto(`${dev.address}/tab`);
    await hide(tab, true);
  }
  await dev.edit('pages/tab.yaml', (yaml) => yaml.replace('Before', 'After'));
  await expect.poll(async () => (await fetch(`${dev.address}/tab`)).text()).toContain('After');
  expect(await first.getByRole('heading', { name: 'Before' }).count()).toBe(1);
  await hide(first, false);
  await first.getByRole('heading', { name: 'After' }).waitFor();
});

test('a page that begins to listen after another edit shows that edit', async () => {
  await dev.addPage('/twice', '  - { type: intro, heading: First, text: Text. }\n');
  const page = await dev.visit('/twice');
  let listen = () => {};
  const isBuilt = new Promise<void>((resolve) => {
    listen = resolve;
  });
  await page.route(`**${paths.events}`, (route) => isBuilt.then(() => route.continue()));
  await page.reload();
  await dev.edit('pages/twice.yaml', (yaml) => yaml.replace('First', 'Second'));
  await expect.poll(async () => (await fetch(`${dev.address}/twice`)).text()).toContain('Second');
  expect(await page.getByRole('heading', { name: 'First' }).count()).toBe(1);
  listen();
  await page.getByRole('heading', { name: 'Second' }).waitFor();
});

test('the popup of the site never covers an error', async () => {
  await dev.addPage('/covered', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/covered');
  const popup = page.getByRole('dialog', { name: 'An offer for newcomers' });
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[aria-labelledby]')?.showModal());
  await popup.waitFor();
  await dev.edit('pages/covered.yaml', (yaml) => yaml.replace('heading', 'headng'));
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await overlay(page).waitFor({ state: 'detached' });
  expect(await popup.isVisible()).toBe(false);
  await dev.edit('pages/covered.yaml', (yaml) => yaml.replace('headng', 'heading'));
});

test('an error covers the last version that worked, shows its location and a fix, and goes away once fixed', async () => {
  await dev.addPage('/wrong', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/wrong');
  await dev.edit('pages/wrong.yaml', (yaml) => yaml.replace('heading', 'headng'));
  await overlay(page).getByText('Unknown property "headng"').waitFor();
  await overlay(page).getByText('Showing the last version that worked.').waitFor();
  const panel = overlay(page).getByRole('alertdialog');
  expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await overlay(page).getByText('pages/wrong.yaml').first().waitFor();
  expect(await overlay(page).locator('pre').innerText()).toMatch(/│ {2,}- \{ type: intro, headng: Right/);
  await overlay(page).getByText('Did you mean "heading"?').waitFor();
  expect(await page.locator('h1').innerText()).toBe('Right');
  await expect.poll(dev.terminal).toContain('Unknown property "headng"');

  const later = await dev.visit('/plain');
  await overlay(later).getByText('Unknown property').waitFor();

  const first = await panel.elementHandle();
  const next = await nextEvent(page);
  await dev.edit('pages/plain.yaml', (yaml) => `${yaml}# A comment\n`);
  await next();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);

  await dev.edit('pages/wrong.yaml', (yaml) => yaml.replace('headng', 'heading'));
  await overlay(page).waitFor({ state: 'detached' });
  await overlay(later).waitFor({ state: 'detached' });
  await expect.poll(dev.terminal).toMatch(/pages\/wrong\.yaml: updated .*\nNo problems are left\.\n$/);
});

test('new, renamed and deleted pages are served at their current routes', async () => {
  const page = await dev.visit('/new');
  expect(await page.locator('h1').innerText()).toBe('Not found');
  await dev.write('pages/new.yaml', definition({ route: '/new' }));
  await expect.poll(() => page.locator('h1').innerText()).toBe('A');
  await dev.answers('/new', 200);
  await dev.write('pages/renamed.yaml', definition({ route: '/renamed' }));
  await dev.remove('pages/new.yaml');
  await dev.answers('/renamed', 200);
  await dev.answers('/new', 404);
});

test('a new page updates the editor schemas of a project that has them', async () => {
  await dev.write('.schema/page.json', '{}');
  await dev.write('pages/listed.yaml', definition({ route: '/listed' }));
  await expect.poll(() => readFile(join(dev.root, '.schema/page.json'), 'utf8')).toContain('"/listed"');
});

test('built sites contain nothing of the dev server', () => {
  const { paths, file } = builtSite('every-fact');
  expect(paths.filter((path) => file(path).includes('@dev'))).toEqual([]);
});

test('a mistake in a site that is read from right to left is shown in English order', async () => {
  await dev.addPage('/side', '  - { type: intro, heading: Aside, text: Text. }\n');
  const page = await dev.visit('/side');
  await dev.edit('site.yaml', (yaml) => yaml.replace('language: en-US', 'language: he-IL'));
  await page.locator('html[dir=rtl]').waitFor();
  await dev.edit('pages/side.yaml', (yaml) => yaml.replace('heading:', 'headng:'));
  const place = overlay(page).getByRole('button', { name: 'pages/side.yaml' });
  const close = overlay(page).getByRole('button', { name: 'Close' });
  const [left, right] = await Promise.all([place, close].map(async (one) => (await one.boundingBox())?.x ?? 0));
  expect(left).toBeLessThan(right ?? 0);
  await dev.edit('pages/side.yaml', (yaml) => yaml.replace('headng:', 'heading:'));
  await dev.edit('site.yaml', (yaml) => yaml.replace('language: he-IL', 'language: en-US'));
  await page.locator('html:not([dir])').waitFor();
});
