import { foldersOf } from '../files/folders-of.ts';
import { fitsWindows } from '../files/windows-name.ts';
import { UsageError } from '../report/usage-error.ts';
import { isOutputPath } from './file-list.ts';

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
  /** What each file is made from, by its name on the disk. There may be very many, so it has no object for each. */
  const origins = new Map<string, string | undefined>();
  /** The paths that differ from these names. */
  const paths = new Map<string, string>();
  /** The name of a file in each folder. */
  const folders = new Map<string, string>();
  const named = (name: string): NamedFile => ({ path: paths.get(name) ?? name, origin: origins.get(name) });
  return (file) => {
    refuseUnfit(file);
    const { path, origin } = file;
    const name = nameOnDisk(path);
    if (origins.has(name)) throw new UsageError(sameName(file, named(name)));
    const around = foldersOf(name);
    const folder = around.find((one) => origins.has(one));
    if (folder !== undefined) throw new UsageError(fileAndFolder(file, named(folder)));
    const inside = folders.get(name);
    if (inside !== undefined) throw new UsageError(fileAndFolder(named(inside), file));
    origins.set(name, origin);
    if (name !== path) paths.set(name, path);
    for (const one of around) if (!folders.has(one)) folders.set(one, name);
  };
}

/** Throws a UsageError if a file would be written outside the output folder, or where Windows has no files. */
export function refuseUnfit(file: NamedFile): void {
  const { path } = file;
  if (!isOutputPath(path)) {
    throw new UsageError(`${originOf(file)} would be written outside of the output folder, to ${path}.`);
  }
  if (!path.split('/').every(fitsWindows)) throw new UsageError(unfit(file));
}

/** Normalizes names so that those that a disk which ignores case treats as one are the same. */
export const nameOnDisk = (path: string): string => path.normalize().toLowerCase();

/** Returns a function that returns whether a path is the name of one of these files. */
export function namesOf(paths: Iterable<string>, ignoresCase: boolean): (path: string) => boolean {
  const nameOf = ignoresCase ? nameOnDisk : (path: string) => path;
  const names = new Set<string>();
  for (const path of paths) names.add(nameOf(path));
  return (path) => names.has(nameOf(path));
}

function sameName(file: NamedFile, same: NamedFile): string {
  return same.path === file.path ? bothWrite(file, same, file.path) : differInCase(file, same);
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
