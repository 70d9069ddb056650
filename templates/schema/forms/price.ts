import { amountPattern } from '../../facts/amount.ts';
import { priceRange } from '../../facts/price-range.ts';
import { isFree, type PriceWording, wordingOf } from '../../facts/price-wording.ts';
import type { Form, FormFault } from './form.ts';
import { type Money, moneyOf } from './money.ts';
import { amountFault, inFull, looseFault } from './price-amount.ts';
import { countedFault } from './price-named.ts';
import { placeholderFault } from './price-placeholder.ts';
import { referenceFault } from './price-reference.ts';
import { perUnitIn, repairsOf } from './price-repairs.ts';
import { unreadable } from './price-unreadable.ts';
import { type ReadPrice, wordsFault } from './price-words.ts';
import { type FormRepair, repaired } from './repair.ts';

/** A placeholder for another price of site.yaml, with or without a plus sign. */
const placeholder = /^\+?\{[a-z]+\.[^{}]+\}$/;

/**
 * A price as people write it: `$40`, `1.120,50 €`, `from $45`, `$45–$60`, `$20 per person`, `Free`, or a reference to
 * others.
 */
export const price: Form = (text, facts) => {
  if (isFree(text)) return null;
  const reference = referenceFault(text, facts, false);
  if (reference !== undefined) return reference;
  const foreign = countedFault(text, facts) ?? placeholderFault(text, facts, price);
  if (foreign) return foreign;
  const money = moneyOf(facts);
  const repairs = [...repairsOf(money), ...perUnitIn(money?.language ?? 'en')];
  return faultInWords(text, repairs, (one) => wordedFault(one, wordingOf(one), money), money, false);
};

/** A price that others are computed from: one amount, such as `$40`. */
export const exactPrice: Form = (text, facts) => {
  const reference = referenceFault(text, facts, true);
  if (reference !== undefined) return reference;
  const foreign = countedFault(text, facts) ?? placeholderFault(text, facts, exactPrice);
  if (foreign) return foreign;
  const money = moneyOf(facts);
  return faultInWords(text, repairsOf(money), (one) => exactFault(one, wordingOf(one), money), money, true);
};

/**
 * Returns the fault of a text that does not refer to another price.
 *
 * @param isExact true if only an amount is a price, not `Free` or `from $45`
 */
function faultInWords(
  text: string,
  repairs: readonly FormRepair[],
  read: ReadPrice,
  money: Money | null,
  isExact: boolean,
): FormFault | null {
  // "$60 per half hour" has a word of discounts, but is a price.
  if (isDiscount.test(text) && read(text) !== null) {
    return {
      fault: `must be a price, but "${text}" is a discount`,
      advice: `Write what customers pay. A special offer on many prices does not need one: replace its price with "discount: ${discountIn(text)}".`,
    };
  }
  const isPrice = (one: string) => read(one) === null;
  const { language = 'en' } = money ?? {};
  return repaired(
    text,
    repairs,
    isPrice,
    (one) => read(one) ?? wordsFault(one, read, language) ?? unreadable(one, money, isExact),
  );
}

/** Returns the reduction in a text, in the form of `discount:`. */
function discountIn(text: string): string {
  return text.match(/\d+(?:[.,]\d+)? ?%|[$€£] ?\d+(?:[.,]\d+)*/)?.[0] ?? '10%';
}

/** In "$60 for half an hour", the half is a time. */
const half = String.raw`(?:\bhalf\b|½|\b1/2\b)(?![ -](?:an? )?(?:hour|hr|day|dozen)s?\b)`;
const isDiscount = new RegExp(String.raw`\d.*\boff\b|%|${half}|^(?:save|discount)\b`, 'iu');

function exactFault(text: string, wording: PriceWording | null, money: Money | null): FormFault | null | undefined {
  if (!wording) return undefined;
  const { before, amounts, joint, after } = wording;
  if (before === '' && joint === '' && after === '') return wordedFault(text, wording, money);
  if (joint !== '') {
    return { fault: 'must be one amount, not a range', advice: 'Write the amount that most people pay.' };
  }
  const alone = { ...wording, before: '', after: '' };
  const [amount] = amounts;
  const wrong = wordedFault(amount, alone, money);
  if (wrong === undefined) return undefined;
  const fault = `must be only the amount, without "${(before || after).trim()}"`;
  const better = wrong ? wrong.better : amount;
  return better === undefined ? { fault } : { fault, better };
}

/** Returns the fault in a price; undefined if one of its amounts is not an amount. */
function wordedFault(text: string, wording: PriceWording | null, money: Money | null): FormFault | null | undefined {
  if (!wording) return undefined;
  const { before, joint, after, unit } = wording;
  // Only Portuguese says "cada" without a noun. In Spanish, the noun is missing.
  if (unit?.toLowerCase() === 'cada' && money && !/^pt\b/.test(money.language)) return undefined;
  const amounts = withSigns(wording);
  const faults = amounts.map((amount) => faultOfOne(amount, money));
  if (faults.includes(undefined)) return undefined;
  const wrong = faults.find((fault) => fault !== null && fault !== undefined);
  const whole = (parts: readonly string[]) => before + parts.join(joint) + after;
  const upwards = (parts: readonly string[]) => whole(isInOrder(whole(parts)) ? parts : [...parts].reverse());
  if (wrong?.either && amounts.length === 1) {
    return { ...wrong, either: wrong.either.map(([condition, amount]) => [condition, whole([amount])] as const) };
  }
  if (wrong) {
    const parts = faults.map((fault, index) => (fault ? fault.better : amounts[index]));
    const isKnown = parts.every((part) => part !== undefined);
    return isKnown ? { ...wrong, better: upwards(parts) } : { fault: wrong.fault };
  }
  return isInOrder(text) ? null : { fault: 'must begin with the lower price', better: upwards(amounts) };
}

function faultOfOne(amount: string, money: Money | null): FormFault | null | undefined {
  if (placeholder.test(amount)) return null;
  if (isBare(amount)) return { fault: 'must have a currency sign', ...inFull(amount, false, money) };
  const fault = amountFault(amount, money);
  return fault === undefined ? looseFault(amount, money) : fault;
}

/** Adds the sign to both amounts of a range. One is enough: before the first amount, or after the second. */
function withSigns({ amounts }: PriceWording): readonly string[] {
  const [low, high] = amounts;
  if (high === undefined) return amounts;
  const signBefore = low.match(/^[^\d{]*/)?.[0] ?? '';
  const signAfter = high.match(/[^\d}]*$/)?.[0] ?? '';
  if (isBare(high) && signBefore !== '') return [low, signBefore.replace('+', '') + high];
  if (isBare(low) && signAfter !== '') return [low + signAfter, high];
  return amounts;
}

const isBare = (amount: string) => new RegExp(`^(?:${amountPattern})(?:[.,][-–—])?$`).test(amount);

/** Returns true for a range that goes up. The value of a placeholder is not known. */
function isInOrder(text: string): boolean {
  const { low, high } = priceRange(text) ?? { low: 0, high: 0 };
  return text.includes('{') || low <= high;
}
