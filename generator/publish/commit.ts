import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileList } from '../files/file-list-name.ts';
import { hash, hashOfFile } from '../files/hash.ts';
import { ignoresCase } from '../files/lock.ts';
import { type FileList, printList, readList, renewList, unknownFiles } from './file-list.ts';
import { namesOf } from './output-paths.ts';
import { inOrder, inTheWay, placer, removeFile } from './place-files.ts';
import { replaceFile } from './replace-file.ts';
import { isHalfDone, journalOf, modes, stagedFiles, stagingOf } from './staging.ts';

/** The result of a commit. */
export interface Written {
  /** The number of files on the site, and their size in bytes. */
  files: number;
  bytes: number;
  /** The paths of the files that are new or have new content, and their size in bytes. */
  written: string[];
  writtenBytes: number;
  /** The paths of the files that are no longer in the folder. */
  removed: string[];
  /** A hash of the list of all these files. */
  list: string;
  /** True if the last build was interrupted while it changed the folder, so that this one finished it first. */
  finished: boolean;
}

/**
 * Puts all staged files in place, removes those that are no longer listed, and writes the list. If the process ends in
 * the middle, `recover` finishes the work.
 *
 * @param staged the paths of all staged files
 * @returns the paths that were removed, and a hash of the new list
 * @throws an error of the file system; if no file was changed yet, `isHalfDone` is false
 */
export function commit(target: string, list: FileList, staged: readonly string[]): Pick<Written, 'removed' | 'list'> {
  refuseUnwritable(target, staged);
  const text = printList(list);
  writeDurably(journalOf(target), text);
  return { removed: finish(target, list, staged), list: hash(text) };
}

/**
 * Finishes an interrupted commit, or discards what an interrupted build had staged.
 *
 * @returns whether the build had begun to put files in place
 */
export function recover(target: string): boolean {
  if (!isHalfDone(target)) {
    rmSync(stagingOf(target), { recursive: true, force: true });
    return false;
  }
  const list = readList(journalOf(target));
  const staged = stagedFiles(target);
  const isWhole = (path: string) => hashOfFile(join(stagingOf(target), path)).hash === list.files.get(path)?.hash;
  if (staged.every(isWhole)) finish(target, list, staged);
  else forget(target, list);
  return true;
}

/** Can be interrupted and called again: files in place are no longer staged, and removed files stay removed. */
function finish(target: string, list: FileList, staged: readonly string[]): string[] {
  const before = readList(join(target, fileList));
  const isKept = namesOf([...list.files.keys(), ...list.leftovers.keys()], ignoresCase(target));
  const gone = [...before.files.keys(), ...before.leftovers.keys()].filter((path) => !isKept(path));
  for (const path of inTheWay(gone, staged)) removeFile(target, path);
  const place = placer(target);
  for (const path of inOrder(staged, before)) place(path);
  for (const path of gone) removeFile(target, path);
  replaceFile(journalOf(target), join(target, fileList));
  renewList(join(target, fileList));
  rmSync(stagingOf(target), { recursive: true, force: true });
  return gone;
}

/**
 * Discards hashes after a power failure, when staged files may have lost their content. Files in place stay, because
 * the assets of old and new pages are all there. The next build compares every file.
 */
function forget(target: string, list: FileList): void {
  const lists = [readList(join(target, fileList)), list];
  const paths = new Set(lists.flatMap(({ files, leftovers }) => [...files.keys(), ...leftovers.keys()]));
  writeDurably(join(target, fileList), printList(unknownFiles(paths)));
  rmSync(stagingOf(target), { recursive: true, force: true });
}

/** Writes a file so that it keeps its whole new content even if the power fails. */
function writeDurably(path: string, text: string): void {
  const draft = `${path}-draft`;
  const file = openSync(draft, 'w', modes.file);
  try {
    writeFileSync(file, text);
    fchmodSync(file, modes.file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  replaceFile(draft, path);
}

/** Throws before anything has changed if a folder belongs to another account. */
function refuseUnwritable(target: string, staged: readonly string[]): void {
  for (const folder of new Set(staged.map((path) => dirname(join(target, path))))) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
}
