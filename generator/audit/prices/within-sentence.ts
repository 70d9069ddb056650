import { amountOf, roundedToCents } from '../../../templates/facts/amount.ts';
import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { matchesOf } from '../matches.ts';
import { countsIn } from './lengths.ts';
import { type CatalogItem, type ItemPrice, isByMonth, isCharged, type PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { adverb, rate } from './price-words.ts';

/** Words around an amount that is added to a price, or taken off it. */
const addedAfter = /^ (?:off|more|less|extra|cheaper|on top|higher|lower)(?!\p{L})/iu;
const addedBefore = /\b(?:adds?|adding|plus|another|extra|additional|less|minus)(?: (?:just|only|about))? $/i;

/** Returns true for what a price is after the change that the sentence states: "take $20 off, so it is $145". */
export function isAfterChange({ amount, text, sentence }: PriceStatement, whole: string, list: PriceList): boolean {
  return matchesOf(whole, list.pattern).some(({ 0: other, index }) => {
    if (index === sentence.length && other === text) return false;
    const isChange = addedAfter.test(whole.slice(index + other.length)) || addedBefore.test(whole.slice(0, index));
    const change = isChange ? amountOf(other) : 0;
    return (
      change > 0 &&
      (list.amounts.has(roundedToCents(amount - change)) || list.amounts.has(roundedToCents(amount + change)))
    );
  });
}

const ofTime = /^ ?(?:\/|an?|each|every|per) ?(?:(?<day>day)|(?<week>week|wk)|month|mo)(?!\p{L})/iu;

/**
 * Returns true for a day or a week of the month or the year that a membership costs, however many days that has, and
 * for a month of the year.
 */
export function isTimeOf({ amount, subject }: PriceStatement, after: string): boolean {
  const { groups } = after.match(ofTime) ?? {};
  if (!groups) return false;
  const days = groups.day ? 1 : groups.week ? 7 : null;
  return subject.some((item) => {
    if (item.group !== 'memberships') return false;
    const [least, most] = isByMonth(item) ? [28, 31] : [365, 366];
    const paid = item.prices.filter(isCharged).map((price) => price.amount);
    return days === null
      ? !isByMonth(item) && paid.some((year) => isRounded(amount, year / 12))
      : paid.some((whole) => amount > (whole * days) / most - 0.01 && amount < (whole * days) / least + 0.01);
  });
}

/** The time that a membership is paid for, which is not a part of it. */
const ofMonth = /^ ?(?:\/|an?|each|every|per) ?(?:month|mo)(?!\p{L})/iu;

const comesTo = new RegExp(
  `\\b(?:(?:works?|comes?) out|comes?|breaks? down|amounts?)(?: (?:to|at))?(?: ${adverb})* $`,
  'iu',
);
const ofOne = /^ (?:an?|per|for (?:each|every|one)) (\p{L}+)/iu;

/**
 * Returns true for what a part of something sold as a whole comes to, as in "The Morning Block works out at $27 a
 * boiler". Nothing says how many parts it has, so any amount below its price may be right.
 */
export function isPartOfWhole({ amount, words, subject, lengths }: PriceStatement, after: string): boolean {
  const [found, unit] = after.match(ofOne) ?? [];
  if (found === undefined || subject.length === 0 || !comesTo.test(words) || ofMonth.test(after)) return false;
  const isWhole = (item: CatalogItem) =>
    item.prices.every(
      (price) =>
        price.label.toLowerCase() !== unit?.toLowerCase() &&
        (price.minutes === null || !lengths.includes(price.minutes)) &&
        (price.isSaving || amount < price.amount * (isByMonth(item) ? 12 : 1)),
    );
  return subject.every(isWhole);
}

/** Returns true for a part of what the sentence counts, as in "takes three visits, about $117 each". */
export const isShareOfCount = (
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

/** Returns true for a share to the cent, rounded up or down. */
export const isExact = (amount: number, share: number) => Math.abs(share - amount) < 0.01;

/**
 * Returns true if a text may round a share to this. What has cents was not rounded, and neither was a share without them,
 * unless it is so large that one percent is more than a dollar.
 */
export function isRounded(amount: number, share: number): boolean {
  if (isExact(amount, share)) return true;
  if (!Number.isInteger(amount)) return false;
  return (
    Math.abs(share - amount) < (Number.isInteger(roundedToCents(share)) ? amount / 100 : Math.max(1, amount / 100))
  );
}

/** Few things are divided into more. */
const mostParts = 12;

/** Words before the price of several units. */
const several = /\d \p{L}|\b(?:comes? (?:out )?(?:to|at)|works? out at|totals?|minimum|at least)(?!\p{L})/iu;

const inAll = /^ (?:in (?:all|total)|altogether|together)(?!\p{L})/iu;

const totalBefore =
  /(?:=|\b(?:so|(?:total|sum)(?:s|ing)?|altogether|together|in all)(?: (?:is|are|of|to|you pay|it is|that is))?:?) $/i;
const factorBefore = /(?<![\d.,])(\d{1,3}) ?[×x*] $/i;

/** Returns true for a total that the sentence adds up: "2 × $10 + $25 travel = $45", "$30 and $29, so $59 in all". */
export function isTotal({ amount, sentence }: PriceStatement, after: string, { pattern }: PriceList): boolean {
  if (!totalBefore.test(sentence) && !inAll.test(after)) return false;
  const parts = matchesOf(sentence, pattern).map(({ 0: part, index }) => {
    const [, factor = '1'] = sentence.slice(0, index).match(factorBefore) ?? [];
    return amountOf(part) * Number(factor);
  });
  return parts.length > 1 && roundedToCents(parts.reduce((sum, part) => sum + part, 0)) === amount;
}

/**
 * Returns true for several units of what has a price for each, as in "80 feet of tile cleaning come to $480" at "$6 per
 * foot".
 */
export const isOfSeveralUnits = ({ amount, words, subject }: PriceStatement, after: string) =>
  (several.test(words) || inAll.test(after)) &&
  !rate.test(after) &&
  subject.some(({ prices }) =>
    prices.some(({ text, amount: one }) => {
      const hasUnit = one > 0 && (wordingOf(text)?.unit ?? null) !== null;
      return hasUnit && amount > one && Number.isInteger(roundedToCents(amount / one));
    }),
  );

const atOnce = /\b(?:years?|yearly|annual(?:ly)?|at once|up ?front|in full|in advance)\b/i;

const byMonth = /^(?:mo(?:nth)?|monthly)$/i;

/**
 * Returns true for twelve months of a membership, or of something else with a monthly price, in a sentence that need
 * not say so, or for ten or eleven if it does: a year that is paid at once often has a month for free.
 */
export function isYearOf({ amount, sentence, subject }: PriceStatement, after: string): boolean {
  if (ofMonth.test(after)) return false;
  const months = atOnce.test(sentence + after) ? [12, 11, 10] : [12];
  const isYear = (price: ItemPrice) =>
    isCharged(price) && months.some((count) => roundedToCents(price.amount * count) === amount);
  const isMonthly = ({ text }: ItemPrice) => byMonth.test(wordingOf(text)?.unit ?? '');
  return subject.some((item) => item.prices.some((price) => isYear(price) && (isByMonth(item) || isMonthly(price))));
}
