import { rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../files/error-code.ts';
import { foldersOf } from '../files/folders-of.ts';
import type { FileList } from './file-list.ts';
import { isFolder, replaceFile } from './replace-file.ts';
import { folderMaker, stagingOf } from './staging.ts';

/**
 * Sorts paths so that files come before the pages that load them, and new pages before the pages that may link to them.
 */
export function inOrder(paths: readonly string[], { files }: FileList): string[] {
  const rank = (path: string) => (/\.html(\.br|\.gz)?$/.test(path) ? (files.has(path) ? 2 : 1) : 0);
  return [0, 1, 2].flatMap((one) => paths.filter((path) => rank(path) === one));
}

/** Returns the old files that new ones cannot coexist with: `a` where `a/b.html` goes, or the other way around. */
export function inTheWay(gone: readonly string[], staged: readonly string[]): string[] {
  const files = new Set(staged);
  const folders = new Set(staged.flatMap(foldersOf));
  return gone.filter((path) => folders.has(path) || foldersOf(path).some((folder) => files.has(folder)));
}

/**
 * Returns a function that replaces a file with the staged one atomically: a reader gets the old or the new file, never
 * a part.
 */
export function placer(target: string): (path: string) => void {
  const makeFolders = folderMaker(target);
  const staging = stagingOf(target);
  return (path) => {
    const [from, to] = [join(staging, path), join(target, path)];
    makeFolders(path);
    try {
      replaceFile(from, to);
    } catch (error) {
      if (!isFolder(to)) throw error;
      rmdirSync(to);
      replaceFile(from, to);
    }
  };
}

/** Removes a file, and the folders that are then empty. */
export function removeFile(target: string, path: string): void {
  if (!tryToRemove(() => unlinkSync(join(target, path)))) return;
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (!tryToRemove(() => rmdirSync(join(target, folder)))) return;
  }
}

/** Returns false if nothing was removed: if there is nothing to remove, or if a folder has other files in it. */
function tryToRemove(remove: () => void): boolean {
  try {
    remove();
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST', 'EISDIR', 'EPERM', 'EBUSY'].includes(codeOf(error))) return false;
    throw error;
  }
}
