import { fewestOver, isLongEnough } from './neighbors.ts';
import { counterOf, sharedCount } from './update-neighbors.ts';

/**
 * True if a page shares more than the limit with another one, or the other one with it.
 *
 * @param shingles those of the page
 * @param others the shingles of the other pages
 * @param limit in percent of the shingles of a page
 */
export function hasNearCopy(shingles: Uint32Array, others: readonly Uint32Array[], limit: number): boolean {
  if (!isLongEnough(shingles)) return false;
  const most = counterOf({ shingles });
  return others.some((other) => {
    // The shorter page shares the larger part of itself.
    const shorter = other.length < shingles.length ? other : shingles;
    if (!isLongEnough(other)) return false;
    const fewest = fewestOver(limit, { shingles: shorter });
    return most({ shingles: other }) >= fewest && sharedCount(shingles, other, fewest) >= fewest;
  });
}
