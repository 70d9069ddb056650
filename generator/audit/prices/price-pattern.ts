import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountPattern, signOf } from '../../../templates/facts/amount.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';

/** Returns the currency signs in the prices of the site, such as `$`. */
export function currencySigns(facts: SiteFacts): string[] {
  const written = Object.values(facts.services ?? {}).flatMap(({ prices = {} }) => Object.values(prices));
  return [...new Set(written.map(signOf).concat('$', facts.currency).filter(Boolean))];
}

/** What people write after an amount in place of a sign, and parts of it that every text with such a word has. */
interface CurrencyWords {
  pattern: string;
  parts: readonly string[];
}

const dollars: CurrencyWords = { pattern: 'dollars|d[oó]lares|dollari|Dollar', parts: ['ollar', 'lares'] };
const pesos: CurrencyWords = { pattern: 'pesos', parts: ['pesos'] };

/** In English, Spanish, French, German, Italian, and Portuguese. Pounds without "sterling" may be a weight. */
const currencyWords: Readonly<Record<string, CurrencyWords>> = {
  ARS: pesos,
  AUD: dollars,
  BRL: { pattern: 'reais|reales', parts: ['reais', 'reales'] },
  CAD: dollars,
  CHF: { pattern: '[Ff]rancs|Franken|[Ff]ranchi|francos', parts: ['ran'] },
  CLP: pesos,
  COP: pesos,
  EUR: { pattern: '[Ee]uros?', parts: ['uro'] },
  GBP: { pattern: 'pounds sterling|livres sterling|libras esterlinas|sterline', parts: ['sterl'] },
  MXN: pesos,
  NZD: dollars,
  USD: dollars,
};

/** Returns a function that returns false if a text has no price, which is faster than searching for one. */
export function priceHint(signs: readonly string[], currency: string): (text: string) => boolean {
  const words = [...signs, ...(currencyWords[currency]?.parts ?? [])];
  return (text) => words.some((word) => text.includes(word));
}

/**
 * Returns a pattern for an amount. Where “90 min $95” comes before “120 min $130”, the space after $95 separates no
 * thousands.
 */
export function amountPatternFor({ services = {}, packages = {} }: SiteFacts): string {
  const labels = [services, packages]
    .flatMap((group) => Object.values(group))
    .flatMap(({ prices = {} }: { prices?: Readonly<Record<string, string>> | undefined }) => Object.keys(prices))
    .filter((label) => /^\d{3}\D/.test(label));
  if (labels.length === 0) return `(?:${amountPattern})`;
  const next = [...new Set(labels)].map(escapeRegExp).join('|');
  return `(?:(?:${amountPattern})(?= (?:${next}))|${amountPattern})`;
}

/** German has a dash, or two, for no cents: “€ 120,–” and “120.- Euro”. */
const dashForCents = '(?:[.,](?:--|[–—-])(?![\\p{L}\\d-]))?';

/** Excludes “49 dollars and 50 cents”, which is not a price of $49. */
const hasNoCents =
  '(?! (?:(?:and|und|et|con|y|e) )?[^\\s,.;]+ (?:[Cc]ents?|centimes|centesimi|c[ée]ntimos|cêntimos|centavos)\\b)';

/**
 * Matches an amount with one of the currency signs before or after it, and the other amount of a range.
 *
 * @param amount a pattern for amounts
 */
export function pricePattern(signs: readonly string[], amount: string, currency: string): RegExp {
  const sign = `(?:${signs.map(escapeRegExp).join('|')})`;
  // In “EUROPE”, “EUR” is not a currency.
  const word = `(?:${[currency, currencyWords[currency]?.pattern].filter(Boolean).join('|')})(?![A-Za-z-])`;
  const signAfter = `(?:${word}|${signs
    .filter((one) => one !== currency)
    .map(escapeRegExp)
    .join('|')})`;
  const dash = '(?: ?[–-] ?)';
  const before = `${sign} ?${amount}${dashForCents}`;
  const after = `${amount}${dashForCents} ?${signAfter}(?!\\d)`;
  const isNoLength = '(?![ -]?min)';
  return new RegExp(
    `(?:\\+?${before}|(?<=${before}${dash})${amount}${isNoLength}|\\+?${after}|${amount}(?=${dash}${after}))${hasNoCents}`,
    'g',
  );
}
