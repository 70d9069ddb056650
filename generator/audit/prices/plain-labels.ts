import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { wordingOf } from '../../../templates/facts/price-wording.ts';
import { lengthsIn } from './lengths.ts';
import type { CatalogItem } from './price-list.ts';

/** Words before a length: "für 60 Minuten", "de 60 minutes". */
const toLength = 'à|avec|con|d[aei]|für|met|mit|p[ae]ra?|por|pour|van|von|voor';

/** Returns a pattern for the labels of the prices of items, and for the lengths in a text, with the word before them. */
function labelPattern(text: string, items: readonly CatalogItem[]): string {
  const labels = items.flatMap(({ prices }) => prices.map(({ label }) => label)).filter((label) => label !== '');
  const lengths = lengthsIn(text).map(({ from, to }) => text.slice(from, to));
  return `(?<!\\p{L})(?:(?:${toLength}) )?${oneOf([...labels, ...lengths])}(?!\\p{L})\\.?`;
}

/** Returns a pattern that prefers the longest text; one that never matches if there is none. */
function oneOf(texts: readonly string[]): string {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  return `(?:${longestFirst.join('|') || '(?!)'})`;
}

/** Returns a text without the labels of the prices of items, and without lengths and the space after them. */
export const withoutLabels = (text: string, items: readonly CatalogItem[]): string =>
  text.replace(new RegExp(`${labelPattern(text, items)} ?`, 'giu'), '');

/** Returns what follows an amount, after its label or length, and after a unit that a price of the items has. */
export function afterLabel(text: string, items: readonly CatalogItem[]): string {
  const units = items.flatMap(({ prices }) => prices.map(({ text: price }) => wordingOf(price)?.after ?? ''));
  const label = new RegExp(`^(?: ?[(,–—-])? ?${labelPattern(text, items)}\\)?`, 'iu');
  const unit = new RegExp(`^${oneOf(units.filter((one) => /\p{L}/u.test(one)))}(?!\\p{L})`, 'iu');
  return text.replace(label, '').replace(unit, '');
}
