import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Unfinished } from '../check/unfinished.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { hash } from '../report/hash.ts';
import { pagesOf, plainPages, shingleBytes } from './kept-pages.ts';
import { keptTownLine, keptTownsWithLines } from './kept-towns.ts';
import type { KeptPicture, Memory } from './memory.ts';
import { type Items, printReplaced, readReplaced, replacedItems, withReplaced } from './replaced-items.ts';
import { filesOfContent, type IsUnchanged, type Stamp } from './stamps.ts';

/** Raise it when the format changes, so that what an older program kept is not read. */
const format = 8;

const headerFile = 'header';

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

/** What is read first: whether anything changed, and if not, what to say. */
export interface Header {
  format: number;
  /** What changes with the program and its environment. */
  program: string;
  /** A hash of the list of files in the output folder. */
  list: string;
  today: string;
  /** A hash of the record of what was published. */
  record: string;
  taken: number;
  /** Of site.yaml and of all files below pages/ and static/. */
  content: [file: string, stamp: Stamp | null][];
  pictures: [file: string, picture: KeptPicture][];
  outcome: Outcome;
  /** A hash of each other file. */
  parts: Record<Part, string>;
}

/** What is written once for many builds, and what each build writes. */
const lastingParts = ['towns', 'pages', 'shingles'] as const;
const ownParts = ['replaced', 'rest'] as const;
type Part = (typeof lastingParts | typeof ownParts)[number];

/** The towns and pages as the parts have them that last, without those that later builds have replaced. */
export interface Base extends Items {
  parts: Header['parts'];
}

/** The folder of what is kept of the builds of a project into an output folder. */
export function memoryFolder(cacheFolder: string, root: string, out: string): string {
  return join(cacheFolder, 'builds', hash(resolve(root), resolve(out)));
}

/** Null if there is none, or a damaged one. Its first line is a hash of the others. */
export function readHeader(folder: string): Header | null {
  try {
    const [known, text = ''] = readFileSync(join(folder, headerFile), 'utf8').split('\n');
    if (hash(text) !== known) return null;
    const header: Header = JSON.parse(text);
    return header.format === format ? header : null;
  } catch {
    return null;
  }
}

/** True if no file of the project has changed since. */
export function isSameContent({ content, pictures }: Header, root: string, isUnchanged: IsUnchanged): boolean {
  const known = new Map(content);
  const current = filesOfContent(root);
  const shown = pictures.map(([file, { stamp }]) => [file, stamp] as const);
  return (
    current.length === known.size &&
    current.every((file) => known.has(file)) &&
    [...content, ...shown].every(([file, stamp]) => isUnchanged(file, stamp))
  );
}

/** Null if a part is damaged. */
export function readMemory(
  folder: string,
  root: string,
  { parts, taken, today, pictures }: Header,
): { memory: Memory; base: Base } | null {
  try {
    const read = (name: Part) => {
      const bytes = readFileSync(join(folder, name));
      if (hash(bytes) !== parts[name]) throw new Error(`${name} is damaged`);
      return bytes;
    };
    const lines = String(read('towns')).split('\n').filter(Boolean);
    const { shared, facts, site, definitions, townNames, neighbors } = JSON.parse(String(read('rest')));
    const towns = keptTownsWithLines(lines, root);
    const pages = pagesOf(JSON.parse(String(read('pages'))), read('shingles'));
    const own: Omit<Memory, keyof Items | 'pictures'> = {
      shared,
      facts,
      site,
      definitions,
      townNames,
      neighbors: new Map(neighbors),
      today,
      taken,
    };
    const items = withReplaced({ towns, pages }, readReplaced(String(read('replaced')), root));
    return { memory: { ...own, ...items, pictures: new Map(pictures) }, base: { towns, pages, parts } };
  } catch {
    return null;
  }
}

/**
 * Keeps everything for the next build. If that fails, the next build makes everything again, which only takes longer.
 *
 * @param base what the folder has of earlier builds, from which few towns and pages may differ; null if it has nothing
 */
export function keepMemory(
  folder: string,
  memory: Memory,
  header: Omit<Header, 'format' | 'parts'>,
  base: Base | null,
): void {
  const { shared, facts, site, definitions, townNames, neighbors, towns, pages } = memory;
  const replaced = base && replacedItems(base, memory);
  // Each is made when it is written, and let go before the next, because they are large. As bytes, because a text would be
  // encoded twice, for its hash and its file.
  const parts: Record<Part, () => Uint8Array> = {
    towns: () => Buffer.from(towns.map(keptTownLine).join('\n')),
    pages: () => Buffer.from(JSON.stringify(plainPages(pages))),
    shingles: () => shingleBytes(pages),
    replaced: () => Buffer.from(printReplaced(replaced ?? { towns: new Map(), pages: new Map() })),
    rest: () => Buffer.from(JSON.stringify({ shared, facts, site, definitions, townNames, neighbors: [...neighbors] })),
  };
  const keep = (name: Part) => {
    const bytes = parts[name]();
    writeFileSync(join(folder, name), bytes);
    return hash(bytes);
  };
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(join(folder, headerFile), { force: true });
    const names = replaced ? ownParts : [...lastingParts, ...ownParts];
    const hashes = { ...base?.parts, ...Object.fromEntries(names.map((name) => [name, keep(name)])) };
    const text = JSON.stringify({ format, ...header, parts: hashes });
    writeFileSync(join(folder, `${headerFile}.part`), `${hash(text)}\n${text}`);
    renameSync(join(folder, `${headerFile}.part`), join(folder, headerFile));
  } catch {
    forgetMemory(folder);
  }
}

/**
 * Files that cannot be removed do no harm. A part that was written since has another hash than its header says. If all are still
 * those of an older build, they are read as such: what they know of a page is used only if its key is still the same.
 */
function forgetMemory(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
