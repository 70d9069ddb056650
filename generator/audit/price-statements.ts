import { amountOf } from '../../templates/facts/amount.ts';
import { ownClause } from './own-clause.ts';
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

/** What follows the price of one of many: `/key`, or ` per mile`. */
const rate = /^(?: ?\/ ?| (?:an?|per) )\p{L}/u;

/** What comes before an amount that is saved, and so is the price of nothing. */
const saving = /\bsav(?:e|es|ed|ing|ings)\b[^,;.]*$/i;

export function priceStatements(shown: ShownText, { isPossible, pattern, named }: PriceList): PriceStatement[] {
  if (!isPossible(shown.text)) return [];
  // In "$5 off", the amount is the price of nothing.
  const isDiscount = ({ 0: text, index }: RegExpExecArray) => /^ off\b/i.test(shown.text.slice(index + text.length));
  const prices = [...shown.text.matchAll(pattern)].filter((match) => !isDiscount(match));
  return prices.flatMap(({ 0: text, index }) => {
    const sentence =
      shown.text
        .slice(0, index)
        .split(/[.!?;] /)
        .at(-1) ?? '';
    // Words before an earlier price belong to that price.
    const words = sentence.split(pattern).at(-1) ?? '';
    const minutes = minutesIn(words) ?? minutesIn(shown.term ?? '');
    // In "Tuning is $135, keys $12/key", the second price is that of a key.
    const isRate = rate.test(shown.text.slice(index + text.length));
    const subject = subjectOf(shown, isRate ? (words.split('%').at(-1) ?? '') : sentence, named);
    if (saving.test(words) && subject.length > 0 && !subject.some(saves)) return [];
    return [{ shown, text, index, amount: amountOf(text), subject, minutes }];
  });
}

/** True if site.yaml says how much an item saves. */
const saves = ({ prices }: CatalogItem) => prices.some(({ path }) => path.at(-1) === 'saves');

/** The item named last before the price in its clause or, in a sentence of one clause, in its term or the heading of its card. */
function subjectOf({ text, term, heading }: ShownText, sentence: string, named: PriceList['named']): CatalogItem[] {
  const isRow = term !== null || text.length < 40;
  const clause = ownClause(sentence);
  const around = clause === sentence ? [term ?? '', isRow ? heading : ''] : [];
  for (const words of [clause, ...around]) {
    const found = named(words).at(-1);
    // What has no price, such as a special with only a discount, is not what this is the price of.
    if (found) return found.items.filter(({ prices }) => prices.length > 0);
  }
  return [];
}
