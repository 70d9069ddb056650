import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readEach } from '../../generator/read/read.ts';
import { page, project } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';

test('a folder where a file is expected, and a link that leads back to itself', async () => {
  const { root, generate } = await project('small');
  await rm(join(root, 'site.yaml'));
  await mkdir(join(root, 'site.yaml'));
  await symlink(join(root, 'pages/loop.yaml'), join(root, 'pages/loop.yaml'));
  const { out, exit, err } = await generate('check');
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out).toContain('site.yaml cannot be read: it is a folder.');
  expect(out).toContain('pages/loop.yaml cannot be read: it is a link that leads back to itself.');
});

test('backups of editors are left alone, and no advice would replace a page', async () => {
  const backups = ['home.yaml~', 'home.yaml.bak', 'home.yaml.orig', 'Thumbs.db'];
  const files = Object.fromEntries(backups.map((name) => [`pages/${name}`, 'anything']));
  const { generate, write } = await project('small', files);
  expect((await generate('check')).exit).toBe(0);
  await write({ 'pages/home.yml': page({ route: '/' }) });
  expect((await generate('check')).out).toContain('pages/home.yaml exists too. Delete the file that you do not need');
});

test.each(['site.yml', 'Site.yaml', 'site.yaml.txt'])('%s instead of site.yaml', async (name) => {
  const { root, generate } = await project('small');
  await rename(join(root, 'site.yaml'), join(root, name));
  const { out } = await generate('check');
  expect(out).toContain(`There is no site.yaml here, but there is ${name}.`);
  expect(out).toContain(`Rename ${name} to site.yaml.`);
  expect(out).toContain('1 error in 1 file.');
});

test.each([
  ['a file', (path: string) => writeFile(path, ''), 'pages cannot be read: it is a file, not a folder.'],
  ['a link to itself', (path: string) => symlink(path, path), 'pages cannot be read: it is a link that leads back'],
  ['missing', async () => {}, 'There is no page definition in the folder "pages".'],
  ['a folder with another name', (path: string) => mkdir(join(dirname(path), 'Pages')), 'Rename "Pages" to "pages".'],
])('the folder pages is %s', async (_, make, message) => {
  const { root, generate } = await project('small');
  await rm(join(root, 'pages'), { recursive: true });
  await make(join(root, 'pages'));
  const { out, exit, err } = await generate('check');
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out).toContain(message);
  expect(out).toContain('1 error in 1 file.');
});

test('a link to a folder with pages, which may lead back to itself', async () => {
  const { root, generate } = await project('small');
  await symlink('.', join(root, 'pages/more'), 'junction');
  const { out, exit } = await generate('check');
  expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining('1 error in 1 file.') });
  expect(out).toContain('pages/more cannot be read: it is a link to a folder, which other computers may not have.');
  expect(out).toContain('Delete the link, and put the folder itself there.');
});

test.each(['pages/towns', 'pages/towns/north'])('%s is a link to a folder with towns', async (link) => {
  const { root, generate } = await project('chimney-sweep', await townFiles('chimney-sweep'));
  const folder = join(root, 'pages/towns');
  await rename(folder, join(root, 'elsewhere'));
  if (link !== 'pages/towns') await mkdir(folder);
  await symlink(join(root, 'elsewhere'), join(root, link), 'junction');
  const { out, exit } = await generate('check');
  expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining('1 error in 1 file.') });
  expect(out).toContain(`${link} cannot be read: it is a link to a folder, which other computers may not have.`);
  expect(out).toContain('are checked once all towns can be read.');
});

test('links that lead nowhere, to a folder, and to a file without an end', async () => {
  const { root, generate } = await project('small');
  await symlink('nothing.yaml', join(root, 'pages/nowhere.yaml'));
  await symlink('/dev/zero', join(root, 'pages/endless.yaml'));
  await mkdir(join(root, 'pages/folder.yaml'));
  const { out, err } = await generate('check');
  expect(err).toBe('');
  expect(out).toContain('pages/nowhere.yaml cannot be read: it is a link to a file that does not exist.');
  expect(out).toContain('pages/endless.yaml cannot be read: it is not a regular file.');
  expect(out).toContain('pages/folder.yaml cannot be read: it is a folder.');
});

test('a file that is deleted after the folder was looked at is not called a link', async () => {
  const { root } = await project('small');
  const [, gone] = await readEach(root, ['site.yaml', 'pages/gone.yaml']);
  expect(gone?.problems).toMatchObject([
    { message: 'pages/gone.yaml cannot be read: it was deleted or moved a moment ago.' },
  ]);
});

// Other systems allow no such name.
test.runIf(process.platform === 'linux')('a file and a folder with names that are not UTF-8', async () => {
  const { root, generate } = await project('small');
  const named = (name: string) => Buffer.concat([Buffer.from(`${root}/pages/`), Buffer.from(name, 'latin1')]);
  await writeFile(named('café.yaml'), page({}));
  await mkdir(named('menü'));
  const { out, exit } = await generate('check');
  expect(exit).toBe(1);
  for (const path of ['pages/caf\uFFFD.yaml', 'pages/men\uFFFD']) {
    expect(out).toContain(`${path} cannot be read: its name has a character that is not saved as UTF-8.`);
  }
  expect(out).toContain('  Rename it. Use only letters without accents, digits, and hyphens.');
  expect(out).toContain('2 errors in 2 files.');
});
