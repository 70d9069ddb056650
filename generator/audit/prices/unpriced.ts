import { nearAfter, sentenceAfter } from '../sentence.ts';
import { lengthsIn } from './lengths.ts';
import type { PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

/** "With", in English and the languages of its neighbors, but not in "with us" and "with no hidden fees". */
const withWords = '(?:with|mit|avec|con|com|met) (?!(?:us|me|no)(?!\\p{L}))';
const leading = new RegExp(`(?:^|[,;] )${withWords}(\\p{L}[^;]*)$`, 'iu');
const between = new RegExp(` ${withWords}(\\p{L}[^,;]*)$`, 'iu');
const following = new RegExp(`^[^,.;]{0,30}? ${withWords}(\\p{L}[^,.;]*)`, 'iu');

/** What "we charge $12" is for, if it says so, perhaps after a rate: " a day for storage". */
const chargedFor =
  /^(?: (?:an?|per) \p{L}+)? for (?!(?:it|this|that|these|those|them|all|both|you|every|each|any)\b)/iu;
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
  const isUnpriced = (words: string) => named(words).length === 0 && lengthsIn(words).length === 0;
  return {
    isAdded: (statement) => {
      const { amount, sentence, clause, subject } = statement;
      const isMore = subject.some(({ prices }) => prices.every((price) => price.isSaving || price.amount < amount));
      if (!isMore) return false;
      const last = named(clause).at(-1);
      const before = sentence.slice(0, sentence.length - clause.length + (last?.index ?? 0));
      const after = last ? clause.slice(last.index + last.name.length) : clause;
      const [, more] = before.match(leading) ?? after.match(between) ?? afterOf(statement).match(following) ?? [];
      return more !== undefined && isUnpriced(more);
    },
    isChargedFor: (statement) => {
      const after = afterOf(statement);
      if (ofDistance.test(after)) return true;
      const [lead] = after.match(chargedFor) ?? [];
      const words = lead === undefined ? '' : sentenceAfter(after, lead.length);
      return words !== '' && isUnpriced(words) && !thing.test(words);
    },
  };
}

const afterOf = ({ shown, text, index }: PriceStatement) => nearAfter(shown.text, index + text.length);
