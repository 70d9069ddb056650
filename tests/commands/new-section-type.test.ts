import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fixtures, generate, repository } from '../harness/project/project.ts';

const run = promisify(execFile);

/** A copy of the program with a small site in it, so that the test does not change the program's own sections. */
async function program(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const parts = ['client', 'generator', 'templates', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore'];
  await Promise.all(parts.map((part) => cp(join(repository, part), join(root, part), { recursive: true })));
  await cp(join(fixtures, 'small'), root, { recursive: true });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** A name that nobody chooses: the copy has every section type of the program. */
const newType = 'type-under-test';
const file = `templates/sections/${newType}.tsx`;

test('a new section type compiles, passes the linter, and can be used on a page', async () => {
  const cwd = await program();
  const tool = (name: string, ...args: string[]) => run(join(repository, 'node_modules/.bin', name), args, { cwd });
  const command = (...args: string[]) => run(process.execPath, ['generator/start.cjs', ...args], { cwd });

  expect((await command('new', 'section-type', newType)).stdout).toMatchInlineSnapshot(`
    "templates/sections/type-under-test.tsx:1 wrote the section type type-under-test

    Write its properties, its view, and its examples there. Then check it with:  npm run check  and  npm test -- tests/pages/section
    To add it to the gallery in docs/, run:  npm run docs
    "
  `);
  // No other file imports it, so no other can fail because of it.
  await writeFile(join(cwd, 'one.json'), JSON.stringify({ extends: './tsconfig.json', include: [file] }));
  await tool('tsc', '--noEmit', '--project', 'one.json');
  await tool('biome', 'check', file, '--vcs-enabled=false');

  await command('new', 'section', newType, '--page', 'pages/home.yaml');
  const path = join(cwd, 'pages/home.yaml');
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace(/ +draft: true\n/, '').replace(/"TODO: .*"/, 'A good hour'),
  );
  await command('build', '--quiet');
  expect(await readFile(join(cwd, 'dist/index.html'), 'utf8')).toMatch(/<h2[^>]*>A good hour<\/h2>/);
});

test('the linter says where a hook, an event handler, and a style belong', async () => {
  const cwd = await program();
  const section = `import * as React from 'react';
import { useId, useSyncExternalStore } from 'react';

export const Counter = () => {
  const [count, setCount] = React.useState(0);
  useSyncExternalStore(() => () => undefined, () => null);
  return <button id={useId()} type="button" style={{ color: 'red' }} onClick={() => setCount(count + 1)} />;
};
`;
  await writeFile(join(cwd, 'templates/parts/counter.tsx'), section);
  const biome = join(repository, 'node_modules/.bin/biome');
  const linting = run(biome, ['lint', 'templates/parts/counter.tsx', '--vcs-enabled=false'], { cwd });
  const { stderr } = await linting.catch((error) => error);
  expect(
    stderr.match(/A section is static HTML\. Put this in client\/widgets\/ and show it with Island\./g),
  ).toHaveLength(2);
  expect(stderr).toContain('A page has no style attributes, because its policy forbids them. Use a class');
  expect(stderr).toContain('A section is static HTML, so this never runs. Put it in client/widgets/');
});

test.each([
  ['hero', 'The section type "hero" already exists: templates/sections/hero.tsx.'],
  ['Big Quote', '"Big Quote" cannot be the name of a section type'],
  ['con', '"con" cannot be the name of a section type, because Windows cannot have a file with this name.'],
  ['../quote', '"../quote" cannot be the name of a section type'],
])('new section-type %s is refused', async (name, message) => {
  const { exit, err } = await generate('new', 'section-type', name);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
});

test.each([
  [['new'], 'npm run new -- town "Barre"'],
  [['new', 'town'], 'npm run new -- town "Barre" --latitude 44.197'],
  [['new', 'page'], 'npm run new -- page "Gift Cards" --route /gift-cards'],
  [['new', 'section'], 'npm run new -- section prose home'],
  [['new', 'section-type'], 'npm run new -- section-type quote'],
])('the help of %j shows its usage and an example', async (args, example) => {
  const { out } = await generate(...args, '--help');
  expect(out).toContain(`Usage: ${['npm run new --', ...args.slice(1)].join(' ')} `);
  expect(out).toContain(`Example:\n  ${example}`);
});
