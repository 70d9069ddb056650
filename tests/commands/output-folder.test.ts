import { mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOfFile } from '../../generator/files/hash.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { write as writeSite } from '../harness/project/write-site.ts';

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
  expect(out).toMatch(/1 error in 1 file\. .*dist is unchanged\.\n$/);
  expect(await dist('index.html')).toBe(before);
  expect((await readdir(root)).sort()).toEqual(['dist', 'pages', 'site.yaml']);
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

test('a folder with other files in it is never replaced', async () => {
  const { root, generate } = await project('small');
  await mkdir(join(root, 'photos'));
  await writeFile(join(root, 'photos/room.jpg'), 'a photograph');
  for (const folder of ['photos', 'pages', 'pages/site', '.', '..']) {
    const { exit, err } = await generate('build', '--out', join(root, folder));
    expect(exit).toBe(2);
    expect(err).toMatch(/[Cc]hoose another folder with --out/);
  }
  expect(await textIn(root, 'photos/room.jpg')).toBe('a photograph');
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});

test('a file that somebody put into dist stops the next build, so it is not lost', async () => {
  const { root, generate, write } = await project('small');
  await generate('build');
  await write({ 'dist/CNAME': 'www.example.com' });
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toContain('they would be lost: CNAME.');
  expect(await textIn(root, 'dist/CNAME')).toBe('www.example.com');
});

test.each([
  ['../evil.html', 'outside of the output folder'],
  ['a/../../evil.html', 'outside of the output folder'],
  ['/evil.html', 'outside of the output folder'],
  ['..\\evil.html', 'outside of the output folder'],
  ['a//b.html', 'outside of the output folder'],
  ['nul\0.html', 'outside of the output folder'],
  ['.local-pages', 'outside of the output folder'],
  ['', 'outside of the output folder'],
])('no file is written to %j', async (path, problem) => {
  const { root } = await project('small');
  const files = [{ path, content: '', origin: 'pages/evil.yaml' }];
  await expect(writeSite(files, join(root, 'dist'))).rejects.toThrow(`pages/evil.yaml would be written ${problem}`);
  expect(await readdir(root)).not.toContain('dist');
});

test('two files with one path are both named', async () => {
  const { root } = await project('small');
  const old = { path: 'old.html', content: '', origin: 'pages/old.yaml' };
  const redirect = { path: 'old.html', content: '', origin: 'The redirect from /old in site.yaml' };
  await expect(writeSite([old, redirect], join(root, 'dist'))).rejects.toThrow(
    'pages/old.yaml and the redirect from /old in site.yaml would both be written to old.html.',
  );
  const inside = { ...redirect, path: 'old.html/a.html' };
  await expect(writeSite([inside, old], join(root, 'dist'))).rejects.toThrow('A folder and a file cannot have');
  expect(await readdir(root)).not.toContain('dist');
});

test('a page and a redirect whose names differ only in capitals are not written over each other', async () => {
  const { root } = await project('small');
  const [first, second] = ['pages/about.yaml', 'The redirect from /About in site.yaml'];
  const files = [
    { path: 'about.html', content: '', origin: first },
    { path: 'About.html', content: '', origin: second },
  ];
  await expect(writeSite(files, join(root, 'dist'))).rejects.toThrow(
    `${second} would be written to About.html, and ${first} to about.html. Windows and macOS take the two names for one. Change one of them.`,
  );
  const inFolders = files.map((file) => ({ ...file, path: `${file.path}/a.pdf` }));
  await expect(writeSite([files[0] as (typeof files)[0], ...inFolders], join(root, 'dist'))).rejects.toThrow(
    'A folder and a file cannot have the same name.',
  );
  expect(await readdir(root)).not.toContain('dist');
});

test.each(['con.html', 'Aux', 'areas/nul.tar.gz', 'com1/index.html', 'menu .', 'a?.pdf', 'lpt9'])(
  'no file is written to %j, which Windows cannot have',
  async (path) => {
    const { root } = await project('small');
    const files = [{ path, content: '', origin: 'static/file' }];
    await expect(writeSite(files, join(root, 'dist'))).rejects.toThrow(
      `static/file would be written to ${path}, and Windows cannot have a file with this name. Change it.`,
    );
  },
);

