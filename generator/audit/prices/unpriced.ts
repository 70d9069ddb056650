import { sentenceAfter } from '../sentence.ts';
import { lengthsIn } from './lengths.ts';
import { statedPrices } from './own-words.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** Something else, but not "us" in "with us", "free parking", and the like. */
const another = '(?!(?:us|me|no|our|my|free|all|any|every|each|the same)(?!\\p{L}))';
const withWords = `(?:with |w/ ?)${another}`;
const leading = new RegExp(`(?:^|[,;] )${withWords}(?!(?:the|an?|your) $)(\\p{L}[^;]*)$`, 'iu');
const betweenThem = new RegExp(` (?:with |w/ ?|[+&] )${another}(\\p{L}[^,;]*),? ?$`, 'iu');
/** After the amount, "+ parts" is paid besides. */
const following = new RegExp(`^[^,.;]{0,30}? ${withWords}(\\p{L}[^,.;]*)`, 'iu');

/** What is included: ", travel included", " including travel". */
const included = /^[^,.;]{0,30}?,? (?:including (?:the )?(\p{L}[^,.;]*)|(?:the )?(\p{L}+) (?:is )?included)/iu;

/**
 * What "we charge $12" is for, if it says so, perhaps after a rate: " a day for storage", " for every 15 minutes of
 * brushing", " to replace a string", " for each additional key", but not " for each additional hour".
 */
const chargedFor =
  /^(?: (?:an?|per) (?:\d+ )?\p{L}+| (?:for )?(?:each|every) \d+ \p{L}+)? (?:for|of|to(?= \p{L})) (?!(?:it|this|that|these|those|them|all|both|you|(?:every|each)(?! (?:additional|extra|further) (?!(?:half[ -])?hour))|any|everyone|everybody|anyone)\b)/iu;
/** The distance that a fee depends on, which nobody sells. */
const ofDistance = /^ ?(?:\/|an? |per ) ?(?:mile|mi|kilomet(?:er|re)|km)(?!\p{L})/iu;

/** Finds things that have no price in site.yaml next to an amount, so that the amount cannot be compared with one. */
export interface Unpriced {
  /** Returns true for the price of an item together with such a thing, as in "With a spa, a filter clean is $140". */
  isAdded: (statement: PriceStatement) => boolean;
  /** Returns true if the business charges an amount for such a thing, as in "We charge $12 for the workbook". */
  isChargedFor: (statement: PriceStatement) => boolean;
}

/** @param thing matches what the business sells by the length */
export function unpricedFinder(named: PriceList['named'], thing: RegExp): Unpriced {
  return {
    isAdded: (statement) => {
      const { amount, subject } = statement;
      const isMore = (item: CatalogItem) => statedPrices(item, statement).some((price) => price.amount < amount);
      if (subject.length > 0 && !subject.some(isMore)) return false;
      const { before, between } = partsOf(statement, named);
      const after = afterAmount(statement);
      const found =
        before.match(leading) ?? between.match(betweenThem) ?? after.match(following) ?? after.match(included) ?? [];
      const more = found[1] ?? found[2];
      return more !== undefined && isUnpriced(more, named);
    },
    isChargedFor: (statement) => {
      const after = afterAmount(statement);
      if (ofDistance.test(after)) return true;
      const [lead] = after.match(chargedFor) ?? [];
      const words = lead === undefined ? '' : sentenceAfter(after, lead.length);
      return words !== '' && isUnpriced(words, named) && !thing.test(words);
    },
  };
}

/** Returns the words of a sentence before the last name in it, and those between the name and the amount. */
export function partsOf({ sentence, clause }: PriceStatement, named: PriceList['named']): WordsAroundName {
  const last = named(clause).at(-1);
  const before = sentence.slice(0, sentence.length - clause.length + (last?.index ?? 0));
  return { before, between: last ? clause.slice(last.index + last.name.length) : clause };
}

/** The words before a name, and those after it. */
interface WordsAroundName {
  before: string;
  between: string;
}

/** Returns true for words without the name or the length of anything that has a price. */
export const isUnpriced = (words: string, named: PriceList['named']): boolean =>
  named(words).length === 0 && lengthsIn(words).length === 0;
