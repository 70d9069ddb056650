import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf } from '../files/error-code.ts';
import { fileList } from '../files/file-list-name.ts';
import { foldersOf } from '../files/folders-of.ts';
import { statusOf } from '../files/status-of.ts';
import { withSlashes } from '../files/with-slashes.ts';

/**
 * Returns the folder where files wait until all are written. It is inside the output folder, because any other folder
 * may be on another file system, and a rename cannot move a file across file systems.
 */
export function stagingOf(target: string): string {
  return join(target, '.local-pages-new');
}

/** Returns the path of the new list of files. Once it exists, all staged files are complete and can be put in place. */
export function journalOf(target: string): string {
  return join(stagingOf(target), fileList);
}

/**
 * Returns whether a build was interrupted while it put its files in place. A build makes no link, and what one leads to
 * is in another folder.
 */
export function isHalfDone(target: string): boolean {
  return statusOf(stagingOf(target))?.isDirectory() === true && existsSync(journalOf(target));
}

/** Returns the paths of all staged files. */
export function stagedFiles(target: string): string[] {
  const folder = stagingOf(target);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .filter((path) => !path.startsWith(fileList));
}

/** A web server under another account must be able to read every folder and file, regardless of the umask. */
export const modes = { folder: 0o755, file: 0o644 };

/** Returns a function that creates the folders of a path inside a root folder. */
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

/**
 * Writes to the staging folder. An error names the final path, not the staged file.
 *
 * @param path the path to write; if the disk is full, the error of the file system does not name it
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
