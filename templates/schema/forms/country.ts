import { once } from '../../memoized.ts';
import { ownValue } from '../../own-value.ts';
import { editDistance } from '../edit-distance.ts';
import { type Form, factAt } from './form.ts';
import { isUsState, statesByName } from './states.ts';

const regionNames = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });

/** Three-letter codes and names that Unicode's data (https://cldr.unicode.org) does not have. */
const moreNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'the united states': 'US',
  'united states of america': 'US',
  america: 'US',
  can: 'CA',
  mex: 'MX',
  gbr: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  irl: 'IE',
  aus: 'AU',
  nzl: 'NZ',
  deu: 'DE',
  ger: 'DE',
  aut: 'AT',
  che: 'CH',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  nld: 'NL',
  holland: 'NL',
};

/** Codes that are not used for a country, though they have a name: groups of countries, and unknown regions. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Returns a country code in its canonical form, such as `GB` for `UK`; null if there is no such country. */
function canonical(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return null;
  return regionNames('en').of(code) === undefined ? null : (new Intl.Locale(`und-${code}`).region ?? null);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Codes by the names of countries. Loading them takes longer than checking a site, so they are loaded only after a
 * mistake.
 */
const codesByName = once(readNames);

/**
 * Returns the code of a country by its name, in English or in its own language, such as `Germany` and `Deutschland`.
 */
function countryNamed(name: string): string | undefined {
  const word = name.trim().toLowerCase();
  return ownValue(moreNames, word) ?? codesByName().get(word);
}

function readNames(): Map<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const entries = codes.flatMap((code) => {
    if (canonical(code) !== code) return [];
    const languages = ['en', new Intl.Locale(`und-${code}`).maximize().language];
    return languages.map((language) => [regionNames(language).of(code)?.toLowerCase() ?? code, code] as const);
  });
  return new Map(entries);
}

/** A country, as two letters (https://www.iso.org/iso-3166-country-codes.html): `US`. */
export const country: Form = (text) => {
  if (canonical(text) === text) return null;
  const fault = `must be the two-letter code of a country, but this is "${text}"`;
  const better = canonical(text.replace(/[.\s]/g, '').toUpperCase()) ?? countryNamed(text.replace(/\./g, ''));
  return better ? { fault, better } : { fault };
};

const isIn = (facts: unknown, country: string) => factAt(facts, 'address.country') === country;

/**
 * A state. In the United States, the two letters that the Postal Service uses
 * (https://pe.usps.com/text/pub28/28apb.htm).
 */
export const region: Form = (text, facts) => {
  if (!isIn(facts, 'US') || isUsState(text)) return null;
  const fault = `must be a state as two letters, but this is "${text}"`;
  const word = text.replace(/[.,]/g, '').trim();
  const [code = ''] = text.match(/^[A-Z]{2}(?= \d)/) ?? [];
  const better = [word.toUpperCase(), code].find(isUsState) ?? ownValue(statesByName, word.toLowerCase());
  if (better) return { fault, better };
  const near = Object.keys(statesByName).find((name) => editDistance(name, word.toLowerCase()) <= name.length / 4);
  return near ? { fault, guesses: [statesByName[near] ?? near] } : { fault };
};
