import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withProgress } from '../generator/commands/progress.ts';
import packageJson from '../package.json' with { type: 'json' };
import { generate, page, project } from './project.ts';

const mistake = page({ rest: 'nmae: A\n' });

test('a build says how many pages it wrote, where and how long it took', async () => {
  const { generate } = await project('small');
  const { exit, out, err } = await generate('build');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toMatch(/^2 pages in .*dist, \d+ kB, \d+ ms\.\n$/);
});

test('work that takes longer than half a second is seen on a terminal alone, and gone when it is done', async () => {
  const shownOn = async (isTTY: boolean, took: number) => {
    const shown: string[] = [];
    await withProgress({ isTTY, write: (text) => shown.push(text) }, 'Building,', () => setTimeout(took));
    return shown;
  };
  const slow = await shownOn(true, 900);
  expect(slow[0]).toMatch(/^\rBuilding, \d\.\d s$/);
  expect(slow.at(-1)).toBe('\r\u001B[2K');
  expect(await shownOn(true, 50)).toEqual([]);
  expect(await shownOn(false, 900)).toEqual([]);
});

test('build is what happens without a command', async () => {
  const { root, dist } = await project('small');
  expect((await generate('--root', root, '--quiet')).exit).toBe(0);
  expect(await dist('index.html')).toContain('<!doctype html>');
});

test('check writes nothing', async () => {
  const { root, generate } = await project('small');
  expect(await generate('check')).toEqual({
    exit: 0,
    out: 'No problems.\n5 things to replace before launch; npm run validate -- --launch lists them.\n',
    err: '',
  });
  expect(await readdir(root)).not.toContain('dist');
});

test('a mistake leaves the last site as it was', async () => {
  const { root, generate, write, dist } = await project('small');
  await generate('build');
  const before = await dist('index.html');
  await write({ 'pages/a.yaml': mistake, 'pages/home.yaml': page({ route: '/' }).replaceAll('A', 'Changed') });
  const { exit, out } = await generate('build');
  expect(exit).toBe(1);
  expect(out).toMatch(/1 error in 1 file\. .*dist was left as it was\.\n$/);
  expect(await dist('index.html')).toBe(before);
  expect((await readdir(root)).sort()).toEqual(['.published.json', 'dist', 'pages', 'site.yaml']);
});

test('a page that is gone is gone from the next build', async () => {
  const { root, generate, write } = await project('small', { 'pages/a.yaml': page({}) });
  await generate('build');
  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  await generate('build');
  const files = await readdir(join(root, 'dist'));
  expect(files).toContain('b.html');
  expect(files).not.toContain('a.html');
});

test('two builds of the same files are the same, byte for byte', async () => {
  const { root, generate } = await project('every-fact');
  await generate('build', '--out', join(root, 'one'));
  await generate('build', '--out', join(root, 'two'));
  const files = await readdir(join(root, 'one'), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const name of names) {
    expect(await readFile(name.replace('/one', '/two')), name).toEqual(await readFile(name));
  }
});

test('a folder that holds somebody’s files is never replaced', async () => {
  const { root, generate } = await project('small');
  await mkdir(join(root, 'photos'));
  await writeFile(join(root, 'photos/room.jpg'), 'a photograph');
  for (const folder of ['photos', 'pages', '.', '..']) {
    const { exit, err } = await generate('build', '--out', join(root, folder));
    expect(exit).toBe(2);
    expect(err).toMatch(/choose another (folder )?with --out/);
  }
  expect(await readFile(join(root, 'photos/room.jpg'), 'utf8')).toBe('a photograph');
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});

test('a file that somebody put into dist stops the next build, so that it is not lost', async () => {
  const { root, generate, write } = await project('small');
  await generate('build');
  await write({ 'dist/CNAME': 'www.example.com' });
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toContain('they would be lost: CNAME.');
  expect(await readFile(join(root, 'dist/CNAME'), 'utf8')).toBe('www.example.com');
});

test('problems as JSON', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': mistake });
  const { exit, out } = await generate('check', '--format', 'json');
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toEqual([
    {
      id: 'unknown-property',
      severity: 'error',
      file: 'pages/a.yaml',
      line: 5,
      column: 1,
      endLine: 5,
      endColumn: 5,
      message: 'Unknown property "nmae" in a page.',
      hint: 'Did you mean "name"?',
    },
  ]);
});

test('no problems as JSON', async () => {
  const { generate } = await project('small');
  expect(await generate('check', '--format', 'json')).toEqual({ exit: 0, out: '[]\n', err: '' });
});

test('problems as annotations for GitHub', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': mistake });
  expect((await generate('check', '--format', 'github')).out).toBe(
    '::error file=pages/a.yaml,line=5,endLine=5,col=1,endColumn=5,title=unknown-property::Unknown property "nmae" in a page. Did you mean "name"?\n',
  );
});

test('a mistake in site.yaml says which checks wait for it', async () => {
  const { root, generate, write } = await project('small');
  await write({ 'site.yaml': (await readFile(join(root, 'site.yaml'), 'utf8')).replace('currency:', 'curency:') });
  expect((await generate('check')).out).toMatch(
    /Did you mean "currency"\?\n\n1 error in 1 file\. Nothing was written\.\nLinks and placeholders are checked once site\.yaml is right\.\n$/,
  );
});

test('help and version', async () => {
  expect((await generate('--help')).out).toContain('Check everything and write the site.');
  expect((await generate('build', '--help')).out).toContain('generate build --out public');
  expect(await generate('--version')).toEqual({ exit: 0, out: `${packageJson.version}\n`, err: '' });
});

test.each([
  [['biuld'], 'There is no command "biuld". Did you mean "build"?'],
  [['build', '--fromat', 'json'], '(Did you mean --format?)'],
  [['build', '--format', 'xml'], 'Allowed choices are text, json, github.'],
  [['check', '--root', 'no-such-folder'], 'There is no folder no-such-folder'],
])('the command line %j is refused in words', async (args, words) => {
  const { exit, err } = await generate(...args);
  expect(exit).toBe(2);
  expect(err).toContain(words);
  expect(err).not.toContain('    at ');
});
