import { foldersOf } from '../files/folders-of.ts';
import { fitsWindows } from '../files/windows-name.ts';
import { UsageError } from '../report/usage-error.ts';
import { isInside } from './file-list.ts';

/** The path of a file, and what it is made from. */
export interface NamedFile {
  path: string;
  origin?: string | undefined;
}

/**
 * Returns a function that takes the path of each file of a site. It is the last line of defense: every route and
 * redirect was checked before. The function throws a UsageError if a file would be written outside the output folder,
 * or over another one. Names that differ only in case count as the same, because the site may be copied to Windows or
 * macOS.
 */
export function claimPaths(): (file: NamedFile) => void {
  const taken = new Map<string, NamedFile>();
  const folders = new Map<string, NamedFile>();
  return ({ path, origin }) => {
    const file = { path, origin };
    if (!isInside(path)) {
      throw new UsageError(`${originOf(file)} would be written outside of the output folder, to ${path}.`);
    }
    if (!path.split('/').every(fitsWindows)) throw new UsageError(unfit(file));
    const key = nameOnDisk(path);
    const same = taken.get(key);
    if (same) throw new UsageError(same.path === path ? bothWrite(file, same, path) : differInCase(file, same));
    const around = foldersOf(key);
    const folder = around.find((one) => taken.has(one));
    if (folder !== undefined) throw new UsageError(fileAndFolder(file, taken.get(folder) ?? file));
    const inside = folders.get(key);
    if (inside) throw new UsageError(fileAndFolder(inside, file));
    taken.set(key, file);
    for (const one of around) if (!folders.has(one)) folders.set(one, file);
  };
}

/** Normalizes names so that those that a disk treats as one are the same. */
export function nameOnDisk(path: string, ignoresCase = true): string {
  return ignoresCase ? path.normalize().toLowerCase() : path;
}

/** Returns a function that returns whether a path is the name of one of these files. */
export function namesOf(paths: Iterable<string>, ignoresCase: boolean): (path: string) => boolean {
  const names = new Set<string>();
  for (const path of paths) names.add(nameOnDisk(path, ignoresCase));
  return (path) => names.has(nameOnDisk(path, ignoresCase));
}

function fileAndFolder(inside: NamedFile, file: NamedFile): string {
  return `${bothWrite(inside, file, file.path)} A folder and a file cannot have the same name.`;
}

function bothWrite(one: NamedFile, other: NamedFile, path: string): string {
  return `${originOf(other)} and ${originOf(one).replace(/^The /, 'the ')} would both be written to ${path}. Change one of them.`;
}

function differInCase(file: NamedFile, same: NamedFile): string {
  return `${originOf(file)} would be written to ${file.path}, and ${originOf(same).replace(/^The /, 'the ')} to ${same.path}. Windows and macOS take the two names for one. Change one of them.`;
}

function unfit(file: NamedFile): string {
  return `${originOf(file)} would be written to ${file.path}, and Windows cannot have a file with this name. Change it.`;
}

/** Returns what a file is made from, in words. */
function originOf({ origin, path }: NamedFile): string {
  return origin ?? `The program's own file ${path}`;
}
