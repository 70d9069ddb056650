import { amountOf, amountPattern } from '../../facts/amount.ts';
import { withoutDirectionMarks } from '../../facts/locale.ts';
import { isKnownSign } from './currency-signs.ts';
import type { FormFault } from './form.ts';
import { formatter, type Money } from './money.ts';

/** The parts of one amount with its sign. */
interface Amount {
  plus: boolean;
  sign: string;
  isBefore: boolean;
  hasGap: boolean;
  number: string;
  /** True if a dash replaces the cents, as in `80,–`. */
  hasDash: boolean;
}

/** Arabic signs have a point inside, as in `45 د.إ.`. */
const sign = '(?:\\p{L}{1,4}\\.(?:\\p{Script=Arabic}\\.?)?|[^\\s\\d+,.−–—-]{1,5})';
const pattern = new RegExp(
  `^(\\+ ?)?(?:(?<before>${sign})(?<gapBefore>\\s?)(?<first>${amountPattern})|(?<second>${amountPattern})(?:[,.][-–—])?(?<gapAfter>\\s?)(?<after>${sign}))(?<dash>[,.][-–—])?$`,
  'u',
);

function parse(text: string): Amount | null {
  const match = text.match(pattern);
  if (!match) return null;
  const [, plus] = match;
  const { before, after = '', first, second = '', gapBefore, gapAfter, dash } = match.groups ?? {};
  const isBefore = before !== undefined;
  return {
    plus: plus !== undefined,
    sign: before ?? after,
    isBefore,
    hasGap: Boolean(gapBefore ?? gapAfter),
    number: first ?? second,
    hasDash: dash !== undefined,
  };
}

/**
 * Returns the fault in an amount and its sign; undefined if the text is not an amount.
 *
 * @param money the currency data of the site, if it is known
 */
export function amountFault(text: string, money: Money | null): FormFault | null | undefined {
  const parsed = parse(text);
  return parsed && !isWord(parsed.sign) ? faultOf(parsed, money) : undefined;
}

/** Returns true for text that is not a sign: a word as in `60 min`, or a mistyped digit. */
const isWord = (sign: string) => likeDigit.test(sign) || (/^(?:\p{L}+\.?|[×*])$/u.test(sign) && !isKnownSign(sign));

/** The letters o and l, typed in place of 0 and 1 where a currency sign may be, as in `4O` and `$l5`. */
const likeDigit = /^\p{Sc}?[oOlI]+$/u;

function faultOf(parsed: Amount, money: Money | null): FormFault | null {
  const { sign, isBefore, hasGap, number } = parsed;
  if (!money) return isKnownSign(sign) ? null : { fault: `has "${sign}" where its currency sign belongs` };
  const write = (fault: string): FormFault => ({ fault, ...inFull(number, parsed.plus, money) });
  const { currency, signs, usual } = money;
  if (!signs.has(sign)) {
    return isKnownSign(sign)
      ? write(`has the sign "${sign}", but the currency of the site is ${currency}`)
      : write(`has "${sign}" where its currency sign belongs`);
  }
  if (sign === currency && isBefore && usual.sign !== currency) return write(`must have the sign "${usual.sign}"`);
  const isDollarOrPound = /^[$£]$/.test(sign);
  if (usual.point === ',' && !isDollarOrPound && commaForThousands.test(number))
    return threeDigits(parsed, ',', money) ?? write('must not have a comma between its thousands');
  // People put the euro sign and letters before or after the amount, with or without a space.
  if (!isDollarOrPound || !usual.isBefore) return null;
  if (!isBefore) return write(`must have its "${sign}" before the amount`);
  if (hasGap && !usual.hasGap) return write(`must have no space after its "${sign}"`);
  return usual.point === '.' ? pointFault(parsed, money) : null;
}

/**
 * Where a comma begins the cents, `1,250` may be read as one and a quarter. Dollars have it in Spanish too, in the United
 * States.
 */
const commaForThousands = /^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/;

const loose = /^(\+ ?)?([^\s\d.,+]*) ?(\d*[.,]\d{1,2}) ?([^\s\d.,+]*)$/;

/** Returns the fault of an amount that lacks digits, such as `$.50` and `$1.5`; undefined if it does not. */
export function looseFault(text: string, money: Money | null): FormFault | undefined {
  const [, plus, before, number, after] = text.match(loose) ?? [];
  const isAmount = [before, after].every((sign) => !sign || money?.signs.has(sign));
  if (number === undefined || !isAmount || (before && after)) return undefined;
  const fault = 'must have digits before its point and two digits after it';
  return { fault, ...inFull(number, plus !== undefined, money) };
}

const pointStyle = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** Reports `$80,50` and `$1.120`, if a point and two digits are cents. */
function pointFault(parsed: Amount, money: Money): FormFault | null {
  const { number, plus, hasDash } = parsed;
  if (pointStyle.test(number) && !hasDash) return null;
  const found = threeDigits(parsed, '.', money);
  if (found) return found;
  const isCents = /,\d{2}$/.test(number);
  const fault = isCents ? 'must have a point before the cents, not a comma' : 'must be an amount such as 1,250.50';
  return { fault, ...inFull(number, plus, money) };
}

/** Reports `$1.120`, or `1,120 €` where a comma begins the cents: three digits may be thousands or an exact rate. */
function threeDigits({ number, plus }: Amount, point: ',' | '.', money: Money): FormFault | null {
  const [whole = '', digits = '', ...others] = number.split(point);
  if (digits.length !== 3 || others.length > 0) return null;
  const fault = `has three digits after its ${point === ',' ? 'comma' : 'point'}`;
  const inCents = format(Math.round(Number(`${whole}.${digits}`) * 100) / 100, true, plus, money);
  if (Number(whole) === 0) {
    return { fault, better: inCents, advice: 'Prices have whole cents. Write the exact rate in text on a page.' };
  }
  const inThousands = format(Number(whole + digits), false, plus, money);
  return {
    fault,
    either: [
      ['they are thousands', inThousands],
      ['they are cents', inCents],
    ],
  };
}

/** Returns a price in the format of the site's language, with ordinary spaces. */
export function format(amount: number, decimals: boolean, plus: boolean, { language, currency }: Money): string {
  const text = withoutDirectionMarks(formatter(language, currency, decimals).format(amount)).replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
  return plus ? `+${text}` : text;
}

/** Returns the same amount in the format of the site's language. */
export function inFull(number: string, plus: boolean, money: Money | null): Pick<FormFault, 'better'> {
  return money ? { better: format(amountOf(number), /[.,]\d{1,2}$/.test(number), plus, money) } : {};
}
