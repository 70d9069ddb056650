/** Counts the shingles of one range of hashes. */
interface ShingleTable {
  /** Where a shingle is, or would be, in the lists of the table. */
  slotOf: (shingle: number) => number;
  /** Counts a shingle. Returns its slot. */
  add: (shingle: number) => number;
  /** How often the shingle of each slot was added; 0 for an empty slot. */
  counts: Uint32Array;
}

/** Calls a function with every shingle of a range, and the index of its set. */
type EachShingle = (visit: (shingle: number, index: number) => void) => void;

/** How many shingles a range should have: with fewer, the table is quicker, but every set is visited more often. */
const rangeSize = 2 ** 19;

/**
 * Visits sorted sets of shingles range by range, each time with an empty table. So the memory that it takes does not
 * depend on how many shingles there are.
 */
export function forEachRange(
  sets: readonly Uint32Array[],
  visit: (table: ShingleTable, each: EachShingle) => void,
): void {
  const total = sets.reduce((sum, { length }) => sum + length, 0);
  const ranges = 2 ** Math.max(0, Math.ceil(Math.log2(total / rangeSize)));
  const width = 2 ** 32 / ranges;
  const table = shingleTable(largestRange(sets, ranges, width));
  const starts = new Uint32Array(sets.length);
  const ends = new Uint32Array(sets.length);
  const each: EachShingle = (visitShingle) => {
    for (const [index, set] of sets.entries()) {
      const end = ends[index] ?? 0;
      for (let at = starts[index] ?? 0; at < end; at++) visitShingle(set[at] ?? 0, index);
    }
  };
  for (let range = 1; range <= ranges; range++) {
    for (const [index, set] of sets.entries()) {
      let end = ends[index] ?? 0;
      starts[index] = end;
      while (end < set.length && (set[end] ?? 0) < range * width) end++;
      ends[index] = end;
    }
    table.counts.fill(0);
    visit(table, each);
  }
}

function largestRange(sets: readonly Uint32Array[], ranges: number, width: number): number {
  const sizes = new Uint32Array(ranges);
  for (const set of sets)
    for (const shingle of set) {
      const range = Math.floor(shingle / width);
      sizes[range] = (sizes[range] ?? 0) + 1;
    }
  return sizes.reduce((a, b) => Math.max(a, b));
}

/** A hash table with open addressing, which is never more than half full. */
function shingleTable(capacity: number): ShingleTable {
  const bits = Math.ceil(Math.log2(2 * capacity + 2));
  const mask = 2 ** bits - 1;
  const shingles = new Uint32Array(mask + 1);
  const counts = new Uint32Array(mask + 1);
  const slotOf = (shingle: number) => {
    let slot = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
    while (counts[slot] !== 0 && shingles[slot] !== shingle) slot = (slot + 1) & mask;
    return slot;
  };
  const add = (shingle: number) => {
    const slot = slotOf(shingle);
    shingles[slot] = shingle;
    counts[slot] = (counts[slot] ?? 0) + 1;
    return slot;
  };
  return { slotOf, add, counts };
}
