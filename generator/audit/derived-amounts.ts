import { afterDiscount, type DiscountList } from './discount-list.ts';
import type { ItemPrice, PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

/** True for an amount that is not in site.yaml, but follows from what is: a sum, a difference, twelve months, or what a discount leaves. */
export function isDerived(statement: PriceStatement, list: PriceList, discounts: DiscountList): boolean {
  const { shown, amount, kind } = statement;
  const { amounts } = list;
  if (kind === 'difference') return [...amounts].some((less) => amounts.has(cents(less + amount)));
  if (kind === 'year') return amounts.has(cents(amount / 12));
  return isDiscounted(shown.text, amount, amounts, discounts) || isSum(statement, list);
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** True if the text names a special offer with a discount, and this is what it leaves to pay of some price. */
function isDiscounted(text: string, amount: number, amounts: PriceList['amounts'], { named }: DiscountList): boolean {
  return named(text).some(({ discount }) =>
    [...amounts].some((price) => Math.abs(afterDiscount(price, discount) - amount) < 0.005),
  );
}

/** Enough for "a sweep with a camera inspection on Sundays", and few enough to add them in every way. */
const mostItems = 3;

/** True if two or three of the things that the sentence names cost this much together, or one and a visit of a length. */
function isSum({ sentence, amount, lengths }: PriceStatement, { items: all, named }: PriceList): boolean {
  const items = [...new Set(named(sentence).flatMap(({ items: [item] }) => item ?? []))].slice(-mostItems);
  const isAddOn = items.length === 1 && items[0]?.group === 'enhancements';
  const ofLength = isAddOn ? all.flatMap(({ prices }) => prices.filter((price) => isOfLength(price, lengths))) : [];
  if (ofLength.length > 0) items.push({ group: '', key: '', name: '', prices: ofLength });
  let together: Sum[] = [{ count: 0, low: 0, high: 0 }];
  for (const { prices } of items) {
    const paid = prices.filter((price) => !price.isSaving && isFor(price, lengths));
    together = together.flatMap((sum) => [sum, ...paid.map((price) => plus(sum, price))]);
  }
  return together.some(({ count, low, high }) => count > 1 && amount >= cents(low) && amount <= cents(high));
}

interface Sum {
  count: number;
  low: number;
  high: number;
}

const plus = ({ count, low, high }: Sum, { amount, most }: ItemPrice): Sum => ({
  count: count + 1,
  low: low + amount,
  high: high + most,
});

const isOfLength = ({ minutes }: ItemPrice, lengths: readonly number[]) =>
  minutes !== null && lengths.includes(minutes);
const isFor = (price: ItemPrice, lengths: readonly number[]) =>
  price.minutes === null || lengths.length === 0 || isOfLength(price, lengths);
