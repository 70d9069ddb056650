import { amountOf } from '../../templates/facts/amount.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';
import { itemFinder, type NamedItems } from './find-items.ts';

/** A special offer that takes something off other prices. */
interface Discount {
  key: string;
  name: string;
  /** As it is written: `10%` or `$20`. */
  discount: string;
}

export interface DiscountList {
  /** Matches a discount in text, with the word after it, such as `10% off`. Null if no offer has a discount. */
  pattern: RegExp | null;
  /** Finds the names of such offers in text. */
  named: (text: string) => NamedItems<Discount>[];
}

/** @param price matches prices in text */
export function discountListOf({ specials = {}, words, language }: SiteFacts, price: RegExp): DiscountList {
  const discounts = Object.entries(specials).flatMap(([key, { name, discount }]) =>
    discount === undefined ? [] : [{ key, name, discount }],
  );
  const off = [...new Set(['off', words.off ?? 'off'])].map(escapeRegExp).join('|');
  const part = '(?<![\\d.,])\\d+(?:[.,]\\d+)?[ \\u00a0\\u202f]?%';
  const pattern = new RegExp(`(?:${part}|${price.source}) (?:${off})(?!\\p{L})`, 'giu');
  return { pattern: discounts.length > 0 ? pattern : null, named: itemFinder(discounts, language) };
}

/** True if two discounts are the same part of a price, or the same amount. */
export function isSameDiscount(one: string, other: string): boolean {
  return one.includes('%') === other.includes('%') && amountOf(one) === amountOf(other);
}
