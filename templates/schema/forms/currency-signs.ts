import { languageOf, withoutDirectionMarks } from '../../facts/locale.ts';
import { once } from '../../memoized.ts';
import { factAt } from './form.ts';

/** Signs that people use but that Unicode's data (https://cldr.unicode.org) does not have. */
const moreSigns: Readonly<Record<string, readonly string[]>> = {
  AED: ['د.إ', 'درهم'],
  AUD: ['AU$'],
  CAD: ['C$'],
  CHF: ['Fr.', 'Fr', 'SFr.', 'sFr.'],
  CNY: ['元', 'RMB'],
  DKK: ['kr.'],
  EUR: ['Euro'],
  HKD: ['元'],
  ILS: ['ש״ח', 'ש"ח'],
  INR: ['Rs', 'Rs.'],
  JPY: ['円'],
  KRW: ['원'],
  TWD: ['元'],
  USD: ['US$'],
  ZAR: ['R'],
};

const allCurrencies = once((): ReadonlySet<string> => new Set(Intl.supportedValuesOf('currency')));

/** Returns true for the code of a currency. */
export const isCurrency = (code: string) => allCurrencies().has(code);

/** Returns the language of a country, such as `bg-BG`; English if there is none. */
function languageOfCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().toString() : 'en';
}

const signs = new Map<string, string>();

/**
 * Returns the sign of a currency in a language. Cached, because finding it takes longer than all other checks of a
 * price.
 */
function signIn(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const sign = signs.get(key) ?? findSign(locale, currency, currencyDisplay);
  signs.set(key, sign);
  return sign;
}

function findSign(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  return withoutDirectionMarks(parts.find(({ type }) => type === 'currency')?.value ?? currency);
}

/** Returns the signs for a currency in the languages of the site, of its country, and in English. */
export function signsOf(currency: string, facts: unknown): Set<string> {
  const locales = [languageOf(facts), languageOfCountry(factAt(facts, 'address.country') ?? ''), 'en'];
  const signs = locales.flatMap((locale) => [
    signIn(locale, currency, 'symbol'),
    signIn(locale, currency, 'narrowSymbol'),
  ]);
  return new Set([...signs, ...(moreSigns[currency] ?? []), currency]);
}

/**
 * The signs of every currency in English. Loading them takes longer than checking a site, so they are loaded only after
 * a mistake.
 */
const signsInEnglish = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const signsIn = (code: string) => [signIn('en', code, 'symbol'), signIn('en', code, 'narrowSymbol')];
  return new Map([...allCurrencies()].map((code) => [code, new Set([...signsIn(code), ...(moreSigns[code] ?? [])])]));
});

/** Returns the currencies that are written with a sign in English. */
export function currenciesWith(sign: string): string[] {
  return [...signsInEnglish()].flatMap(([code, signs]) => (signs.has(sign) ? [code] : []));
}

/** Returns whether some currency is written with a sign, or has it as its code. */
export function isKnownSign(sign: string): boolean {
  return isCurrency(sign) || currenciesWith(sign).length > 0;
}

/**
 * Returns the currency with this sign or English name, such as `€` or `euros`; undefined if there are none or several.
 */
export function currencyNamed(text: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const singular = (name: string) => name.toLowerCase().replace(/s$/, '');
  const isNamed = (code: string) => singular(names.of(code) ?? '') === singular(text);
  const same = new Set([...currenciesWith(text), ...[...allCurrencies()].filter(isNamed)]);
  return same.size === 1 ? [...same][0] : undefined;
}
