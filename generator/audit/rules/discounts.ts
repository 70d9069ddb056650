import { amountOf } from '../../../templates/facts/amount.ts';
import { inWords } from '../../report/wording.ts';
import { matchesOf } from '../matches.ts';
import { afterDiscount, isSameDiscount, percentages } from '../prices/discount-list.ts';
import type { ItemPrice } from '../prices/price-list.ts';
import { isSameAmount } from '../prices/rounding.ts';
import type { Rule } from '../rule.ts';

/** Checks that a discount in a sentence that names a special offer is the discount of that offer. */
export const rule: Rule = {
  id: 'discounts',
  severity: 'warning',
  isOfToday: true,
  reason: 'A customer who sees two discounts expects the larger one.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  text: ({ text }, { discounts: { pattern, named }, prices: { amounts, named: itemsIn } }) => {
    if (pattern === null) return [];
    return matchesOf(text, pattern).flatMap(({ 0: words, index }) => {
      const statement = statementAround(text, index);
      const offers = named(statement);
      const [offer] = offers;
      // A sentence that includes the discount of the offer may mention another for something else.
      const stated = [words, ...(statement.match(percentages) ?? [])];
      const isRight = offers.some(({ discount }) => stated.some((one) => isSameDiscount(one, discount)));
      if (!offer || isRight) return [];
      // In "The special takes $8.50 off a tuning", that is 10% of its price.
      const prices = itemsIn(statement).flatMap(({ items }) => items.flatMap((item) => item.prices));
      const isReduction = (discount: string, { amount }: ItemPrice) =>
        isSameAmount(amount - afterDiscount(amount, discount), amountOf(words));
      const isAmount = !words.includes('%');
      if (isAmount && offers.some(({ discount }) => prices.some((price) => isReduction(discount, price)))) return [];
      // In "The plan with the neighbor discount is $154", the amount is what is left.
      const isLeft = offers.some(({ discount }) =>
        [...amounts].some((price) => isSameAmount(afterDiscount(price, discount), amountOf(words))),
      );
      if (isLeft && / is $/.test(text.slice(0, index))) return [];
      const placeholders = [...new Set(offers.map(({ key }) => `{specials.${key}.discount}`))];
      return [
        {
          words,
          index,
          fault: `but the discount of “${offer.name}” is ${offer.discount} in site.yaml`,
          hint: `Correct the discount that is wrong, or write ${inWords(placeholders, 'or')} instead.`,
          also: { route: null, path: ['specials', offer.key, 'discount'] },
        },
      ];
    });
  },
};

/**
 * Returns the sentence up to the end of the clause: in "5% off, also on top of the Senior Special", the discount
 * belongs to another offer.
 */
function statementAround(text: string, index: number): string {
  const before = text.slice(0, index).split(/[.!?;] /);
  const [after = ''] = text.slice(index).split(/[.!?;](?: |$)|, /);
  return (before.at(-1) ?? '') + after;
}
