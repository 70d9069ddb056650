import type { ShownText } from '../shown-texts.ts';
import type { NamedItems } from './find-items.ts';
import { lengthsIn } from './lengths.ts';
import type { CatalogItem, PriceList } from './price-list.ts';

/** What is between a thing and its extra. */
const adds = /\b(?:with|plus|includ(?:es?|ing))\b|\+|&|^s?(?: \p{L}+)? and (?:an? |the |our |your )?$/iu;

/** Something with an extra, such as a visit without a length: "an evening hour with an extra coat", "A wash with a wax". */
const visit =
  /\b(?:hour|visit|session|appointment)s? with |^(?:an?|the|our|your) (?:\p{L}+ )+(?:with|plus) (?:an? |the |our )?$/iu;

/** Returns true for a text that may be in one row with its heading. */
export const isRow = (text: string) => text.length < 40;

/**
 * Returns the item named last before the price in its clause or, in a sentence of one clause, in its term or the
 * heading of its card. Returns null if it is an extra for the one before it, or for a length, as in "a sweep with a
 * camera inspection" and "an hour with one".
 */
export function subjectOf(
  { text, term, heading }: ShownText,
  clause: string,
  isWhole: boolean,
  named: PriceList['named'],
): CatalogItem[] | null {
  const around = isWhole ? [term ?? '', term !== null || isRow(text) ? heading : ''] : [];
  for (const words of [clause, ...around]) {
    const [found, before] = named(words).reverse();
    if (!found) continue;
    const between = words.slice(before ? before.index + before.name.length : 0, found.index);
    const isToAnother = before ? !isEnhancement(before) : lengthsIn(between).length > 0 || visit.test(between);
    if (isToAnother && isEnhancement(found) && adds.test(between) && !words.endsWith('(')) return null;
    // Something without a price, such as a special with only a discount, cannot be the subject of a price.
    return found.items.filter(({ prices }) => prices.length > 0);
  }
  return [];
}

const isFor = /^(?: ?\/ ?\p{L}+| (?:an?|per) \p{L}+)? for (?:an? |the |our )?/iu;

/**
 * Returns the item named after a price at the start of a sentence, as in "$95 for a full sweep".
 *
 * @param leads what is between the price and the name
 */
export function subjectAfter(after: string, named: PriceList['named'], leads = isFor): CatalogItem[] {
  const [lead] = after.match(leads) ?? [];
  const found =
    lead === undefined ? undefined : named(after.slice(0, lead.length + 60)).find(({ index }) => index === lead.length);
  return found?.items.filter(({ prices }) => prices.length > 0) ?? [];
}

const isEnhancement = ({ items }: NamedItems<CatalogItem>) => items.every(({ group }) => group === 'enhancements');
