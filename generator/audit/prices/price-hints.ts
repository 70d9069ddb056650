import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { inWords } from '../../report/wording.ts';
import type { ItemPrice } from './price-list.ts';

/**
 * Completes "Correct the price that is wrong": the placeholders to write in running text. A placeholder for one amount
 * replaces an amount. One for "from $10" needs a sentence without "from".
 */
export function insteadOf(allowed: readonly ItemPrice[], name: string): string {
  const named = allowed.filter(canBeNamed);
  if (named.length === 0) return '';
  const placeholders = inWords([...new Set(named.map(placeholderOf))], 'or');
  if (!named.some(isWorded)) return `, or write ${placeholders} instead`;
  const shown = inWords([...new Set(named.map(({ text }) => text))], 'or');
  return `, or rewrite the phrase as “${name}: ${placeholders}”, which reads “${name}: ${shown}”`;
}

const canBeNamed = ({ path, isPrice }: ItemPrice) =>
  (isPrice || path.at(-1) === 'saves') && path.every((key) => !String(key).includes('.'));
const placeholderOf = ({ path }: ItemPrice) => `{${path.join('.')}}`;

/** Returns true for a range, and for an amount with words. */
function isWorded({ text }: ItemPrice): boolean {
  const wording = wordingOf(text);
  return wording === null || wording.before !== '' || wording.joint !== '' || wording.after !== '';
}
