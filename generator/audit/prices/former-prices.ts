import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { sentenceAfter } from '../sentence.ts';
import { nameOf } from './price-labels.ts';
import type { ItemPrice } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** Words in a sentence about another price than that of today: a former one, or the one after an offer. */
const ofOther = new RegExp(
  `(?<!\\p{L})(?:${[
    'was|were|used to|instead of|rather than|not|no longer|once|until|before|after(?:wards)?|then|later|again|otherwise',
    '(?:usual|regular|normal|original|previous|former)ly|(?:down|reduced|cut|lowered|up) from',
    '(?:usual|regular|normal|original|previous|former|full|list|old) (?:price|cost|rate)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Returns true if a statement may be about what something used to cost. */
export type IsOfFormer = (statement: PriceStatement, price: ItemPrice) => boolean;

/** In other languages than English, every statement may be, because its words are unknown. */
export function formerPriceFinder({ words, language }: SiteFacts): IsOfFormer {
  const hasEnglish = isEnglish(language);
  const regular = new RegExp(`(?<!\\p{L})${escapeRegExp(words.regular)}:? $`, 'iu');
  return (statement, price) => {
    const { labels, sentence } = statement;
    if (!hasEnglish || labels.includes(nameOf(price)) || regular.test(sentence)) return true;
    return ofOther.test(`${sentence} ${sentenceAfter(afterAmount(statement), 0)}`);
  };
}
