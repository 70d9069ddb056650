import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { editorOf, openEditor } from '../../generator/workshop/dev/open-editor.ts';
import { project, repository } from '../harness/project/project.ts';

test.each(['../../etc/passwd', '/etc/passwd', '../project-2/site.yaml', '.'])('no editor opens %s', async (file) => {
  expect(await openEditor('/srv/project', { file, line: 1, column: 1 }, {})).toMatchObject({ status: 403 });
});

test('a file of the site or the program is opened, and a missing one is named', async () => {
  const { root } = await project('small');
  const [editor, opened] = [join(root, 'editor.sh'), join(root, 'opened')];
  await writeFile(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
  vi.stubEnv('LAUNCH_EDITOR', editor);
  const open = (file: string) => openEditor(root, { file, line: 7, column: 3 }, process.env);
  expect(await open('pages/home.yaml')).toBeNull();
  expect(await open('templates/sections/hero.tsx')).toBeNull();
  expect(await open('pages/none.yaml')).toEqual({ status: 404, message: 'There is no file pages/none.yaml.' });
  // An editor may start later than that, and the second before the first.
  const lines = async () => (await readFile(opened, 'utf8').catch(() => '')).trim().split('\n').sort();
  const files = [join(root, 'pages/home.yaml'), join(repository, 'templates/sections/hero.tsx')];
  await expect.poll(lines).toEqual(files.map((file) => `${file} 7 3`).sort());
});

test.each([
  [{}, null, /^No editor was found\. Set EDITOR to your editor's command, such as EDITOR=code/],
  [{ EDITOR: 'vim' }, 'vim', /^The editor vim runs in a terminal, so this page cannot open it\. Set EDITOR/],
  [{ EDITOR: '/usr/bin/nano -w' }, '/usr/bin/nano -w', /^The editor nano runs in a terminal/],
  [{}, 'vim', /^The editor vim runs in a terminal/],
])('without an editor that has a window, nothing is started (%j)', (env, guessed, words) => {
  expect(editorOf(env, () => [guessed])).toEqual({ status: 503, message: expect.stringMatching(words) });
});

test.each([
  [{ EDITOR: 'code --wait' }, 'code --wait', 'code --wait'],
  [{ EDITOR: 'vim' }, 'cursor', "'cursor'"],
  [{ EDITOR: 'code' }, 'vim', 'code'],
  [{ EDITOR: 'vim', VISUAL: 'subl' }, 'subl', 'subl'],
  [{}, '/Applications/Sublime Text.app/subl', "'/Applications/Sublime Text.app/subl'"],
])('of several editors, one with a window is started (%j)', (env, guessed, editor) => {
  expect(editorOf(env, () => [guessed])).toBe(editor);
});
