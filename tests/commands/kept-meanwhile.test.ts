import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtSite, differing, type KeptProject } from '../harness/commands/kept-builds.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

/** In milliseconds, so that what was done before looks old to a build. */
const aWhile = 50;

/** Edits a project after a build has looked for changes, as while it waits for another build to end. */
async function whileItWaits(edit: () => void): ReturnType<typeof sharedTools> {
  edit();
  await setTimeout(aWhile);
  return sharedTools();
}

/** Edits a project after a build has read its files. */
async function whileItChecks(edit: () => void): ReturnType<typeof sharedTools> {
  const tools = await sharedTools();
  return {
    ...tools,
    check: (...files) => {
      edit();
      return tools.check(...files);
    },
  };
}

const pageBefore = page({ route: '/room', sections: heroWith('photos/room.jpg') });
const pageNow = pageBefore.replace('name: A', 'name: Another');

/** A site of several builds, with a photo and folders that are not part of it yet. */
async function photographed(): Promise<KeptProject> {
  const site = await builtSite();
  await site.write({
    'pages/rooms/room.yaml': pageBefore,
    'photos/room.jpg': await photo(1200, 900),
    'static/menu.txt': 'a menu',
    'later/menu.txt': 'another menu',
    'later/rooms/room.yaml': pageNow,
  });
  await setTimeout(aWhile);
  await site.build();
  return site;
}

const wider = await photo(1300, 900);
const record = (files: ReadonlyMap<string, string>) =>
  (files.get('published.json') ?? '').replaceAll(/20\d\d-/g, '2020-');

test.each<[what: string, when: typeof whileItWaits, edit: (root: string, files: ReadonlyMap<string, string>) => void]>([
  [
    'a page that was edited while it waited',
    whileItWaits,
    (root) => writeFileSync(join(root, 'pages/rooms/room.yaml'), pageNow),
  ],
  [
    'a photo that was replaced while it waited',
    whileItWaits,
    (root) => writeFileSync(join(root, 'photos/room.jpg'), wider),
  ],
  [
    'a folder of pages that was replaced with an older one while it waited',
    whileItWaits,
    (root) => {
      renameSync(join(root, 'pages/rooms'), join(root, 'earlier'));
      renameSync(join(root, 'later/rooms'), join(root, 'pages/rooms'));
    },
  ],
  [
    'a page that was edited while it checked',
    whileItChecks,
    (root) => writeFileSync(join(root, 'pages/rooms/room.yaml'), pageNow),
  ],
  [
    'a folder that was moved while it checked',
    whileItChecks,
    (root) => renameSync(join(root, 'later'), join(root, 'static/later')),
  ],
  [
    'a record that was written while it checked',
    whileItChecks,
    (root, files) => writeFileSync(join(root, '.published.json'), record(files)),
  ],
])('the next build sees %s', async (_, when, edit) => {
  const site = await photographed();
  const files = await site.files();
  await site.write({ 'pages/prices.yaml': `# Edited.\n${await site.text('pages/prices.yaml')}` });
  await setTimeout(aWhile);
  expect(await site.buildWith(() => when(() => edit(site.root, files)))).toMatchObject({ exit: 0 });
  await setTimeout(aWhile);
  expect(await site.build()).toMatchObject({ exit: 0 });
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  const [kept, fresh] = [await site.files(), await site.files('fresh')];
  expect(differing(fresh, kept)).toEqual([]);
  expect(differing(fresh, files)).not.toEqual([]);
});

test.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link to a folder', (path: string) => symlinkSync(mkdtempSync(`${path}-`), path)],
])('a town that is moved into %s beside pages/ is reported by the next build too', async (_, make) => {
  const site = await builtSite();
  make(join(site.root, 'towns'));
  await setTimeout(aWhile);
  await site.build();
  await site.write({ 'towns/ryegate.yaml': await site.text('pages/towns/peacham.yaml') });
  expect(await site.build()).toEqual(
    expect.objectContaining({ exit: 1, out: expect.stringContaining('towns/ryegate.yaml') }),
  );
});
