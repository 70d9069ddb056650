import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watch } from '../../generator/workshop/dev/watch.ts';

/** Watches a project until the test ends. Returns a function that waits until exactly these files are reported. */
function watched(root: string): (files: readonly string[]) => Promise<void> {
  const seen = new Set<string>();
  const stop = watch(root, (files) => {
    for (const file of files) seen.add(file);
  });
  onTestFinished(stop);
  return async (files) => {
    await expect.poll(() => [...seen].sort()).toEqual(files);
    seen.clear();
  };
}

test('only a change to what a site may be made of is an edit', async () => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['pages/areas.old', 'static', 'photos', 'public/assets'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'public/.local-pages'), '');
  const ofEditors = ['pages/.home.yaml.swp', 'pages/home.yaml~'];
  const files = [
    ...ofEditors,
    'dev.log',
    'notes',
    'photos/list.txt',
    'public/index.html',
    'public/assets/a.webp',
    '.env',
  ];
  const content = [
    'extra.yml',
    'pages/areas.old/a.yaml',
    'pages/words.txt',
    'photos/van.JPG',
    'site.yaml',
    'static/menu.pdf',
  ];
  const reports = watched(root);
  // The last ones are edits: once they are reported, so is whatever comes before them.
  for (const file of [...files, ...content]) await writeFile(join(root, file), 'x');
  await reports(content);
});

test('a folder that is deleted is named as what it was', async () => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'static'));
  const reports = watched(root);
  await rm(join(root, 'static'), { recursive: true });
  await reports(['static']);
});

test('a project that is moved away and back is still watched', async () => {
  const above = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(above, { recursive: true, force: true }));
  const [root, elsewhere] = [join(above, 'spa'), join(above, 'spa-2')];
  await mkdir(join(root, 'pages'), { recursive: true });
  const reports = watched(root);
  await rename(root, elsewhere);
  await reports(['spa']);
  await rename(elsewhere, root);
  await reports(['spa']);
  await writeFile(join(above, 'other.yaml'), 'x');
  await writeFile(join(root, 'pages/home.yaml'), 'x');
  await reports(['pages/home.yaml']);
});

test.each([5, 25, 35, 60])('a file written twice within %i ms is seen as it is at the end', async (pause) => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const file = join(root, 'site.yaml');
  await writeFile(file, 'before');
  let seen = '';
  const stop = watch(root, async () => {
    seen = await readFile(file, 'utf8');
  });
  onTestFinished(stop);
  for (const text of ['first', 'second']) {
    await writeFile(file, text);
    await setTimeout(pause);
  }
  await expect.poll(() => seen).toBe('second');
});
