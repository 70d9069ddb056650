/** The words in which two texts differ, from the first to the last. */
interface Difference {
  before: string[];
  after: string[];
  /** How many words the texts share at their beginning, and at their end. */
  start: number;
  end: number;
}

/** Compares two texts word by word. */
export function differenceOf(before: string, after: string): Difference {
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  const longestEnd = Math.min(old.length, now.length) - start;
  while (end < longestEnd && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { before: old, after: now, start, end };
}

/** Returns the words in which two texts differ. If one of them only has additional words, includes the word before. */
export function differingWords(before: string, after: string): [before: string, after: string] {
  const { start, end, ...words } = differenceOf(before, after);
  const isAdded = start + end >= Math.min(words.before.length, words.after.length);
  const cut = (all: string[]) => all.slice(Math.max(0, isAdded ? start - 1 : start), all.length - end).join(' ');
  return [cut(words.before), cut(words.after)];
}
