/** Identifies shingles that were added more than once. */
interface RepeatFilter {
  clear: () => void;
  /** Adds the shingles of a sorted part of a list that are less than a limit. Returns the index after the last one. */
  addUpTo: (limit: number, list: Uint32Array, start: number, end: number) => number;
  /** Returns false for most shingles that were added once, and true for all others. */
  mayRepeat: (shingle: number) => boolean;
}

/** With this many bits for each shingle, about one in ten that was added once looks like another one. */
const bitsEach = 8;

/**
 * Creates a filter with one bit for what was added, and another for what was added again. It takes so little memory
 * that it fits in the processor's cache, unlike a table of all shingles.
 *
 * @param usual how many shingles are expected; beyond that, more are mistaken for repeated ones
 */
export function repeatFilter(usual: number): RepeatFilter {
  const words = 2 ** Math.ceil(Math.log2((usual * bitsEach) / 32 + 1));
  const mask = words - 1;
  const once = new Int32Array(words);
  const again = new Int32Array(words);
  return {
    clear: () => {
      once.fill(0);
      again.fill(0);
    },
    addUpTo: (limit, list, start, end) => {
      let at = start;
      for (; at < end; at++) {
        const shingle = list[at] ?? 0;
        if (shingle >= limit) break;
        const word = (shingle >>> 5) & mask;
        const bit = 1 << (shingle & 31);
        const known = once[word] ?? 0;
        if ((known & bit) === 0) once[word] = known | bit;
        else again[word] = (again[word] ?? 0) | bit;
      }
      return at;
    },
    mayRepeat: (shingle) => ((again[(shingle >>> 5) & mask] ?? 0) & (1 << (shingle & 31))) !== 0,
  };
}
