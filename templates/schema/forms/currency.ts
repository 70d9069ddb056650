import { ownValue } from '../../own-value.ts';
import { currenciesWith, currencyNamed, isCurrency, signsOf } from './currency-signs.ts';
import { type Form, factAt } from './form.ts';
import { contradicts, usualSign } from './money.ts';

/** The countries that use the euro (https://european-union.europa.eu/institutions-law-budget/euro/countries-using-euro_en). */
const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The currencies of countries, by code. Dollars, crowns and pounds have the same sign in several of them. */
const byCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.map((country) => [country, 'EUR'])),
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  BR: 'BRL',
  SG: 'SGD',
  HK: 'HKD',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  JP: 'JPY',
  CN: 'CNY',
  IN: 'INR',
  ZA: 'ZAR',
};

/** Returns the currency of a country; undefined if it is not known. */
export const currencyOf = (country: string): string | undefined => ownValue(byCountry, country);

/** Returns the currency of the prices and the country; null if they are ambiguous. */
function likelyCurrency(facts: unknown): string | null {
  const sign = usualSign(facts);
  const ofCountry = ownValue(byCountry, factAt(facts, 'address.country') ?? '');
  if (sign === null) return ofCountry ?? null;
  if (ofCountry && signsOf(ofCountry, facts).has(sign)) return ofCountry;
  const withSign = currenciesWith(sign);
  return withSign.length === 1 ? (withSign[0] ?? null) : null;
}

/** A currency code (https://www.iso.org/iso-4217-currency-codes.html). */
export const currency: Form = (text, facts) => {
  if (isCurrency(text)) {
    if (!contradicts(facts, signsOf(text, facts))) return null;
    const likely = likelyCurrency(facts);
    const fault = `is ${text}, but the prices have the sign "${usualSign(facts)}"`;
    return likely ? { fault, better: likely } : { fault, advice: 'Write the currency of the prices.' };
  }
  const upper = text.trim().toUpperCase();
  if (isCurrency(upper)) return { fault: 'must be in capital letters', better: upper };
  const named = currencyNamed(text.trim());
  const likely = named && !contradicts(facts, signsOf(named, facts)) ? named : likelyCurrency(facts);
  const fault = /^[A-Z]{3}$/.test(text)
    ? `must be the code of a currency in use, and "${text}" is not one`
    : `must be the three-letter code of a currency, but this is "${text}"`;
  return likely ? { fault, better: likely } : { fault };
};
