import { numberLike } from './number-style.ts';
import { wordingOf } from './price-wording.ts';

/**
 * Amounts as people write them: `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `80`. With a single separator, three
 * digits after it are thousands, and two are cents.
 */
export const amountPattern = [
  '\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{2})?',
  '\\d{1,3}(?:\\.\\d{3}){1,4}(?:,\\d{2})?',
  "\\d{1,3}(?:['’]\\d{3}){1,4}(?:[.,]\\d{2})?",
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,4}(?:,\\d{2})?',
  '\\d+(?:[.,]\\d{2})?',
]
  .map((style) => `${style}(?!\\d)`)
  .join('|');

/** Returns the number in a price: 1250.5 for `+$1,250.50` and for `1.250,50 €`. NaN if there is none. */
export function amountOf(price: string): number {
  const [number = ''] = price.match(/[.,]?\d(?:[\d.,'’\s]*\d)?/) ?? [];
  const [, whole = '', cents = ''] = number.match(/^(.*?)(?:[.,](\d{1,2}))?$/s) ?? [];
  return number === '' ? Number.NaN : Number(`${whole.replace(/\D/g, '') || 0}.${cents || 0}`);
}

/** Removes what is less than a cent, and what binary fractions add: 0.3 for 0.1 + 0.2. */
export const roundedToCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Returns another amount in the style of a price: `$15` for `$95 per visit` and 15. What one amount buys is dropped,
 * because a sum or a difference buys something else.
 *
 * @param price one amount with its sign
 * @param language the language code for the number format, if neither this price nor the others show it
 * @param others the prices that it was computed from
 */
export function withAmount(price: string, amount: number, language: string, others: readonly string[] = []): string {
  const written = [price, ...others].map((one) => one.match(anyNumber)?.[0] ?? '');
  const [alone = price] = wordingOf(price)?.amounts ?? [];
  return alone.replace(/^\+ ?/, '').replace(anyNumber, () => numberLike(written, amount, language));
}

const anyNumber = /\d(?:[\d.,'’\s]*\d)?/;

/** Returns the sign before or after a number in a price; empty if there is none. */
export const signOf = (price: string): string => signsIn(price)[0] ?? '';

/** Returns the signs before and after the numbers in a price, such as both in `$50–$60`. */
export function signsIn(price: string): string[] {
  const amounts: readonly string[] = wordingOf(price)?.amounts ?? [price];
  return amounts.map(signOfAmount).filter(Boolean);
}

function signOfAmount(amount: string): string {
  const [, before, after] =
    amount.match(/^\+? ?(?:([^\s\d+]+)\s?\d.*|\d[\d.,'’\s]*(?:[-–—]\s?)?([^\s\d+–—-]+))$/) ?? [];
  return before ?? after ?? '';
}
