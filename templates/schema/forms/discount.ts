import type { Form, FormFault } from './form.ts';
import { moneyOf } from './money.ts';
import { exactPrice } from './price.ts';
import { format } from './price-amount.ts';
import { referenceFault } from './price-reference.ts';

const percent = /^(\d+(?:[.,]\d+)?)[ \u00a0\u202f]?%$/;
const signBefore = /^[-–−+] ?(?=.*\d)/;
const wordsAround = /^(?:save|get) |(?: off| discount)\.?$/gi;

/** What is taken off a price: a part of it, such as `10%`, or an amount, such as `$20`. */
export const discount: Form = (text, facts) => {
  const [, part] = text.match(percent) ?? [];
  if (part !== undefined) return partFault(Number(part.replace(',', '.')));
  const bare = text
    .replace(signBefore, '')
    .replace(wordsAround, '')
    .replace(/ ?percent$/i, '%');
  if (bare !== text && discount(bare, facts) === null) {
    return { fault: `must be only the discount, such as 10% or $20, but this is "${text}"`, better: bare };
  }
  if (/^\d+$/.test(text)) return withoutSign(text, facts);
  const isAmount = referenceFault(text, facts, true) === undefined && exactPrice(text, facts) === null;
  return isAmount ? null : { fault: `must be a part of the price or an amount, such as 10% or $20, not "${text}"` };
};

function partFault(part: number): FormFault | null {
  if (part > 0 && part <= 100) return null;
  return { fault: part > 100 ? 'is more than the whole price' : 'is nothing', advice: 'Write a part such as 10%.' };
}

/** A number that may be a part of the price or an amount. */
function withoutSign(number: string, facts: unknown): FormFault {
  const money = moneyOf(facts);
  const amount = money ? format(Number(number), false, false, money) : null;
  const asAmount = amount === null ? [] : [['it is an amount', amount] as const];
  const asPart = Number(number) <= 100 ? [['it is a part of the price', `${number}%`] as const] : [];
  return { fault: 'must have a percent sign or a currency sign', either: [...asPart, ...asAmount] };
}
