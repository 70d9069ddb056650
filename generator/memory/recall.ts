import { join } from 'node:path';
import { asGroup } from '../../templates/schema/is-group.ts';
import { groupBy } from '../basics/group-by.ts';
import { type Definitions, hasOwnFile } from '../check/definition.ts';
import { bytesIfReadable } from '../files/bytes-if-readable.ts';
import type { Copy } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import type { Source } from '../read/source.ts';
import { hashOfText } from './known-definitions.ts';
import { lostTargets } from './lost-targets.ts';
import type { KeptPage, Memory } from './memory.ts';
import type { PageKeys } from './page-keys.ts';
import { hasSamePictures, type SameFiles, sameFiles } from './same-files.ts';
import { changedTexts, postTexts, soughtTown } from './sought-texts.ts';
import type { IsUnchanged } from './stamps.ts';

/** What a build can reuse from the last one. */
export interface Recall {
  /** The files that do not need to be read. */
  files: SameFiles;
  /** The names of the pictures that pages showed. */
  pictures: readonly string[];
  /** Finds the pages that are still valid, once the keys are known. */
  compare: (keys: PageKeys, definitions: Definitions, today: string) => ValidPages;
}

/** The pages of the last build whose files are still valid. */
export interface ValidPages {
  all: readonly KeptPage[];
  page: (source: Source, copy: Copy | undefined) => KeptPage | undefined;
  /** How many pages of the last build are no longer valid. */
  stale: number;
  /** True if everything is the same that the findings in an unchanged town file depend on. */
  areFactsSame: boolean;
  /** Returns the hash of a picture as these pages show it. */
  pictureHash: (name: string) => string | undefined;
  /** Returns true if a page or an id is gone, and one of these pages links to it. */
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

/** Returns what can be reused of the last build. */
export function recallOf(root: string, { memory, documents, isUnchanged }: Reusable): Recall {
  const files = sameFiles(memory, root, isUnchanged);
  return {
    files,
    pictures: [...memory.pictures.keys()],
    compare: (keys, definitions, today) => {
      const validAmong = (all: readonly KeptPage[]) => validPages(all, memory, keys.facts === memory.factsHash);
      // Any page may show a picture that has changed.
      if (!hasSamePictures(memory, root, isUnchanged)) return validAmong([]);
      const sources = new Map(definitions.pages.map(({ source }) => [source.file, source]));
      const names = namesOfTowns(definitions, files.towns);
      const texts = changedTexts(soughtBefore(memory), [...names, ...postTexts(definitions, today, keys.ofTowns)]);
      const isValid = (page: KeptPage) => {
        const { file, copy, dependsOnDay } = page.notes;
        const source = sources.get(file);
        if (!source || keys.of({ source, copy: copy === null ? undefined : { slug: copy } }) !== page.key) return false;
        if (dependsOnDay && today !== memory.today) return false;
        return !mentions(texts, page, documents) && !(texts.length > 0 && hidesText(definitions, source));
      };
      return validAmong(memory.pages.filter(isValid));
    },
  };
}

function validPages(all: readonly KeptPage[], { pages, pictures }: Memory, areFactsSame: boolean): ValidPages {
  const byFile = new Map([...groupBy(all, ({ notes }) => notes.file)].map(([file, own]) => [file, byCopy(own)]));
  return {
    all,
    page: ({ file }, copy) => byFile.get(file)?.get(copy?.slug ?? null),
    stale: pages.length - all.length,
    areFactsSame,
    pictureHash: (name) => (all.length > 0 ? pictures.get(name)?.hash : undefined),
    hasLostTargets: (site) => {
      const valid = new Set(all);
      const before = pages.map((page) => {
        const { route, file } = page.notes;
        // Not a copy of the notes, because V8 gives every one of those a hidden class of its own.
        return { route, file, ids: page.ids, isValid: valid.has(page) };
      });
      const routes = new Set(lostTargets(before, site));
      return all.some(({ notes }) => [...notes.links, ...notes.hiddenLinks].some((link) => routes.has(link)));
    },
  };
}

/** Returns the texts that audits looked for on every page in the last build. */
const soughtBefore = ({ towns, postTexts }: Memory): string[] => [
  ...towns.map(({ facts, hash }) => soughtTown(facts, () => hash)),
  ...postTexts,
];

/** Returns the names of the towns that have their own files, which audits look for on every page. */
const namesOfTowns = ({ towns }: Definitions, { town }: SameFiles['towns']): string[] =>
  towns.filter(hasOwnFile).map(({ data, source }) => soughtTown(data, () => town(source)?.hash ?? hashOfText(source)));

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
