import { roundedToCents } from '../../../templates/facts/amount.ts';
import { sentenceAfter } from '../sentence.ts';
import { afterDiscount, type DiscountList } from './discount-list.ts';
import { isTimeOf } from './paid-times.ts';
import { percentage } from './percentage.ts';
import { type CatalogItem, covers, isRegular, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { isExact, isRounded } from './rounding.ts';
import { isHourly } from './sold-lengths.ts';
import { isMultiple, isOfBundle, isSum } from './sums.ts';
import {
  isAfterChange,
  isOfOffer,
  isOfSeveralUnits,
  isPartOfWhole,
  isShareOfCount,
  isTotal,
  isYearOf,
} from './within-sentence.ts';

/**
 * Returns true for an amount that is not in site.yaml, but follows from it: a sum, a difference, a multiple, a share of
 * a package, twelve months, or a discounted price.
 */
export function isDerived(statement: PriceStatement, list: PriceList, discounts: DiscountList): boolean {
  const { text, amount, kind, subject, lengths, sentence, isLabeled } = statement;
  const { amounts, items } = list;
  if (kind === 'difference') return isDifference(amount, amounts);
  if (kind === 'year') return amounts.has(roundedToCents(amount / 12)) || isPaidYear(statement, list);
  if (kind === 'saving') return subject.length === 0 && items.some(savesWith(amount));
  const after = afterAmount(statement);
  const whole = `${sentence}${text}${sentenceAfter(after, 0)}`;
  const sold = subject.length > 0 ? subject : items;
  // "For one drain" may refer to the price.
  const isOfOne = !isLabeled && (ofEach.test(after) || eachBefore.test(sentence));
  const isPayment = !isLabeled && paymentBefore.test(sentence);
  return (
    isDiscounted(statement, whole, amounts, discounts) ||
    isMultiple(amount, whole, sold) ||
    isYearOf(statement, after) ||
    isTimeOf(statement, after, sold) ||
    isPartOfHour(statement, sold) ||
    isPartOfWhole(statement, after) ||
    isOfSeveralUnits(statement, after) ||
    isTotal(statement, after, list) ||
    (isOfOne && isShareOfCount(amount, whole, sold, isRounded)) ||
    (isPayment && isShareOfCount(amount, whole, sold, isExact)) ||
    isAfterChange(statement, whole, list) ||
    // "$85 an hour" is the price of an hour.
    (isOfOne && (subject.length > 0 || lengths.length === 0) && isShare(amount, sold)) ||
    isSum(statement, list) ||
    isBesideDiscount(statement, amounts) ||
    isOfBundle(statement, list) ||
    isOfOffer(statement, after, list) ||
    isOfExtra(statement, list)
  );
}

/** Returns true for the price of a time at a price for an hour: $23.75 for 15 minutes at $95. */
const isPartOfHour = ({ amount, lengths }: PriceStatement, items: readonly CatalogItem[]): boolean =>
  lengths.length > 0 &&
  items.some(({ prices }) =>
    prices.some(
      ({ label, text, amount: hour }) =>
        isHourly(label, text) && lengths.some((minutes) => roundedToCents((hour * minutes) / 60) === amount),
    ),
  );

/** Returns true for a price after a discount: "Weekday Weddings are $50 off, and whoever comes on a Sunday pays $285". */
const isBesideDiscount = (
  { amount, subject, words, sentence }: PriceStatement,
  amounts: ReadonlySet<number>,
): boolean =>
  subject.length > 0 &&
  words !== sentence &&
  amounts.has(amount) &&
  subject.every(({ prices }) => prices.every(({ path }) => path[2] === 'discount'));

/** What is between an extra and what it is added to: " joins a " in "A second dog joins a pool session for $20". */
const toOther = /^s? (?!(?:with|plus|and|or|&)(?!\p{L}))[^,;:]+$/iu;
const anArticle = /^(?:(?:an?|the|our|your|each|every) )?$/i;

/** Returns true for the price of the extra that a clause is about, before it names what the extra is added to. */
function isOfExtra({ amount, clause, subject }: PriceStatement, { named }: PriceList): boolean {
  if (subject.some(({ group }) => group === 'enhancements')) return false;
  const [first, second] = named(clause);
  if (!first || !second || !first.items.every(({ group }) => group === 'enhancements')) return false;
  const between = clause.slice(first.index + first.name.length, second.index);
  const isSubject = anArticle.test(clause.slice(0, first.index)) && toOther.test(between);
  return isSubject && first.items.some(({ prices }) => prices.some((price) => covers(price, amount)));
}

/** Returns true for ten or eleven months of a membership that the sentence names. */
const isPaidYear = (statement: PriceStatement, { named }: PriceList): boolean =>
  isYearOf({ ...statement, subject: named(statement.sentence).flatMap(({ items }) => items) }, ' a year');

const isDifference = (amount: number, amounts: ReadonlySet<number>) =>
  [...amounts].some((less) => amounts.has(roundedToCents(less + amount)));

/** Returns true if an item costs this much less than its regular price. */
const savesWith =
  (amount: number) =>
  ({ prices }: CatalogItem): boolean => {
    const regular = prices.find(isRegular);
    return regular !== undefined && prices.some((price) => roundedToCents(regular.amount - price.amount) === amount);
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
  /\b(?:(?:each|every|one) (?:\p{L}+ )?(?:is|costs|pays|comes to|comes out at|works out at)|an? \p{L}+ (?:comes|works) out at|an? \p{L}+ comes to)(?: (?:only|just|about))? $|\bmakes? (?:each|every|one)(?: \p{L}+)?(?: (?:only|just|about))? $|\b(?:installments?|payments?|parts) of about $/iu;
/** Before one of several payments, which nobody rounds. */
const paymentBefore = /\b(?:installments?|payments?|parts) of (?:only |just )?$/i;

/** Returns true if each visit of the package costs this much, allowing for rounding. */
export const isShare = (amount: number, items: readonly CatalogItem[]) =>
  items.some(({ prices }) =>
    prices.some(({ label, amount: paid, isSaving }) => {
      const count = countOf(label);
      return !isSaving && count > 1 && isRounded(amount, paid / count);
    }),
  );

/** Returns how many visits a price covers: 3 for `3 × 60 min`, and 1 for `60 min`. */
export const countOf = (label: string) => Number(label.match(/^(\d+)(?!\d|[.,]\d| ?-?(?:min|hour|hr|h\b))/)?.[1] ?? 1);

const part = new RegExp(percentage, 'g');
/**
 * Returns true for the price after a discount that the sentence states, or whose special offer the text names. So is a
 * price with what the text adds to all of them, as in "plus 13% sales tax", or takes off all of them.
 */
function isDiscounted(
  { shown, amount }: PriceStatement,
  sentence: string,
  amounts: PriceList['amounts'],
  { changesIn, meant }: DiscountList,
): boolean {
  const { discounts, factors } = changesIn(shown);
  const all = [...discounts, ...meant(sentence).map(({ discount }) => discount), ...(sentence.match(part) ?? [])];
  const isSame = (other: number) => Math.abs(other - amount) < 0.005;
  return [...amounts].some(
    (price) =>
      all.some((discount) => isSame(afterDiscount(price, discount))) ||
      factors.some((factor) => isSame(price * factor)),
  );
}
