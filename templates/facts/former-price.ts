import { unmarked } from '../unmarked.ts';
import { plainName } from './plain-name.ts';
import type { SiteFacts } from './site.ts';

type Prices = Readonly<Record<string, string>>;

/**
 * Returns true for the label of what something used to cost. Beside the price with the `highlightedPrice` label, that
 * is the one with the `struckPrice` label. Nobody pays it, and sections strike it through.
 */
export function isFormer(label: string, prices: Prices, { highlightedPrice, struckPrice }: SiteFacts['words']) {
  if (highlightedPrice === undefined || struckPrice === undefined) return false;
  const [struck, highlighted] = [struckPrice, highlightedPrice].map((word) => plainName(unmarked(word)));
  return label === struck && Object.hasOwn(prices, highlighted ?? '');
}

/** Returns the prices that customers pay, each with its label. */
export const currentPrices = (prices: Prices, words: SiteFacts['words']): [label: string, price: string][] =>
  Object.entries(prices).filter(([label]) => !isFormer(label, prices, words));
