import { type Lists, listIn } from './lists.ts';

/** How many numbers represent the features of a group. */
const words = 4;

/**
 * Computes a lower limit for how many of some features a group lacks, without reading its features.
 *
 * @param featuresOf the numbers of the features of each group
 * @returns a function of such numbers, which returns a function of a group
 */
export function absentFeatures(featuresOf: Lists): (features: Uint32Array) => (group: number) => number {
  const groups = featuresOf.starts.length - 1;
  const bits = new Uint32Array(words * groups);
  for (let group = 0; group < groups; group++) mark(listIn(featuresOf, group), bits, group * words);
  return (features) => {
    const wanted = new Uint32Array(words);
    mark(features, wanted, 0);
    return (group) => {
      let absent = 0;
      for (let word = 0; word < words; word++) absent += ones((wanted[word] ?? 0) & ~(bits[group * words + word] ?? 0));
      return absent;
    };
  };
}

/**
 * Sets a bit for each feature. Several may share one, so a set bit proves nothing, but a cleared bit proves that all of
 * them are absent.
 */
function mark(features: Uint32Array, bits: Uint32Array, start: number): void {
  for (const feature of features) {
    const word = start + ((feature >>> 5) % words);
    bits[word] = (bits[word] ?? 0) | (1 << (feature & 31));
  }
}

/**
 * Returns how many bits of a number are set: https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel
 */
function ones(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
