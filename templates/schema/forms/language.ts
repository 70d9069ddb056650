import { type Form, factAt } from './form.ts';

const english = (type: 'language' | 'region') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });

/** A language code in its usual form, such as `en-US`; null if there is no such language. */
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

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const twoLetters = () => letters.flatMap((first) => letters.map((second) => first + second));

/** The code of a language by its name, in English or in the language itself, such as `German` and `Deutsch`. */
function codeNamed(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  const names = english('language');
  return twoLetters().find((code) => {
    const known = names.of(code);
    if (known === undefined) return false;
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return known.toLowerCase() === word || own?.toLowerCase() === word;
  });
}

/** The better code, with the region of the country if it has one of its own. */
function meantBy(text: string, facts: unknown): string | undefined {
  const tidy = text
    .trim()
    .replace(/[.@].*$/, '')
    .replace(/[_\s/]+/g, '-')
    .replace(/(?<=-)usa$/i, 'US');
  const code = canonical(tidy);
  if (code) return code;
  const [, name = text] =
    text.match(/^(?:american|us|u\.s\.|british|uk|canadian)[ -](\w+)$/i) ?? text.match(/^(\w+) ?\(/) ?? [];
  const named = codeNamed(name);
  if (named)
    return /^(american|us|u\.s\.)/i.test(text) ? `${named}-US` : /^(british|uk)/i.test(text) ? `${named}-GB` : named;
  const country = factAt(facts, 'address.country');
  const isCountry = country !== undefined && [country, `${country}A`].includes(tidy.toUpperCase());
  return isCountry
    ? (canonical(`${new Intl.Locale(`und-${country}`).maximize().language}-${country}`) ?? undefined)
    : undefined;
}

/** A language code (https://www.rfc-editor.org/rfc/rfc5646): `en-US`. */
export const language: Form = (text, facts) => {
  if (canonical(text) === text) return null;
  const better = meantBy(text, facts);
  const fault = /[,;]| and /.test(text)
    ? `must be one language code, but this is "${text}"`
    : `must be a language code, but this is "${text}"`;
  return better === undefined ? { fault } : { fault, better };
};
