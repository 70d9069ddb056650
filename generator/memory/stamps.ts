import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { memoized, once } from '../../templates/memoized.ts';
import { ScratchLines } from '../files/scratch-lines.ts';
import { type Stamp, stampOf } from '../files/stamp.ts';
import { similarFolders } from '../read/stray-files.ts';

/** How long after its stamp a file may be written without getting a new one, in milliseconds. */
const clockTick = 20;

/** The same for a file system that keeps times in whole seconds, or in units of two seconds, as FAT does. */
const twoSeconds = 2000;

/** Returns true if a file below a folder still has this stamp. */
export type IsUnchanged = (file: string, stamp: Stamp | null) => boolean;

/**
 * Returns a function that stamps files below a folder. It reads each stamp once, at the first request, so it does not
 * see later changes.
 */
export function stampsBelow(root: string): (file: string) => Stamp | null {
  return memoized(stamperBelow(root));
}

function stamperBelow(root: string): (file: string) => Stamp | null {
  const folder = resolve(root);
  // For thousands of files, `join` would take half as long as looking at them.
  return (file) => stampOf(`${folder}/${file}`);
}

/**
 * Returns a function that checks whether files still have their stamps. A file that changed just before its stamp was
 * taken may have changed again within the same clock tick, so it counts as changed (https://git-scm.com/docs/racy-git).
 *
 * @param stampedAt when the stamps were taken, in milliseconds since 1970
 */
export function unchangedSince(stampedAt: number, stampNow: (file: string) => Stamp | null): IsUnchanged {
  const isOld = (stamp: Stamp) => {
    const changed = Number(stamp.split(' ')[2]);
    return changed < stampedAt - (changed % 1000 === 0 ? twoSeconds : clockTick);
  };
  return (file, stamp) => stampNow(file) === stamp && (stamp === null || isOld(stamp));
}

/**
 * Returns true if a picture still has this stamp. A picture that was found under another Unicode form of its name has
 * no stamp. Moving a folder out of the project and linking to it does not change the stamps of the files in it.
 */
export function isSamePicture(root: string, name: string, stamp: Stamp | null, isUnchanged: IsUnchanged): boolean {
  return stamp !== null && isUnchanged(name, stamp) && isInProject(root, name);
}

/** Returns true if a file is inside the project, not behind a link that leads out of it. */
export function isInProject(root: string, name: string): boolean {
  try {
    return realpathSync.native(join(root, name)).startsWith(join(realpathSync.native(root), sep));
  } catch {
    return false;
  }
}

/** The files of a project as they were before a build read any of them. */
export interface ContentNow {
  /** When reading the stamps began, in milliseconds since 1970. */
  stampedAt: number;
  /** Returns the stamps of the paths that `filesOfContent` returned. */
  stamps: () => ReadonlyMap<string, Stamp | null>;
  /** Returns the stamp of a file. For a file that is not listed, the stamp is read once, at the first request. */
  stampOf: (file: string) => Stamp | null;
  /** Keeps the stamps in a temporary file until they are asked for again, because those of a large site take memory. */
  setAside: () => void;
}

/**
 * Stamps all files of a project. Files that are read afterwards cannot end up with a stamp newer than their contents.
 */
export function contentNow(root: string): ContentNow {
  const stampedAt = Date.now();
  const stampBelow = stamperBelow(root);
  let stamps = inMemory(new Map(filesOfContent(root).map((file) => [file, stampBelow(file)])));
  const ofOthers = memoized(stampBelow);
  return {
    stampedAt,
    stamps: () => stamps(),
    stampOf: (file) => {
      const stamp = stamps().get(file);
      return stamp === undefined ? ofOthers(file) : stamp;
    },
    setAside: () => {
      stamps = inFile(stamps());
    },
  };
}

type Stamps = ReadonlyMap<string, Stamp | null>;

const inMemory = (stamps: Stamps) => () => stamps;

function inFile(stamps: Stamps): () => Stamps {
  const lines = new ScratchLines();
  // A name may have a line break, which JSON escapes.
  for (const entry of stamps) lines.add(JSON.stringify(entry));
  return once(() => new Map(lines.all().map((line): [string, Stamp | null] => JSON.parse(line))));
}

/**
 * Returns the paths of site.yaml, of other YAML files beside it and in folders with a name similar to that of a folder
 * of pages or towns, of every file below pages/ and static/, and of every empty folder there.
 */
export function filesOfContent(root: string): string[] {
  const below = (folder: string): string[] => {
    const entries = entriesOf(join(root, folder));
    // An empty folder may be named like a file, and a file like a folder.
    if (entries.length === 0) return stampOf(join(root, folder)) === null ? [] : [folder];
    return entries.flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(path) : [path];
    });
  };
  const beside = entriesOf(root);
  const pages = below('pages');
  const folders = [...new Set(pages.map((file) => dirname(file)))];
  const names = new Set([...similarFolders, ...folders.flatMap((folder) => folder.split('/'))]);
  const strays = beside
    .filter((entry) => !entry.isFile() && entry.name !== 'pages' && names.has(entry.name))
    .flatMap((folder) => entriesOf(join(root, folder.name)).map(({ name }) => `${folder.name}/${name}`));
  const yaml = [...beside.map(({ name }) => name), ...strays].filter((name) => /\.ya?ml$/i.test(name));
  return [...yaml, ...pages, ...below('static')];
}

/** Returns no entries for a folder that cannot be read. A build reports it if it needs the folder. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
