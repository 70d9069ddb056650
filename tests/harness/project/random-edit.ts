import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { differing, type KeptProject, keptProject, replaced } from '../commands/kept-builds.ts';
import { type Edit, pick, type Random, removeFile, rewrite } from './edit.ts';
import { photo } from './photo.ts';
import { editPosts, replacePhoto } from './post-edits.ts';
import { threePosts } from './posts.ts';
import { randomNumbers } from './random-numbers.ts';
import { changeText, copyText, renameFact } from './text-edits.ts';
import { townFiles } from './town-files.ts';

/** A site of two towns, three posts, and two photos, with texts in which pages depend on one another in many ways. */
export async function siteToEdit(): Promise<KeptProject> {
  const posts = { ...threePosts, 'roof.jpg': await photo(900, 900), 'door.jpg': await photo(900, 800) };
  const site = await keptProject('chimney-sweep', { ...(await townFiles('chimney-sweep')), ...posts });
  const nearest = '{ each: towns, near: town, limit: 2, label: "{town.name}", to: "/stoves/{town.slug}" }';
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, nearest);
  await replaced(site, 'site.yaml', 'links:', 'links:\n  leaflet: https://leaflet.example.com');
  await replaced(site, 'pages/towns/peacham.yaml', 'the Peacham road', '"the road of {links.leaflet}"');
  await replaced(site, 'pages/towns/barnet.yaml', /opening: (.*?)(?= \})/, 'opening: "$1 See {links.leaflet}."');
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  return site;
}

/**
 * Edits a project at random, now and then on another day. After each edit, a build must report and make the same as with
 * nothing to take over, and after every other, a check. Mistakes are corrected, so most builds make a site.
 */
export async function buildAfterEdits(site: KeptProject, edits: number, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  let made = 0;
  for (let turn = 0; turn < edits; turn++) {
    if (random(8) === 0) setNoon(Date.UTC(2024 + random(4), random(12), 1 + random(28)));
    const { undo, what } = await randomEdit(site, random, turn);
    if (turn % 2 === 0) expect(await site.check(), what).toEqual(await site.freshCheck());
    if (await buildsAsFresh(site, what)) made++;
    else await undo();
  }
  expect(made).toBeGreaterThan(edits / 2);
}

/** @param noon in milliseconds since 1970 */
const setNoon = (noon: number) => vi.stubEnv('SOURCE_DATE_EPOCH', String(noon / 1000));

/** Expects that a site is built without an error, and that a build makes the same as one with nothing to take over. */
export async function expectAsFresh(site: KeptProject, what: string, ...args: string[]): Promise<void> {
  const isBuilt = await buildsAsFresh(site, what, ...args);
  expect(isBuilt ? '' : (await site.fresh()).out, what).toBe('');
}

/**
 * Expects that a build reports and makes the same as one with nothing to take over.
 *
 * @returns false if the site has a mistake
 */
export async function buildsAsFresh(site: KeptProject, what: string, ...args: string[]): Promise<boolean> {
  const [kept, fresh] = [await site.build(...args), await site.fresh()];
  const said = (out: string) => out.replace(/\b(dist|fresh)\b/g, '…').replace(/ in [\d.]+ s(.*?)\..*/, '$1');
  expect([kept.exit, said(kept.out)], what).toEqual([fresh.exit, said(fresh.out)]);
  if (fresh.exit === 0) expect(differing(await site.files('fresh'), await site.files()), what).toEqual([]);
  return fresh.exit === 0;
}

/** Changes a file of a project as an owner might, mostly without a mistake. */
export async function randomEdit(site: KeptProject, random: Random, turn: number): Promise<Edit> {
  const edit = await anyEdit(site, random, turn);
  return { ...edit, what: `Turn ${turn}: ${edit.what}` };
}

async function anyEdit(site: KeptProject, random: Random, turn: number): Promise<Edit> {
  const found = await readdir(join(site.root, 'pages'), { recursive: true });
  const pages = found.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`);
  const files = ['site.yaml', ...pages].sort();
  const towns = pages.filter((file) => file.startsWith('pages/towns/'));
  const posts = pages.filter((file) => file.startsWith('pages/posts/'));
  const photos = (await readdir(site.root)).filter((name) => name.endsWith('.jpg'));
  const kind = random(photos.length > 0 ? 24 : 18);
  if (kind === 0) return addTown(site, pick(towns, random), turn);
  if (kind === 1 && towns.length > 1) return removeFile(site, pick(towns, random));
  if (kind < 4) return renameFact(site, files, random, turn);
  if (kind < 6) return toggleDraft(site, pick(kind === 4 ? towns : pages, random));
  if (kind < 9) return copyText(site, files, random);
  if (kind < 18) return changeText(site, pick(kind < 13 ? towns : files, random), random, turn);
  return kind < 23 ? editPosts(site, posts, photos, random, turn) : replacePhoto(site, pick(photos, random), random);
}

async function addTown(site: KeptProject, model: string, turn: number): Promise<Edit> {
  const text = (await site.text(model)).replace(/^name: .*/m, `name: New ${turn}`);
  return rewrite(site, `pages/towns/new-${turn}.yaml`, text, `is new, like ${model}`);
}

/** Makes a draft of a page or town, or publishes it. */
async function toggleDraft(site: KeptProject, file: string): Promise<Edit> {
  const before = await site.text(file);
  const isDraft = before.startsWith('draft: true\n');
  const after = isDraft ? before.replace('draft: true\n', '') : `draft: true\n${before}`;
  return rewrite(site, file, after, `is ${isDraft ? 'published' : 'a draft'}`);
}
