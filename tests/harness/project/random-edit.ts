import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { differing, type KeptProject } from '../commands/kept-builds.ts';
import { randomNumbers } from './random-numbers.ts';

type Random = (below: number) => number;

/**
 * Edits a project at random, and expects after each edit of a check and of a build what they say and make with nothing to take
 * over.
 */
export async function buildAfterEdits(site: KeptProject, edits: number): Promise<void> {
  const random = randomNumbers(2026);
  for (let turn = 0; turn < edits; turn++) {
    const { undo, what } = await randomEdit(site, random, turn);
    expect(await site.check(), what).toEqual(await site.freshCheck());
    if (!(await buildsAsFresh(site, what))) await undo();
  }
}

/**
 * Expects that a build says and makes what one says and makes that has nothing to take over.
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

interface Edit {
  /** What has changed. */
  files: string[];
  /** For the message of a test that fails after it. */
  what: string;
  undo: () => Promise<void>;
}

/** Changes a file of a project as an owner might, mostly without a mistake. */
export async function randomEdit(site: KeptProject, random: Random, turn: number): Promise<Edit> {
  const edit = await anyEdit(site, random, turn);
  return { ...edit, what: `Turn ${turn}: ${edit.what}` };
}

async function anyEdit(site: KeptProject, random: Random, turn: number): Promise<Edit> {
  const pages = await readdir(join(site.root, 'pages'), { recursive: true });
  const files = ['site.yaml', ...pages.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`)].sort();
  const towns = files.filter((file) => file.startsWith('pages/towns/'));
  const kind = random(14);
  if (kind === 0) return addTown(site, pick(towns, random), turn);
  if (kind === 1 && towns.length > 1) return removeTown(site, pick(towns, random));
  if (kind > 11) return renameFact(site, files, random, turn);
  if (kind > 9)
    return toggleDraft(site, pick(kind === 10 ? towns : files.filter((file) => file !== 'site.yaml'), random));
  return changeText(site, pick(kind < 5 ? towns : files, random), random, turn);
}

const pick = <T>(list: readonly T[], random: Random) => list[random(list.length)] as T;

async function addTown(site: KeptProject, model: string, turn: number): Promise<Edit> {
  const text = await site.text(model);
  const file = `pages/towns/new-${turn}.yaml`;
  await site.write({ [file]: text.replace(/^name: .*/m, `name: New ${turn}`) });
  return { files: [file], what: `${file} is new, like ${model}`, undo: () => site.remove(file) };
}

async function removeTown(site: KeptProject, file: string): Promise<Edit> {
  const text = await site.text(file);
  await site.remove(file);
  return { files: [file], what: `${file} is gone`, undo: () => site.write({ [file]: text }) };
}

/** Makes a draft of a page or town, or publishes it. */
async function toggleDraft(site: KeptProject, file: string): Promise<Edit> {
  const before = await site.text(file);
  const isDraft = before.startsWith('draft: true\n');
  await site.write({ [file]: isDraft ? before.replace('draft: true\n', '') : `draft: true\n${before}` });
  const what = `${file} is ${isDraft ? 'published' : 'a draft'}`;
  return { files: [file], what, undo: () => site.write({ [file]: before }) };
}

/** Gives another name to a link or a text of towns, there and in all placeholders that name it, or in all but one. */
async function renameFact(site: KeptProject, files: readonly string[], random: Random, turn: number): Promise<Edit> {
  const texts = await Promise.all(files.map(async (name) => ({ name, before: await site.text(name) })));
  const named = texts.flatMap(({ before }) => [...before.matchAll(/\{(?:links|specialty|town\.words)\.(\w+)/g)]);
  const keys = named.map(([, key = '']) => key);
  const key = pick([...new Set(keys)], random);
  const other = key.replace(/\d*$/, String(turn));
  let left = random(1 + keys.filter((one) => one === key).length);
  const said = new RegExp(`\\b${key}(?=:)`, 'g');
  const used = new RegExp(`(?<=\\.)${key}(?=[.}])`, 'g');
  const rename = (text: string) => text.replace(said, other).replace(used, (name) => (left-- === 0 ? name : other));
  const renamed = texts
    .map(({ name, before }) => ({ name, before, after: rename(before) }))
    .filter(({ before, after }) => after !== before);
  await site.write(Object.fromEntries(renamed.map(({ name, after }) => [name, after])));
  return {
    files: renamed.map(({ name }) => name),
    what: `${key} is now called ${other}`,
    undo: () => site.write(Object.fromEntries(renamed.map(({ name, before }) => [name, before]))),
  };
}

/** Adds a word or a link of site.yaml to a text, changes a digit, or deletes a line: somewhere in the file where that is possible. */
async function changeText(site: KeptProject, file: string, random: Random, turn: number): Promise<Edit> {
  const before = await site.text(file);
  const [, link = ''] = /^links:\n +(\w+):/m.exec(await site.text('site.yaml')) ?? [];
  let after = before;
  let what = '';
  while (after === before) {
    const lines = before.split('\n');
    const index = random(lines.length);
    const line = lines[index] ?? '';
    const kind = random(12);
    if (kind === 0) lines.splice(index, 1);
    else if (kind < 3) lines[index] = line.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    else {
      const word = kind < 5 ? `{links.${link}}` : `word${turn}`;
      lines[index] = line.replace(/([A-Za-z]{3,}) ([a-z]{2,})/, `$1 ${word} $2`);
    }
    after = lines.join('\n');
    what = kind === 0 ? `${file}:${index + 1} is deleted: ${line}` : `${file}:${index + 1} is now: ${lines[index]}`;
  }
  await site.write({ [file]: after });
  return { files: [file], what, undo: () => site.write({ [file]: before }) };
}
