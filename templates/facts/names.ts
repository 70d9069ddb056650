/** What the names of a language mean, by the folded name, and a pattern that has them as a group. Making these takes long. */
export interface Names<T> {
  meanings: ReadonlyMap<string, T>;
  group: string;
}

/** In lowercase, without accents, which many leave out, and without a period at the end. */
export const folded = (word: string) => word.toLowerCase().replace(/\.$/, '').normalize('NFD').replace(/\p{M}/gu, '');

/** Names as people write them: with accents, in either form of Unicode, and without; and the longest one first. */
export function named<T>(names: readonly (readonly [name: string, meaning: T])[]): Names<T> {
  const words = names.filter(([name]) => /\p{L}/u.test(name));
  const spellings = words.flatMap(([name]) => {
    const word = name.toLowerCase().replace(/\.$/, '');
    return [word, word.normalize('NFD'), folded(word)];
  });
  const all = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  const literal = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return {
    meanings: new Map(words.map(([name, meaning]) => [folded(name), meaning])),
    group: `(${all.map(literal).join('|') || '(?!)'})`,
  };
}
