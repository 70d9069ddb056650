import type { Form, FormFault } from './form.ts';
import { moneyOf } from './money.ts';
import { exactPrice } from './price.ts';
import { format } from './price-amount.ts';
import { referenceFault } from './price-reference.ts';
import { isMost } from './price-words.ts';

const percent = /^(\d+(?:[.,]\d+)?)[ \u00a0\u202f]?%$/;
const signBefore = /^[-–−+] ?(?=.*\d)/;
const percentWord = / ?(?:percent|per cent|por ciento|por cento|pour cent|per cento|prozent|procent)(?!\p{L})/iu;

/** A reduction of a price: a percentage, such as `10%`, or an amount, such as `$20`. */
export const discount: Form = (text, facts) => {
  const [, part] = text.match(percent) ?? [];
  if (part !== undefined) return partFault(Number(part.replace(',', '.')));
  if (/^\d+$/.test(text)) return withoutSign(text, facts);
  const isReference = referenceFault(text, facts, true) !== undefined;
  if (!isReference && exactPrice(text, facts) === null) return null;
  const bare = isReference ? undefined : withoutWords(text, facts);
  const money = moneyOf(facts);
  const example = `such as 10% or ${money ? format(20, false, false, money) : '$20'}`;
  const only = `must be only the discount, ${example}, but this is "${text}"`;
  return bare !== undefined
    ? { fault: only, better: bare }
    : { fault: `must be a percentage or an amount, ${example}, not "${text}"` };
};

function partFault(part: number): FormFault | null {
  if (part > 0 && part <= 100) return null;
  return {
    fault: part > 100 ? 'is more than the whole price' : 'takes nothing off',
    advice: 'Write a percentage such as 10%.',
  };
}

/** Returns the only number of a text with its sign, as in `20 % de descuento`; undefined if it is not a discount. */
function withoutWords(text: string, facts: unknown): string | undefined {
  const parts = text.replace(signBefore, '').replace(percentWord, '%').split(/\s+/);
  const at = parts.findIndex((part) => /\d/.test(part));
  const [before = '', number = '', after = ''] = [parts[at - 1], parts[at], parts[at + 1]];
  const saysMost = parts.some((_, index) => isMost.test(parts.slice(index).join(' ')));
  if (parts.filter((part) => /\d/.test(part)).length !== 1 || saysMost) return undefined;
  const candidates = [`${number} ${after}`, `${before} ${number}`, number];
  return candidates
    .map((one) => one.replace(/^[\s(–—-]+|[\s.,;:!)]+$/g, ''))
    .filter((one) => !/^\d+$/.test(one))
    .map((one) => (percent.test(one) ? one : (exactPrice(one, facts)?.better ?? one)))
    .find((one) => one !== text && discount(one, facts) === null);
}

/** Reports a number that may be a percentage or an amount. */
function withoutSign(number: string, facts: unknown): FormFault {
  const money = moneyOf(facts);
  const amount = money ? format(Number(number), false, false, money) : null;
  const asAmount = amount === null ? [] : [['it is an amount', amount] as const];
  const asPart = Number(number) <= 100 ? [['it is a part of the price', `${number}%`] as const] : [];
  return { fault: 'must have a percent sign or a currency sign', either: [...asPart, ...asAmount] };
}
