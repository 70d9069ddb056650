import { once } from '../../memoized.ts';
import { ownValue } from '../../own-value.ts';
import { factAt } from './form.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const twoLetters = () => letters.flatMap((first) => letters.map((second) => first + second));

/**
 * Codes by the names of languages. Loading them takes longer than checking a site, so they are loaded only after a
 * mistake.
 */
const codesByName = once(readNames);

/** Returns the code of a language by its name, in English or in the language itself, such as `German` and `Deutsch`. */
function codeNamed(name: string): string | undefined {
  return codesByName().get(simple(name));
}

function readNames(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const entries = twoLetters().flatMap((code) => {
    const inEnglish = names.of(code);
    if (inEnglish === undefined) return [];
    const inItself = new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? inEnglish;
    return [inItself, inEnglish].map((name) => [simple(name), code] as const);
  });
  return new Map(entries.reverse());
}

/** Returns only the words of a text, in lowercase, with one space between them. */
const simple = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Names for countries besides those in Unicode's data (https://cldr.unicode.org). */
const moreNames: Readonly<Record<string, string>> = { american: 'US', usa: 'US', 'u s': 'US', british: 'GB', uk: 'GB' };

/**
 * Returns the code of a language by its name, alone or with that of a country: `español de México`, `Spanish (US)`,
 * `American English`. Without a country, it is that of the business, if the language has a variant there.
 *
 * @returns undefined if no language has this name
 */
export function languageNamed(text: string, facts: unknown): string | undefined {
  const alone = codeNamed(text);
  if (alone) return asWrittenIn(alone, factAt(facts, 'address.country'));
  const words = simple(text).split(' ');
  const halves = words.flatMap((_, index): [string[], string[]][] => [
    [words.slice(0, index), words.slice(index)],
    [words.slice(index), words.slice(0, index)],
  ]);
  for (const [name, rest] of halves) {
    const language = codeNamed(name.join(' '));
    const country = language && countryNamed(rest, simple(text), language);
    if (country) return `${language}-${country}`;
  }
  return codeNamed(text.replace(/\(.*$/, ''));
}

/**
 * Returns a language in the variant of a country; only the language if the country is its origin, or has no variant.
 */
function asWrittenIn(language: string, country = ''): string {
  if (!/^[A-Z]{2}$/.test(country)) return language;
  const locale = `${language}-${country}`;
  const isUsual = new Intl.Locale(language).maximize().region === country;
  return !isUsual && new Intl.NumberFormat([locale, 'en']).resolvedOptions().locale === locale ? locale : language;
}

/** Returns the country at the end of some words, as in `de México`, or in a whole name, as in `Mexican Spanish`. */
function countryNamed(words: readonly string[], whole: string, language: string): string | undefined {
  const ends = words.map((_, index) => words.slice(index).join(' '));
  const [more] = ends.flatMap((end) => ownValue(moreNames, end) ?? []);
  if (more) return more;
  const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const styles = ['en', language].flatMap((locale) => (['long', 'short'] as const).map((style) => ({ locale, style })));
  const regions = styles.map(({ locale, style }) => new Intl.DisplayNames([locale, 'en'], { type: 'region', style }));
  const dialects = styles.map(
    ({ locale, style }) => new Intl.DisplayNames([locale, 'en'], { type: 'language', style }),
  );
  return twoLetters()
    .map((letters) => letters.toUpperCase())
    .filter((code) => known.of(code) !== undefined)
    .find((code) => {
      const isNamed = [code, ...regions.map((names) => names.of(code))].some((name) =>
        ends.includes(simple(name ?? '')),
      );
      return isNamed || dialects.some((names) => simple(names.of(`${language}-${code}`) ?? '') === whole);
    });
}
