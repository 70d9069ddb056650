import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountOf } from '../../../templates/facts/amount.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoizedWeakly } from '../../../templates/memoized.ts';
import type { ShownText } from '../shown-texts.ts';
import { itemFinder } from './find-items.ts';

/** A special offer that reduces other prices. */
interface Discount {
  key: string;
  name: string;
  /** As written: `10%` or `$20`. */
  discount: string;
}

/** The discounts of the offers in site.yaml, and what finds them in texts. */
export interface DiscountList {
  /**
   * Matches a discount in text, with a word after it: `10% off`, and `10%` in "save 10%". Null if no offer has a
   * discount.
   */
  pattern: RegExp | null;
  /** Returns the offers that a text names. */
  named: (text: string) => Discount[];
  /** Returns what a text may change all prices by. A text is read only once, whatever the number of its prices. */
  changesIn: (shown: ShownText) => PriceChanges;
  /** Returns the offers with a word of their name in a sentence: "Winter Overhaul" in "In winter, it is". */
  meant: (sentence: string) => Discount[];
}

interface PriceChanges {
  /** The discounts that the text states, and those of the offers that it names. */
  discounts: readonly string[];
  /** What prices are multiplied by if the text adds a part to them. */
  factors: readonly number[];
}

/** The source of a pattern for a percentage as people write it: `10%`, `7.5 %`, `7,5 %`. */
const percentage = String.raw`(?<![\d.,])\d+(?:[.,]\d+)?[ \u00a0\u202f]?%`;
export const percentages = new RegExp(percentage, 'g');

/** What the text takes off: "New clients take 10% off. A tuning is then $76.50." */
const takenOff = new RegExp(String.raw`${percentage}(?= (?:off|less|discount)(?!\p{L}))`, 'giu');
/** A part that is added to every price: "plus 13%", "13% sales tax", "adds 3%", "20% more". */
const added = new RegExp(
  String.raw`(?<=\b(?:plus|adds?) )${percentage}|${percentage}(?= (?:\p{L}+ ){0,2}?(?:tax(?:es)?|VAT|[HGPQ]ST|surcharge|fee|gratuity|tip|more|extra|higher)(?!\p{L}))`,
  'giu',
);

const saving = '(?<=\\b(?:sav(?:e|ing)|discount)(?: (?:up to|of|is))? )';
/** Things that a service may use less of. */
const ofUse =
  '(?:of|on|in) (?:\\p{L}+ ){0,2}(?:gas|oil|fuel|energy|heat|heating|electricity|power|water|time|bills?|taxes)\\b';

/** @param price matches prices in text */
export function discountListOf({ specials = {}, words, language }: SiteFacts, price: RegExp): DiscountList {
  const discounts = Object.entries(specials).flatMap(([key, { name, discount }]) =>
    discount === undefined ? [] : [{ key, name, discount }],
  );
  const off = [...new Set(['off', words.off ?? 'off'])].map(escapeRegExp).join('|');
  const amount = `(?:${percentage}|${price.source})`;
  const pattern = new RegExp(
    `${amount} (?:${off}|discount|savings)(?!\\p{L})|${saving}${amount}(?!\\d)(?! ${ofUse})`,
    'giu',
  );
  const find = itemFinder(discounts, language);
  // A name of one word, such as "Birthday", is also an everyday word.
  const isName = (name: string, text: string) => name.includes(' ') || /^\p{Lu}/u.test(text);
  const named = (text: string) =>
    find(text).flatMap(({ items, name, index }) => (isName(name, text.slice(index)) ? items : []));
  return {
    named,
    changesIn: memoizedWeakly(({ text }) => ({
      discounts: [...new Set([...named(text).map(({ discount }) => discount), ...(text.match(takenOff) ?? [])])],
      factors: [...new Set(text.match(added))].map((percent) => 1 + amountOf(percent) / 100),
    })),
    pattern: discounts.length > 0 ? pattern : null,
    meant: (sentence) => {
      const said = new Set(wordsOf(sentence));
      return discounts.filter(({ name }) => wordsOf(name).some((word) => said.has(word)));
    },
  };
}

/** Words in the names of many offers, which do not distinguish them. */
const common =
  /^(?:special|offer|discount|deal|sale|promotion|week|month|year|price|visit|session|appointment|with|your)$/;

/** Returns the words of a text that may distinguish an offer, in lowercase and without the "s" of a plural. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !common.test(word));

/** Returns the rest of an amount after a discount. */
export function afterDiscount(amount: number, discount: string): number {
  const off = amountOf(discount);
  return discount.includes('%') ? amount * (1 - off / 100) : amount - off;
}

/** Returns true if two discounts are the same percentage or the same amount. */
export function isSameDiscount(one: string, other: string): boolean {
  return one.includes('%') === other.includes('%') && amountOf(one) === amountOf(other);
}
