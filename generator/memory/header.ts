import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dayInMilliseconds } from '../../templates/facts/dates.ts';
import type { Unfinished } from '../check/unfinished.ts';
import { hash } from '../files/hash.ts';
import type { Stamp } from '../files/stamp.ts';
import { writeBlocks } from '../files/write-blocks.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { KeptPicture } from './memory.ts';
import type { IsUnchanged } from './stamps.ts';

/** Raise it when the format changes, so that data from an older program is not read. */
const format = 21;

const headerFile = 'header';

/** A folder in the cache folder. */
const memoriesFolder = 'builds';

/** How long data is kept after the last build, in milliseconds: a month. */
const maxAge = 30 * dayInMilliseconds;

/** The outcome of a build. */
export interface Outcome {
  pages: number;
  files: number;
  bytes: number;
  warnings: readonly Diagnostic[];
  beforeLaunch: readonly Diagnostic[];
  drafts: readonly Unfinished[];
  /** The next day on which something appears or disappears, as YYYY-MM-DD; null if there is none. */
  nextChange: string | null;
}

/** The part that is read first: whether anything changed, and if not, what to report. */
export interface Header {
  format: number;
  /** Identifies the program and its environment. */
  program: string;
  /** A hash of the list of files in the output folder. */
  list: string;
  today: string;
  /** A hash of the record of what was published. */
  record: string;
  /** When the build began, in milliseconds since 1970. */
  stampedAt: number;
  /** Stamps of site.yaml and of all files below pages/ and static/. */
  content: [file: string, stamp: Stamp | null][];
  pictures: [file: string, picture: KeptPicture][];
  outcome: Outcome;
  /** A hash of each other file. */
  parts: Record<MemoryPart, string>;
}

/** The parts that are written once for many builds, as opposed to those that each build writes. */
export const lastingParts = ['towns', 'pages', 'shingles'] as const;
export const changingParts = ['replaced', 'rest'] as const;
export type MemoryPart = (typeof lastingParts | typeof changingParts)[number];

/** The content of a part, in pieces. */
export type PartContent = Iterable<string | Uint8Array>;

/** Returns the folder with the kept data of builds of a project into an output folder. */
export function memoryFolder(cacheFolder: string, root: string, out: string): string {
  return join(cacheFolder, memoriesFolder, hash(resolve(root), resolve(out)));
}

/** Reads the header. Returns null if it is missing or damaged. Its first line is a hash of the other lines. */
export function readHeader(folder: string): Header | null {
  const header = anyHeader(folder);
  return header?.format === format ? header : null;
}

/** Reads the header, whatever its format. */
function anyHeader(folder: string): Header | null {
  try {
    const [known, text = ''] = readFileSync(join(folder, headerFile), 'utf8').split('\n');
    return hash(text) === known ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Deletes the kept data of old builds. Other folders stay, because the user may choose any folder as the cache folder.
 */
export function pruneMemories(cacheFolder: string): void {
  const folder = join(cacheFolder, memoriesFolder);
  try {
    for (const name of readdirSync(folder)) {
      const memory = join(folder, name);
      const header = statSync(join(memory, headerFile), { throwIfNoEntry: false });
      const isOld = header !== undefined && Date.now() - header.mtimeMs > maxAge;
      if (isOld && anyHeader(memory)) rmSync(memory, { recursive: true, force: true });
    }
  } catch {
    // Another build may be deleting the same folder, or permission may be missing. The leftovers only take space.
  }
}

/**
 * Returns the project files that have changed since. Returns null if a file is new or gone, or if a picture has
 * changed.
 *
 * @param current the files that the project has now, with their stamps
 * @param isSame returns false for a picture that has changed
 */
export function changedFiles(
  { content, pictures }: Header,
  current: ReadonlyMap<string, Stamp | null>,
  isUnchanged: IsUnchanged,
  isSame: IsUnchanged,
): string[] | null {
  const areSame =
    current.size === content.length &&
    content.every(([file]) => current.has(file)) &&
    pictures.every(([file, { stamp }]) => isSame(file, stamp));
  return areSame ? content.flatMap(([file, stamp]) => (isUnchanged(file, stamp) ? [] : [file])) : null;
}

/**
 * Returns the bytes of a part.
 *
 * @throws an error if it is damaged or missing
 */
export function readPart(folder: string, { parts }: Pick<Header, 'parts'>, name: MemoryPart): Buffer {
  const bytes = readFileSync(join(folder, name));
  if (hash(bytes) !== parts[name]) throw new Error(`${name} is damaged`);
  return bytes;
}

/**
 * Writes parts, and then the header. If that fails, the next build makes everything again, which only takes longer.
 *
 * @param parts functions that make the content when it is written, because parts are large
 * @param known the hashes of the parts that stay the same
 */
export function writeParts(
  folder: string,
  header: Omit<Header, 'format' | 'parts'>,
  parts: readonly (readonly [name: MemoryPart, make: () => PartContent])[],
  known: Partial<Header['parts']>,
): void {
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(join(folder, headerFile), { force: true });
    const written = parts.map(([name, make]) => [name, writeBlocks(join(folder, name), make())]);
    const text = JSON.stringify({ ...header, format, parts: { ...known, ...Object.fromEntries(written) } });
    writeFileSync(join(folder, `${headerFile}.part`), `${hash(text)}\n${text}`);
    renameSync(join(folder, `${headerFile}.part`), join(folder, headerFile));
  } catch {
    forgetMemory(folder);
  }
}

/**
 * Removes the kept data. Files that cannot be removed do no harm: a part that was written since no longer matches the
 * hash in its header. If all parts are still those of an older build, they are read as that build's, and a page in them
 * is used only if its key is still the same.
 */
function forgetMemory(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
