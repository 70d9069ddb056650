import { isDeepStrictEqual } from 'node:util';
import type { KeptPage } from '../../memory/memory.ts';

/**
 * True if two versions of a page differ in nothing that is said of other pages, or that other pages and files of the site have:
 * in its text alone.
 */
export function isNotedAlike(before: KeptPage, now: KeptPage): boolean {
  return isDeepStrictEqual(knownToOthers(before), knownToOthers(now));
}

function knownToOthers({ ids, paths, summary, notes }: KeptPage): unknown {
  const { shingles: _, dependsOnDay: __, ...rest } = notes;
  const { content: ___, ...listed } = summary;
  // A page that is not written has no compressed copies.
  return [ids, paths.filter((path) => !/\.(br|gz)$/.test(path)), listed, rest];
}
