import type { Face } from './font-faces.ts';

/** A file with more characters of a face. */
interface MoreCharacters {
  file: string;
  /** Those that are needed. */
  characters: string[];
}

/** Returns the files that a text needs besides the main file of a face, which has Latin characters. */
export function moreCharacters({ main, more }: Face, text: Iterable<string>): MoreCharacters[] {
  let left = [...text].filter((character) => character > latest && !main.characters.test(character));
  return more.flatMap(({ file, characters }) => {
    const own = left.filter((character) => characters.test(character));
    left = left.filter((character) => !own.includes(character));
    return own.length > 0 ? [{ file, characters: own }] : [];
  });
}

/**
 * Returns the letters of a text that no face has, not even without their accents.
 *
 * @param of where to look: a letter that one face does not have is taken from another
 */
export function missingLetters(of: readonly Face[], text: string): string[] {
  const files = of.flatMap(({ main, more }) => [main, ...more]);
  const isKnown = (letter: string) => letter <= latest || files.some(({ characters }) => characters.test(letter));
  const isLetter = (character: string) => /\p{L}/u.test(character);
  // An accent alone is in most faces.
  const isMissing = (letter: string) => ![letter, ...letter.normalize('NFD')].filter(isLetter).some(isKnown);
  return [...text].filter((character) => isLetter(character) && isMissing(character));
}

/** The last character of Latin-1. */
const latest = '\u00FF';
