import { renameSync, statSync } from 'node:fs';
import { codeOf } from '../files/error-code.ts';

/**
 * The errors on Windows while another program has the old file open, such as a web server, a scanner, or an indexer.
 */
const inUse = ['EPERM', 'EACCES', 'EBUSY'];

/** In milliseconds; two seconds in total. */
const pauses = Array.from({ length: 20 }, (_, index) => 10 * (index + 1));

/** What differs between systems, so that all of them can be tested on one. */
interface System {
  platform: string;
  rename: (from: string, to: string) => void;
  wait: (milliseconds: number) => void;
}

const thisSystem: System = {
  platform: process.platform,
  rename: renameSync,
  wait: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

/**
 * Replaces a file with another one atomically: a reader gets the old or the new file, never a part. On Windows, retries
 * for two seconds if the old one is open.
 *
 * @throws an error of the file system
 */
export function replaceFile(from: string, to: string, { platform, rename, wait }: System = thisSystem): void {
  for (const pause of platform === 'win32' ? pauses : []) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!inUse.includes(codeOf(error)) || isFolder(to)) throw error;
      wait(pause);
    }
  }
  rename(from, to);
}

/** Returns true if a path is a folder, or a link to one. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
