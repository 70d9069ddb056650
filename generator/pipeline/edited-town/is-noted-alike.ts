import { isDeepStrictEqual } from 'node:util';
import type { KeptPage } from '../../memory/memory.ts';

/**
 * Returns true if two versions of a page differ only in their own text: not in anything reported about other pages, and
 * not in anything shared with other pages or files.
 */
export function isNotedAlike(before: KeptPage, now: KeptPage): boolean {
  return isDeepStrictEqual(knownToOthers(before), knownToOthers(now));
}

function knownToOthers({ ids, paths, notes }: KeptPage): unknown {
  const { dependsOnDay: _, ...rest } = notes;
  // A page that is not written has no compressed copies, and no stylesheet of the popup, which is the same for all pages.
  return [ids, paths.filter((path) => !/\.(?:br|gz|css)$/.test(path)), rest];
}
