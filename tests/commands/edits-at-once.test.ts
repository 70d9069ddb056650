import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identity } from '../../generator/files/running.ts';
import { save } from '../../generator/workshop/edit/save.ts';
import { contentsIn } from '../harness/project/output-folder.ts';
import { generate, project, textIn } from '../harness/project/project.ts';

test('of two commands that edit the same file at once, the second writes nothing and says so', async () => {
  const { root } = await project('small', { 'pages/a.yaml': 'old\n' });
  const change = (text: string) => ({ source: { file: 'pages/a.yaml', text }, before: 'old\n' });
  const [first, second] = await Promise.allSettled([save(root, [change('first\n')]), save(root, [change('second\n')])]);
  const text = await textIn(root, 'pages/a.yaml');
  expect([first, second].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(text).toBe(first.status === 'fulfilled' ? 'first\n' : 'second\n');
  const failed = first.status === 'rejected' ? first : second;
  expect(failed).toHaveProperty('reason.message', expect.stringMatching(/^pages\/a\.yaml changed while this command/));
});

test('a command waits for another one that edits the site, and leaves no lock', async () => {
  const { root } = await project('small');
  const lock = join(root, '.local-pages-lock');
  await writeFile(lock, identity(process.pid));
  const changes = [{ source: { file: 'pages/a.yaml', text: 'a\n' }, before: null }];
  await expect(save(root, changes, { patience: 0 })).rejects.toThrow(
    `Another command is editing this site (process ${process.pid}). Wait until it has finished, then run the command again.`,
  );
  // No system has a process with this number.
  await writeFile(lock, `${2 ** 30} `);
  await save(root, changes);
  expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('if a file cannot be replaced, those that were replaced before it are restored', async () => {
  const files = { 'pages/a.yaml': 'a\n', 'pages/b.yaml': '\uFEFFb\n' };
  const { root } = await project('small', files);
  const before = await contentsIn(root);
  const failing = save(root, [
    { source: { file: 'pages/a.yaml', text: 'edited\n' }, before: 'a\n' },
    { source: { file: 'pages/renamed.yaml', text: 'renamed\n' }, before: 'b\n', from: 'pages/b.yaml' },
    { source: { file: 'pages/new/c.yaml', text: 'new\n' }, before: null },
    // A folder has this name by then.
    { source: { file: 'pages/new', text: 'new\n' }, before: null },
  ]);
  await expect(failing).rejects.toThrow('pages/new');
  expect(await contentsIn(root)).toEqual(before);
});

test.skipIf(process.platform === 'win32')('an edited file keeps its permissions', async () => {
  const { root } = await project('small');
  const home = join(root, 'pages/home.yaml');
  for (const mode of [0o664, 0o600]) {
    await chmod(home, mode);
    expect(await generate('new', 'section', 'prose', '--route', '/', '--root', root)).toMatchObject({ exit: 0 });
    expect((await stat(home)).mode & 0o777).toBe(mode);
  }
});
