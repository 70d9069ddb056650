import { amountPattern, signOf } from '../../../templates/facts/amount.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { escapeRegExp } from '../../report/escape-reg-exp.ts';

/** Returns the currency signs in the prices of the site, such as `$`. */
export function currencySigns(facts: SiteFacts): string[] {
  const written = Object.values(facts.services ?? {}).flatMap(({ prices = {} }) => Object.values(prices));
  return [...new Set(written.map(signOf).concat('$').filter(Boolean))];
}

/** Matches an amount with one of the currency signs before or after it, and the other amount of a range. */
export function pricePattern(signs: readonly string[]): RegExp {
  const sign = `(?:${signs.map(escapeRegExp).join('|')})`;
  const amount = `(?:${amountPattern})`;
  const dash = '(?: ?[–-] ?)';
  const before = `${sign} ?${amount}`;
  const after = `${amount} ?${sign}(?!\\d)`;
  const isNoLength = '(?![ -]?min)';
  return new RegExp(
    `\\+?${before}|(?<=${before}${dash})${amount}${isNoLength}|\\+?${after}|${amount}(?=${dash}${after})`,
    'g',
  );
}
