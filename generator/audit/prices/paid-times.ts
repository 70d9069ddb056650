import type { Explains } from './explains.ts';
import { type CatalogItem, isByMonth, isCharged, type PriceList } from './price-list.ts';
import { afterAmount, nearSaving, type PriceStatement } from './price-statements.ts';
import { isRounded } from './rounding.ts';

interface Time {
  nouns: string;
  adverbs: string;
  inMonth: Counts | null;
  inYear: Counts | null;
}
type Counts = readonly [fewest: number, most: number];

/** What follows an amount for a time, and how many of it are in a month and in a year: the fewest and the most. */
const known: readonly Time[] = [
  { nouns: 'day', adverbs: 'daily', inMonth: [28, 31], inYear: [365, 366] },
  { nouns: 'week|wk', adverbs: 'weekly', inMonth: [4, 31 / 7], inYear: [52, 366 / 7] },
  { nouns: 'month|mo', adverbs: 'monthly', inMonth: null, inYear: [12, 12] },
  { nouns: 'quarter', adverbs: 'quarterly', inMonth: [1 / 3, 1 / 3], inYear: [4, 4] },
  { nouns: 'year|yr|annum', adverbs: 'yearly|annually', inMonth: [1 / 12, 1 / 12], inYear: null },
];
const times = known.map(({ nouns, adverbs, ...counts }) => ({
  ...counts,
  pattern: new RegExp(`^(?: ?(?:/|an?|each|every|per) ?(?:${nouns})| (?:${adverbs}))(?!\\p{L})`, 'iu'),
}));

/** Returns the time that follows an amount. */
export const timeAfter = (after: string) => times.find(({ pattern }) => pattern.test(after));

export const isMembership = ({ group }: CatalogItem): boolean => group === 'memberships';

/** Returns how many of the time that follows an amount are in the one that a membership is paid for; null for the same. */
const countsAfter = (item: CatalogItem, after: string) =>
  timeAfter(after)?.[isByMonth(item) ? 'inMonth' : 'inYear'] ?? null;

/** Returns true if an amount is followed by another time than the one that a membership is paid for. */
export const hasOtherTime = (item: CatalogItem, statement: PriceStatement): boolean =>
  isMembership(item) && countsAfter(item, afterAmount(statement)) !== null;

/** Returns true for a part of the month or the year that a membership is paid for, such as a week, or for a quarter. */
export const isTimeOf: Explains = ({ amount }, { after, sold }) =>
  sold.filter(isMembership).some((item) => {
    const counts = countsAfter(item, after);
    if (!counts) return false;
    return item.prices.filter(isCharged).some((paid) => {
      const [high, low] = [paid.amount / counts[0], paid.amount / counts[1]];
      return (amount > low && amount < high) || isRounded(amount, low) || isRounded(amount, high);
    });
  });

/** The price of a membership with another time after it. */
export interface OtherTime {
  item: CatalogItem;
  /** The statement about the membership, with the time as a part of its text. */
  timed: PriceStatement;
}

/**
 * Returns what membership costs an amount, and for what other time a text states it: "$520 a month", if a year costs
 * that; null if none does. "Save $40 a year" may be about a membership of $40 a month, but does not state its price.
 */
export function otherTimeOf(statement: PriceStatement, { named }: PriceList): OtherTime | null {
  const { kind, amount, text, subject, clause, words } = statement;
  const after = afterAmount(statement);
  const [item, ...others] = kind === 'year' ? (named(clause).at(-1)?.items ?? []) : subject;
  // What is free is free at any time.
  if (!item || others.length > 0 || amount === 0 || nearSaving.test(words)) return null;
  if (!hasOtherTime(item, statement)) return null;
  if (!item.prices.some((price) => isCharged(price) && price.amount === amount)) return null;
  const [time = ''] = after.match(timeAfter(after)?.pattern ?? '') ?? [];
  // In "$520 weekly visits included", nothing is for a week.
  const isOfNoun = time.endsWith('ly') && /^ \p{L}/u.test(after.slice(time.length));
  return isOfNoun ? null : { item, timed: { ...statement, kind: 'price', subject: [item], text: text + time } };
}
