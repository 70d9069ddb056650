import { suggest } from '../basics/suggest.ts';

/** Returns the article for a word: "a" or "an". */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Returns the text trimmed, and with every run of spaces and line breaks as one space. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the text, or, if it is longer than `most`, its beginning and an ellipsis. Never splits a character of two
 * code units.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** Returns the text with its first letter capitalized. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a number such as "999" or "1,500". */
export function formatNumber(amount: number): string {
  // The first number that `Intl` formats takes longer than a build of an unchanged site should.
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Returns a count such as "1 file" or "1,500 files". */
export function plural(amount: number, word: string): string {
  return `${formatNumber(amount)} ${word}${amount === 1 ? '' : 's'}`;
}

/** Returns "a", "a and b", or "a, b, and c". */
export function inWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} ${conjunction} ${last}`;
}

/** Returns a way from one route to the next, such as "/a → /b → /a". Leaves out the middle of a long one. */
export function inArrows(trail: readonly string[]): string {
  const left = trail.length - 2 * mostAtEnd;
  const some = [...trail.slice(0, mostAtEnd), `${formatNumber(left)} more`, ...trail.slice(-mostAtEnd)];
  return (left > 1 ? some : trail).join(' → ');
}

const mostAtEnd = 3;

/** Returns every known word, after an intro such as "The choices are:". */
export function allOf(known: readonly string[], intro: string): string {
  return known.length > 0 ? `${intro} ${known.join(', ')}.` : '';
}

const few = 20;

/** Returns every known word, after an intro such as "The choices are:", unless there are none or too many to read. */
export function allIfFew(known: readonly string[], intro: string, otherwise = ''): string {
  return known.length <= few && known.length > 0 ? allOf(known, intro) : otherwise;
}

/** In a longer list, such as one of towns, a name is hard to find. */
const most = 60;

/**
 * Returns "Did you mean …?" if a known word is close. Otherwise, returns every known word, after an intro such as "The
 * choices are:".
 */
export function nearOrAll(word: string, known: readonly string[], intro: string): string {
  const better = suggest(word, known);
  if (!better && known.length > most)
    return `There are ${formatNumber(known.length)}, such as ${inWords(known.slice(0, 3))}.`;
  return better ? `Did you mean "${better}"?` : `${intro} ${known.length > 0 ? known.join(', ') : 'nothing'}.`;
}
