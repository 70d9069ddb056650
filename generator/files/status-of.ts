import { lstatSync, type Stats } from 'node:fs';
import { codeOf } from './error-code.ts';

/**
 * Returns the status of a path; undefined if there is nothing, or if a file is where the path has a folder. Does not
 * follow a link.
 */
export function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
