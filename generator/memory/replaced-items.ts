import { pagesOf, plainPages, shingleBytes } from './kept-pages.ts';
import { keptTownLine, keptTownsWithLines } from './kept-towns.ts';
import type { KeptPage, KeptTown, Memory } from './memory.ts';
import type { MadeMemory } from './remember.ts';
import { PageInMemory, wholePage } from './stored-pages.ts';

/** The towns and pages of a memory, which are most of it. */
export type Items = Pick<Memory, 'towns' | 'pages'>;

/** The towns and pages that differ from an earlier memory, by index. */
export interface Replaced {
  towns: ReadonlyMap<number, KeptTown>;
  pages: ReadonlyMap<number, KeptPage>;
}

/** With more replaced items than this, the whole memory is written again. */
export const maxReplaced = 100;

/**
 * Returns null if the lists have a different length than before, or if so many items differ that everything is written
 * again.
 */
export function replacedItems(before: Items, now: Pick<MadeMemory, keyof Items>): Replaced | null {
  if (before.towns.length !== now.towns.length || before.pages.length !== now.pages.length) return null;
  const towns = differingItems(before.towns, now.towns, (town) => town);
  const pages = differingItems(before.pages, now.pages, (page) => page.known);
  if (towns.size + pages.size > maxReplaced) return null;
  return { towns, pages: new Map([...pages].map(([index, page]) => [index, wholePage(page)])) };
}

/** Returns the items with those that later builds have replaced. */
export function withReplaced(before: Items, { towns, pages }: Replaced): Items {
  return { towns: putInto(before.towns, towns), pages: putInto(before.pages, pages) };
}

/** Prints replaced items as JSON, for `readReplaced`. */
export function printReplaced({ towns, pages }: Replaced): string {
  const replacedPages = [...pages.values()];
  return JSON.stringify({
    towns: [...towns].map(([index, town]) => [index, keptTownLine(town)]),
    pageIndexes: [...pages.keys()],
    plain: plainPages(replacedPages),
    shingles: Buffer.concat([...shingleBytes(replacedPages.map((page) => new PageInMemory(page)))]).toString('base64'),
  });
}

/**
 * Returns the towns and pages that single edits have replaced.
 *
 * @param text as `printReplaced` returns it
 */
export function readReplaced(text: string, root: string): Replaced {
  const { towns, pageIndexes, plain, shingles } = JSON.parse(text);
  const lines: [number, string][] = towns;
  const replacedTowns = keptTownsWithLines(
    lines.map(([, line]) => line),
    root,
  );
  const replacedPages = pagesOf(plain, Buffer.from(shingles, 'base64'));
  return {
    towns: new Map(replacedTowns.map((town, place) => [lines[place]?.[0] ?? 0, town])),
    pages: new Map(replacedPages.map((page, place) => [pageIndexes[place], page])),
  };
}

/** @param same returns the item of the earlier memory that this one is, if it is one of those */
function differingItems<T, U>(before: readonly T[], now: readonly U[], same: (item: U) => T | null): Map<number, U> {
  return new Map([...now.entries()].filter(([index, item]) => same(item) !== before[index]));
}

function putInto<T>(before: readonly T[], replaced: ReadonlyMap<number, T>): readonly T[] {
  return replaced.size === 0 ? before : before.map((item, index) => replaced.get(index) ?? item);
}
