import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountOf } from '../../../templates/facts/amount.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { matchesOf } from '../matches.ts';
import { nameOf } from './price-labels.ts';
import { covers, type ItemPrice, isCharged, type PriceList } from './price-list.ts';
import { type PriceStatement, wholeSentence } from './price-statements.ts';

/** Words in a sentence about another price than that of today: a former one, the one after an offer, or one that is denied. */
const otherWords = [
  'was|were|used to|instead of|rather than|not|no longer|once|until|before|after(?:wards)?|then|later|again|otherwise',
  '(?:usual|regular|normal|original|previous|former)ly|(?:down|reduced|cut|lowered|up) from',
  '(?:usual|regular|normal|original|previous|former|full|list|old) (?:price|cost|rate)',
  'from (?=\\p{Sc}\\S+ to )|(?<=\\d )value|valued at',
].join('|');
const ofOther = new RegExp(`(?<!\\p{L})(?:${otherWords})(?!\\p{L})`, 'iu');

/** Returns true if a statement may be about what something used to cost. */
export type IsOfFormer = (statement: PriceStatement, price: ItemPrice) => boolean;

/**
 * A sentence with the price of today too compares it with a former one. In another language than English, only plain
 * statements are compared, which are about today.
 */
export function formerPriceFinder(facts: SiteFacts, { items, pattern }: PriceList): IsOfFormer {
  const hasEnglish = isEnglish(facts.language);
  const regular = new RegExp(`(?<!\\p{L})${escapeRegExp(facts.words.regular)}:? $`, 'iu');
  const hasCurrent = (sentence: string, price: ItemPrice) => {
    const current = items.find(({ prices }) => prices.includes(price))?.prices.filter(isCharged) ?? [];
    return matchesOf(sentence, pattern).some(([text]) => current.some((one) => covers(one, amountOf(text))));
  };
  return (statement, price) => {
    const { labels, sentence } = statement;
    if (labels.includes(nameOf(price)) || regular.test(sentence)) return true;
    if (!hasEnglish) return false;
    const whole = wholeSentence(statement);
    return ofOther.test(whole) || hasCurrent(whole, price);
  };
}
