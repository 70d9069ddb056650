import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launch } from './browser.ts';
import { develop } from './dev.ts';
import { page as definition, spa } from './project.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 500 } });
  onTestFinished(() => page.close());
  await page.goto(address);
  return page;
}

const overlay = (page: Page) => page.locator('dev-overlay');

test('an edit shows itself, where the reader was', async () => {
  const long = Array.from({ length: 30 }, (_, index) => `  - { type: intro, heading: Part ${index}, text: Text. }\n`);
  const { address, edit, write } = await develop('small');
  await write('pages/long.yaml', definition({ route: '/long', sections: long.join('') }));
  const page = await open(`${address}/long`);
  await page.getByText('Part 20').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await edit('pages/long.yaml', (yaml) => yaml.replace('Part 21', 'Another name'));
  await page.getByText('Another name').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a fact that is edited in site.yaml shows itself as well', async () => {
  const { address, edit } = await develop('every-fact');
  const page = await open(address);
  await edit('site.yaml', (yaml) => yaml.replaceAll('Small Works', 'Another Business'));
  await page.locator('header', { hasText: 'Another Business' }).waitFor();
});

test('a mistake lies over the last sound page, with its place and what to write, and goes when it is mended', async () => {
  const { address, edit, terminal } = await develop('small');
  const page = await open(address);
  await edit('pages/home.yaml', (yaml) => yaml.replace('heading', 'headng'));
  await overlay(page).getByText('Unknown property "headng" in an intro section.').waitFor();
  expect(await overlay(page).locator('pre').innerText()).toMatch(/│ {2,}- \{ type: intro, headng: Home/);
  await overlay(page).getByText('Did you mean "heading"?').waitFor();
  expect(await page.locator('h1').innerText()).toBe('Home');
  expect(terminal()).toContain('Unknown property "headng"');

  const later = await open(address);
  await overlay(later).getByText('Unknown property').waitFor();

  await edit('pages/home.yaml', (yaml) => yaml.replace('headng', 'heading'));
  await overlay(page).waitFor({ state: 'detached' });
  await overlay(later).waitFor({ state: 'detached' });
});

test('a site that begins with a mistake shows it, and then itself', async () => {
  const { address, edit } = await develop('small');
  await edit('pages/home.yaml', (yaml) => yaml.replace('heading: Home', 'heading: "Home'));
  const page = await open(address);
  await overlay(page).getByText('pages/home.yaml').first().waitFor();
  await edit('pages/home.yaml', (yaml) => yaml.replace('"Home', 'Home again'));
  await page.getByRole('heading', { name: 'Home again' }).waitFor();
});

test('new, renamed and deleted pages are noticed', async () => {
  const { address, write, remove } = await develop('small');
  const page = await open(`${address}/a`);
  expect(await page.locator('h1').innerText()).toBe('Not found');
  await write('pages/a.yaml', definition({}));
  await expect.poll(async () => (await fetch(`${address}/a`)).status).toBe(200);
  await write('pages/b.yaml', definition({ route: '/b' }));
  await remove('pages/a.yaml');
  await expect.poll(async () => (await fetch(`${address}/b`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${address}/a`)).status).toBe(404);
});

test('editors that know the project are told what is new', async () => {
  const { root, write } = await develop('small');
  await write('.schema/page.json', '{}');
  await write('pages/a.yaml', definition({}));
  await expect.poll(() => readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/a"');
});

test('a broken template does not end the server', async () => {
  const program = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(program, { recursive: true, force: true }));
  for (const part of ['client', 'generator', 'templates', 'package.json', 'tsconfig.json'])
    await cp(join(spa, part), join(program, part), { recursive: true });
  await symlink(join(spa, 'node_modules'), join(program, 'node_modules'));
  const template = join(program, 'templates/sections/intro.tsx');
  const sound = await readFile(template, 'utf8');

  const { address } = await develop('small', { program });
  const page = await open(address);
  await writeFile(template, sound.replace('<h1', '<h1 <'));
  await overlay(page).getByText('The program has a mistake.').waitFor();
  await overlay(page).getByText('templates/sections/intro.tsx').first().waitFor();
  expect(await page.locator('h1').innerText()).toBe('Home');
  expect((await fetch(address)).status).toBe(200);

  await writeFile(template, sound.replace('</h1>', '!</h1>'));
  await page.getByRole('heading', { name: 'Home!' }).waitFor();
});

test('with Alt held, a text names its place, and a click opens it in the editor', async () => {
  const opened = join(await mkdtemp(join(tmpdir(), 'editor-')), 'opened');
  const editor = `${opened}.sh`;
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}\n`, { mode: 0o755 });
  const { address, root, write } = await develop('every-fact', { env: { LAUNCH_EDITOR: editor } });
  await write(
    'pages/a.yaml',
    definition({
      sections:
        '  - type: intro\n    heading: Welcome to {business.name}\n    text: |\n      Come in.\n\n      Sit\n      down.\n',
    }),
  );
  await expect.poll(async () => (await fetch(`${address}/a`)).status).toBe(200);
  const page = await open(`${address}/a`);
  const title = page.locator('h1');
  const box = await title.boundingBox();
  if (!box) throw new Error('The heading is not seen');

  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.locator('dev-outline', { hasText: 'pages/a.yaml:7' }).waitFor();
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain(join(root, 'pages/a.yaml'));

  await page.getByText('Sit down.').hover();
  await page.locator('dev-outline', { hasText: 'pages/a.yaml:11' }).waitFor();

  const name = page.locator('header a').first();
  const brand = await name.boundingBox();
  await page.mouse.move((brand?.x ?? 0) + (brand?.width ?? 0) - 10, (brand?.y ?? 0) + (brand?.height ?? 0) / 2);
  await page.locator('dev-outline', { hasText: 'site.yaml:' }).waitFor();
  await page.keyboard.up('Alt');
  await page.locator('dev-outline').waitFor({ state: 'detached' });
});

test('no other website can have files opened, and no file outside the project', async () => {
  const { address } = await develop('small');
  const ask = (origin: string, file: string) =>
    fetch(`${address}/@dev/open`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ file, line: 1, column: 1 }),
    });
  expect((await ask('https://evil.example.com', 'site.yaml')).status).toBe(403);
  expect((await ask(address, '../../etc/passwd')).status).toBe(403);
});

test('Ctrl-C ends it', async () => {
  const { interrupt } = await develop('small');
  expect(await interrupt()).toBe(0);
});

test('nothing of it reaches the built site', async () => {
  const { files } = await import('./site.ts');
  for (const [path, content] of files) expect(content.includes('@dev'), path).toBe(false);
});
