import { forEachRange } from './shingle-ranges.ts';

/** Pages that share the same shingles with other pages, so that each of them is as much like any other page. */
export interface SharedGroup {
  /** The indexes of the pages, ascending. */
  members: number[];
  /** How many of their shingles other pages have too. */
  shared: number;
}

/** Groups sets of shingles by what they share. Those that share nothing are left out. The result is in the order of the first members. */
export function sharedGroups(sets: readonly Uint32Array[]): SharedGroup[] {
  const shared = new Uint32Array(sets.length);
  const sums = new Uint32Array(sets.length);
  const scrambled = new Uint32Array(sets.length);
  forEachRange(sets, (table, each) => {
    each(table.add);
    each((shingle, index) => {
      if ((table.counts[table.slotOf(shingle)] ?? 0) < 2) return;
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

/** Shingles that exactly the same sets have, such as those of one template. */
export interface SharedFeature {
  /** How many shingles. */
  weight: number;
  /** The indexes of the sets, ascending; at least two. */
  sets: number[];
}

/** Puts the shingles together that the same sets have, except those that only one set or no wanted set has. */
export function sharedFeatures(sets: readonly Uint32Array[], isWanted: readonly boolean[]): SharedFeature[] {
  const features: SharedFeature[] = [];
  const byKey = new Map<number, number>();
  forEachRange(sets, (table, each) => {
    const size = table.counts.length;
    const low = new Uint32Array(size);
    const high = new Uint32Array(size);
    const wanted = new Uint8Array(size);
    each((shingle, index) => {
      const slot = table.add(shingle);
      low[slot] = (low[slot] ?? 0) + mixed(index + 1, 0x85ebca6b);
      high[slot] = (high[slot] ?? 0) + mixed(index + 1, 0xc2b2ae35);
      if (isWanted[index]) wanted[slot] = 1;
    });
    /** The numbers, from 1, of the features that were first found in each slot. */
    const found = new Uint32Array(size);
    for (const [slot, count] of table.counts.entries()) {
      if (count < 2 || wanted[slot] === 0) continue;
      // 53 bits that depend on which sets have the shingle: 32 bits are too few for millions of shingles.
      const key = (low[slot] ?? 0) + ((high[slot] ?? 0) >>> 11) * 2 ** 32;
      const known = byKey.get(key);
      if (known === undefined) {
        byKey.set(key, features.length);
        found[slot] = features.push({ weight: 1, sets: [] });
      } else {
        const feature = features[known];
        if (feature) feature.weight++;
      }
    }
    each((shingle, index) => features[(found[table.slotOf(shingle)] ?? 0) - 1]?.sets.push(index));
  });
  return features;
}

/** The end of MurmurHash3. */
function mixed(value: number, seed: number): number {
  let hash = Math.imul(value ^ (value >>> 16), seed);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}
