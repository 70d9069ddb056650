import { amountOf, roundedToCents } from '../../../templates/facts/amount.ts';
import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { matchesOf } from '../matches.ts';
import type { AmountContext, Explains } from './explains.ts';
import { timeAfter } from './paid-times.ts';
import { type CatalogItem, type ItemPrice, isByMonth, isCharged, isRegular } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { rate } from './price-words.ts';
import { wholeCount } from './rounding.ts';

/** Words around an amount that is added to a price, or taken off it. */
const addedAfter = /^ (?:off|more|less|extra|cheaper|on top|higher|lower)(?!\p{L})/iu;
const addedBefore = /\b(?:adds?|adding|plus|another|extra|additional|less|minus)(?: (?:just|only|about))? $/i;

/** Returns true for what a price is after the change that the sentence states: "take $20 off, so it is $145". */
export const isAfterChange: Explains = ({ amount, text, sentence }, { whole }, list) =>
  matchesOf(whole, list.pattern).some(({ 0: other, index }) => {
    if (index === sentence.length && other === text) return false;
    const isChange = addedAfter.test(whole.slice(index + other.length)) || addedBefore.test(whole.slice(0, index));
    const change = isChange ? amountOf(other) : 0;
    return (
      change > 0 &&
      (list.amounts.has(roundedToCents(amount - change)) || list.amounts.has(roundedToCents(amount + change)))
    );
  });

/** Words before the price of several units. */
const several = /\d \p{L}|\b(?:comes? (?:out )?(?:to|at)|works? out at|totals?|minimum|at least)(?!\p{L})/iu;

const inAll = /^ (?:in (?:all|total)|altogether|together)(?!\p{L})/iu;

const totalBefore =
  /(?:=|\b(?:so|(?:total|sum)(?:s|ing)?|altogether|together|in all)(?: (?:is|are|of|to|you pay|it is|that is))?:?) $/i;
const factorBefore = /(?<![\d.,])(\d{1,3})(?: \p{L}+)? ?[×x*] $/iu;

/** Returns true for a total that the sentence adds up: "2 × $10 + $25 travel = $45", "$30 and $29, so $59 in all". */
export const isTotal: Explains = ({ amount, sentence }, { after }, { pattern }) => {
  if (!totalBefore.test(sentence) && !inAll.test(after)) return false;
  const parts = matchesOf(sentence, pattern).map(({ 0: part, index }) => {
    const [, factor = '1'] = sentence.slice(0, index).match(factorBefore) ?? [];
    return amountOf(part) * Number(factor);
  });
  return parts.length > 1 && roundedToCents(parts.reduce((sum, part) => sum + part, 0)) === amount;
};

/**
 * Returns true for several units of what has a price for each, as in "80 feet of tile cleaning come to $480" at "$6 per
 * foot".
 */
export const isOfSeveralUnits: Explains = ({ amount, words, subject }, { after }) =>
  (several.test(words) || inAll.test(after)) &&
  !rate.test(after) &&
  subject.some(({ prices }) =>
    prices.some(({ text, amount: one }) => {
      const hasUnit = (wordingOf(text)?.unit ?? null) !== null;
      return hasUnit && (wholeCount(amount, one) ?? 0) > 1;
    }),
  );

/** What is between the price of an offer and the regular price: " (regularly ", " instead of ". */
const toRegular = /^,? \(?(?:instead of|rather than|not|was|(?:regular|normal|usual|original)(?:ly)?(?: price)?:?) $/i;

/**
 * Returns true for the price of a special offer before its regular price, which its subject has too: "First groom: $45
 * (regularly $65)".
 */
export const isOfOffer: Explains = ({ amount, subject }, { after }, { items, pattern }) => {
  const [next] = matchesOf(after, pattern);
  if (!next || !toRegular.test(after.slice(0, next.index))) return false;
  const regular = amountOf(next[0]);
  const hasRegular = ({ prices }: CatalogItem) => prices.some((price) => price.amount === regular);
  if (subject.length > 0 && !subject.some(hasRegular)) return false;
  return items.some(
    ({ group, prices }) =>
      group === 'specials' &&
      prices.some((price) => isCharged(price) && price.amount === amount) &&
      prices.some((price) => isRegular(price) && price.amount === regular),
  );
};

const paidAtOnce = /\b(?:years?|yearly|annual(?:ly)?|at once|up ?front|in full|in advance)\b/i;

const byMonth = /^(?:mo(?:nth)?|monthly)$/i;

/**
 * Returns true for twelve months of a membership, or of something else with a monthly price, in a sentence that need
 * not say so, or for ten or eleven if it does: a year that is paid at once often has a month for free.
 */
export function isYearOf(
  { amount, sentence, subject }: PriceStatement,
  { after }: Pick<AmountContext, 'after'>,
): boolean {
  if (timeAfter(after)?.inYear) return false;
  const months = paidAtOnce.test(sentence + after) ? [12, 11, 10] : [12];
  const isYear = (price: ItemPrice) =>
    isCharged(price) && months.some((count) => roundedToCents(price.amount * count) === amount);
  const isMonthly = ({ text }: ItemPrice) => byMonth.test(wordingOf(text)?.unit ?? '');
  return subject.some((item) => item.prices.some((price) => isYear(price) && (isByMonth(item) || isMonthly(price))));
}
