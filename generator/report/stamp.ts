import { type Stats, statSync } from 'node:fs';

/** Differs as soon as a file was written, replaced, or removed: its size, its times, and its number in the file system. */
export type Stamp = string;

/** The stamp of a file; null if there is none, or if nobody can look at it, such as a link to itself. */
export function stampOf(path: string): Stamp | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found ? stampIn(found) : null;
  } catch {
    return null;
  }
}

/** The stamp of a file that was looked at. */
export const stampIn = ({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
