import { isNoPrice } from './no-price.ts';
import type { PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { adverb, rate, verb } from './price-words.ts';
import { ofEach } from './shares.ts';
import type { Unpriced } from './unpriced.ts';

/** Another subject between a name and an amount, as in "with a Full Sweep, most guests leave $20". */
const otherSubject =
  /(?<!\b(?:in|on|at|for|with|within|of|to|by|from|after|before|during|per|as|takes?|lasts?|needs?|includes?|including|and|plus|or|is|are|costs?|saves?|adds?|half) )\b(?:the|an?|your|most|some|many|all|another|(?<!^)they)\b(?! (?:\p{L}+ )?(?:price|cost|charge|rate|total|special)\b)/iu;
/**
 * What comes before the price of an item in its own description. In "With a $5 brush", the amount does not belong to
 * the item.
 */
const asPrice = new RegExp(`(?:^|\\b(?:${verb}|${adverb})) ?$`, 'iu');

interface PriceContext {
  named: PriceList['named'];
  unpriced: Unpriced;
  /** Returns true for the price of an item for some people or things only. */
  isForSome: (statement: PriceStatement) => boolean;
}

/** Returns a function that returns true for an amount that the name before it makes the price of an item. */
export function namedFinder(context: PriceContext): (statement: PriceStatement) => boolean {
  const { named, unpriced, isForSome } = context;
  return (statement) => {
    const { subject, clause, isDescribed, kind, sentence, words, labels, isLabeled } = statement;
    if (kind === 'difference' || kind === 'year' || kind === 'sum') return named(sentence).length > 0;
    if (subject.length === 0) return false;
    if (isLabeled) return true;
    // Two of its prices may be added up.
    if (labels.length > 1) return false;
    if (isDescribed) return asPrice.test(words) && !ofEach.test(afterAmount(statement));
    const last = named(clause).at(-1);
    const afterName = last ? clause.slice(last.index + last.name.length) : clause;
    // In "costs $99 a month and saves you $17", the month belongs to the first price.
    const between = kind === 'saving' && words.length < afterName.length ? words.replace(rate, '') : afterName;
    if (unpriced.isAdded(statement) || isForSome(statement)) return false;
    return !otherSubject.test(between) && !isNoPrice(statement, between);
  };
}
