import { folded } from '../../../templates/facts/names.ts';
import type { Town } from '../../../templates/facts/site.ts';

/** How many first letters must match for words to count as the same, such as "plumber" and "plumbing". */
const enough = 5;

/**
 * Returns the beginnings of the words that show what a page is about, besides its town. Words of fewer than four
 * letters are ignored.
 */
export function subjectOf(texts: readonly string[], { name, slug }: Town): ReadonlySet<string> {
  const own = new Set([...beginningsIn(name), ...beginningsIn(slug)]);
  return new Set(texts.flatMap(beginningsIn).filter((word) => !own.has(word)));
}

/** What a town may claim about its services. A person may have a favorite, but hardly “the best”. */
const best = "[’']s (?:Best|Premier|Leading|Top-Rated|Most Trusted|Number One|No\\. 1|#1)";
const nextWord = new RegExp(`^(?:${best})? ([\\p{L}\\p{M}]+)`, 'u');

/**
 * Returns true if a name is next to such a word, as in "Dover Drains", "Drains Dover | Home", and "Dover's Best
 * Drains".
 */
export function isBesideSubject(before: string, after: string, subject: ReadonlySet<string>): boolean {
  const [, next = ''] = after.match(nextWord) ?? [];
  const [last = ''] = /^(?:$| ?[|·–—:,-])/.test(after) ? (before.match(/[\p{L}\p{M}]+ $/u) ?? []) : [];
  return [next, last].flatMap(beginningsIn).some((word) => subject.has(word));
}

function beginningsIn(text: string): string[] {
  return (folded(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, enough));
}
