import { exactAmount } from '../../facts/price-range.ts';
import { priceFor, priceNames, pricesOf } from '../../facts/price-reference.ts';
import { isGroup } from '../is-group.ts';
import type { FormFault } from './form.ts';

const counted = /^(\d{1,3}) ?(?:[×x*]|times\b) ?(\D.*|\d+ ?min.*)$/i;

/**
 * Returns the fault of a text that counts something without saying where its price is, such as `2 × tuning`; null if it
 * counts nothing.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function countedFault(text: string, facts: unknown): FormFault | null {
  const [, count = '', name = ''] = text.match(counted) ?? [];
  if (count === '') return null;
  const all = references(facts).filter(({ reference, text: own }) => {
    return own !== text && exactAmount(priceFor(reference, facts) ?? '') !== null;
  });
  const named = all.filter(({ names }) => names.includes(name.toLowerCase()));
  const write = (reference: string) => `${count} × ${reference}`;
  const fault = `must say which price "${name}" is`;
  const [only, ...others] = named.map(({ reference }) => reference);
  if (only === undefined) {
    const [example] = all;
    return {
      fault,
      advice: example
        ? `Write its group, key, and label, as in ${write(example.reference)}.`
        : 'Write the price itself.',
    };
  }
  if (others.length === 0) return { fault, better: write(only) };
  const few = [only, ...others].slice(0, 6);
  return { fault, either: few.map((reference) => [`you mean ${reference}`, write(reference)] as const) };
}

/** A price that a text can refer to. */
interface Named {
  reference: string;
  text: unknown;
  /** The names that people use for it: its key, its name, and its label. */
  names: string[];
}

function references(facts: unknown): Named[] {
  return Object.keys(priceNames).flatMap((group) => {
    const entries = isGroup(facts) ? facts[group] : undefined;
    if (!isGroup(entries)) return [];
    return Object.entries(entries).flatMap(([key, entry]) => {
      if (!isGroup(entry)) return [];
      return Object.entries(pricesOf(group, entry)).map(([price, text]) => ({
        reference: `${group}.${key}.${price}`,
        text,
        names: [key, entry.name, price].flatMap((name) => (typeof name === 'string' ? [name.toLowerCase()] : [])),
      }));
    });
  });
}
