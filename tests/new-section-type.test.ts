import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fixtures, generate, spa } from './project.ts';

const run = promisify(execFile);

/** A copy of the program with a small site in it, so that its own sections stay as they are. */
async function program(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const parts = ['client', 'generator', 'templates', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore'];
  await Promise.all(parts.map((part) => cp(join(spa, part), join(root, part), { recursive: true })));
  await cp(join(fixtures, 'small'), root, { recursive: true });
  await symlink(join(spa, 'node_modules'), join(root, 'node_modules'));
  return root;
}

test('a new section type compiles, keeps to the style and can be put on a page', async () => {
  const cwd = await program();
  const tool = (name: string, ...args: string[]) => run(join(spa, 'node_modules/.bin', name), args, { cwd });
  const command = (...args: string[]) => tool('tsx', 'generator/cli.ts', ...args);

  expect((await command('new', 'section-type', 'quote')).stdout).toMatchInlineSnapshot(`
    "templates/sections/quote.tsx:1 wrote the section type quote

    Write its properties, its view and its examples there. "npm run check" and "npm test" look at them.
    "
  `);
  await tool('tsc', '--noEmit');
  await tool('biome', 'check', 'templates/sections/quote.tsx', '--vcs-enabled=false');

  await command('new', 'section', 'quote', '--page', 'pages/home.yaml');
  const path = join(cwd, 'pages/home.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(/"TODO: .*"/, 'A good hour'));
  await command('build', '--quiet');
  expect(await readFile(join(cwd, 'dist/index.html'), 'utf8')).toMatch(/<h2[^>]*>A good hour<\/h2>/);
});

test.each([
  ['hero', 'The section type "hero" is there already: templates/sections/hero.tsx.'],
  ['Big Quote', '"Big Quote" cannot name a section type'],
  ['../quote', '"../quote" cannot name a section type'],
])('new section-type %s is refused', async (name, words) => {
  const { exit, err } = await generate('new', 'section-type', name);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
});

test.each([
  [['new'], 'generate new town "Barre"'],
  [['new', 'town'], 'generate new town "Barre" --latitude 44.197'],
  [['new', 'page'], 'generate new page --route /gift-cards'],
  [['new', 'section'], 'generate new section prose --page pages/home.yaml'],
  [['new', 'section-type'], 'generate new section-type quote'],
])('the help of %j has an example', async (args, example) => {
  expect((await generate(...args, '--help')).out).toContain(`Example:\n  ${example}`);
});
