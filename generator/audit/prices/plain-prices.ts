import { languageCode } from '../../../templates/facts/locale.ts';
import { matchesOf } from '../matches.ts';
import { nearBefore, sentenceAfter } from '../sentence.ts';
import { afterLabel, withoutLabels } from './plain-labels.ts';
import { type PlainPatterns, plainPatterns } from './plain-words.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { isRow } from './price-subject.ts';

/** The words around a name. */
interface WordsBeside {
  before: string;
  between: string;
}

/** A sentence that begins after an abbreviation, such as "zzgl.", is the rest of another one. */
const abbreviation = /(?<!\p{L})\p{Ll}{1,5}\. $/u;

/**
 * Returns a function that returns true if a sentence or a row gives the price of an item and says nothing else, in a
 * language other than English: "La limpieza profunda cuesta $250." Any other word may be a condition, or make it the
 * price of something else, of other people, or of another time.
 */
export function plainFinder(language: string, { named, pattern }: PriceList): (statement: PriceStatement) => boolean {
  const patterns = plainPatterns(languageCode(language));
  if (!patterns) return () => false;
  const aroundName = (text: string, items: readonly CatalogItem[]): WordsBeside | null => {
    const found = named(text).find((one) => one.items.some((item) => items.includes(item)));
    return found ? { before: text.slice(0, found.index), between: text.slice(found.index + found.name.length) } : null;
  };
  /** Returns the words around the name in the sentence, or otherwise in the titles above a row. */
  const wordsAround = ({ shown, sentence, index, subject }: PriceStatement): WordsBeside | null => {
    const { term, heading, text } = shown;
    const own = aroundName(sentence, subject);
    if (own && term !== null) {
      const asked = aroundName(term, subject);
      return asked && isPlain(asked, subject, patterns) ? own : null;
    }
    if (own || sentence.length < index) return own;
    const row = term === null ? sentence : `${term}: ${sentence}`;
    const ofTerm = aroundName(row, subject);
    return ofTerm ?? (term !== null || isRow(text) ? aroundName(`${heading}: ${row}`, subject) : null);
  };
  const isEnd = (statement: PriceStatement) => {
    const after = afterAmount(statement);
    const own = afterLabel(after, statement.subject);
    const rest = own.replace(patterns.tax, '');
    if (/^\)?(?:[.;!|·•]|$)/.test(rest)) return true;
    // Without a label, the next amount may say for whom this one is not.
    const isAlone = own.length < after.length || matchesOf(sentenceAfter(rest, 0), pattern).length === 0;
    return patterns.goesOn.test(rest) && isAlone;
  };
  return (statement) => {
    const { kind, subject, isDescribed, shown, index, sentence } = statement;
    if (kind !== 'price' || subject.length === 0 || isDescribed || !isLengthSold(statement)) return false;
    const found = wordsAround(statement);
    if (!found || !isPlain(found, subject, patterns) || !isEnd(statement)) return false;
    return found.before !== '' || !abbreviation.test(nearBefore(shown.text, index - sentence.length));
  };
}

function isPlain({ before, between }: WordsBeside, items: readonly CatalogItem[], patterns: PlainPatterns): boolean {
  const { begins, leads, question } = patterns;
  const start = withoutLabels(before, items).replace(question, '');
  return leads.test(withoutLabels(between, items)) && begins.test(start);
}

/** Returns false if an item has no price for the length that the page gives with it. */
const isLengthSold = ({ lengths, subject }: PriceStatement): boolean =>
  lengths.every((length) => subject.some(({ prices }) => prices.some(({ minutes }) => minutes === length)));
