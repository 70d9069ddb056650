/**
 * All matches of a pattern with the flag `g` that never matches nothing. Unlike `matchAll`, it makes no copy of the pattern, which takes longer than to find
 * nothing in a text.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match);
  return matches;
}
