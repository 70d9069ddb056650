import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { NameIndex } from '../name-index.ts';
import { elsewhereFinder } from './elsewhere.ts';
import { isAboutPast, isAtStore, isNegated, isOfOthers } from './not-offered.ts';
import { isOfOtherTime } from './not-yet.ts';
import { isOfOtherMoney, isOfWages, isRepeated } from './other-money.ts';
import type { PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';
import { isUntilDate } from './until.ts';

/** Ends what belongs to a price: in "$85, and it is as good as in Dallas", the place does not belong to the price. */
const clauseEnd = /[,;:()–—]| (?:and|but) /;

/** Returns a function that returns true if a text is about a deposit, a tax, a tip, and the like. */
function moneyFinder({ named }: Pick<PriceList, 'named'>): (text: string) => boolean {
  /** Returns a sentence without the names in it: the price of a "Tax Return" is not a tax. */
  const withoutNames = (text: string) =>
    named(text).reduceRight((rest, { name, index }) => rest.slice(0, index) + rest.slice(index + name.length), text);
  return (text) => isOfOtherMoney(text) && isOfOtherMoney(withoutNames(text));
}

/**
 * Returns a function that returns true if the sentence around an amount is about money for something else, of others,
 * or of another time. English only.
 *
 * @param placeNames the towns of the site, and its city
 * @param today as YYYY-MM-DD
 */
export function otherAmounts(
  facts: SiteFacts,
  list: PriceList,
  placeNames: NameIndex,
  today: string,
): (statement: PriceStatement, rest: string) => boolean {
  const { named } = list;
  const isOfMoney = moneyFinder(list);
  const isElsewhere = elsewhereFinder(facts, { placeNames, isSold: (text) => named(text)[0]?.index === 0 });
  /** Returns true for a question such as "What does it cost at a store?". */
  const isAskedOfOthers = (title: string) =>
    title.endsWith('?') && (isOfOthers(title) || isAtStore('', title) || isElsewhere(title));
  return (statement, rest) => {
    const { sentence, words, text, clause, shown } = statement;
    const { term, heading } = shown;
    // An answer is read together with its question.
    const title = term ?? (heading.endsWith('?') ? heading : '');
    const whole = sentence + text + rest;
    const [next = ''] = rest.split(clauseEnd);
    return (
      isNegated(words) ||
      isOfOthers(whole) ||
      isAtStore(sentence, next) ||
      isAtStore('', clause) ||
      isAboutPast(sentence, rest, today) ||
      (isOfOtherTime(`${sentence} ${next}`, today) && !isUntilDate(statement, rest, list)) ||
      isRepeated(whole) ||
      isElsewhere(`${sentence} ${next}`) ||
      isOfMoney(whole) ||
      isOfWages(`${heading} ${whole}`) ||
      // "Canceling a class: After that, we keep half, $22.50."
      (title !== '' && named(clause).length === 0 && (isOfMoney(title) || isAskedOfOthers(title)))
    );
  };
}
