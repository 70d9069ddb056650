import { forEachRange, type ShingleSet } from './shingle-ranges.ts';

/** Pages that share the same shingles with other pages, so that each of them is equally similar to any other page. */
export interface SharedGroup {
  /** The indexes of the pages, ascending. */
  members: number[];
  /** How many of their shingles other pages have too. */
  shared: number;
}

/**
 * Groups sets of shingles by what they share. Leaves out those that share nothing. The result is in the order of the
 * first members.
 */
export function sharedGroups(sets: readonly ShingleSet[]): SharedGroup[] {
  const shared = new Uint32Array(sets.length);
  const sums = new Uint32Array(sets.length);
  const scrambled = new Uint32Array(sets.length);
  forEachRange(sets, ({ shingles, counts, each }) => {
    each((number, index) => {
      if ((counts[number] ?? 0) < 2) return;
      const shingle = shingles[number] ?? 0;
      shared[index] = (shared[index] ?? 0) + 1;
      sums[index] = (sums[index] ?? 0) + shingle;
      scrambled[index] = (scrambled[index] ?? 0) + mixed(shingle, 0x85ebca6b);
    });
  });
  const groups = new Map<string, SharedGroup>();
  for (const [index, count] of shared.entries()) {
    if (count === 0) continue;
    const key = `${count} ${sums[index]} ${scrambled[index]}`;
    const group = groups.get(key);
    if (group) group.members.push(index);
    else groups.set(key, { members: [index], shared: count });
  }
  return [...groups.values()];
}

/** Returns a mixed number: the last step of MurmurHash3. */
export function mixed(value: number, seed: number): number {
  let hash = Math.imul(value ^ (value >>> 16), seed);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}
