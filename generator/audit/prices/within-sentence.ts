import { amountOf } from '../../../templates/facts/amount.ts';
import { matchesOf } from '../matches.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { adverb } from './price-words.ts';

/** Words around an amount that is added to a price, or taken off it. */
const addedAfter = /^ (?:off|more|less|extra|cheaper|on top|higher|lower)(?!\p{L})/iu;
const addedBefore = /\b(?:adds?|adding|plus|another|extra|additional|less|minus)(?: (?:just|only|about))? $/i;

/** Returns true for what a price is after the change that the sentence states: "take $20 off, so it is $145". */
export function isAfterChange({ amount, text, sentence }: PriceStatement, whole: string, list: PriceList): boolean {
  return matchesOf(whole, list.pattern).some(({ 0: other, index }) => {
    if (index === sentence.length && other === text) return false;
    const isChange = addedAfter.test(whole.slice(index + other.length)) || addedBefore.test(whole.slice(0, index));
    const change = isChange ? amountOf(other) : 0;
    return change > 0 && (list.amounts.has(cents(amount - change)) || list.amounts.has(cents(amount + change)));
  });
}

const comesTo = new RegExp(
  `\\b(?:(?:works?|comes?) out|comes?|breaks? down|amounts?)(?: (?:to|at))?(?: ${adverb})* $`,
  'iu',
);
const ofOne = /^ (?:each|apiece|(?:an?|per|for (?:each|every|one)) (\p{L}+))/iu;

/**
 * Returns true for what a part of something sold as a whole comes to, as in "The Morning Block works out at $27 a
 * boiler". Nothing says how many parts it has, so any amount below its price may be right.
 */
export function isPartOfWhole({ amount, words, subject, lengths }: PriceStatement, after: string): boolean {
  const [found, unit = ''] = after.match(ofOne) ?? [];
  if (found === undefined || subject.length === 0 || !comesTo.test(words)) return false;
  const isWhole = ({ group, prices }: CatalogItem) =>
    prices.every(
      (price) =>
        price.label.toLowerCase() !== unit.toLowerCase() &&
        (price.minutes === null || !lengths.includes(price.minutes)) &&
        (price.isSaving || amount < price.amount * (group === 'memberships' ? 12 : 1)),
    );
  return subject.every(isWhole);
}

/** Returns true for twelve months of the membership, in a sentence that need not say so. */
export const isYearOf = ({ amount, subject }: PriceStatement) =>
  subject.some(({ group, prices }) => group === 'memberships' && prices.some((price) => isTwelfth(price, amount)));

const isTwelfth = ({ amount, isSaving }: CatalogItem['prices'][number], year: number) =>
  !isSaving && cents(amount * 12) === year;

const cents = (amount: number) => Math.round(amount * 100) / 100;
