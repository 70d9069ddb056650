import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { titled, wordsOfKey } from '../../basics/slug.ts';
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
 * Determines what texts call something: its whole name, or the words of its name that its key is made of. The name of a
 * service may begin with a lowercase letter; that of a town may not, because it may be another word then.
 *
 * @param name the current name
 * @param newName the same name unless another was requested
 */
export function wordingOf({ kind, from: oldKey, to: newKey }: Subject, name: string, newName: string): Wording {
  const from = wordsOfKey(oldKey, name) ?? name;
  const to = wordsOfKey(newKey, newName) ?? (from === name && newName !== name ? newName : titled(newKey));
  const pairs = new Map([[letters(from), to], ...(newName === name ? [] : [[letters(name), newName] as const])]);
  const flags = kind === 'town' ? 'gu' : 'giu';
  const pattern = patternOf(newName === name ? [from] : [name, from], flags);
  // A text may say the new name already, and that may contain the old one: Groom in Full Groom.
  const newNames = [newName, to].filter((words) => words !== name && words.search(pattern) >= 0);
  const kept = newNames.length > 0 ? patternOf(newNames, flags) : null;
  const renamed = (words: string) => styledLike(words, pairs.get(letters(words)) ?? to);
  const matches = (text: string) => {
    const hidden = text.replace(/\{[^{}]*\}/g, spaces);
    const left = kept === null ? hidden : hidden.replace(kept, spaces);
    const found = [...left.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index }));
    return found.filter(({ words }) => renamed(words) !== words);
  };
  return { from, to, matches, renamed };
}

/** Returns a pattern that finds names as whole words, with spaces or hyphens between their words. */
function patternOf(names: readonly string[], flags: string): RegExp {
  const alternatives = [...new Set(names)].map((words) =>
    words
      .split(/[\s-]+/)
      .map(escapeRegExp)
      .join('(?:\\s+|-)'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

const spaces = (words: string) => ' '.repeat(words.length);

const letters = (text: string) => text.toLowerCase().replace(/[\s-]+/g, ' ');

/** Returns new words with the capitals and the hyphens of the old ones. */
function styledLike(old: string, words: string): string {
  const joined = /-/.test(old) && !/\s/.test(old) ? words.replace(/\s+/g, '-') : words;
  if (old === old.toLowerCase()) return joined.toLowerCase();
  if (old.length > 1 && old === old.toUpperCase()) return joined.toUpperCase();
  const isSentence = /\s/.test(old) && old.slice(1) === old.slice(1).toLowerCase();
  return isSentence ? joined.charAt(0) + joined.slice(1).toLowerCase() : joined;
}
