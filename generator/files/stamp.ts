import { type Stats, statSync } from 'node:fs';

/**
 * Changes as soon as a file is written, replaced, or removed. Consists of its size, its times, and its number in the
 * file system.
 */
export type Stamp = string;

/** Returns the stamp of a file; null if there is none, or if it is not accessible, such as a link to itself. */
export function stampOf(path: string): Stamp | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found ? stampIn(found) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the stamp of a file from its status. A large site keeps one for each file, and what `join` returns takes a
 * fourth of the memory of the same text made by a template, whose parts all stay.
 */
export const stampIn = ({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp => [size, mtimeMs, ctimeMs, ino].join(' ');
