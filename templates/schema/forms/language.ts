import { type Form, factAt } from './form.ts';
import { languageNamed } from './language-names.ts';

const english = (type: 'language' | 'region') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });

/** Returns a language code in its canonical form, such as `en-US`; null if there is no such language. */
function canonical(code: string): string | null {
  try {
    const locale = new Intl.Locale(code);
    const isKnown = english('language').of(locale.language) !== undefined;
    const isRegion = locale.region === undefined || english('region').of(locale.region) !== undefined;
    return isKnown && isRegion ? locale.baseName : null;
  } catch {
    return null;
  }
}

/**
 * Returns the code that the author of `en_US`, `English`, or the code of the country meant; undefined if it is not
 * clear.
 */
function meantBy(text: string, facts: unknown): string | undefined {
  const tidy = text
    .trim()
    .replace(/[.@].*$/, '')
    .replace(/[_\s/]+/g, '-')
    .replace(/(?<=-)usa$/i, 'US');
  return (
    languageNamed(text, facts) ??
    canonical(tidy) ??
    inCountry(tidy, factAt(facts, 'address.country') ?? '') ??
    languageOf(tidy.toUpperCase(), factAt(facts, 'address.country') ?? '')
  );
}

/** Returns a language with the country of the site, if a region such as Québec was written in place of a country. */
function inCountry(code: string, country: string): string | undefined {
  const [, spoken] = code.match(/^([a-z]{2,3})-[a-z]{2,3}$/i) ?? [];
  return spoken === undefined || country === '' ? undefined : (canonical(`${spoken}-${country}`) ?? undefined);
}

/** Returns the language of the country of the site, if the country was written in place of its language. */
function languageOf(written: string, country: string): string | undefined {
  if (country === '' || ![country, `${country}A`].includes(written)) return undefined;
  return canonical(`${new Intl.Locale(`und-${country}`).maximize().language}-${country}`) ?? undefined;
}

/** A language code (https://www.rfc-editor.org/rfc/rfc5646), such as `en-US`. */
export const language: Form = (text, facts) => {
  if (canonical(text) === text) return null;
  const better = meantBy(text, facts);
  const fault = /[,;]| and /.test(text)
    ? `must be one language code, but this is "${text}"`
    : `must be a language code, but this is "${text}"`;
  return better === undefined ? { fault } : { fault, better };
};
