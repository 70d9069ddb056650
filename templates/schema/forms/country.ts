import { editDistance } from '../edit-distance.ts';
import { type Form, type FormFault, factAt } from './form.ts';
import { statesByName } from './states.ts';

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
let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * Returns the code of a country by its name, in English or in its own language, such as `Germany` and `Deutschland`.
 */
function countryNamed(name: string): string | undefined {
  codesByName ??= readNames();
  const word = name.trim().toLowerCase();
  return moreNames[word] ?? codesByName.get(word);
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
  if (!isIn(facts, 'US') || states.has(text)) return null;
  const fault = `must be a state as two letters, but this is "${text}"`;
  const word = text.replace(/[.,]/g, '').trim();
  const [code = ''] = text.match(/^[A-Z]{2}(?= \d)/) ?? [];
  const better = [word.toUpperCase(), code].find((one) => states.has(one)) ?? statesByName[word.toLowerCase()];
  if (better) return { fault, better };
  const near = Object.keys(statesByName).find((name) => editDistance(name, word.toLowerCase()) <= name.length / 4);
  return near ? { fault, guesses: [statesByName[near] ?? near] } : { fault };
};

const states = new Set(Object.values(statesByName));

/** The states by the first digit of their ZIP codes (https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes). */
const zones = [
  'CT MA ME NH NJ NY PR RI VI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AS CA FM GU HI MH MP OR PW WA',
];

/** Returns the first digits of the ZIP codes of a state. Empty if they are not known. */
const zonesOf = (state: string) =>
  [...zones.keys()].filter((digit) => zones[digit]?.split(' ').includes(state)).map(String);

/** A ZIP or postal code. In the United States, five digits, or nine with a hyphen. */
export const postalCode: Form = (text, facts) => {
  if (isIn(facts, 'CA')) return canadianCode(text);
  if (!isIn(facts, 'US')) return null;
  const state = factAt(facts, 'address.region') ?? '';
  const digitsOfState = zonesOf(state);
  if (/^\d{5}(-\d{4})?$/.test(text)) return otherState(text, state, digitsOfState);
  const tidy = text
    .replace(/[oO]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(/[‐‑–—\s]+/g, '-');
  const digits = text.replace(/\D/g, '');
  const fault = `must be a ZIP code, but this is "${text}"`;
  if (/^\d{5}(-\d{4})?$/.test(tidy)) return { fault, better: tidy };
  const alone = text.match(/^(?:[A-Z]{2}|ZIP)[\s-]+(\d{5}(?:-\d{4})?)$/i)?.[1];
  if (alone) return { fault: 'must be only the ZIP code', better: alone };
  if (/^\d{9}$/.test(text)) return { fault, better: `${text.slice(0, 5)}-${text.slice(5)}` };
  if (/^[1-9]\d{3}$/.test(text) && digitsOfState.join() === '0') {
    return { fault: 'lost the zero at its beginning', better: `0${text}` };
  }
  return digits.length > 0 && digits === text
    ? { fault: `has ${digits.length} ${digits.length === 1 ? 'digit' : 'digits'}; a ZIP code has 5` }
    : { fault };
};

function otherState(code: string, state: string, digits: readonly string[]): FormFault | null {
  if (digits.length === 0 || digits.includes(code.slice(0, 1))) return null;
  const fault = `is not in ${state}, where ZIP codes begin with ${digits.join(' or ')}: this is "${code}"`;
  return { fault, advice: 'Correct the ZIP code, or the state under "region".' };
}

function canadianCode(text: string): FormFault | null {
  if (/^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(text)) return null;
  const [, first, second] = text.toUpperCase().match(/^([A-Z]\d[A-Z])[\s-]*(\d[A-Z]\d)$/) ?? [];
  const fault = `must be a postal code such as A1A 1A1, but this is "${text}"`;
  return first
    ? { fault, better: `${first} ${second}` }
    : { fault, advice: 'Check the postal code, and "country", which is CA.' };
}
