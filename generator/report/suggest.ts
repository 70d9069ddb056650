import { editDistance } from '../../templates/schema/edit-distance.ts';

/** The candidate that a misspelled word most likely means, or null if none is close. */
export function suggest(word: string, candidates: Iterable<string>): string | null {
  let nearest: string | null = null;
  let limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < limit) {
      nearest = candidate;
      limit = edits;
    }
  }
  return nearest;
}