test('a failure names the file, and leaves the last site and no temporary folder', async () => {
  const { root } = await project('small');
  const dist = join(root, 'dist');
  await writeSite([{ path: 'index.html', content: 'before' }], dist);
  const long = `${'a'.repeat(300)}.html`;
  const slow = () => new Promise<Buffer>((done) => setTimeout(done, 20, Buffer.from('')));
  const others = Array.from({ length: 40 }, (_, index) => ({ path: `${index}.html`, content: slow }));
  const failure = writeSite([{ path: long, content: 'after' }, ...others], dist);
  await expect(failure).rejects.toMatchObject({ code: 'ENAMETOOLONG', syscall: 'open', path: join(dist, long) });
  expect((await readdir(root)).sort()).toEqual(['dist', 'pages', 'site.yaml']);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe('before');
});

describe('a link as the output folder', () => {
  test('stays a link, and its target is written', async () => {
    const { root, generate } = await project('small');
    await mkdir(join(root, 'volume'));
    await symlink('volume', join(root, 'dist'));
    for (const _ of [1, 2]) expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
    expect(await readlink(join(root, 'dist'))).toBe('volume');
    expect(await readdir(join(root, 'volume'))).toContain('index.html');
  });

  test('inside it is refused, and what it leads to is left alone, whatever the list says', async () => {
    const { root, write, generate } = await project('small', { 'elsewhere/mine.txt': 'Mine.' });
    await write({ 'dist/.local-pages': 'sub\nsub/mine.txt\n' });
    await symlink('../elsewhere', join(root, 'dist/sub'));
    const { exit, err } = await generate('build');
    expect(exit).toBe(2);
    expect(err).toContain('has files that this program did not write');
    expect(await textIn(root, 'elsewhere/mine.txt')).toBe('Mine.');
  });

  test('in place of the files of an interrupted build leads to nothing that is moved', async () => {
    const { root, generate, write } = await project('small');
    await generate('build');
    const elsewhere = join(root, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'diary.txt'), 'Dear diary');
    const { hash, size } = hashOfFile(join(elsewhere, 'diary.txt'));
    await writeFile(join(elsewhere, '.local-pages'), `local-pages 2\n${hash} ${size} diary.txt\n\n`);
    await symlink(elsewhere, join(root, 'dist/.local-pages-new'));
    await write({ 'pages/a.yaml': page({}) });
    expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
    expect(await readdir(elsewhere)).toContain('diary.txt');
  });

  test.each([
    ['gone', 'is a link to a folder that does not exist'],
    ['pages', 'is part of the project'],
    ['.', 'contains the project itself'],
    ['site.yaml', 'is a file'],
  ])('is refused if it leads to %s', async (target, problem) => {
    const { root, generate } = await project('small');
    await symlink(target, join(root, 'dist'));
    const { exit, err } = await generate('build');
    expect(exit).toBe(2);
    expect(err).toContain(problem);
    expect(await readlink(join(root, 'dist'))).toBe(target);
  });
});

test('files that file managers write into dist do not stop a build', async () => {
  const { generate, write } = await project('small');
  await generate('build');
  await write({ 'dist/.DS_Store': 'icons', 'dist/assets/Thumbs.db': 'icons' });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
});

test.each([
  ['part-2', '2/2', 'part-1 part-2'],
  ['site-2', '2/2', 'site-1 site-2'],
  ['site-2025', '1/2', 'site-2025 …'],
  ['part-1', '2/2', 'part-1 …'],
  ['half', '1/2', 'half …'],
])('after a part in the folder %s, %s, the folders of all parts are named as %s', async (folder, shard, named) => {
  const { root, generate } = await project('small');
  const { exit, out } = await generate('build', '--shard', shard, '--out', join(root, folder));
  expect(exit).toBe(0);
  const names = /npm run merge -- (.*)/.exec(out)?.[1]?.split(' ') ?? [];
  expect(names.map((name) => (name === '…' ? name : relative(root, name))).join(' ')).toBe(named);
});
