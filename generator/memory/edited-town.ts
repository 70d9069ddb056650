import { type Header, type MemoryPart, readPart, writeParts } from './header.ts';
import { type PagesOnLines, pagesOnLines, type TownsOnLines, townsOnLines } from './kept-lines.ts';
import { pageOf, readShingles } from './kept-pages.ts';
import { keptTownsWithLines } from './kept-towns.ts';
import type { KeptPage, KeptTown } from './memory.ts';
import { maxReplaced, printReplaced, type Replaced, readReplaced } from './replaced-items.ts';
import { type Rest, readRest } from './store.ts';

/** A page, and its index among all pages. */
export interface IndexedPage {
  index: number;
  page: KeptPage;
}

/**
 * What the last build left for the next one, if only one town file has changed since. Reads little about other towns
 * and pages.
 */
export interface EditedTown extends Rest {
  file: string;
  /** The files of the project. */
  content: readonly string[];
  pictures: readonly string[];
  outcome: Header['outcome'];
  /** The town as the last build found it, and its index among all towns. */
  before: KeptTown;
  index: number;
  slug: string;
  /** Its pages. */
  pages: readonly IndexedPage[];
  /** Returns the index of the town with a slug; -1 if there is none. */
  townIndex: (slug: string) => number;
  /** Returns the towns at these indexes. */
  townsAt: (indexes: Iterable<number>) => KeptTown[];
  /** Returns the shingles of all pages. */
  shingles: () => readonly Uint32Array[];
  /** The towns and pages that later builds have replaced. */
  replaced: Replaced;
}

/**
 * Reads what is needed after an edit of one town file.
 *
 * @param slug the slug of the town
 * @returns null if something is damaged, if more than the pages of a town may depend on its words, or if too much was
 *   replaced since the last full build
 */
export function readEditedTown(
  folder: string,
  root: string,
  header: Header,
  { file, slug }: { file: string; slug: string },
): EditedTown | null {
  try {
    const read = (name: MemoryPart) => readPart(folder, header, name);
    const rest = readRest(read('rest'));
    const replaced = readReplaced(String(read('replaced')), root);
    const size = replaced.towns.size + replaced.pages.size;
    if (rest.areWordsShared || rest.siteHash === '' || size >= maxReplaced) return null;

    const towns = townsOfLastBuild(townsOnLines(read('towns')), replaced, root);
    const pages = pagesOfLastBuild(pagesOnLines(read('pages')), replaced, read('shingles'));
    const index = towns.indexOf(file);
    const [before] = towns.at([index]);
    if (!before || towns.count !== rest.townNames.length) return null;
    return {
      ...rest,
      file,
      slug,
      content: header.content.map(([name]) => name),
      pictures: header.pictures.map(([name]) => name),
      outcome: header.outcome,
      before,
      index,
      pages: pages.about(slug),
      townIndex: (other) => towns.indexOf(file.replace(/[^/]+$/, `${other}.yaml`)),
      townsAt: towns.at,
      shingles: pages.shingles,
      replaced,
    };
  } catch {
    return null;
  }
}

/** Keeps the changes to a town and its pages for the next build. */
export function keepEditedTown(
  folder: string,
  { replaced, index }: Pick<EditedTown, 'replaced' | 'index'>,
  now: { town: KeptTown; pages: readonly IndexedPage[] },
  header: Omit<Header, 'format' | 'parts'>,
  parts: Header['parts'],
): void {
  const towns = new Map(replaced.towns).set(index, now.town);
  const pages = new Map(replaced.pages);
  for (const one of now.pages) pages.set(one.index, one.page);
  writeParts(folder, header, [['replaced', () => [printReplaced({ towns, pages })]]], parts);
}

function townsOfLastBuild(onLines: TownsOnLines, { towns: replaced }: Replaced, root: string) {
  const { count, lineAt } = onLines;
  return {
    count,
    indexOf: (file: string): number => {
      const [replacedAt] = [...replaced].find(([, town]) => town.file === file) ?? [];
      const writtenAt = onLines.indexOf(file);
      return replacedAt ?? (replaced.has(writtenAt) ? -1 : writtenAt);
    },
    at: (indexes: Iterable<number>): KeptTown[] => {
      const all = [...indexes].filter((index) => index >= 0 && index < count);
      const written = keptTownsWithLines(all.map(lineAt), root);
      return all.flatMap((index, place) => replaced.get(index) ?? written[place] ?? []);
    },
  };
}

function pagesOfLastBuild(onLines: PagesOnLines, { pages: replaced }: Replaced, bytes: Uint8Array) {
  const written = readShingles(bytes);
  const pageAt = (index: number) =>
    replaced.get(index) ?? pageOf(onLines.at(index), onLines.routes, written[index] ?? new Uint32Array());
  return {
    about: (slug: string): IndexedPage[] => {
      const indexes = new Set([...onLines.indexesFor(slug), ...replaced.keys()]);
      const all = [...indexes].sort((a, b) => a - b).map((index) => ({ index, page: pageAt(index) }));
      return all.filter(({ page }) => page.notes.copy === slug);
    },
    shingles: () => written.map((shingles, index) => replaced.get(index)?.shingles ?? shingles),
  };
}
