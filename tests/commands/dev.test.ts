import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../generator/workshop/dev/dev-protocol.ts';
import { type DevSession, develop, nextEvent } from '../harness/commands/dev.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { page as definition } from '../harness/project/project.ts';

/** One server for the whole file. Every test has a page of its own. */
let dev: DevSession;
/** A file in which the stand-in editor notes what it was asked to open. */
let opened: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  opened = join(folder, 'opened');
  const editor = join(folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}\n`, { mode: 0o755 });
  dev = await develop('every-fact', { env: { LAUNCH_EDITOR: editor } });
  return async () => {
    await dev.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Adds a page and waits until it is served. */
async function addPage(route: string, sections: string): Promise<void> {
  await dev.write(`pages${route}.yaml`, definition({ route, sections }));
  await dev.answers(route, 200);
}

function room(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#a5502c' } })
    .png()
    .toBuffer();
}

const overlay = (page: Page) => page.locator('dev-overlay');

test('an edit shows up in the open page, which stays scrolled to where it was', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => `  - { type: intro, heading: Part ${index}, text: Text. }\n`);
  await addPage('/long', parts.join(''));
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
  expect(dev.terminal()).toMatch(/^site\.yaml: updated (all|\d+) pages in \d+ ms$/m);
});

test('a page that had no connection for a while shows what it missed', async () => {
  await addPage('/late', '  - { type: intro, heading: Early, text: Text. }\n');
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

test('a page that begins to listen after another edit shows that edit', async () => {
  await addPage('/twice', '  - { type: intro, heading: First, text: Text. }\n');
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
  await addPage('/covered', '  - { type: intro, heading: Right, text: Text. }\n');
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
  await addPage('/wrong', '  - { type: intro, heading: Right, text: Text. }\n');
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
  expect(dev.terminal()).toContain('Unknown property "headng"');

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

test('with Alt held, a text shows where it is written, and a click opens that line in the editor', async () => {
  const text = '      Come in.\n\n      Sit\n      down.\n';
  await addPage('/pointed', `  - type: intro\n    heading: Welcome to {business.name}\n    text: |\n${text}`);
  const page = await dev.visit('/pointed');
  const outline = (location: string) => page.locator('dev-outline', { hasText: location });
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');

  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await outline('pages/pointed.yaml:7').waitFor();
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect
    .poll(() => readFile(opened, 'utf8').catch(() => ''))
    .toContain(`${join(dev.root, 'pages/pointed.yaml')}`);

  await page.getByText('Sit down.').hover();
  await outline('pages/pointed.yaml:11').waitFor();

  const brand = await page.locator('header a').first().boundingBox();
  await page.mouse.move((brand?.x ?? 0) + (brand?.width ?? 0) - 10, (brand?.y ?? 0) + (brand?.height ?? 0) / 2);
  await outline('site.yaml:').waitFor();
  await page.keyboard.up('Alt');
  await page.locator('dev-outline').waitFor({ state: 'detached' });
});

test('with Alt held, a text is found where it is now, after an edit that changes nothing on the page', async () => {
  await addPage('/moved', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/moved');
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  const isOutlined = async (location: string, step: number) => {
    await page.keyboard.down('Alt');
    await page.mouse.move(box.x + 10 + step, box.y + box.height / 2);
    const found = await page.locator('dev-outline', { hasText: location }).isVisible();
    await page.keyboard.up('Alt');
    return found;
  };
  await expect.poll(() => isOutlined('pages/moved.yaml:6', 0)).toBe(true);
  await dev.edit('pages/moved.yaml', (yaml) => `# One line more.\n${yaml}`);
  let step = 0;
  await expect.poll(() => isOutlined('pages/moved.yaml:7', ++step % 5)).toBe(true);
});

test('with Alt held, a text is found in every browser, and again after the server failed to answer', async () => {
  await addPage('/standard', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/standard');
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'caretRangeFromPoint'));
  await page.route('**/@dev/provenance*', (route) => route.abort(), { times: 1 });
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.down('Alt');
  await failed;
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.locator('dev-outline', { hasText: 'pages/standard.yaml:6' }).waitFor();
});

test('with Alt held, a picture or drawing is found even if the box of a text covers it', async () => {
  const hero = (lines: string) =>
    `  - type: hero\n    heading: Rest\n    text: One room.\n    actions: [{ label: Home, to: / }]\n${lines}`;
  await dev.write('room.png', await room());
  await addPage('/photo', hero('    image: room.png\n    alt: A warm room\n'));
  await addPage('/drawn', hero('    drawing: stones\n'));
  for (const [route, selector, line] of [
    ['/photo', 'main img', 11],
    ['/drawn', 'main svg', 10],
  ] as const) {
    const page = await dev.visit(route);
    const [picture, text] = [
      await page.locator(selector).first().boundingBox(),
      await page.locator('main h1').boundingBox(),
    ];
    if (!picture || !text) throw new Error('The section is not visible.');
    await page.keyboard.down('Alt');
    // The heading is short, but its box goes on over the left edge of the picture.
    await page.mouse.move(Math.max(picture.x + 5, text.x + text.width / 2), text.y + text.height / 2);
    await page.locator('dev-outline', { hasText: `pages${route}.yaml:${line}` }).waitFor();
    await page.keyboard.up('Alt');
  }
});

test('a location that cannot be opened is copied, and the page says why', async () => {
  await addPage('/unopened', '  - { type: intro, heading: Right, text: Text. }\n');
  const page = await dev.visit('/unopened');
  await page.route('**/@dev/open', (route) => route.fulfill({ status: 503, body: 'No editor was found.' }));
  const box = await page.locator('h1').boundingBox();
  if (!box) throw new Error('The heading is not visible.');
  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.locator('dev-outline').waitFor();
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await page.locator('dev-notice', { hasText: 'No editor was found.' }).waitFor();
  expect(await page.locator('dev-notice').innerText()).toMatch(/pages\/unopened\.yaml:6( is copied)?\.$/);
});

test('built sites contain nothing of the dev server', () => {
  const { paths, file } = builtSite('example');
  expect(paths.filter((path) => file(path).includes('@dev'))).toEqual([]);
});
