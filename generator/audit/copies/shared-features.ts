import { joined, type Lists, listsOf } from './lists.ts';
import { numbering } from './numbering.ts';
import { mixed } from './shared-groups.ts';
import { forEachRange, type ShingleRange, type ShingleSet } from './shingle-ranges.ts';

/** Groups of shingles that exactly the same sets have, such as those of one template. */
export interface SharedFeatures {
  /** The number of shingles in each feature. */
  weights: readonly number[];
  /** The indexes of the sets that have each feature, ascending; at least two. */
  sets: Lists;
}

/** Groups shingles that the same sets have. Leaves out those that only one set or no wanted set has. */
export function sharedFeatures(sets: readonly ShingleSet[], isWanted: readonly boolean[]): SharedFeatures {
  const weights: number[] = [];
  const found: Lists[] = [];
  const keys = numbering();
  forEachRange(sets, (range) => {
    const { low, high, wanted } = ofSets(range, isWanted);
    const { counts, each } = range;
    /**
     * The sizes of the features that are new in this range and, from 1, the position of each one's first shingle in
     * that list.
     */
    const sizes: number[] = [];
    const places = new Uint32Array(counts.length);
    for (const [number, count] of counts.entries()) {
      if (count < 2 || wanted[number] === 0) continue;
      const feature = keys.numberOf(low[number] ?? 0, high[number] ?? 0);
      if (feature === weights.length) places[number] = sizes.push(count);
      weights[feature] = (weights[feature] ?? 0) + 1;
    }
    const lists = listsOf(sizes);
    each((number, index) => {
      const place = places[number] ?? 0;
      if (place > 0) lists.add(place - 1, index);
    });
    found.push(lists);
  });
  return { weights, sets: joined(found) };
}

/**
 * Returns two numbers for each shingle that depend on which sets have it, because 32 bits are too few for millions of
 * shingles, and whether a wanted set has it.
 */
function ofSets({ counts, each }: Pick<ShingleRange, 'counts' | 'each'>, isWanted: readonly boolean[]) {
  const low = new Uint32Array(counts.length);
  const high = new Uint32Array(counts.length);
  const wanted = new Uint8Array(counts.length);
  each((number, index) => {
    low[number] = (low[number] ?? 0) + mixed(index + 1, 0x85ebca6b);
    high[number] = (high[number] ?? 0) + mixed(index + 1, 0xc2b2ae35);
    if (isWanted[index]) wanted[number] = 1;
  });
  return { low, high, wanted };
}
