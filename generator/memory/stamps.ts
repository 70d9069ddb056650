import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Differs as soon as a file was written, replaced, or removed: its size, its times, and its number in the file system. */
export type Stamp = string;

/** How long a file may be written after its stamp without getting another one, in milliseconds. */
const clockTick = 20;

/** The stamp of a file; null if there is none. */
export function stampOf(path: string): Stamp | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : null;
}

/**
 * True if a file is the one that had this stamp. One that was changed just before the stamp was taken may have changed again
 * in the same tick of the clock, so it counts as changed (https://git-scm.com/docs/racy-git).
 *
 * @param taken when the stamp was taken, in milliseconds since 1970
 */
export function isUnchanged(path: string, stamp: Stamp | null, taken: number): boolean {
  return isSame(stampOf(path), stamp, taken);
}

/** True if a file below a folder is the one that had this stamp. */
export type IsUnchanged = (file: string, stamp: Stamp | null) => boolean;

/** The same as `isUnchanged` for the files below a folder. It looks at each file once, so a later change is not seen. */
export function unchangedSince(taken: number, root: string): IsUnchanged {
  const stamps = new Map<string, Stamp | null>();
  const folder = resolve(root);
  return (file, stamp) => {
    // For thousands of files, `join` would take half as long as looking at them.
    if (!stamps.has(file)) stamps.set(file, stampOf(`${folder}/${file}`));
    return isSame(stamps.get(file) ?? null, stamp, taken);
  };
}

function isSame(now: Stamp | null, stamp: Stamp | null, taken: number): boolean {
  return now === stamp && (stamp === null || Number(stamp.split(' ')[2]) < taken - clockTick);
}

/** The paths of site.yaml, of other YAML beside it, and of every file below pages/ and static/. */
export function filesOfContent(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(path) : [path];
    });
  const beside = readdirSync(root).filter((name) => /\.ya?ml$/i.test(name));
  return [...beside, ...below('pages'), ...(existsSync(join(root, 'static')) ? below('static') : [])];
}
