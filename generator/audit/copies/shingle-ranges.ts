import { firstFrom, type Lists, longer, occurrences } from './lists.ts';
import { numbering } from './numbering.ts';
import { repeatFilter } from './repeat-filter.ts';

/** A set of shingles, which may be in a file: sorted, and without duplicates. */
export interface ShingleSet {
  shingleCount: number;
  readShingles: () => Uint32Array;
}

/** Shingles of one range of hashes, numbered from 0: all that several sets have, and a few that only one has. */
export interface ShingleRange {
  /** The shingles, by their numbers. */
  shingles: Uint32Array;
  /** How many sets have each shingle, by its number. */
  counts: Uint32Array;
  /** Calls a function with the number of each of these shingles that a set has, and the index of the set. */
  each: (visit: (number: number, index: number) => void) => void;
}

interface RangeSizes {
  /** How many shingles a range should have. With fewer, lookups are faster, but every set is visited more often. */
  size: number;
  /** How many ranges are in memory. With fewer, every set is read more often. */
  atOnce: number;
}

/** At most about 64 MB are in memory. */
const usualSizes: RangeSizes = { size: 2 ** 19, atOnce: 32 };

/**
 * Visits what sorted sets of shingles share, range by range, so that memory use does not depend on the number of
 * shingles.
 *
 * @param visit must not keep the range
 */
export function forEachRange(
  sets: readonly ShingleSet[],
  visit: (range: ShingleRange) => void,
  { size, atOnce }: RangeSizes = usualSizes,
): void {
  const total = sets.reduce((sum, { shingleCount }) => sum + shingleCount, 0);
  const ranges = 2 ** Math.max(0, Math.ceil(Math.log2(total / size)));
  const usual = Math.min(total, size);
  const limitOf = (range: number) => (range * 2 ** 32) / ranges;
  // The same for all parts, because what is no longer used may stay in memory for a while.
  let room = new Uint32Array(usual * Math.min(atOnce, ranges));
  for (let first = 0; first < ranges; first += atOnce) {
    const end = Math.min(first + atOnce, ranges);
    const lists = shinglesBetween(limitOf(first), limitOf(end), sets, room);
    room = lists.all;
    const read = rangeReader(lists, usual);
    for (let range = first + 1; range <= end; range++) visit(read(limitOf(range)));
  }
}

/**
 * Returns the shingles of each set that are in a part of the hashes.
 *
 * @param room where they are written. If it is too short, they are in a longer array
 */
function shinglesBetween(low: number, high: number, sets: readonly ShingleSet[], room: Uint32Array<ArrayBuffer>) {
  const starts = new Uint32Array(sets.length + 1);
  let all = room;
  let size = 0;
  for (const [index, set] of sets.entries()) {
    const shingles = set.readShingles();
    const part = shingles.subarray(firstFrom(low, shingles), firstFrom(high, shingles));
    if (size + part.length > all.length) all = longer(all, size + part.length);
    all.set(part, size);
    size += part.length;
    starts[index + 1] = size;
  }
  return { all, starts } satisfies Lists;
}

/**
 * Returns a function that reads the shingles from the last limit to the next one.
 *
 * @param usual the expected number of shingles
 */
function rangeReader({ all, starts: setStarts }: Lists, usual: number): (limit: number) => ShingleRange {
  const count = setStarts.length - 1;
  const filter = repeatFilter(usual);
  const numbers = numbering();
  const starts = new Uint32Array(count);
  const ends = setStarts.slice(0, count);
  /** The numbers found in one set after the other, and where those of each set end. */
  let found = new Uint32Array(usual);
  const foundEnds = new Uint32Array(count);

  const each: ShingleRange['each'] = (visit) => {
    let at = 0;
    for (let index = 0; index < count; index++) {
      const end = foundEnds[index] ?? 0;
      for (; at < end; at++) visit(found[at] ?? 0, index);
    }
  };
  /** Reads up to a limit. Returns how many shingles there are before it. */
  const filterUpTo = (limit: number) => {
    filter.clear();
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const start = ends[index] ?? 0;
      const end = filter.addUpTo(limit, all, start, setStarts[index + 1] ?? 0);
      starts[index] = start;
      ends[index] = end;
      sum += end - start;
    }
    return sum;
  };
  /** Numbers what passes the filter. Returns how often each number was found. */
  const numberFound = () => {
    numbers.clear();
    let length = 0;
    for (let index = 0; index < count; index++) {
      const end = ends[index] ?? 0;
      for (let at = starts[index] ?? 0; at < end; at++) {
        const shingle = all[at] ?? 0;
        if (filter.mayRepeat(shingle)) found[length++] = numbers.numberOf(shingle, 0);
      }
      foundEnds[index] = length;
    }
    return occurrences(found.subarray(0, length), numbers.size());
  };
  return (limit) => {
    const most = filterUpTo(limit);
    if (found.length < most) found = new Uint32Array(most);
    const counts = numberFound();
    return { shingles: numbers.lows(), counts, each };
  };
}
