import { amountPattern } from '../../facts/amount.ts';
import { priceRange } from '../../facts/price-range.ts';
import { isFree, type PriceWording, wordingOf } from '../../facts/price-wording.ts';
import type { Form, FormFault } from './form.ts';
import { type Money, moneyOf } from './money.ts';
import { amountFault, inFull } from './price-amount.ts';
import { referenceFault } from './price-reference.ts';
import { unreadable } from './price-unreadable.ts';

/** A placeholder for another price of site.yaml, with a plus sign or without. */
const placeholder = /^\+?\{[a-z]+\.[^{}]+\}$/;

/** A price as people write it: `$40`, `1.120,50 €`, `from $45`, `$45–$60`, `$20 per person`, `Free`, or a reference to others. */
export const price: Form = (text, facts) => {
  if (isFree(text)) return null;
  const reference = referenceFault(text, facts, false);
  if (reference !== undefined) return reference;
  if (/\d.*\boff\b|%/i.test(text)) {
    return { fault: `must be a price, but "${text}" is a discount`, advice: 'Write what is left to pay.' };
  }
  const lowest = text.match(/^(?:from )?(.*\d.*?),? (?:(?:and|or) (?:up|more|higher|above)|to start)$/i)?.[1];
  const wrong = lowest === undefined ? null : exactPrice(lowest, facts);
  const amount = wrong ? wrong.better : lowest;
  if (amount !== undefined) return { fault: 'must say "from" where prices begin', better: `from ${amount}` };
  const money = moneyOf(facts);
  const wording = wordingOf(text);
  return wording ? wordedFault(text, wording, money) : unreadable(text, money);
};

/** A price that others are computed with: one amount, such as `$40`. */
export const exactPrice: Form = (text, facts) => {
  const reference = referenceFault(text, facts, true);
  if (reference !== undefined) return reference;
  const money = moneyOf(facts);
  const wording = wordingOf(text);
  if (!wording) return unreadable(text, money);
  const { before, amounts, joint, after } = wording;
  if (before === '' && joint === '' && after === '') return wordedFault(text, wording, money);
  if (joint !== '')
    return { fault: 'must be one amount, not a range', advice: 'Write the amount that most people pay.' };
  const alone = { ...wording, before: '', after: '' };
  const [amount] = amounts;
  const wrong = wordedFault(amount, alone, money);
  const fault = `must be only the amount, without "${(before || after).trim()}"`;
  const better = wrong ? wrong.better : amount;
  return better === undefined ? { fault } : { fault, better };
};

function wordedFault(text: string, wording: PriceWording, money: Money | null): FormFault | null {
  const { before, joint, after } = wording;
  const amounts = withSigns(wording);
  const faults = amounts.map((amount) => faultOfOne(amount, money));
  if (faults.includes(undefined)) return rangeWithWords(text, money) ?? unreadable(text, money);
  const wrong = faults.find((fault) => fault !== null && fault !== undefined);
  const whole = (parts: readonly string[]) => before + parts.join(joint) + after;
  const upwards = (parts: readonly string[]) => whole(isInOrder(whole(parts)) ? parts : [...parts].reverse());
  if (wrong?.either && amounts.length === 1) {
    return { ...wrong, either: wrong.either.map(([condition, amount]) => [condition, whole([amount])] as const) };
  }
  if (wrong) {
    const parts = faults.map((fault, index) => (fault ? fault.better : amounts[index]));
    const isKnown = parts.every((part) => part !== undefined);
    return isKnown ? { fault: wrong.fault, better: upwards(parts as string[]) } : { fault: wrong.fault };
  }
  return isInOrder(text) ? null : { fault: 'must begin with the lower price', better: upwards(amounts) };
}

/** A range that words follow, as in `$20-30 depending on size`; null if it is none. */
function rangeWithWords(text: string, money: Money | null): FormFault | null {
  const [, range = '', words] = text.match(/^(.*\d) +(\p{L}[^\d{]*)$/iu) ?? [];
  const wording = wordingOf(range);
  if (!wording?.joint) return null;
  const wrong = wordedFault(range, wording, money);
  const better = wrong ? wrong.better : range;
  return better === undefined ? null : { fault: `must be only the price, without "${words}"`, better };
}

function faultOfOne(amount: string, money: Money | null): FormFault | null | undefined {
  if (placeholder.test(amount)) return null;
  return isBare(amount)
    ? { fault: 'must have a currency sign', ...inFull(amount, false, money) }
    : amountFault(amount, money);
}

/** In a range, one sign is enough: before the first amount, or after the second. */
function withSigns({ amounts }: PriceWording): readonly string[] {
  const [low, high] = amounts;
  if (high === undefined) return amounts;
  const signBefore = low.match(/^[^\d{]*/)?.[0] ?? '';
  const signAfter = high.match(/[^\d}]*$/)?.[0] ?? '';
  if (isBare(high) && signBefore !== '') return [low, signBefore.replace('+', '') + high];
  if (isBare(low) && signAfter !== '') return [low + signAfter, high];
  return amounts;
}

const isBare = (amount: string) => new RegExp(`^(?:${amountPattern})$`).test(amount);

/** A range must go up. Nothing is known of a placeholder. */
function isInOrder(text: string): boolean {
  const { low, high } = priceRange(text) ?? { low: 0, high: 0 };
  return text.includes('{') || low <= high;
}
