import { occurrences } from './lists.ts';
import { numbering } from './numbering.ts';
import { repeatFilter } from './repeat-filter.ts';

/** Shingles of one range of hashes, numbered from 0: all that several sets have, and a few that only one has. */
export interface ShingleRange {
  /** The shingles, by their numbers. */
  shingles: Uint32Array;
  /** How many sets have each shingle, by its number. */
  counts: Uint32Array;
  /** Calls a function with the number of each of these shingles that a set has, and the index of the set. */
  each: (visit: (number: number, index: number) => void) => void;
}

/** How many shingles a range should have. With fewer, lookups are faster, but every set is visited more often. */
const rangeSize = 2 ** 19;

/**
 * Visits what sorted sets of shingles share, range by range, so that memory use does not depend on the number of
 * shingles.
 *
 * @param visit must not keep the range
 */
export function forEachRange(sets: readonly Uint32Array[], visit: (range: ShingleRange) => void): void {
  const total = sets.reduce((sum, { length }) => sum + length, 0);
  const ranges = 2 ** Math.max(0, Math.ceil(Math.log2(total / rangeSize)));
  const read = rangeReader(sets, Math.min(total, rangeSize));
  for (let range = 1; range <= ranges; range++) visit(read((range * 2 ** 32) / ranges));
}

/**
 * Returns a function that reads the shingles from the last limit to the next one.
 *
 * @param usual the expected number of shingles
 */
function rangeReader(sets: readonly Uint32Array[], usual: number): (limit: number) => ShingleRange {
  const filter = repeatFilter(usual);
  const numbers = numbering();
  const starts = new Uint32Array(sets.length);
  const ends = new Uint32Array(sets.length);
  /** The numbers found in one set after the other, and where those of each set end. */
  let found = new Uint32Array(usual);
  const foundEnds = new Uint32Array(sets.length);

  const each: ShingleRange['each'] = (visit) => {
    let at = 0;
    for (let index = 0; index < sets.length; index++) {
      const end = foundEnds[index] ?? 0;
      for (; at < end; at++) visit(found[at] ?? 0, index);
    }
  };
  /** Reads up to a limit. Returns how many shingles there are before it. */
  const filterUpTo = (limit: number) => {
    filter.clear();
    let count = 0;
    for (const [index, set] of sets.entries()) {
      const start = ends[index] ?? 0;
      const end = filter.addUpTo(limit, set, start);
      starts[index] = start;
      ends[index] = end;
      count += end - start;
    }
    return count;
  };
  /** Numbers what passes the filter. Returns how often each number was found. */
  const numberFound = () => {
    numbers.clear();
    let length = 0;
    for (const [index, set] of sets.entries()) {
      const end = ends[index] ?? 0;
      for (let at = starts[index] ?? 0; at < end; at++) {
        const shingle = set[at] ?? 0;
        if (filter.mayRepeat(shingle)) found[length++] = numbers.numberOf(shingle, 0);
      }
      foundEnds[index] = length;
    }
    return occurrences(found.subarray(0, length), numbers.size());
  };
  return (limit) => {
    const count = filterUpTo(limit);
    if (found.length < count) found = new Uint32Array(count);
    const counts = numberFound();
    return { shingles: numbers.lows(), counts, each };
  };
}
