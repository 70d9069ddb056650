import { suggest } from './suggest.ts';

/** The article for a word: "a" or "an". */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** The text without spaces at its ends, and with every run of spaces and line breaks as one space. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** "1 file", "2 files" */
export function plural(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`;
}

/** "Did you mean …?" if a known word is close. Otherwise every known word, after an intro such as "The choices are:". */
export function nearOrAll(word: string, known: readonly string[], intro: string): string {
  const near = suggest(word, known);
  if (near) return `Did you mean "${near}"?`;
  return `${intro} ${known.length > 0 ? known.join(', ') : 'nothing'}.`;
}
