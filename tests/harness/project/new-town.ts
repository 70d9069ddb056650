import { expect } from 'vitest';
import { generate } from './project.ts';

/** Runs `npm run new -- town` in a project. */
export const newTown = (root: string, ...args: string[]) => generate('new', 'town', ...args, '--root', root);

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
