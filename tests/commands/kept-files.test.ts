import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtSite, changedBy, differing, keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { photo } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';

test('any file that somebody deleted or changed in dist is made again', async () => {
  const site = await keptProject('chimney-sweep', {
    ...(await townFiles('chimney-sweep')),
    'van.jpg': await photo(1200, 800),
    'pages/van.yaml': `${page({ route: '/van' })}  - { type: prose, heading: Van, text: Red., image: van.jpg, alt: A van }\n`,
  });
  expect(await site.build()).toMatchObject({ exit: 0 });
  const before = await site.files();
  for (const path of before.keys()) {
    await rm(join(site.root, 'dist', path));
    expect(await site.build(), path).toMatchObject({ exit: 0, err: '' });
    expect(differing(before, await site.files()), path).toEqual([]);
    await writeFile(join(site.root, 'dist', path), 'edited by hand');
    expect(await site.build(), path).toMatchObject({ exit: 0, err: '' });
    expect(differing(before, await site.files()), path).toEqual([]);
  }
});

test('a file of the same size that somebody wrote into dist is made again, even if the mode of all files was set afterward', async () => {
  const site = await builtSite();
  const dist = join(site.root, 'dist');
  const path = join(dist, 'prices.html');
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace('</title>', '</titel>'));
  // As `chmod -R` does, in any order, once the clock of the file system has moved on.
  await chmod(path, 0o644);
  await setTimeout(50);
  await chmod(join(dist, '.local-pages'), 0o644);
  expect((await site.build()).out).toContain('1 file changed');
  expect(await readFile(path, 'utf8')).toBe(before);
  expect((await site.build()).out).toContain('No files changed');
});

test('an edit is seen although the file keeps its size and its time of modification', async () => {
  const site = await builtSite();
  const town = 'pages/towns/peacham.yaml';
  const setTime = () => utimes(join(site.root, town), new Date('2030-01-01'), new Date('2030-01-01'));
  await setTime();
  await site.build();
  const edit = async () => {
    await replaced(site, town, 'Old farmhouses', 'New farmhouses');
    await setTime();
  };
  expect(await changedBy(site, edit)).toEqual(['stoves/peacham.html']);
});

test.each(['pages/x.yaml', 'static/a/.ssh', 'static/assets'])(
  'an empty folder is noticed if its name is wrong: %s',
  async (folder) => {
    const site = await builtSite();
    await site.build();
    await mkdir(join(site.root, folder), { recursive: true });
    const fresh = await site.freshCheck();
    expect(fresh).toMatchObject({ exit: 1 });
    expect(await site.build()).toMatchObject({ exit: 1 });
    expect(await site.check()).toEqual(fresh);
  },
);

test('a file in place of the folder static is noticed', async () => {
  const site = await builtSite();
  await site.build();
  await site.write({ static: 'not a folder' });
  expect(await site.freshCheck()).toMatchObject({ exit: 1 });
  expect(await site.build()).toMatchObject({ exit: 1 });
});

test('a town that is new is found in the texts of pages that have not changed', async () => {
  const site = await builtSite();
  // Without it, every page lists the towns.
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, '{ label: Prices, to: /prices }');
  const sections = '  - { type: intro, heading: Stoves in Walden, text: A }\n';
  await site.write({ 'pages/dates.yaml': page({ route: '/dates', rest: 'town: peacham\n', sections }) });
  expect((await site.build()).out).not.toContain('wrong-town');
  const barnet = await site.text('pages/towns/barnet.yaml');
  await site.write({ 'pages/towns/walden.yaml': barnet.replaceAll('Barnet', 'Walden') });
  expect((await site.build()).out).toContain('wrong-town');
});

test('a file that no build wrote is refused, even if nothing else has changed', async () => {
  const site = await builtSite();
  // The first build does not trust stamps of files that were just written.
  expect((await site.build()).out).toContain('No files changed');
  await writeFile(join(site.root, 'dist/notes.txt'), 'not for visitors');
  expect(await site.build()).toMatchObject({ exit: 2, err: expect.stringContaining('would be lost: notes.txt') });
});

test('what is kept of all pages and towns is not written again after the edit of one', async () => {
  const site = await builtSite();
  const [folder = ''] = await readdir(join(site.cache, 'builds'));
  const parts = () =>
    Promise.all(
      ['pages', 'shingles', 'towns'].map((name) => readFile(join(site.cache, 'builds', folder, name), 'utf8')),
    );
  const before = await parts();
  for (const [from, to] of [
    ['Old farmhouses', 'Older farmhouses'],
    ['Older farmhouses', 'The oldest farmhouses'],
  ] as const) {
    const edit = () => replaced(site, 'pages/towns/peacham.yaml', from, to);
    expect(await changedBy(site, edit)).toEqual(['stoves/peacham.html']);
  }
  expect(await parts()).toEqual(before);
  await site.remove('pages/towns/barnet.yaml');
  expect(await site.build()).toMatchObject({ exit: 0 });
  expect(await parts()).not.toEqual(before);
  expect((await site.build()).out).toContain('No files changed.');
});
