import { fewestOver, isLongEnough } from './neighbors.ts';
import { counterOf, sharedCount } from './update-neighbors.ts';

/**
 * Returns true if a page shares more than the limit with another page, or another page with it.
 *
 * @param shingles the shingles of the page
 * @param others the shingles of the other pages
 * @param limit in percent of the shingles of a page
 */
export function hasNearCopy(shingles: Uint32Array, others: readonly Uint32Array[], limit: number): boolean {
  if (!isLongEnough(shingles.length)) return false;
  const most = counterOf(shingles);
  return others.some((other) => {
    // The shared part is larger in relation to the shorter page.
    const shorter = other.length < shingles.length ? other : shingles;
    if (!isLongEnough(other.length)) return false;
    const fewest = fewestOver(limit, { shingleCount: shorter.length });
    return most(other) >= fewest && sharedCount(shingles, other, fewest) >= fewest;
  });
}
