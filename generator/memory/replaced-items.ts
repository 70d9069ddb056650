import { pagesOf, plainPages, shingleBytes } from './kept-pages.ts';
import { keptTownLine, keptTownsWithLines } from './kept-towns.ts';
import type { KeptPage, KeptTown, Memory } from './memory.ts';

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
export function replacedItems(before: Items, now: Items): Replaced | null {
  if (before.towns.length !== now.towns.length || before.pages.length !== now.pages.length) return null;
  const [towns, pages] = [differingItems(before.towns, now.towns), differingItems(before.pages, now.pages)];
  return towns.size + pages.size > maxReplaced ? null : { towns, pages };
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
    shingles: Buffer.from(shingleBytes(replacedPages)).toString('base64'),
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

function differingItems<T>(before: readonly T[], now: readonly T[]): Map<number, T> {
  return new Map([...now.entries()].filter(([index, item]) => item !== before[index]));
}

function putInto<T>(before: readonly T[], replaced: ReadonlyMap<number, T>): readonly T[] {
  return replaced.size === 0 ? before : before.map((item, index) => replaced.get(index) ?? item);
}
