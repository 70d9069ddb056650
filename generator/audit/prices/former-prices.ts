import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountOf } from '../../../templates/facts/amount.ts';
import { localeOf } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { matchesOf } from '../matches.ts';
import { sentenceAfter } from '../sentence.ts';
import { formerWords } from './former-words.ts';
import { nameOf } from './price-labels.ts';
import { covers, type ItemPrice, isCharged, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** Returns true if a statement may be about what something used to cost. */
export type IsOfFormer = (statement: PriceStatement, price: ItemPrice) => boolean;

/**
 * A sentence with the price of today too compares it with a former one. In a language whose words are not known, every
 * statement may be of a former price.
 */
export function formerPriceFinder(facts: SiteFacts, { items, pattern }: PriceList): IsOfFormer {
  const known = formerWords[localeOf(facts).language];
  const ofOther = known === undefined ? null : new RegExp(`(?<!\\p{L})(?:${known})(?!\\p{L})`, 'iu');
  const regular = new RegExp(`(?<!\\p{L})${escapeRegExp(facts.words.regular)}:? $`, 'iu');
  const hasCurrent = (sentence: string, price: ItemPrice) => {
    const current = items.find(({ prices }) => prices.includes(price))?.prices.filter(isCharged) ?? [];
    return matchesOf(sentence, pattern).some(([text]) => current.some((one) => covers(one, amountOf(text))));
  };
  return (statement, price) => {
    const { labels, sentence, text } = statement;
    if (ofOther === null || labels.includes(nameOf(price)) || regular.test(sentence)) return true;
    const whole = sentence + text + sentenceAfter(afterAmount(statement), 0);
    return ofOther.test(whole) || hasCurrent(whole, price);
  };
}
