import type { SiteFacts } from '../../../templates/facts/site.ts';
import { lengthsIn } from './lengths.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { adverb, article, begin, toPrice } from './price-words.ts';
import { thingsSold } from './sold-lengths.ts';
import type { Unpriced } from './unpriced.ts';

/** Words before "fee" that do not make it one for something else, unlike "diagnostic" and "registration". */
const usual =
  '(?:usual|regular|standard|normal|flat|base|basic|fixed|full|current|only|hourly|daily|weekly|monthly|annual|yearly|visit|session|appointment)';
/** Words that charge money: "we charge", "our price is", "Prices start at", and "Join for". */
const ourWords = [
  `\\b(?:we|I)(?:[’']ll)? (?:\\p{L}+ )?(?:charge|ask)(?: (?:you|${adverb}))* $`,
  `(?:^|\\b(?:our|my) )(?:\\p{L}+ )?(?:prices|rates)${toPrice} $`,
  `\\b(?:our|my) (?:\\p{L}+ )?(?:price|rate|special)s?${toPrice} $`,
  `\\b(?:our|my) (?:${usual} )?(?:fees?|charge|charges (?=are|start|begin))${toPrice} $`,
  `${begin}(?:join|book|sign up|subscribe)(?: [^,;]*)? (?:for|at|from)(?: ${adverb})* $`,
];
/** A fee for waiting, or for coming in vain: "After ten minutes of waiting I charge", "If nobody is home, I charge". */
const inVain =
  /^if (?:(?:nobody|no one)(?! else)|you(?: are|[’']re) (?:not|late|away))(?!\p{L})[^,]*, (?:we|I) |\bminutes of waiting(?!\p{L})/iu;
/** The same at the start of a sentence: "Only $95", but not "It is $65 a visit, so about $260 a month". */
const onlyHere = new RegExp(`${begin}(?:${adverb} )+$`, 'iu');

/** Returns a pattern of a thing that the business sells by the length. */
export const thingPattern = (facts: SiteFacts): RegExp => new RegExp(`\\b${thingsIn(facts)}(?![\\p{L}-])`, 'iu');

const thingsIn = (facts: SiteFacts) => `(?:${thingsSold(facts)})s?`;

/** Returns patterns with the things that the business sells by the length. */
function patternsFor(facts: SiteFacts) {
  const things = thingsIn(facts);
  const ours = [
    ...ourWords,
    `${begin}${article}${things}(?: (?:prices?|rates?))?${toPrice} $`,
    `\\b${things}(?![\\p{L}-])[^,;]*(?<!\\b(?:up|down)) (?:from|starting at) $`,
  ];
  return {
    /** What comes before a price of the business. */
    ours: new RegExp(ours.join('|'), 'iu'),
    /** What is between a length and its price, and what comes before the length. */
    afterLength: new RegExp(`^(?: of (?:\\p{L}+ )?${things}| ${things})?(?: each)?[,:)]?${toPrice} ?\\(?$`, 'iu'),
    beforeLength: new RegExp(`(?:${begin}|^for |\\b(?:${things} of|take|choose|get|try|full|an?|the) )$`, 'iu'),
  };
}

interface OwnPrices {
  /** Returns true if the words before an amount make it a price of the business. */
  isOurs: (statement: PriceStatement) => boolean;
  isOfLength: (statement: PriceStatement) => boolean;
}

/** Recognizes a price of the business by the words around it, without a name. */
export function ownPriceFinder(facts: SiteFacts, unpriced: Unpriced): OwnPrices {
  const { ours, afterLength, beforeLength } = patternsFor(facts);
  const isOurs = (statement: PriceStatement) => {
    const { words, sentence } = statement;
    if (words === sentence && onlyHere.test(words)) return true;
    return (
      ours.test(words) && !inVain.test(sentence) && !unpriced.isChargedFor(statement) && !unpriced.isAdded(statement)
    );
  };
  const isOfLength = (statement: PriceStatement) => {
    const { words, shown, sentence, lengths } = statement;
    if (lengths.length === 0) return false;
    const last = lengthsIn(words).at(-1);
    if (last) return afterLength.test(words.slice(last.to)) && beforeLength.test(words.slice(0, last.from));
    if (words === '' && shown.term !== null) return true;
    const after = afterAmount(statement);
    const [next] = lengthsIn(after);
    return (
      isOurs(statement) || (sentence === '' && next !== undefined && /^(?:[.,;!)|·]|$)/.test(after.slice(next.to)))
    );
  };
  return { isOurs, isOfLength };
}
