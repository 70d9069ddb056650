import { join } from 'node:path';
import { asGroup } from '../../templates/schema/is-group.ts';
import { groupBy } from '../basics/group-by.ts';
import { type Definitions, hasOwnFile } from '../check/definition.ts';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import type { Copy } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import type { Source } from '../read/source.ts';
import { lostTargets } from './lost-targets.ts';
import type { KeptPage, Memory } from './memory.ts';
import type { PageKeys } from './page-keys.ts';
import { hasSamePictures, type SameFiles, sameFiles } from './same-files.ts';
import { changedTexts, postTexts, soughtTown } from './sought-texts.ts';
import { type IsUnchanged, stampsBelow, unchangedSince } from './stamps.ts';

/** What a build can reuse from the last one. */
export interface Recall extends SameFiles {
  /** Returns a page whose files are still valid. */
  page: (source: Source, copy: Copy | undefined) => KeptPage | undefined;
  /** Returns all pages whose files are still valid. */
  validPages: () => readonly KeptPage[];
  /** Returns how many pages of the last build are no longer valid. */
  stalePages: () => number;
  routeOf: (source: Source, copy: Copy | undefined) => string | undefined;
  /** The names of the pictures that pages showed. */
  pictures: readonly string[];
  /** Returns the hash of a picture as shown on the pages that are still valid. */
  pictureHash: (name: string) => string | undefined;
  /** Finds the pages that are still valid. Called once, when the keys are known. */
  compare: (keys: PageKeys, definitions: Definitions, today: string) => void;
  /** Returns true if a page or an id is gone, and an unchanged page links to it. */
  hasLostTargets: (site: Site) => boolean;
}

/** The documents that the last build wrote. */
interface LastDocuments {
  folder: string;
  /** The paths of those that were deleted or edited since. */
  lost: ReadonlySet<string>;
}

/** What the last build left for the next one. */
export interface Reusable {
  memory: Memory;
  /** Null if they may have changed. */
  documents: LastDocuments | null;
  /** Returns false for a file that has changed since. By default, every file is looked at again. */
  isUnchanged?: IsUnchanged;
}

/** Returns what can be reused of the last build. No page counts as valid before `compare` is called. */
export function recallOf(root: string, { memory, documents, ...last }: Reusable): Recall {
  const { isUnchanged = unchangedSince(memory.stampedAt, stampsBelow(root)) } = last;
  const kept = new Map(
    [...groupBy(memory.pages, ({ notes }) => notes.file)].map(([file, pages]) => [file, byCopy(pages)]),
  );
  const valid = new Set<KeptPage>();
  const { towns, definitions } = sameFiles(memory, root, isUnchanged);
  let areFactsSame = false;
  const pageOf: Recall['page'] = (source, copy) => {
    const page = kept.get(source.file)?.get(copy?.slug ?? null);
    return page && valid.has(page) ? page : undefined;
  };
  return {
    towns: { ...towns, findings: (source) => (areFactsSame ? towns.findings(source) : undefined) },
    definitions,
    pictures: [...memory.pictures.keys()],
    pictureHash: (name) => (valid.size > 0 ? memory.pictures.get(name)?.hash : undefined),
    page: pageOf,
    validPages: () => [...valid],
    stalePages: () => memory.pages.length - valid.size,
    routeOf: (source, copy) => pageOf(source, copy)?.notes.route,
    compare: (keys, definitions, today) => {
      areFactsSame = keys.facts === memory.factsHash;
      // Any page may show a picture that has changed.
      if (!hasSamePictures(memory, root, isUnchanged)) return;
      const sources = new Map(definitions.pages.map(({ source }) => [source.file, source]));
      const names = namesOfTowns(definitions, towns);
      const texts = changedTexts(soughtBefore(memory), [...names, ...postTexts(definitions, today, keys.ofTowns)]);
      for (const page of memory.pages) {
        const { file, copy, dependsOnDay } = page.notes;
        const source = sources.get(file);
        if (!source || keys.of(source, copy === null ? undefined : { slug: copy }) !== page.key) continue;
        if (dependsOnDay && today !== memory.today) continue;
        if (mentions(texts, page, documents) || (texts.length > 0 && hidesText(definitions, source))) continue;
        valid.add(page);
      }
    },
    hasLostTargets: (site) => {
      const before = memory.pages.map((page) => {
        return { ...page.notes, ids: page.ids, isValid: valid.has(page) };
      });
      const routes = new Set(lostTargets(before, site));
      return [...valid].some(({ notes }) => [...notes.links, ...notes.hiddenLinks].some((link) => routes.has(link)));
    },
  };
}

/** Returns the texts that audits looked for on every page in the last build. */
const soughtBefore = ({ towns, postTexts }: Memory): string[] => [
  ...towns.map(({ data, hash }) => soughtTown(data, () => hash)),
  ...postTexts,
];

/** Returns the names of the towns that have their own files, which audits look for on every page. */
const namesOfTowns = ({ towns }: Definitions, { hashOf }: SameFiles['towns']): string[] =>
  towns.filter(hasOwnFile).map(({ data, source }) => soughtTown(data, () => hashOf(source)));

/** Returns true if a page has words that no document shows: those of a card, or the name of the "not found" page. */
function hidesText({ site }: Definitions, { data }: Source): boolean {
  const { route, seo } = asGroup(data);
  return route === '/404' || ((site.data.cards ?? 'page') !== 'page' && asGroup(seo).card !== undefined);
}

/** Indexes the pages of one definition by their copy. */
const byCopy = (pages: readonly KeptPage[]) => new Map(pages.map((page) => [page.notes.copy, page]));

/**
 * Returns true if the document of a page contains all words of one of these texts, ignoring case.
 *
 * @param texts the words of each text, in lowercase
 * @param documents null if the contents of the page are not known
 */
function mentions(
  texts: readonly (readonly string[])[],
  { paths: [path = ''] }: KeptPage,
  documents: LastDocuments | null,
): boolean {
  if (texts.length === 0) return false;
  const isKnown = documents !== null && !documents.lost.has(path);
  const html = isKnown ? bytesIfReadable(join(documents.folder, path))?.toString().toLowerCase() : null;
  return html == null || texts.some((words) => words.every((word) => html.includes(word)));
}
