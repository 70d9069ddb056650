import { amountOf } from '../../../templates/facts/amount.ts';
import { sentenceAfter } from '../sentence.ts';
import { afterDiscount, type DiscountList } from './discount-list.ts';
import { countsIn, isExtra } from './lengths.ts';
import type { CatalogItem, ItemPrice, PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { isAfterChange, isOfSeveralUnits, isPartOfWhole, isShareOfCount, isYearOf } from './within-sentence.ts';

/**
 * Returns true for an amount that is not in site.yaml, but follows from it: a sum, a difference, a multiple, a share of
 * a package, twelve months, or a discounted price.
 */
export function isDerived(statement: PriceStatement, list: PriceList, discounts: DiscountList): boolean {
  const { shown, text, index, amount, kind, subject, lengths, sentence, isLabeled } = statement;
  const { amounts, items } = list;
  if (kind === 'difference') return isDifference(amount, amounts);
  if (kind === 'year') return amounts.has(cents(amount / 12));
  if (kind === 'saving') return subject.length === 0 && items.some(savesWith(amount));
  const after = shown.text.slice(index + text.length);
  const whole = `${sentence}${text}${sentenceAfter(after, 0)}`;
  const sold = subject.length > 0 ? subject : items;
  // "For one drain" may refer to the price.
  const isOfOne = !isLabeled && (ofEach.test(after) || eachBefore.test(sentence));
  return (
    isDiscounted(statement, whole, amounts, discounts) ||
    isMultiple(amount, whole, sold) ||
    isYearOf(statement, after) ||
    isPartOfWhole(statement, after) ||
    isOfSeveralUnits(statement, after) ||
    (isOfOne && isShareOfCount(amount, whole, sold)) ||
    isAfterChange(statement, whole, list) ||
    // "$85 an hour" is the price of an hour.
    (isOfOne && (subject.length > 0 || lengths.length === 0) && isShare(amount, sold)) ||
    isSum(statement, list)
  );
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

const isDifference = (amount: number, amounts: ReadonlySet<number>) =>
  [...amounts].some((less) => amounts.has(cents(less + amount)));

/** Returns true if an item costs this much less than its regular price. */
const savesWith =
  (amount: number) =>
  ({ prices }: CatalogItem): boolean => {
    const regular = prices.find(({ path }) => path[2] === 'regular');
    return regular !== undefined && prices.some((price) => cents(regular.amount - price.amount) === amount);
  };

/** Follows the price of one visit of a package. */
export const ofEachVisit = /^ (?:each|apiece|(?:a|per) (?:visit|session|appointment))\b/i;

/**
 * Returns true for the price of one visit of a package, in the description of the package. The rule `savings` checks
 * whether it is right.
 */
export const isOfPackage = ({ shown, text, index, isDescribed, subject }: PriceStatement): boolean =>
  isDescribed &&
  ofEachVisit.test(shown.text.slice(index + text.length)) &&
  subject.every(({ group, prices }) => group === 'packages' && prices.some(({ label }) => countOf(label) > 1));

/** Follows the price of one of several. */
export const ofEach = /^ (?:each|apiece|(?:a|an|per|for (?:each|every|one)) \p{L}+)/iu;
const eachBefore =
  /\b(?:each|every|one) (?:\p{L}+ )?(?:is|costs|comes to|comes out at|works out at)(?: (?:only|just|about))? $/iu;

/** Returns true if each visit of the package costs this much, allowing for rounding. */
export const isShare = (amount: number, items: readonly CatalogItem[]) =>
  items.some(({ prices }) =>
    prices.some(({ label, amount: paid }) => Math.abs(paid / countOf(label) - amount) < Math.max(1, amount / 100)),
  );

/** Returns how many visits a price covers: 3 for `3 × 60 min`. */
export const countOf = (label: string) => Number(label.match(/^(\d+)(?! ?-?(?:min|hour|hr|h\b))/)?.[1] ?? 1);

const part = /(?<![\d.,])\d+(?:[.,]\d+)?[ \u00a0\u202f]?%/g;
/** A part that is added to every price: "plus 13%", "13% sales tax". */
const added =
  /(?<=\bplus )\d+(?:[.,]\d+)?[ \u00a0\u202f]?%|(?<![\d.,])\d+(?:[.,]\d+)?[ \u00a0\u202f]?%(?= (?:\p{L}+ ){0,2}?(?:tax(?:es)?|VAT|[HGPQ]ST|surcharge|fee|gratuity|tip)(?!\p{L}))/giu;

/**
 * Returns true for the price after a discount that the sentence states, or whose special offer the text names. So is a
 * price with what the text adds to all of them, as in "plus 13% sales tax".
 */
function isDiscounted(
  { shown, amount }: PriceStatement,
  sentence: string,
  amounts: PriceList['amounts'],
  { named, meant }: DiscountList,
): boolean {
  const offers = [...named(shown.text), ...meant(sentence)];
  const discounts = [...offers.map(({ discount }) => discount), ...(sentence.match(part) ?? [])];
  const factors = (shown.text.match(added) ?? []).map((percent) => 1 + amountOf(percent) / 100);
  const isSame = (other: number) => Math.abs(other - amount) < 0.005;
  return [...amounts].some(
    (price) =>
      discounts.some((discount) => isSame(afterDiscount(price, discount))) ||
      factors.some((factor) => isSame(price * factor)),
  );
}

const two = /\b(?:both|couples?|pair|twice|double|each of (?:you|us|them))\b/i;
const half = /\b(?:half (?:of|the|off|price|now)|halves)\b/i;

/** Returns the quantities that a sentence may mention. */
const factorsIn = (sentence: string) => [
  ...countsIn(sentence).filter((count) => count > 1),
  ...(two.test(sentence) ? [2] : []),
  ...(half.test(sentence) ? [0.5] : []),
];

/** Returns true if the quantity in the sentence costs this much, as in "Two visits are $190". */
function isMultiple(amount: number, sentence: string, items: readonly CatalogItem[]): boolean {
  const paid = new Set(items.flatMap(({ prices }) => prices.filter(isPaid).map((price) => price.amount)));
  return factorsIn(sentence).some((factor) => paid.has(cents(amount / factor)));
}

const isPaid = ({ isSaving }: ItemPrice) => !isSaving;

/** Enough for "a sweep with a camera inspection on Sundays", and few enough to try every combination. */
const mostItems = 3;
/** Enough for "a loaf and two croissants". */
const mostOfEach = 12;
const mostCounts = 4;

/**
 * Returns true if two or three of the things in the sentence cost this much together, or one and a visit of some
 * length.
 */
function isSum({ sentence, amount, lengths, kind }: PriceStatement, { items: all, named }: PriceList): boolean {
  const singular = sentence.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, '');
  const found = [...named(sentence), ...named(singular)].flatMap(({ items: [item] }) => item ?? []);
  const items = [...new Set(found)].slice(-mostItems);
  const isAddOn = items.length === 1 && items[0]?.group === 'enhancements';
  const ofLength = isAddOn ? all.flatMap(({ prices }) => prices.filter((price) => isOfLength(price, lengths))) : [];
  // "A visit with an extra coat" may be any visit.
  const ofVisit =
    isAddOn && kind === 'sum' && lengths.length === 0 ? all.filter(({ group }) => group === 'services') : [];
  const choices = items.map(({ prices }) => pricesFor(prices, lengths));
  if (ofLength.length > 0) choices.push(ofLength);
  if (ofVisit.length > 0) choices.push(ofVisit.flatMap(({ prices }) => prices.filter(isPaid)));
  const several = factorsIn(sentence).filter((count) => count > 1 && count <= mostOfEach);
  const counts = [...new Set([1, ...several])].slice(0, mostCounts);
  let together: Sum[] = [{ count: 0, low: 0, high: 0 }];
  for (const prices of choices) {
    const paid = prices.flatMap((price) => counts.map((count) => times(price, count)));
    together = together.flatMap((sum) => [sum, ...paid.map((price) => plus(sum, price))]);
  }
  const isSame = ({ low, high }: Sum) => amount >= cents(low) && amount <= cents(high);
  return (
    together.some((sum) => sum.count > 1 && isSame(sum)) || (items.length > 0 ? items : all).some(withExtras(amount))
  );
}

/** Returns true if an item costs this much for a time: "First hour: $125, each extra half hour: $55". */
const withExtras =
  (amount: number) =>
  ({ prices }: CatalogItem): boolean =>
    prices.some(({ label, amount: extra }) => {
      const more = (price: ItemPrice) => (amount - price.amount) / extra;
      return isExtra(label) && prices.some((price) => Number.isInteger(more(price)) && more(price) > 0);
    });

interface Sum {
  count: number;
  low: number;
  high: number;
}

const times = ({ amount, most }: ItemPrice, count: number): Sum => ({
  count: 1,
  low: amount * count,
  high: most * count,
});
const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  low: one.low + other.low,
  high: one.high + other.high,
});

const isOfLength = ({ minutes }: ItemPrice, lengths: readonly number[]) =>
  minutes !== null && lengths.includes(minutes);

/**
 * Returns the possible prices: those for the lengths, and those that do not depend on length, or all if there is none
 * for the lengths.
 */
function pricesFor(prices: readonly ItemPrice[], lengths: readonly number[]): ItemPrice[] {
  const paid = prices.filter(isPaid);
  if (!paid.some((price) => isOfLength(price, lengths))) return paid;
  return paid.filter((price) => price.minutes === null || isOfLength(price, lengths));
}
