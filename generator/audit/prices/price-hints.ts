import { colonIn } from '../../../templates/facts/colon.ts';
import { localeIn } from '../../../templates/facts/locale.ts';
import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { inWords } from '../../report/wording.ts';
import type { ItemPrice } from './price-list.ts';

/**
 * Completes "Correct the price that is wrong": the placeholders to write in running text. A placeholder for one amount
 * replaces an amount. One for "from $10" needs a sentence without "from", which is in the language of the site.
 */
export function insteadOf(allowed: readonly ItemPrice[], name: string, language: string): string {
  const named = allowed.filter(canBeNamed);
  if (named.length === 0) return '';
  const placeholders = [...new Set(named.map(placeholderOf))];
  if (!named.some(isWorded)) return `, or write ${inWords(placeholders, 'or')} instead`;
  const list = new Intl.ListFormat([localeIn(language), 'en'], { type: 'disjunction' });
  const shown = [...new Set(named.map(({ text }) => text))];
  const phrase = name + colonIn(language);
  return `, or rewrite the phrase as “${phrase}${list.format(placeholders)}”, which reads “${phrase}${list.format(shown)}”`;
}

const canBeNamed = ({ path, isPrice }: ItemPrice) =>
  (isPrice || path.at(-1) === 'saves') && path.every((key) => !String(key).includes('.'));
const placeholderOf = ({ path }: ItemPrice) => `{${path.join('.')}}`;

/** Returns true for a range, and for an amount with words. */
function isWorded({ text }: ItemPrice): boolean {
  const wording = wordingOf(text);
  return wording === null || wording.before !== '' || wording.joint !== '' || wording.after !== '';
}
