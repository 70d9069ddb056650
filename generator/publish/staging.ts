import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf } from '../report/error-code.ts';
import { fileList } from '../report/file-list-name.ts';
import { foldersOf } from '../report/folders-of.ts';
import { withSlashes } from '../report/with-slashes.ts';
import type { CopiedFile } from './output-file.ts';

/**
 * Where files wait until all are written. It is in the output folder, because any other folder may be on another file system,
 * and a rename cannot move a file to another one.
 */
export function stagingOf(target: string): string {
  return join(target, '.local-pages-new');
}

/** The new list of files. Once it is there, all staged files are complete, and putting them in place may begin. */
export function journalOf(target: string): string {
  return join(stagingOf(target), fileList);
}

/** Whether a build has begun to put its files in place, and was interrupted. */
export function isHalfDone(target: string): boolean {
  return existsSync(journalOf(target));
}

/** The paths of all files that wait. */
export function stagedFiles(target: string): string[] {
  const folder = stagingOf(target);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .filter((path) => !path.startsWith(fileList));
}

/** A web server under another account must be able to read every folder and file, whatever the umask is. */
export const modes = { folder: 0o755, file: 0o644 };

/** Returns a function that makes the folders of a path inside a root folder. */
export function folderMaker(root: string): (path: string) => void {
  const made = new Set<string>();
  return (path) => {
    for (const folder of foldersOf(path)) {
      if (made.has(folder)) continue;
      made.add(folder);
      makeFolder(join(root, folder));
    }
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
    chmodSync(folder, modes.folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Returns a function that stages a file. Small files are written faster synchronously. */
export function stager(target: string, needsMode: boolean): (path: string, content: Uint8Array | CopiedFile) => void {
  const folder = stagingOf(target);
  mkdirSync(folder, { recursive: true });
  const makeFolders = folderMaker(folder);
  return (path, content) =>
    withFinalPath(target, path, () => {
      makeFolders(path);
      const file = join(folder, path);
      // A copy has the mode of its original.
      if ('copyOf' in content) copyFileSync(content.copyOf, file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      else writeFileSync(file, content, { flag: 'wx', mode: modes.file });
      if (needsMode || 'copyOf' in content) chmodSync(file, modes.file);
    });
}

/**
 * Writes to the staging folder. An error names the file that was to be written, instead of the staged one.
 *
 * @param path what is written; if the disk is full, the error of the file system does not name it
 */
export function withFinalPath<T>(target: string, path: string | null, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    const staging = stagingOf(target);
    if (failure.path?.startsWith(staging)) failure.path = join(target, relative(staging, failure.path));
    else if (failure.syscall === 'write' && path !== null) failure.path ??= join(target, path);
    throw failure;
  }
}
