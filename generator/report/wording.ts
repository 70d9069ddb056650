import { suggest } from './suggest.ts';

/** The article for a word: "a" or "an". */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** The text without spaces at its ends, and with every run of spaces and line breaks as one space. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text, or, if it is longer than `most`, its beginning and an ellipsis. No character of two code units is cut in half. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** The text with a capital as its first letter. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "999", "1,500" */
export function formatNumber(amount: number): string {
  // The first number that `Intl` formats takes longer than a build of a site that has not changed should.
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 file", "1,500 files" */
export function plural(amount: number, word: string): string {
  return `${formatNumber(amount)} ${word}${amount === 1 ? '' : 's'}`;
}

/** "a", "a and b", "a, b, and c" */
export function inWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} ${conjunction} ${last}`;
}

/** Every known word, after an intro such as "The choices are:". */
export function allOf(known: readonly string[], intro: string): string {
  return known.length > 0 ? `${intro} ${known.join(', ')}.` : '';
}

const few = 20;

/** Every known word, after an intro such as "The choices are:", unless there is none, or more than anybody reads. */
export function allIfFew(known: readonly string[], intro: string, otherwise = ''): string {
  return known.length <= few && known.length > 0 ? allOf(known, intro) : otherwise;
}

/** In a longer list, such as one of towns, nobody looks for a name. */
const most = 60;

/** "Did you mean …?" if a known word is close. Otherwise every known word, after an intro such as "The choices are:". */
export function nearOrAll(word: string, known: readonly string[], intro: string): string {
  const near = suggest(word, known);
  if (!near && known.length > most)
    return `There are ${formatNumber(known.length)}, such as ${inWords(known.slice(0, 3))}.`;
  return near ? `Did you mean "${near}"?` : `${intro} ${known.length > 0 ? known.join(', ') : 'nothing'}.`;
}
