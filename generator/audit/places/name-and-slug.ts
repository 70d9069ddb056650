import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { slugOf } from '../../basics/slug.ts';
import { withoutState } from '../../plan/towns/town-state.ts';
import { lengthened } from './place-names.ts';

/** The name and the slug of a town, both split into slug words. */
interface Worded {
  name: readonly string[];
  slug: readonly string[];
}

/** @param region the state of the town, which may be at the end of the slug */
function worded(name: string, slug: string, region: string): Worded {
  const bare = withoutState(slug, region);
  return { name: wordsOf(slugOf(name)), slug: wordsOf(bare) };
}

const wordsOf = (slug: string) => slug.split('-').map(lengthened);

/** Returns true if either has all words of the other: `elm` fits Little Elm, and `salem-hall-county` fits Salem. */
export function fits(name: string, slug: string, region: string): boolean {
  const bare = withoutState(slug, region);
  // Most names are one word, which takes the least time.
  const own = name.toLowerCase() === bare ? bare : slugOf(name);
  // A name without Latin letters, such as one in Chinese, cannot be compared.
  if (own === bare || own === '') return true;
  const words = worded(name, slug, region);
  const isIn = (some: readonly string[], all: readonly string[]) => some.every((word) => all.includes(word));
  return (
    isIn(words.name, words.slug) || isIn(words.slug, words.name) || own.replaceAll('-', '') === slug.replaceAll('-', '')
  );
}

/**
 * Returns true if a name and its slug have so little in common that one must be wrong: no word, not even part of one,
 * and not the first letter, so that `nyc` may be the slug of New York.
 */
export function isUnlike(name: string, slug: string, region: string): boolean {
  const words = worded(name, slug, region);
  const [one, other] = [words.name.join(''), words.slug.join('')];
  const hasWord = words.name.some((word) => other.includes(word)) || words.slug.some((word) => one.includes(word));
  return isPlain(name) && !hasWord && one[0] !== other[0];
}

/**
 * Returns true for a plain name. The slug of an accented name may be spelled in several ways, such as `muenchen` and
 * `munchen`.
 */
const isPlain = (name: string) => /^[ -~’]+$/.test(name);

/** In a word this long, two letters may be wrong. Shorter words with two different letters are different words. */
const longWord = 8;

/**
 * Returns the name with the spelling of the slug, if one of its words nearly matches a word of the slug: Ashbrook for
 * Ashbrok if the slug is `ashbrook`. Returns null if they are the same, or differ more.
 */
export function respelled(name: string, slug: string, region: string): string | null {
  if (!isPlain(name)) return null;
  const [own, other] = [name.split(/[\s-]+/), withoutState(slug, region).split('-')];
  const differing = own.flatMap((word, index) => {
    const [from, to = ''] = [slugOf(word), other[index]];
    return lengthened(from) === lengthened(to) ? [] : [{ word, from, to }];
  });
  const [only, ...others] = differing;
  if (!only || others.length > 0 || own.length !== other.length) return null;
  const { word, from, to } = only;
  const shorter = Math.min(from.length, to.length);
  const most = shorter < longWord ? 1 : 2;
  // A slug does not show where an apostrophe belongs.
  if (from !== word.toLowerCase() || shorter < 4) return null;
  return editDistance(from, to, most) > most ? null : name.replace(word, withLetters(word, to));
}

/**
 * Returns a word with the letters of another one, keeping its own capitals and punctuation where they agree: McKiney
 * becomes McKinney.
 */
function withLetters(word: string, letters: string): string {
  const small = word.toLowerCase();
  const most = Math.min(word.length, letters.length);
  let start = 0;
  while (start < most && small[start] === letters[start]) start++;
  let end = 0;
  while (end < most - start && small.at(-end - 1) === letters.at(-end - 1)) end++;
  return word.slice(0, start) + letters.slice(start, letters.length - end) + word.slice(word.length - end);
}

/**
 * Returns true if a name begins with a lowercase letter that must be a capital. Articles and prepositions, as in de
 * Soto and el Masnou, may be lowercase. Georgian has no capitals.
 */
export function beginsSmall(name: string): boolean {
  if (/^[A-Z]/.test(name)) return false;
  const [first = ''] = name.match(/^[\p{L}\p{M}]*/u) ?? [];
  return /^(?!\p{sc=Georgian})\p{Ll}/u.test(first) && (first.length > longestArticle || !/\p{Lu}/u.test(name));
}

const longestArticle = 3;

/** Returns true for a name in capitals, as in spreadsheets: LITTLE ELM. DISH, in Texas, is really spelled that way. */
export const isAllCapitals = (name: string): boolean =>
  /\p{Lu}{5}/u.test(name.replace(/[^\p{L}]/gu, '')) && name === name.toUpperCase();

/** Returns Little Elm for little elm, and O'Fallon for o'fallon. */
export const titleCased = (name: string) =>
  name.replace(/(?<![\p{L}\p{M}'’])\p{Ll}|(?<=(?<![\p{L}\p{M}])\p{L}['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
