import { escapeRegExp } from '../escape-reg-exp.ts';

/**
 * The meanings of the names in a language, by the folded name, and a pattern that captures them. Creating these takes
 * long.
 */
export interface Names<T> {
  meanings: ReadonlyMap<string, T>;
  group: string;
}

/** Converts to lowercase, without accents, which many people leave out, and without a period at the end. */
export const folded = (word: string) => word.toLowerCase().replace(/\.$/, '').normalize('NFD').replace(/\p{M}/gu, '');

/** Returns names as people write them: with accents, in either Unicode form, and without; longest first. */
export function named<T>(names: readonly (readonly [name: string, meaning: T])[]): Names<T> {
  const words = names.filter(([name]) => /\p{L}/u.test(name));
  const spellings = words.flatMap(([name]) => {
    const word = name.toLowerCase().replace(/\.$/, '');
    return [word, word.normalize('NFD'), folded(word)];
  });
  const all = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  return {
    meanings: new Map(words.map(([name, meaning]) => [folded(name), meaning])),
    group: `(${all.map(escapeRegExp).join('|') || '(?!)'})`,
  };
}
