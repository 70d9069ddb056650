import { type Dirent, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { similarFolders } from '../read/stray-files.ts';
import { type Stamp, stampOf } from '../report/stamp.ts';

/** How long a file may be written after its stamp without getting another one, in milliseconds. */
const clockTick = 20;

/** The same in a file system that keeps times in whole seconds, or in pairs of them as FAT does. */
const twoSeconds = 2000;

/** True if a file below a folder is the one that had this stamp. */
export type IsUnchanged = (file: string, stamp: Stamp | null) => boolean;

/** The stamp of each file below a folder. It looks at each file once, at the first question, so a later change is not seen. */
export function stampsBelow(root: string): (file: string) => Stamp | null {
  const stamps = new Map<string, Stamp | null>();
  const folder = resolve(root);
  return (file) => {
    // For thousands of files, `join` would take half as long as looking at them.
    if (!stamps.has(file)) stamps.set(file, stampOf(`${folder}/${file}`));
    return stamps.get(file) ?? null;
  };
}

/**
 * Tells whether files are still those that had their stamps. One that was changed just before its stamp was taken may have
 * changed again in the same tick of the clock, so it counts as changed (https://git-scm.com/docs/racy-git).
 *
 * @param taken when the stamps were taken, in milliseconds since 1970
 */
export function unchangedSince(taken: number, stampNow: (file: string) => Stamp | null): IsUnchanged {
  const isOld = (stamp: Stamp) => {
    const changed = Number(stamp.split(' ')[2]);
    return changed < taken - (changed % 1000 === 0 ? twoSeconds : clockTick);
  };
  return (file, stamp) => stampNow(file) === stamp && (stamp === null || isOld(stamp));
}

/**
 * True if a picture is the file that had this stamp. One that was found by another name, with the same letters in other characters, has
 * no stamp. A folder that was moved out of the project, and linked to, changes no stamp of a file in it.
 */
export function isSamePicture(root: string, name: string, stamp: Stamp | null, isUnchanged: IsUnchanged): boolean {
  return stamp !== null && isUnchanged(name, stamp) && isInside(root, name);
}

/** True if a file of the project is not in another place, to which a link leads. */
export function isInside(root: string, name: string): boolean {
  try {
    return realpathSync.native(join(root, name)).startsWith(join(realpathSync.native(root), sep));
  } catch {
    return false;
  }
}

/** The files of a project as they were before a build read any of them. */
export interface ContentNow {
  /** When this was begun, in milliseconds since 1970. */
  taken: number;
  /** The paths that `filesOfContent` returns. */
  files: readonly string[];
  /** The stamp of a file. One that is not among those is looked at once, at the first question. */
  stampOf: (file: string) => Stamp | null;
}

/** Looks at all files of a project. Whoever reads them after that cannot keep a stamp that is newer than what was read. */
export function contentNow(root: string): ContentNow {
  const taken = Date.now();
  const stampOf = stampsBelow(root);
  const files = filesOfContent(root);
  for (const file of files) stampOf(file);
  return { taken, files, stampOf };
}

/**
 * The paths of site.yaml, of other YAML beside it and in folders there that are named almost as those of pages, and of every
 * file below pages/ and static/, and of every folder there that is empty.
 */
export function filesOfContent(root: string): string[] {
  const below = (folder: string): string[] => {
    const entries = entriesOf(join(root, folder));
    // An empty folder may have the name of a file, and a file that of a folder.
    if (entries.length === 0) return stampOf(join(root, folder)) === null ? [] : [folder];
    return entries.flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(path) : [path];
    });
  };
  const beside = entriesOf(root);
  const pages = below('pages');
  const names = new Set([...similarFolders, ...pages.map((file) => basename(dirname(file)))]);
  const strays = beside
    .filter((entry) => !entry.isFile() && entry.name !== 'pages' && names.has(entry.name))
    .flatMap((folder) => entriesOf(join(root, folder.name)).map(({ name }) => `${folder.name}/${name}`));
  const yaml = [...beside.map(({ name }) => name), ...strays].filter((name) => /\.ya?ml$/i.test(name));
  return [...yaml, ...pages, ...below('static')];
}

/** A build reports the folders that it cannot read, if it needs them. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The bytes of a file; null if it cannot be read. */
export function bytesIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
