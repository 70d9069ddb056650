import { chmodSync, lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { hashOfFile } from '../assets/cache.ts';
import { type FileList, fileList, hashOfList, type ListedFile, type ListedFiles, readList } from './file-list.ts';
import { modes } from './staging.ts';

/** What is left of the last build in the output folder. */
export interface FilesInPlace extends FileList {
  /** The listed files that somebody deleted or edited. */
  lost: string[];
  /** A hash of the list. */
  list: string;
  /** False if the list must be written again, because it lacks some of this. */
  isListed: boolean;
}

/**
 * Compares the folder with its list. A file that was touched after the list was written is read; of all others, only the size is
 * compared. The time of the last change (ctime) counts: unlike the time of modification, no program can set it, and it is not
 * in the list, so the same site has the same list.
 *
 * @param readAll compares the content of every file
 */
export function filesInPlace(target: string, readAll: boolean): FilesInPlace {
  const listed = statusOf(join(target, fileList))?.ctimeMs ?? 0;
  const since = readAll ? 0 : listed;
  const list = readList(join(target, fileList));
  const listHash = hashOfList(target);
  const lost: string[] = [];
  let [isListed, isTouched] = [true, false];
  const check = (files: ListedFiles) => {
    for (const [path, file] of files) {
      const status = statusOf(join(target, path));
      const read = file.hash === '' || (status?.ctimeMs ?? 0) >= since;
      isTouched ||= read;
      isListed &&= file.hash !== '';
      if (isIntact(join(target, path), file, status, read)) continue;
      files.delete(path);
      lost.push(path);
    }
  };
  check(list.files);
  check(list.leftovers);
  // The list gets a new time of change, so that the next build does not read the same files again.
  if (isTouched && isListed && lost.length === 0) setMode(join(target, fileList));
  return { ...list, list: listHash, lost, isListed };
}

/** True if a file is as the list says. Adds what the list does not know of it. */
function isIntact(path: string, file: ListedFile, status: Stats | undefined, read: boolean): boolean {
  if (!status?.isFile()) return false;
  if (file.size >= 0 && status.size !== file.size) return false;
  if (!read) return true;
  const { hash: found } = hashOfFile(path);
  if (file.hash !== '' && file.hash !== found) return false;
  Object.assign(file, { hash: found, size: status.size });
  if ((status.mode & 0o777) !== modes.file) setMode(path);
  return true;
}

/** Not every file system has modes. */
function setMode(path: string): void {
  try {
    chmodSync(path, modes.file);
  } catch {}
}

function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
