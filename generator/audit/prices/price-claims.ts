import { isEnglish } from '../../../templates/facts/locale.ts';
import { fromWords, wordingOf } from '../../../templates/facts/price-wording.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { NameIndex } from '../name-index.ts';
import { sentenceAfter } from '../sentence.ts';
import { forSomeFinder } from './for-some.ts';
import { formerPriceFinder, type IsOfFormer } from './former-prices.ts';
import { namedFinder } from './named-price.ts';
import { isOfValue } from './no-price.ts';
import { otherAmounts } from './other-amounts.ts';
import { ownPriceFinder, thingPattern } from './own-price.ts';
import { ownWordFinder } from './own-words.ts';
import { plainFinder } from './plain-prices.ts';
import type { PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { otherUnitFinder } from './priced-units.ts';
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

const fromHere = new RegExp(`(?:^|\\s)(?:${fromWords}|only|just|now) $`, 'iu');

/**
 * @param placeNames the towns of the site, and its city
 * @param today as YYYY-MM-DD
 */
export function priceClaimsOf(facts: SiteFacts, list: PriceList, placeNames: NameIndex, today: string): PriceClaims {
  const { named } = list;
  const thing = thingPattern(facts);
  const isOwnWord = ownWordFinder(facts);
  const isOfOtherUnit = otherUnitFinder(list, isOwnWord);
  const unpriced = unpricedFinder(named, thing);
  const isForSome = forSomeFinder(named, thing, isOwnWord);
  const { isOurs, isOfLength } = ownPriceFinder(facts, unpriced);
  const isNamed = namedFinder({ named, unpriced, isForSome });
  const isOther = otherAmounts(facts, list, placeNames, today);
  const isCertain = (statement: PriceStatement) => {
    const { kind, subject } = statement;
    const rest = sentenceAfter(afterAmount(statement), 0);
    if (isOther(statement, rest) || isOfOtherUnit(statement) || isOfValue(statement)) return false;
    if (isNamed(statement)) return true;
    if (isPriceText(statement)) return subject.length === 0 || !isForSome(statement);
    return kind === 'price' && (isOfLength(statement) || isOurs(statement));
  };
  return {
    isOfLength,
    isOfFormer: formerPriceFinder(facts, list),
    isCertain: isEnglish(facts.language) ? isCertain : plainFinder(facts.language, list),
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
