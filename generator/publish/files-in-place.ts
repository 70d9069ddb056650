import { chmodSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileList } from '../files/file-list-name.ts';
import { hashOfFile } from '../files/hash.ts';
import { statusOf } from '../files/status-of.ts';
import { type ListedFile, type ListedFiles, readList, renewList, type WrittenList } from './file-list.ts';
import { modes } from './staging.ts';

/** What is left of the last build in the output folder. */
export interface FilesInPlace extends WrittenList {
  /** The listed files that were deleted or edited. */
  lost: string[];
  /** False if the list must be written again, because it is incomplete. */
  isListed: boolean;
  /** True if a file was read because it was touched. */
  wasRead: boolean;
  /** Those of the files read that are intact, and have another mode than a build gives them. */
  withOtherMode: string[];
}

/**
 * Compares the folder with its list. Reads a file that was touched after the list was written; compares only the size
 * of all others. Uses the time of the last change (ctime): unlike the modification time, no program can set it, and it
 * is not in the list, so the same site has the same list. For the list itself, the earlier of its two times counts,
 * because a change of its owner or mode (`chmod -R`) changes only its ctime.
 */
export function filesInPlace(target: string): FilesInPlace {
  const { ctimeMs = 0, mtimeMs = 0 } = statusOf(join(target, fileList)) ?? {};
  return touchedSince(Math.min(ctimeMs, mtimeMs), target);
}

/** Compares the content of every file in the folder with its list. */
export function filesReadAgain(target: string): FilesInPlace {
  return touchedSince(0, target);
}

/** @param since files touched after this time are read, in milliseconds */
function touchedSince(since: number, target: string): FilesInPlace {
  const list = readList(join(target, fileList));
  const found: Omit<FilesInPlace, keyof WrittenList> = { lost: [], isListed: true, wasRead: false, withOtherMode: [] };
  const folder = resolve(target);
  const check = (files: ListedFiles) => {
    for (const [path, file] of files) {
      // For thousands of files, `join` would take half as long as looking at them.
      const status = statusOf(`${folder}/${path}`);
      const read = file.hash === '' || (status?.ctimeMs ?? 0) >= since;
      found.wasRead ||= read;
      found.isListed &&= file.hash !== '';
      const intact = hasSize(status, file) && (read ? asRead(join(target, path), file) : file);
      if (!intact) {
        files.delete(path);
        found.lost.push(path);
        continue;
      }
      files.set(path, intact);
      if (read && (status.mode & 0o777) !== modes.file) found.withOtherMode.push(path);
    }
  };
  check(list.files);
  check(list.leftovers);
  return { ...list, ...found };
}

/** Gives the files their mode again, so that everybody can read them. If all are in place, the next build does not read the same ones again. */
export function settleFiles(target: string, { lost, isListed, wasRead, withOtherMode }: FilesInPlace): void {
  for (const path of withOtherMode) setMode(join(target, path));
  if (wasRead && isListed && lost.length === 0) renewList(join(target, fileList));
}

/** Returns true if there is a file with the listed size. */
function hasSize(status: Stats | undefined, { size }: ListedFile): status is Stats {
  return status?.isFile() === true && (size < 0 || status.size === size);
}

/** Reads a file and returns its entry. Returns null if its content differs from the list. */
function asRead(path: string, { hash }: ListedFile): ListedFile | null {
  const found = hashOfFile(path);
  return hash === '' || hash === found.hash ? found : null;
}

/** Sets the mode of a file. Not every file system has modes. */
function setMode(path: string): void {
  try {
    chmodSync(path, modes.file);
  } catch {}
}
