import { factAt } from '../schema/forms/form.ts';

/** What says in which language and country a business is. */
interface Placed {
  language: string;
  address: { country: string };
}

/** Every text and every page asks for its language, and reading a code takes longer than anything that is done with it. */
const languages = new Map<string, string>();
const locales = new Map<string, Intl.Locale>();

/** A language that can be used, also if site.yaml has a mistake there. */
export function localeIn(language: unknown): string {
  const code = String(language);
  const locale = languages.get(code) ?? canonical(code);
  languages.set(code, locale);
  return locale;
}

function canonical(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * The language of a site in its usual form; English if it is missing or invalid.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export const languageOf = (facts: unknown) => localeIn(factAt(facts, 'language') ?? 'en');

/** The language of the site with a country, which is that of the address if the language names none: `es-US`. */
export function localeOf({ language, address }: Placed): Intl.Locale {
  const key = `${language} ${address.country}`;
  const known = locales.get(key);
  if (known) return known;
  const alone = new Intl.Locale(localeIn(language));
  const locale = alone.region ? alone : new Intl.Locale(alone, { region: address.country });
  locales.set(key, locale);
  return locale;
}

/** True for English, of whatever country. */
export const isEnglish = (language: string) => /^en\b/i.test(language);
