import { roundedToCents } from '../../../templates/facts/amount.ts';
import type { Explains } from './explains.ts';
import { countsIn } from './lengths.ts';
import { isMembership, timeAfter } from './paid-times.ts';
import { type CatalogItem, isByMonth } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { adverb } from './price-words.ts';
import { isExact, isRounded } from './rounding.ts';
import { isHourly } from './sold-lengths.ts';

/** Follows the price of one visit of a package. */
export const ofEachVisit = /^ (?:each|apiece|(?:a|per) (?:visit|session|appointment))\b/i;

/**
 * Returns true for the price of one visit of a package, in the description of the package. The rule `savings` checks
 * whether it is right.
 */
export const isOfPackage = (statement: PriceStatement): boolean =>
  statement.isDescribed &&
  ofEachVisit.test(afterAmount(statement)) &&
  statement.subject.every(
    ({ group, prices }) => group === 'packages' && prices.some(({ label }) => countOf(label) > 1),
  );

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

/** Returns true for the price of a time at a price for an hour: $23.75 for 15 minutes at $95. */
export const isPartOfHour: Explains = ({ amount, lengths }, { sold }) =>
  lengths.length > 0 &&
  sold.some(({ prices }) =>
    prices.some(
      ({ label, text, amount: hour }) =>
        isHourly(label, text) && lengths.some((minutes) => roundedToCents((hour * minutes) / 60) === amount),
    ),
  );

const comesTo = new RegExp(
  `\\b(?:(?:works?|comes?) out|comes?|breaks? down|amounts?)(?: (?:to|at))?(?: ${adverb})* $`,
  'iu',
);
const ofOne = /^ (?:an?|per|for (?:each|every|one)) (\p{L}+)/iu;

/**
 * Returns true for what a part of something sold as a whole comes to, as in "The Morning Block works out at $27 a
 * boiler". Nothing says how many parts it has, so any amount below its price may be right.
 */
export const isPartOfWhole: Explains = ({ amount, words, subject, lengths }, { after }) => {
  const [found, unit] = after.match(ofOne) ?? [];
  if (found === undefined || subject.length === 0 || !comesTo.test(words)) return false;
  // The time that a membership is paid for has a price of its own.
  if (timeAfter(after) && subject.some(isMembership)) return false;
  const isWhole = (item: CatalogItem) =>
    item.prices.every(
      (price) =>
        price.label.toLowerCase() !== unit?.toLowerCase() &&
        (price.minutes === null || !lengths.includes(price.minutes)) &&
        (price.isSaving || amount < price.amount * (isByMonth(item) ? 12 : 1)),
    );
  return subject.every(isWhole);
};

/** Returns true for a part of what the sentence counts, as in "takes three visits, about $117 each". */
const isShareOfCount = (
  amount: number,
  sentence: string,
  items: readonly CatalogItem[],
  isSame: (amount: number, share: number) => boolean,
): boolean =>
  countsIn(sentence).some(
    (count) =>
      count > 1 &&
      count <= mostParts &&
      items.some(({ prices }) => prices.some((price) => !price.isSaving && isSame(amount, price.amount / count))),
  );

/** Few things are divided into more. */
const mostParts = 12;

/** Returns true for the price of one of several. "For one drain" may refer to the price. */
const isOfOne: Explains = ({ isLabeled, sentence }, { after }) =>
  !isLabeled && (ofEach.test(after) || eachBefore.test(sentence));

/** Returns true for one of what the sentence counts. */
export const isOneOfCounted: Explains = (statement, around, list) =>
  isOfOne(statement, around, list) && isShareOfCount(statement.amount, around.whole, around.sold, isRounded);

/** Returns true for one of the payments that the sentence counts. */
export const isOnePayment: Explains = ({ amount, isLabeled, sentence }, { whole, sold }) =>
  !isLabeled && paymentBefore.test(sentence) && isShareOfCount(amount, whole, sold, isExact);

/** Returns true for one visit of a package. "$85 an hour" is the price of an hour. */
export const isOneOfPackage: Explains = (statement, around, list) =>
  isOfOne(statement, around, list) &&
  (statement.subject.length > 0 || statement.lengths.length === 0) &&
  isShare(statement.amount, around.sold);
