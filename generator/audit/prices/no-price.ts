import { isCharged } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';

/** Words around an amount next to the name of an item that show that it is not the price of the item. */

/**
 * Words before an amount that is only near the price, a part of it, or something else: "under $100", "a $20 tip", "if
 * you spend $100".
 */
const before =
  /\b(?:under|over|below|above|than|up to|at least|at most|worth|valued at|value of|leaves?|tips?|owes?|spend(?: over)?|prevents?|avoids?|recovers?|returns?|an?|the|your|my|this|that|instead of|(?:up|down) from|(?:minimum|maximum)(?: (?:is|of))?) \(?$|\bof (?:which|that|it|this)\b|\((?:\w+ )?value:? $/i;
/** What follows an amount that measures something else, as in "uses $20 of electricity". */
const after = /^ (?:worth )?of /i;
/** "A $65 value", "adds $12,000 to the value of a house", "up to $400 in repairs". */
const ofValue =
  /^ value(?!\p{L}| of\b)|^ to (?:[^,.;]{0,25} )?(?:value|worth)(?!\p{L})|^ in (?:\p{L}+ )?(?:bills|damages?|equity|fines|losses|materials|parts|repairs?|revenue|value)(?!\p{L})/iu;
/** "An estimate of $2,230": what is free has an amount, but no price. */
const ofAmount = / of (?:about |around )?$/i;

/**
 * Returns true for an amount that is something else than the price of the item named before it.
 *
 * @param between the words between the name and the amount
 */
export const isNoPrice = (statement: PriceStatement, between: string): boolean =>
  before.test(between) || after.test(afterAmount(statement));

/** Returns true for an amount of what nobody pays: the value that something adds, or the sum of an estimate. */
export function isOfValue(statement: PriceStatement): boolean {
  const { subject, words } = statement;
  if (ofValue.test(afterAmount(statement))) return true;
  const isFree =
    subject.length > 0 && subject.every(({ prices }) => prices.filter(isCharged).every(({ most }) => most === 0));
  return isFree && ofAmount.test(words);
}
