import { amountOf } from './amount.ts';
import { isFree, wordingOf } from './price-wording.ts';
import { plain } from './time-spans.ts';

/** What a price says as numbers. */
export interface PriceRange {
  low: number;
  /** The same as `low` for one amount. Infinity if the price only says where it begins. */
  high: number;
  /** What one amount buys, such as `person`; null if the price does not say. */
  unit: string | null;
}

/** Reads `$45`, `from $45`, `$45–$60`, `$20 per person`, or `Free`. Null for a text without an amount. */
export function priceRange(price: string): PriceRange | null {
  const text = plain(price);
  if (isFree(text)) return { low: 0, high: 0, unit: null };
  const wording = wordingOf(text);
  if (!wording) return null;
  const [low, high = low] = wording.amounts.map(amountOf) as [number, number?];
  return { low, high: wording.isOpen ? Number.POSITIVE_INFINITY : high, unit: wording.unit };
}

/** The number of a price that is one amount; null for a range and for a price that only says where it begins. */
export function exactAmount(price: string): number | null {
  const range = priceRange(price);
  return range && range.low === range.high ? range.low : null;
}
