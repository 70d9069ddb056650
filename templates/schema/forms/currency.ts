import { signOf } from '../../facts/amount.ts';
import { type Form, factAt } from './form.ts';

/** The currencies of the countries with whose sign other currencies are written too, and of some that are near. */
const byCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  SG: 'SGD',
  HK: 'HKD',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  JP: 'JPY',
  CN: 'CNY',
  IN: 'INR',
  DE: 'EUR',
  AT: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
};

/** Signs that people use and Unicode's data (https://cldr.unicode.org) does not have. */
const moreSigns: Readonly<Record<string, readonly string[]>> = {
  AUD: ['AU$'],
  CAD: ['C$'],
  CHF: ['Fr.', 'Fr', 'SFr.', 'sFr.'],
  CNY: ['元', 'RMB'],
  DKK: ['kr.'],
  EUR: ['Euro'],
  INR: ['Rs', 'Rs.'],
  JPY: ['円'],
  KRW: ['원'],
  USD: ['US$'],
  ZAR: ['R'],
};

/** What a site's prices must agree with. */
export interface Money {
  /** A code of ISO 4217. */
  currency: string;
  /** The signs that the currency is written with, its code among them. */
  signs: ReadonlySet<string>;
  language: string;
}

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

function localeOf(facts: unknown): string {
  const language = factAt(facts, 'language') ?? 'en';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The language of a country, such as `bg-BG`; English if there is none. */
function languageOfCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().toString() : 'en';
}

function signIn(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function signsOf(currency: string, facts: unknown): Set<string> {
  const locales = [localeOf(facts), languageOfCountry(factAt(facts, 'address.country') ?? ''), 'en'];
  const signs = locales.flatMap((locale) => [
    signIn(locale, currency, 'symbol'),
    signIn(locale, currency, 'narrowSymbol'),
  ]);
  return new Set([...signs, ...(moreSigns[currency] ?? []), currency]);
}

/** Whether some currency is written with a sign. */
export function isKnownSign(sign: string): boolean {
  if (Object.values(moreSigns).flat().includes(sign)) return true;
  return Intl.supportedValuesOf('currency').some(
    (code) => code === sign || signIn('en', code, 'narrowSymbol') === sign,
  );
}

/** The texts in the groups of site.yaml that are prices. */
function pricesIn(facts: unknown): string[] {
  const groups = ['services', 'memberships', 'bundles', 'packages', 'enhancements', 'specials'];
  const children = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return groups
    .flatMap((group) => children((facts as Record<string, unknown> | null)?.[group]))
    .flatMap(([, entry]) => children(entry))
    .flatMap(([name, value]) =>
      (name === 'prices' ? children(value) : [[name, value] as const]).map(([, text]) => [name, text]),
    )
    .flatMap(([name, text]) => (priceNames.has(String(name)) && typeof text === 'string' ? [text] : []));
}

const priceNames = new Set(['prices', 'price', 'monthly', 'regular', 'saves']);

/** The sign of most prices in site.yaml; null if they have none. */
function usualSign(facts: unknown): string | null {
  const counts = new Map<string, number>();
  for (const sign of pricesIn(facts).map(signOf).filter(Boolean)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [[sign] = [null]] = [...counts].sort(([, a], [, b]) => b - a);
  return sign;
}

/** The currency that the prices and the country tell of; null if they leave it open. */
function likelyCurrency(facts: unknown): string | null {
  const sign = usualSign(facts);
  const ofCountry = byCountry[factAt(facts, 'address.country') ?? ''];
  if (sign === null) return ofCountry ?? null;
  if (ofCountry && signsOf(ofCountry, facts).has(sign)) return ofCountry;
  const withSign = Intl.supportedValuesOf('currency').filter((code) => signIn('en', code, 'narrowSymbol') === sign);
  return withSign.length === 1 ? (withSign[0] ?? null) : null;
}

/** Computed once for the data of a site, which every price is checked against. */
const known = new WeakMap<object, Money | null>();

/** The money of a site; null if its currency is missing, invalid, or not that of most prices, which is one mistake. */
export function moneyOf(facts: unknown): Money | null {
  if (typeof facts !== 'object' || facts === null) return null;
  const cached = known.get(facts);
  if (cached !== undefined) return cached;
  const code = factAt(facts, 'currency') ?? '';
  const signs = isCurrency(code) ? signsOf(code, facts) : new Set<string>();
  const money =
    isCurrency(code) && !contradicts(facts, signs) ? { currency: code, signs, language: localeOf(facts) } : null;
  known.set(facts, money);
  return money;
}

/** Whether more prices have the sign of another currency than one of these. */
function contradicts(facts: unknown, signs: ReadonlySet<string>): boolean {
  const sign = usualSign(facts);
  return sign !== null && !signs.has(sign) && isKnownSign(sign);
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
  const likely = named ?? likelyCurrency(facts);
  const fault = /^[A-Z]{3}$/.test(text)
    ? `is the code of a currency, and there is no currency "${text}"`
    : `must be the three-letter code of a currency, but this is "${text}"`;
  return likely ? { fault, better: likely } : { fault };
};

/** The currency with this sign or English name, such as `€` or `euros`; undefined if there are none or several. */
function currencyNamed(text: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const word = text.toLowerCase().replace(/s$/, '');
  const same = Intl.supportedValuesOf('currency').filter(
    (code) =>
      signIn('en', code, 'narrowSymbol') === text ||
      moreSigns[code]?.includes(text) ||
      signIn('en', code, 'symbol') === text ||
      names.of(code)?.toLowerCase().replace(/s$/, '') === word,
  );
  return same.length === 1 ? same[0] : undefined;
}
