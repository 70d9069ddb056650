import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write as writeSite } from '../../generator/publish/write.ts';
import { page, project } from '../harness/project.ts';

test('an error leaves the last site unchanged', async () => {
  const { root, generate, write, dist } = await project('small');
  await generate('build');
  const before = await dist('index.html');
  await write({
    'pages/a.yaml': page({ rest: 'nmae: A\n' }),
    'pages/home.yaml': page({ route: '/' }).replaceAll('A', 'Changed'),
  });
  const { exit, out } = await generate('build');
  expect(exit).toBe(1);
  expect(out).toMatch(/1 error in 1 file\. .*dist was left as it was\.\n$/);
  expect(await dist('index.html')).toBe(before);
  expect((await readdir(root)).sort()).toEqual(['.published.json', 'dist', 'pages', 'site.yaml']);
});

test('a deleted page is not in the next build', async () => {
  const { root, generate, write } = await project('small', { 'pages/a.yaml': page({}) });
  await generate('build');
  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  await generate('build');
  const files = await readdir(join(root, 'dist'));
  expect(files).toContain('b.html');
  expect(files).not.toContain('a.html');
});

test('two builds of the same files are identical, byte for byte', async () => {
  const { root, generate } = await project('every-fact');
  await generate('build', '--out', join(root, 'one'));
  await generate('build', '--out', join(root, 'two'));
  const filesIn = async (folder: string) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return paths.map((path) => path.slice(join(root, folder).length)).sort();
  };
  const files = await filesIn('one');
  expect(files).toContain('/index.html');
  expect(await filesIn('two')).toEqual(files);
  for (const file of files) {
    expect(await readFile(join(root, 'two', file)), file).toEqual(await readFile(join(root, 'one', file)));
  }
});

test('a folder that has other files in it is never replaced', async () => {
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

test('a file that somebody put into dist stops the next build, so it is not lost', async () => {
  const { root, generate, write } = await project('small');
  await generate('build');
  await write({ 'dist/CNAME': 'www.example.com' });
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toContain('they would be lost: CNAME.');
  expect(await readFile(join(root, 'dist/CNAME'), 'utf8')).toBe('www.example.com');
});

test.each([
  ['outside of the output folder', ['../evil.html']],
  ['at the root of the disk', ['/evil.html']],
  ['twice', ['index.html', 'index.html']],
])('no file is written %s', async (_, paths) => {
  const { root } = await project('small');
  const files = paths.map((path) => ({ path, content: '' }));
  await expect(writeSite(files, join(root, 'dist'))).rejects.toThrow(/outside of the output folder|Two files/);
  expect(await readdir(root)).not.toContain('dist');
});

test('what file managers write into dist stops no build', async () => {
  const { generate, write } = await project('small');
  await generate('build');
  await write({ 'dist/.DS_Store': 'icons', 'dist/assets/Thumbs.db': 'icons' });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
});
