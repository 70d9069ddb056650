import { namePattern } from '../../basics/name-pattern.ts';
import { titled, wordsOfKey } from '../../basics/slug.ts';
import { withoutPlaceholders } from '../../basics/without-placeholders.ts';
import type { Subject } from './subject.ts';

/** A name in a text. */
export interface NameMatch {
  words: string;
  index: number;
}

/** What texts call a service or town, before and after. */
export interface Wording {
  /** The words of a name that its key is made of, such as `Boiler`; the whole name if the key uses other words. */
  from: string;
  to: string;
  /** Returns every match in a text that people read and that would change. */
  matches: (text: string) => NameMatch[];
  /** Returns the replacement for the words of a match. */
  renamed: (words: string) => string;
}

/**
 * Determines what texts call something: its whole name, or the words of its name that its key is made of.
 *
 * @param name the current name
 * @param newName the same name unless another was requested
 */
export function wordingOf({ kind, from: oldKey, to: newKey }: Subject, name: string, newName: string): Wording {
  const from = wordsOfKey(oldKey, name) ?? name;
  const to = wordsOfKey(newKey, newName) ?? (from === name && newName !== name ? newName : titled(newKey));
  const pairs = new Map([[letters(from), to], ...(newName === name ? [] : [[letters(name), newName] as const])]);
  const pattern = namePattern(newName === name ? [from] : [name, from], kind);
  // A text may say the new name already, and that may contain the old one: Groom in Full Groom.
  const newNames = [newName, to].filter((words) => words !== name && words.search(pattern) >= 0);
  const kept = newNames.length > 0 ? namePattern(newNames, kind) : null;
  const renamed = (words: string) => styledLike(words, pairs.get(letters(words)) ?? to);
  const matches = (text: string) => {
    const read = withoutPlaceholders(text);
    const left = kept === null ? read : read.replace(kept, (words) => ' '.repeat(words.length));
    const found = [...left.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index }));
    return found.filter(({ words }) => renamed(words) !== words);
  };
  return { from, to, matches, renamed };
}

const letters = (text: string) => text.toLowerCase().replace(/[\s-]+/g, ' ');

/** Returns new words with the capitals and the hyphens of the old ones. */
function styledLike(old: string, words: string): string {
  const joined = /-/.test(old) && !/\s/.test(old) ? words.replace(/\s+/g, '-') : words;
  if (old === old.toLowerCase()) return joined.toLowerCase();
  if (old.length > 1 && old === old.toUpperCase()) return joined.toUpperCase();
  const isSentence = /\s/.test(old) && old.slice(1) === old.slice(1).toLowerCase();
  return isSentence ? joined.charAt(0) + joined.slice(1).toLowerCase() : joined;
}
