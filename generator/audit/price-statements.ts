import { amountOf } from '../../templates/facts/amount.ts';
import { type CatalogItem, minutesIn, type PriceList } from './price-list.ts';
import type { ShownText } from './shown-texts.ts';

/** A price on a page. */
export interface PriceStatement {
  shown: ShownText;
  text: string;
  /** Its offset in the shown text. */
  index: number;
  amount: number;
  /** The items that it may be the price of: several if they share a name, none if the page does not say. */
  subject: CatalogItem[];
  /** The length that the page gives with it; null if there is none. */
  minutes: number | null;
}

export function priceStatements(shown: ShownText, { isPossible, pattern, named }: PriceList): PriceStatement[] {
  if (!isPossible(shown.text)) return [];
  // In "$5 off", the amount is the price of nothing.
  const isDiscount = ({ 0: text, index }: RegExpExecArray) => /^ off\b/i.test(shown.text.slice(index + text.length));
  const prices = [...shown.text.matchAll(pattern)].filter((match) => !isDiscount(match));
  return prices.map(({ 0: text, index }) => {
    const sentence =
      shown.text
        .slice(0, index)
        .split(/[.!?;] /)
        .at(-1) ?? '';
    // Words before an earlier price belong to that price.
    const words = sentence.split(pattern).at(-1) ?? '';
    const minutes = minutesIn(words) ?? minutesIn(shown.term ?? '');
    return { shown, text, index, amount: amountOf(text), subject: subjectOf(shown, sentence, named), minutes };
  });
}

/** The item named last before the price in its sentence, or else in its term, or else in the heading of its card. */
function subjectOf({ text, term, heading }: ShownText, sentence: string, named: PriceList['named']): CatalogItem[] {
  const isRow = term !== null || text.length < 40;
  for (const words of [sentence, term ?? '', isRow ? heading : '']) {
    const found = named(words).at(-1);
    if (found) return found.items;
  }
  return [];
}
