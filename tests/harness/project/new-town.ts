import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixtures, generate } from './project.ts';

/** The site.yaml of the fixture `small`. */
export const small = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');

/** Its list of towns, with the key. */
export const towns = small.slice(small.indexOf('towns:'), small.indexOf('navigation:'));

/** The site.yaml of the fixture `small` with other text instead of its list of towns. */
export const withTowns = (text: string) => small.replace(towns, text);

/** Runs `npm run new -- town` in a project. */
export const newTown = (root: string, ...args: string[]) => generate('new', 'town', ...args, '--root', root);

export const fileIn = (root: string) => (name: string) => readFile(join(root, name), 'utf8');

/** The lines added to a text; fails if any other line changed. */
export function added(before: string, after: string): string[] {
  const left = before.split('\n');
  const gained: string[] = [];
  for (const line of after.split('\n')) {
    if (line === left[0]) left.shift();
    else gained.push(line);
  }
  expect(left, 'lines that are missing').toEqual([]);
  return gained;
}
