import { lstatSync, type Stats } from 'node:fs';
import { codeOf } from './error-code.ts';

/** What is at a path; undefined if there is nothing, or if what should be a folder on the way is a file. A link is not followed. */
export function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
