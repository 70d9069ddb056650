import { amountOf } from './amount.ts';
import { isFree, wordingOf } from './price-wording.ts';
import { plain } from './time-spans.ts';

/** A price as numbers. */
export interface PriceRange {
  low: number;
  /** The same as `low` for one amount. Infinity if the price has only a lower bound. */
  high: number;
  /** What one amount buys, such as `person`; null if the price does not say. */
  unit: string | null;
}

/** Reads `$45`, `from $45`, `$45–$60`, `$20 per person`, or `Free`. Returns null for a text without an amount. */
export function priceRange(price: string): PriceRange | null {
  const text = plain(price);
  if (isFree(text)) return { low: 0, high: 0, unit: null };
  const wording = wordingOf(text);
  if (!wording) return null;
  const [low, high = low] = wording.amounts.map(amountOf) as [number, number?];
  return { low, high: wording.isOpen ? Number.POSITIVE_INFINITY : high, unit: wording.unit };
}

/** Returns the number of a price with one amount; null for a range and for a price with only a lower bound. */
export function exactAmount(price: string): number | null {
  const range = priceRange(price);
  return range && range.low === range.high ? range.low : null;
}
