import { amountOf, amountPattern } from '../../facts/amount.ts';
import { isKnownSign } from './currency-signs.ts';
import type { Form, FormFault } from './form.ts';
import { formatter, type Money, moneyOf } from './money.ts';

/** A price taken apart. */
interface Price {
  plus: boolean;
  sign: string;
  isBefore: boolean;
  hasGap: boolean;
  number: string;
  /** True if a dash stands for the cents, as in `80,–`. */
  hasDash: boolean;
}

const sign = '(?:\\p{L}{1,4}\\.|[^\\s\\d+,.−–—-]{1,5})';
const pattern = new RegExp(
  `^(\\+ ?)?(?:(?<before>${sign})(?<gapBefore>\\s?)(?<first>${amountPattern})|(?<second>${amountPattern})(?:[,.][-–—])?(?<gapAfter>\\s?)(?<after>${sign}))(?<dash>[,.][-–—])?$`,
  'u',
);

function parse(text: string): Price | null {
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

/** A placeholder for another price of site.yaml, with a plus sign or without. */
const placeholder = /^\+?\{[a-z]+\.[^{}]+\}$/;

/** A price with its currency sign: `$40`, `1.120,50 €`, `CHF 80`. */
export const price: Form = (text, facts) => {
  if (placeholder.test(text)) return null;
  const money = moneyOf(facts);
  const parsed = parse(text);
  return parsed ? faultOf(parsed, money) : unreadable(text, money);
};

function faultOf(parsed: Price, money: Money | null): FormFault | null {
  const { sign, isBefore, hasGap, number } = parsed;
  if (!money) return isKnownSign(sign) ? null : { fault: `has "${sign}" where its currency sign belongs` };
  const write = (fault: string): FormFault => ({ fault, ...better(number, parsed.plus, money) });
  const { currency, signs, usual } = money;
  if (!signs.has(sign)) {
    return isKnownSign(sign)
      ? write(`has the sign "${sign}", but the currency of the site is ${currency}`)
      : write(`has "${sign}" where its currency sign belongs`);
  }
  if (sign === currency && isBefore && usual.sign !== currency) return write(`must have the sign "${usual.sign}"`);
  // Of other signs, people put the euro sign and letters before or after the amount, with or without a space.
  if (!/^[$£]$/.test(sign) || !usual.isBefore) return null;
  if (!isBefore) return write(`must have its "${sign}" before the amount`);
  if (hasGap && !usual.hasGap) return write(`must have no space after its "${sign}"`);
  return usual.point === '.' ? pointFault(parsed, money) : null;
}

const pointStyle = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** Where a point and two digits are cents, `$80,50` and `$1.120` are mistakes. */
function pointFault({ number, plus, hasDash }: Price, money: Money): FormFault | null {
  if (pointStyle.test(number) && !hasDash) return null;
  const [, whole = '', digits] = number.match(/^(\d{1,3})\.(\d{3})$/) ?? [];
  if (!digits) {
    const isCents = /,\d{2}$/.test(number);
    const fault = isCents ? 'must have a point before the cents, not a comma' : 'must be an amount such as 1,250.50';
    return { fault, ...better(number, plus, money) };
  }
  const write = (amount: number, decimals: boolean) => format(amount, decimals, plus, money);
  return {
    fault: 'has three digits after its point',
    either: [
      ['they are thousands', write(Number(whole + digits), false)],
      ['they are cents', write(Math.round(Number(number) * 100) / 100, true)],
    ],
  };
}

/** A price as the language of the site writes it, with ordinary spaces. */
function format(amount: number, decimals: boolean, plus: boolean, { language, currency }: Money): string {
  const text = formatter(language, currency, decimals)
    .format(amount)
    .replace(/[\u00a0\u202f]/g, ' ');
  return plus ? `+${text}` : text;
}

function better(number: string, plus: boolean, money: Money | null): Pick<FormFault, 'better'> {
  return money ? { better: format(amountOf(number), /[.,]\d{1,2}$/.test(number), plus, money) } : {};
}

const anyNumber = /\d[\d.,'’]*\d(?:[ \u00a0\u202f]\d{3}(?!\d))*|\d|[.,]\d+/g;

/** The fault of a text that is no price, such as `80` or `from $45`. */
function unreadable(text: string, money: Money | null): FormFault {
  const digitsOnly = text.replace(/(?<=\d)[oO](?![a-z])|\b[oO](?=\d)/g, '0').replace(/(?<=\d)l|\bl(?=\d)/g, '1');
  const numbers = digitsOnly.match(anyNumber) ?? [];
  const [number = ''] = numbers;
  if (numbers.length === 0) return withoutNumber(text, money);
  if (numbers.length > 1) {
    return {
      fault: `must be one price, but this has ${numbers.length} numbers`,
      advice: 'Give each price its own line and label.',
    };
  }
  const correct = isAmount(number) ? better(number, /^\s*\+/.test(text), money) : {};
  if (digitsOnly !== text) return { fault: 'has a letter where a digit belongs', ...correct };
  const rest = text.replace(number, ' ').trim();
  return { fault: faultAround(rest, number, money), ...correct };
}

const isAmount = (number: string) => new RegExp(`^(?:${amountPattern}|\\d*[.,]\\d{1,2})$`).test(number);

/** What is wrong, by what stands around the only number. */
function faultAround(rest: string, number: string, money: Money | null): string {
  if (!isAmount(number)) return `has "${number}", which is not an amount`;
  if (/^[^\p{L}]*[-−]/u.test(rest) && !/-$/.test(rest)) return 'must not have a minus sign';
  if (/^\+?$/.test(rest)) return 'must have a currency sign';
  const parts = rest.split(/\s+/);
  const words = parts.filter((word) => !money?.signs.has(word) && !isKnownSign(word));
  if (words.length > 0) return `must be only the price, without "${words.join(' ').replace(/^[$€£]/, '')}"`;
  if (parts.length > 1) return 'must have only one currency sign';
  if (/[.,]\d$|^[.,]/.test(number)) return 'must have digits before its point and two digits after it';
  return 'must have nothing before and after it';
}

function withoutNumber(text: string, money: Money | null): FormFault {
  const fault = `must be a price, but "${text}" has no number`;
  const isFree = /\b(free|gratis|complimentary|no charge|included|nothing|kostenlos|gratuit)\b/i.test(text);
  if (isFree && money) return { fault, either: [['it costs nothing', format(0, false, false, money)]] };
  return { fault, advice: 'Write its price, or remove it until you know the price.' };
}
