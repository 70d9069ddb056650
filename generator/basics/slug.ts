import { createRequire } from 'node:module';
import { escapeRegExp } from '../../templates/escape-reg-exp.ts';

type Transliterate = typeof import('@sindresorhus/transliterate').default;

let loaded: Transliterate | null = null;

/**
 * Loads the library on first use: it prepares its tables when it is imported, which takes a tenth of the time of most
 * commands, and few names need it.
 */
function transliterate(text: string): string {
  loaded ??= createRequire(import.meta.url)('@sindresorhus/transliterate').default as Transliterate;
  return loaded(text);
}

/**
 * Returns a name as part of a route: `Little Elm` becomes `little-elm`, `Łódź` becomes `lodz`. Empty for a name in
 * Chinese, for example.
 */
export function slugOf(name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return name;
  // Most names have only plain letters, which do not need to be looked up one by one; ^ and ` are dropped.
  const plain = /^[ -\]_a-~]*$/.test(name) ? name.replaceAll("'", '') : withoutMarks(name);
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const withoutMarks = (name: string) => transliterate(name.normalize('NFD').replace(/[\p{M}'’]/gu, ''));

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const isGerman = (language: unknown) => typeof language === 'string' && /^de(?:-|$)/i.test(language);

/** Returns true if a key may be spelled unlike a name: `schoenstein` is Schönstein in German. */
export const mayHideLetters = (key: string, language: unknown) => isGerman(language) && /[aou]e|ss/.test(key);

/**
 * Returns the slug for something new, as people spell it who speak the language of the site: in German, Grünwald is
 * `gruenwald`. `slugOf` is for comparing names, and gives the same result in every language.
 */
export function slugFor(name: string, language: unknown): string {
  const spelled = (letter: string) => germanLetters[letter.toLowerCase()] ?? letter;
  return slugOf(isGerman(language) ? name.normalize('NFC').replace(/[äöü]/gi, spelled) : name);
}

/**
 * Returns the words of a name that a key is made of, as written: `Boiler` in `Boiler Service` for `boiler`. Returns
 * null if there are none.
 */
export function wordsOfKey(key: string, name: string): string | null {
  const words = [...name.matchAll(/[^\s-]+/g)];
  for (const [first, { index: start }] of words.entries()) {
    for (const { 0: last, index } of words.slice(first)) {
      const part = name.slice(start, index + last.length);
      if (slugOf(part) === key) return part;
    }
  }
  return null;
}

/** Returns the source of a pattern for a slug as whole words: `plum` in `/in-plum`, but not in `/plumber`. */
export const wholeSlug = (slug: string): string => `(?<![a-z0-9])${escapeRegExp(slug)}(?![a-z0-9])`;

/** Returns a key as a name: `little-elm` becomes `Little Elm`. */
export function titled(key: string): string {
  return key.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
