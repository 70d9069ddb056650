import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCache, pruneCache } from '../../generator/assets/cache.ts';
import { keptProject } from '../harness/commands/kept-builds.ts';

/** What a build was writing when it was killed. */
const halfWritten = 'card-2r1aPqDgcXDC.png.4711-0-3';

test('what has not been used for two weeks is deleted, once a day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cache = openCache(folder);
  const make = async () => Buffer.from('A card.');
  const age = async (name: string, days: number) => {
    const then = Date.now() / 1000 - days * 86_400;
    await utimes(join(folder, name), then, then);
  };
  for (const name of ['used.png', 'old.png', 'young.png']) await cache(name, make);
  await writeFile(join(folder, 'notes.txt'), 'Not of the cache.');
  await writeFile(join(folder, halfWritten), 'A c');
  await Promise.all([
    age('used.png', 20),
    age('old.png', 20),
    age('young.png', 10),
    age('notes.txt', 90),
    age(halfWritten, 20),
  ]);
  await cache('used.png', make);
  await pruneCache(folder);
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'pruned', 'used.png', 'young.png']);

  await age('young.png', 20);
  await pruneCache(folder);
  expect(await readdir(folder)).toContain('young.png');
  await age('pruned', 1);
  await pruneCache(folder);
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'pruned', 'used.png']);
});

test('what is kept of a build is deleted a month after the last one, and nothing else', async () => {
  const site = await keptProject('small');
  const builds = join(site.cache, 'builds');
  await site.build();
  const [old = ''] = await readdir(builds);
  // Before the others, there is a folder that nobody can read a header from.
  await mkdir(join(builds, '0-empty'));
  await mkdir(join(builds, 'other'));
  await writeFile(join(builds, 'other/header'), 'Not of a build.');
  const before = Date.now() / 1000 - 40 * 86_400;
  for (const name of [old, 'other']) await utimes(join(builds, name, 'header'), before, before);
  await site.build('--out', join(site.root, 'new'));
  const left = await readdir(builds);
  expect(left).toHaveLength(3);
  expect(left).not.toContain(old);
});
