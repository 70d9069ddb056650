import { afterDiscount, type DiscountList, percentages } from './discount-list.ts';
import type { Explains } from './explains.ts';
import type { PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { isSameAmount } from './rounding.ts';

/**
 * Returns true for the price after a discount that the sentence states, or whose special offer the text names. So is a
 * price with what the text adds to all of them, as in "plus 13% sales tax", or takes off all of them.
 */
export function isDiscounted(
  { shown, amount }: PriceStatement,
  sentence: string,
  amounts: PriceList['amounts'],
  { changesIn, meant }: DiscountList,
): boolean {
  const { discounts, factors } = changesIn(shown);
  const all = [
    ...discounts,
    ...meant(sentence).map(({ discount }) => discount),
    ...(sentence.match(percentages) ?? []),
  ];
  const isSame = (other: number) => isSameAmount(other, amount);
  return [...amounts].some(
    (price) =>
      all.some((discount) => isSame(afterDiscount(price, discount))) ||
      factors.some((factor) => isSame(price * factor)),
  );
}

/** Returns true for a price after a discount: "Weekday Weddings are $50 off, and whoever comes on a Sunday pays $285". */
export const isBesideDiscount: Explains = ({ amount, subject, words, sentence }, _, { amounts }) =>
  subject.length > 0 &&
  words !== sentence &&
  amounts.has(amount) &&
  subject.every(({ prices }) => prices.every(({ path }) => path[2] === 'discount'));
