import { memoized } from '../memoized.ts';
import { factAt } from '../schema/forms/form.ts';

/** The language and country of a business. */
interface Placed {
  language: string;
  address: { country: string };
}

const locales = new Map<string, Intl.Locale>();

/** Cached, because every text and every page needs its language, and parsing a code takes longer than using it. */
const canonical = memoized((code: string): string => {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'en';
  } catch {
    return 'en';
  }
});

/** Returns a usable language, even if site.yaml has a mistake there. */
export const localeIn = (language: unknown): string => canonical(String(language));

/**
 * Returns the language of a site in its canonical form; English if it is missing or invalid.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export const languageOf = (facts: unknown) => localeIn(factAt(facts, 'language') ?? 'en');

/**
 * Returns the language of the site with a country, which is that of the address if the language includes none: `es-US`.
 */
export function localeOf({ language, address }: Placed): Intl.Locale {
  const key = `${language} ${address.country}`;
  const known = locales.get(key);
  if (known) return known;
  const alone = new Intl.Locale(localeIn(language));
  const locale = alone.region ? alone : new Intl.Locale(alone, { region: address.country });
  locales.set(key, locale);
  return locale;
}

/**
 * Scripts that are written from right to left (https://www.w3.org/International/questions/qa-scripts). `Intl` does not
 * know them all, and versions of Node differ in how they are asked (`textInfo`, `getTextInfo()`).
 */
const rightToLeft = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '));

/** Returns the script of a language, such as `Hebr` (https://unicode.org/reports/tr35/#Likely_Subtags). */
export const scriptOf = (language: string): string => new Intl.Locale(localeIn(language)).maximize().script ?? '';

/** Returns true for a language that is written from right to left, such as Hebrew or Arabic. */
export const isRightToLeft = (language: string): boolean => rightToLeft.has(scriptOf(language));

/** Removes the invisible marks that `Intl` puts around numbers and signs of such languages, which nobody types. */
export const withoutDirectionMarks = (text: string): string => text.replace(/[\u061c\u200e\u200f]/g, '');

/** Returns true for English of any country. */
export const isEnglish = (language: string) => /^en\b/i.test(language);

/** Returns the code of a language without its country: `fr` for `fr-CA`. */
export const languageCode = (language: string): string => new Intl.Locale(localeIn(language)).language;
