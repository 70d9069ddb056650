import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { save } from '../../generator/workshop/edit/save.ts';

/** What the disk refuses to replace. */
let refused = '';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const rename: typeof real.rename = async (from, to) => {
    if (refused !== '' && String(to).endsWith(refused)) throw new Error('The disk is full.');
    await real.rename(from, to);
  };
  return { ...real, rename };
});

/** A folder with some files, and what it has now. */
async function folderWith(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'save-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const now = async () => {
    const names = (await readdir(root)).sort();
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(join(root, name), 'utf8')])),
    );
  };
  return { root, now };
}

const before = { 'aubrey.yaml': 'name: Aubrey\n', 'site.yaml': '\uFEFFphone: 1\r\n' };

/** A file with another text, one with another name, and a new one. */
const changes = [
  { source: { file: 'site.yaml', text: 'phone: 2\r\n' }, before: 'phone: 1\r\n' },
  { source: { file: 'celina.yaml', text: 'name: Celina\n' }, before: 'name: Aubrey\n', from: 'aubrey.yaml' },
  { source: { file: 'news.yaml', text: 'route: /news\n' }, before: null },
];

test('all files are written', async () => {
  refused = '';
  const { root, now } = await folderWith(before);
  await save(root, changes);
  expect(await now()).toEqual({
    'celina.yaml': 'name: Celina\n',
    'news.yaml': 'route: /news\n',
    'site.yaml': '\uFEFFphone: 2\r\n',
  });
});

test.each(['news.yaml', 'celina.yaml', 'site.yaml'])('none is written if %s cannot be', async (file) => {
  refused = file;
  const { root, now } = await folderWith(before);
  await expect(save(root, changes)).rejects.toThrow('The disk is full.');
  expect(await now()).toEqual(before);
});
