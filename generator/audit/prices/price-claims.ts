import { isEnglish } from '../../../templates/facts/locale.ts';
import { fromWords, wordingOf } from '../../../templates/facts/price-wording.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { sentenceAfter } from '../sentence.ts';
import { ofEach } from './derived-amounts.ts';
import { formerPriceFinder, type IsOfFormer } from './former-prices.ts';
import { lengthsIn } from './lengths.ts';
import type { NameIndex } from './name-index.ts';
import { isNoPrice, isOfValue } from './no-price.ts';
import { isOfOtherYear } from './not-yet.ts';
import { otherAmounts } from './other-amounts.ts';
import { ownWordFinder } from './own-words.ts';
import type { PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { adverb, article, begin, rate, toPrice, verb } from './price-words.ts';
import { otherUnitFinder } from './priced-units.ts';
import { thingsSold } from './sold-lengths.ts';
import { unpricedFinder } from './unpriced.ts';

/** Decides whether a page clearly says what an amount is for. An amount that may be anybody's is ignored. */
export interface PriceClaims {
  /**
   * Returns true if the length itself has this price, as in "An hour is $95", "90 minutes of sweeping for $130", and
   * "only $95 an hour".
   */
  isOfLength: (statement: PriceStatement) => boolean;
  isOfFormer: IsOfFormer;
  /** Returns true if the business charges this amount, for the subject of the statement or for anything it sells. */
  isCertain: (statement: PriceStatement) => boolean;
}

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

/** Another subject between a name and an amount, as in "with a Full Sweep, most guests leave $20". */
const otherSubject =
  /(?<!\b(?:in|on|at|for|with|within|of|to|by|from|after|before|during|per|as|takes?|lasts?|needs?|includes?|including|and|plus|or|is|are|costs?|saves?|adds?) )\b(?:the|an?|your|most|some|many|all|another|(?<!^)they)\b(?! (?:\p{L}+ )?(?:price|cost|charge|rate|total|special)\b)/iu;
/**
 * What comes before the price of an item in its own description. In "With a $5 brush", the amount does not belong to
 * the item.
 */
const asPrice = new RegExp(`(?:^|\\b(?:${verb}|${adverb})) ?$`, 'iu');
const fromHere = new RegExp(`(?:^|\\s)(?:${fromWords}|only|just|now) $`, 'iu');

/** Returns patterns with the things that the business sells by the length. */
function patternsFor(facts: SiteFacts) {
  const things = `(?:${thingsSold(facts)})s?`;
  const ours = [
    ...ourWords,
    `${begin}${article}${things}(?: (?:prices?|rates?))?${toPrice} $`,
    `\\b${things}(?![\\p{L}-])[^,;]*(?<!\\b(?:up|down)) (?:from|starting at) $`,
  ];
  return {
    thing: new RegExp(`\\b${things}(?![\\p{L}-])`, 'iu'),
    /** What comes before a price of the business. */
    ours: new RegExp(ours.join('|'), 'iu'),
    /** What is between a length and its price, and what comes before the length. */
    afterLength: new RegExp(`^(?: of (?:\\p{L}+ )?${things}| ${things})?(?: each)?[,:)]?${toPrice} ?\\(?$`, 'iu'),
    beforeLength: new RegExp(`(?:${begin}|^for |\\b(?:${things} of|take|choose|get|try|full|an?|the) )$`, 'iu'),
  };
}

/**
 * @param placeNames the towns of the site, and its city
 * @param today as YYYY-MM-DD
 */
export function priceClaimsOf(facts: SiteFacts, list: PriceList, placeNames: NameIndex, today: string): PriceClaims {
  const { named } = list;
  const { thing, ours, afterLength, beforeLength } = patternsFor(facts);
  const isOwnWord = ownWordFinder(facts);
  const isOfOtherUnit = otherUnitFinder(list, isOwnWord);
  const unpriced = unpricedFinder(named, thing, isOwnWord);
  const hasEnglish = isEnglish(facts.language);

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
  const isNamed = (statement: PriceStatement) => {
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
    if (unpriced.isAdded(statement) || unpriced.isForSome(statement)) return false;
    return !hasEnglish || !(otherSubject.test(between) || isNoPrice(statement, between));
  };
  const isOther = otherAmounts(facts, list, placeNames, today);
  return {
    isOfLength,
    isOfFormer: formerPriceFinder(facts),
    isCertain: (statement) => {
      const { kind, sentence, subject } = statement;
      const rest = sentenceAfter(afterAmount(statement), 0);
      if (hasEnglish ? isOther(statement, rest) : isOfOtherYear(`${sentence} ${rest}`, today)) return false;
      if (hasEnglish && (isOfOtherUnit(statement) || isOfValue(statement))) return false;
      if (isNamed(statement)) return true;
      if (isPriceText(statement)) return subject.length === 0 || !unpriced.isForSome(statement);
      return hasEnglish && kind === 'price' && (isOfLength(statement) || isOurs(statement));
    },
  };
}

/**
 * Returns true for a text that is only a price, and for a label with "from" before it: "$70 per visit", "Gutters from
 * $70".
 */
function isPriceText({ shown, text, index }: PriceStatement): boolean {
  if (shown.text.length > 40) return false;
  const { amounts = [] } = wordingOf(shown.text.replace(/^(?:only|just|now) /i, '')) ?? {};
  const bare = (amount: string) => amount.replace(/^\+ ?/, '').trim();
  // In "Our techs earn $19 to $28", the words before the first amount say what both are.
  const isBare = amounts.every((amount) => !/\p{L} \p{L}/u.test(amount));
  return (
    (isBare && amounts.some((amount) => bare(amount) === bare(text))) ||
    (fromHere.test(shown.text.slice(0, index)) && !/[.!?]$/.test(shown.text))
  );
}
