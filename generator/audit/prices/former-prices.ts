import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountOf } from '../../../templates/facts/amount.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { matchesOf } from '../matches.ts';
import { sentenceAfter } from '../sentence.ts';
import { nameOf } from './price-labels.ts';
import { covers, type ItemPrice, isCharged, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** Words in a sentence about another price than that of today: a former one, or the one after an offer. */
const ofOther = new RegExp(
  `(?<!\\p{L})(?:${[
    'was|were|used to|instead of|rather than|not|no longer|once|until|before|after(?:wards)?|then|later|again|otherwise',
    '(?:usual|regular|normal|original|previous|former)ly|(?:down|reduced|cut|lowered|up) from',
    '(?:usual|regular|normal|original|previous|former|full|list|old) (?:price|cost|rate)',
    'from (?=\\p{Sc}\\S+ to )|(?<=\\d )value|valued at',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Returns true if a statement may be about what something used to cost. */
export type IsOfFormer = (statement: PriceStatement, price: ItemPrice) => boolean;

/**
 * A sentence with the price of today too compares it with a former one. In other languages than English, every
 * statement may be of a former price, because its words are unknown.
 */
export function formerPriceFinder({ words, language }: SiteFacts, { items, pattern }: PriceList): IsOfFormer {
  const hasEnglish = isEnglish(language);
  const regular = new RegExp(`(?<!\\p{L})${escapeRegExp(words.regular)}:? $`, 'iu');
  const hasCurrent = (sentence: string, price: ItemPrice) => {
    const current = items.find(({ prices }) => prices.includes(price))?.prices.filter(isCharged) ?? [];
    return matchesOf(sentence, pattern).some(([text]) => current.some((one) => covers(one, amountOf(text))));
  };
  return (statement, price) => {
    const { labels, sentence, text } = statement;
    if (!hasEnglish || labels.includes(nameOf(price)) || regular.test(sentence)) return true;
    const whole = sentence + text + sentenceAfter(afterAmount(statement), 0);
    return ofOther.test(whole) || hasCurrent(whole, price);
  };
}
