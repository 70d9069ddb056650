import { moneyOf } from '../schema/forms/money.ts';
import { unmarked } from '../unmarked.ts';
import type { SiteFacts } from './site.ts';

/** Three digits after a space are thousands. */
const thousands = /^\d{3}(?!\d)/;

/**
 * Returns a price, or a text with prices, with no-break spaces between their digits, and between them and the sign, as
 * in `1 250 €` and `10 %`: these are places where a line could end in a narrow column.
 */
export function unbrokenPrice(price: string, site: SiteFacts): string {
  const isSign = (word: string) => word === '%' || moneyOf(site)?.signs.has(unmarked(word)) === true;
  return price.replace(/(?<=(\S+)) (?=(\S+))/g, (space, before: string, after: string) => {
    const endsInDigit = /\d$/.test(before);
    const isOne = endsInDigit ? thousands.test(after) || isSign(after) : /^\d/.test(after) && isSign(before);
    return isOne ? '\u00a0' : space;
  });
}
