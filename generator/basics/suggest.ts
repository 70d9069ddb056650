import { editDistance } from '../../templates/schema/edit-distance.ts';

/**
 * Returns the candidate that a misspelled word most likely means, or null if none is close. A candidate that differs
 * only in capitals, spaces, hyphens, or underscores wins. Otherwise the nearest wins, or the only one that the word
 * begins.
 */
export function suggest(word: string, candidates: Iterable<string>): string | null {
  const plain = plainly(word);
  if (plain === '') return null;
  const all = [...candidates];
  return all.find((candidate) => plain === plainly(candidate)) ?? nearest(word, all) ?? completed(plain, all);
}

/** Returns true if two words differ only in capitals, spaces, hyphens, or underscores. */
export function isSameWord(a: string, b: string): boolean {
  return plainly(a) === plainly(b);
}

function plainly(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '');
}

/**
 * Returns the nearest candidate. A word of three letters may have one edit, and one of six letters two. A short word
 * with two edits is a different word.
 */
function nearest(word: string, candidates: readonly string[]): string | null {
  let found: string | null = null;
  let limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  const [small, plain] = [word.toLowerCase(), plainly(word)];
  for (const candidate of candidates) {
    const most = Math.min(limit - 1, Math.max(2, candidate.length) / 2);
    const edits = Math.min(
      editDistance(small, candidate.toLowerCase(), most),
      editDistance(plain, plainly(candidate), most),
    );
    if (edits <= most) {
      found = candidate;
      limit = edits;
    }
  }
  return found;
}

/** Returns the only candidate that begins with a word of at least three letters: `description` for `desc`. */
function completed(plain: string, candidates: readonly string[]): string | null {
  if (plain.length < 3) return null;
  const [first, ...others] = candidates.filter((candidate) => plainly(candidate).startsWith(plain));
  return first !== undefined && others.length === 0 ? first : null;
}
