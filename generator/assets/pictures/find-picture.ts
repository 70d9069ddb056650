import { readdir, realpath, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { memoized } from '../../../templates/memoized.ts';
import { codeOf } from '../../files/error-code.ts';
import { type Stamp, stampIn } from '../../files/stamp.ts';

/** A file on the disk, or why it cannot be read. */
type FoundFile =
  | { path: string; size: number; stamp: Stamp }
  | { fault: 'missing' | 'folder' | 'outside' }
  | { code: string };

/** Looks a file up by its path in the project. */
export type Find = (name: string) => Promise<FoundFile>;

/**
 * Returns a function that finds files as the strictest host would: it is case-sensitive even on disks that are not. It
 * treats the two Unicode forms of an accent as equal, because macOS and other systems differ in them.
 */
export function finder(root: string): Find {
  const list: List = memoized((folder) => readdir(folder).catch(unlisted));
  return async (name) => {
    const path = await onDisk(root, posix.normalize(name), list);
    return path === null ? { fault: 'missing' } : inspect(path, root).catch(({ code }) => ({ code: String(code) }));
  };
}

/** Returns the names in a folder; null if only listing them is forbidden. */
type List = (folder: string) => Promise<readonly string[] | null>;

function unlisted(error: unknown): readonly string[] | null {
  return ['EACCES', 'EPERM'].includes(codeOf(error)) ? null : [];
}

/** Returns the path of a file with its names as they are on the disk; null if there is no such file. */
async function onDisk(root: string, name: string, list: List): Promise<string | null> {
  let path = root;
  for (const step of name.split('/')) {
    const names = await list(path);
    const found = names ? (names.find((one) => one === step) ?? names.find((one) => sameText(one, step))) : step;
    if (found === undefined) return null;
    path = join(path, found);
  }
  return path;
}

const sameText = (a: string, b: string) => a.normalize() === b.normalize();

/** @throws an error of the file system */
async function inspect(path: string, root: string): Promise<FoundFile> {
  const found = await stat(path);
  if (found.isDirectory()) return { fault: 'folder' };
  if (!found.isFile()) return { code: 'EINVAL' };
  const [real, realRoot] = await Promise.all([realpath(path), realpath(root)]);
  return real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)
    ? { path, size: found.size, stamp: stampIn(found) }
    : { fault: 'outside' };
}
