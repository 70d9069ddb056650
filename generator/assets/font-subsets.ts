import { createRequire } from 'node:module';
import { memoized } from '../basics/memoized.ts';
import type { Face } from './font-faces.ts';

const require = createRequire(import.meta.url);

/** A file with more characters of a face. */
interface MoreCharacters {
  file: string;
  /** Those that are needed. */
  characters: string[];
}

/** Returns the files that a text needs besides the main file of a face, which has Latin characters. */
export function moreCharacters({ file, more }: Face, text: Iterable<string>): MoreCharacters[] {
  // Most sites need no other file.
  let left = [...text].filter((character) => character > latest);
  if (left.length === 0) return [];
  const isIn = rangesOf(file.split('/').slice(0, 2).join('/'));
  left = left.filter((character) => !isIn('latin', character));
  return more.flatMap(({ subset, file }) => {
    const characters = left.filter((character) => isIn(subset, character));
    left = left.filter((character) => !characters.includes(character));
    return characters.length > 0 ? [{ file, characters }] : [];
  });
}

/**
 * Returns the letters of a text that no face has, not even without their accents.
 *
 * @param of where to look: a letter that one face does not have is taken from another
 */
export function missingLetters(of: readonly Face[], text: string): string[] {
  const isKnown = (letter: string) =>
    letter <= latest ||
    of.some(({ file, more }) => {
      const isIn = rangesOf(file.split('/').slice(0, 2).join('/'));
      return ['latin', ...more.map(({ subset }) => subset)].some((subset) => isIn(subset, letter));
    });
  return [...text].filter((letter) => /\p{L}/u.test(letter) && ![...letter.normalize('NFD')].some(isKnown));
}

/** The last character of Latin-1. */
const latest = '\u00FF';

/** Returns a function that looks up whether a subset of a package of Fontsource has a character. */
const rangesOf = memoized((name: string) => {
  const subsets: Readonly<Record<string, string>> = require(`${name}/unicode.json`);
  const ranges = memoized((subset: string) => (subsets[subset] ?? '').split(',').map(rangeOf));
  return (subset: string, character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return ranges(subset).some(([first, last]) => first <= code && code <= last);
  };
});

/** Reads a range such as `U+0100-02BA`, or a single character. */
function rangeOf(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
