/** Words of a text, and their offset in it. */
export interface PlacedWords {
  words: string;
  index: number;
}

/**
 * Returns all matches of a pattern that has the flag `g` and never matches an empty text. Unlike `matchAll`, it does
 * not copy the pattern, which takes longer than searching a text without a match.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}
