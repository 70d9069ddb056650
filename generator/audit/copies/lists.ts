/** Lists of numbers in one array, because an array for each list would take several times the memory. */
export interface Lists {
  all: Uint32Array;
  /** The start of each list in it, and the end of the last one. */
  starts: Uint32Array;
}

/** Creates lists with room for these many numbers each, and a function that adds a number to one of them. */
export function listsOf(sizes: ArrayLike<number>): Lists & { add: (list: number, number: number) => void } {
  const starts = new Uint32Array(sizes.length + 1);
  for (let list = 0; list < sizes.length; list++) starts[list + 1] = (starts[list] ?? 0) + (sizes[list] ?? 0);
  const next = starts.slice();
  const all = new Uint32Array(starts[sizes.length] ?? 0);
  const add = (list: number, number: number) => {
    const at = next[list] ?? 0;
    all[at] = number;
    next[list] = at + 1;
  };
  return { all, starts, add };
}

/** Returns one of the lists. */
export const listIn = ({ all, starts }: Lists, list: number): Uint32Array =>
  all.subarray(starts[list] ?? 0, starts[list + 1] ?? 0);

/** Joins the lists of several parts, in the order of the parts. */
export function joined(parts: readonly Lists[]): Lists {
  const count = parts.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  const starts = new Uint32Array(count + 1);
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.all.length, 0));
  let [list, end] = [0, 0];
  for (const part of parts) {
    const shift = end;
    starts.set(
      part.starts.map((start) => start + shift),
      list,
    );
    all.set(part.all, end);
    list += part.starts.length - 1;
    end += part.all.length;
  }
  return { all, starts };
}

/** Returns the indexes of the lists, shortest first. */
export function fromShortest({ starts }: Lists): Uint32Array {
  const sizes = starts.subarray(1).map((end, list) => end - (starts[list] ?? 0));
  const bySize = listsOf(occurrences(sizes, sizes.reduce((a, b) => Math.max(a, b), 0) + 1));
  for (const [list, size] of sizes.entries()) bySize.add(size, list);
  return bySize.all;
}

/**
 * Returns the lists that contain each number.
 *
 * @param order the order of the lists; each is identified by its position in it
 * @param count more than any number in the lists
 */
export function inverted({ all, starts }: Lists, order: Uint32Array, count: number): Lists {
  const inverse = listsOf(occurrences(all, count));
  for (const [place, list] of order.entries()) {
    const end = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? 0; at < end; at++) inverse.add(all[at] ?? 0, place);
  }
  return inverse;
}

/** Returns how often each number occurs, given that all are less than `count`. */
export function occurrences(numbers: Uint32Array, count: number): Uint32Array {
  const counts = new Uint32Array(count);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** Returns the index of the first number in a sorted list that is not less than a limit. */
export function firstFrom(limit: number, sorted: Uint32Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a longer copy. It has some more room than asked for, so that numbers can be added in turn. */
export function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(Math.max(length, Math.ceil(1.5 * numbers.length)));
  copy.set(numbers);
  return copy;
}
