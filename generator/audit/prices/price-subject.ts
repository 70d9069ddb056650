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

/** A price in a text, and the words around it. */
interface PricePlace {
  shown: ShownText;
  amount: number;
  /** Its sentence before it, and the part of that after the previous price. */
  sentence: string;
  words: string;
  /** The part of the sentence about its subject, and whether that is all of it. */
  clause: string;
  isWhole: boolean;
  /** The text after it. */
  after: string;
}

/**
 * Leads from a price to another one, whose thing follows: "$25 + $39 trip charge", "$25 a lock plus a $39 trip charge",
 * "+ $39 trip charge + $5 key", "$95 + 10 miles × $4".
 */
const plus = /(?:^|[ )])(?:\+|plus) (?:an? |\d+(?: \p{L}+)? ?[×x*] )?$/iu;

/**
 * Leads from a price after a plus sign to its thing, whose name must end a clause: "plus $39 for each lock", but not
 * "plus $60 for a lock at night" or "plus $5 for gel polish removal".
 */
const forAdded = /^ for (?:(?:an?|the|our|your|each|every) )?/i;
const endsAdded = /^s?(?:[,.;:!?)]|$)/i;

/** Before the price of any of them: "Tuning and pitch raise: $160 + $40 = $200" names the things before all prices. */
const plusPrice = /^ ?\+ ?\p{Sc}?\d/u;
const severalThings = /, | (?:and|with|plus|[&+/]) /i;

/**
 * Returns the items that a price may be the price of; none if the text does not say, and null if it is for several
 * things.
 */
export function subjectNear(place: PricePlace, { named, amounts }: PriceList): CatalogItem[] | null {
  const { amount, sentence, words, clause, after } = place;
  const isFirst = words === sentence;
  if (!isFirst && plus.test(words)) {
    return forAdded.test(after) ? subjectAfter(after, named, forAdded, endsAdded) : subjectAfter(after, named, /^ /);
  }
  // It may be that of any of them, or of two tunings. "Tuning with a sensor: $190 + $40 trip" is the price of one thing.
  const isOfAny = () => named(clause).length > 1 || (severalThings.test(clause) && amounts.has(amount));
  if (plusPrice.test(after) && isOfAny()) return null;
  const found = subjectBefore(place, named);
  return found?.length === 0 && sentence === '' ? subjectAfter(after, named) : found;
}

/**
 * Returns the item named last before the price in its clause or, in a sentence of one clause, in its term or the
 * heading of its card. Returns null if it is an extra for the one before it, or for a length, as in "a sweep with a
 * camera inspection" and "an hour with one".
 */
function subjectBefore(
  { shown: { text, term, heading }, clause, isWhole }: PricePlace,
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
 * @param ends what must follow the name
 */
export function subjectAfter(after: string, named: PriceList['named'], leads = isFor, ends = /^/): CatalogItem[] {
  const [lead] = after.match(leads) ?? [];
  const found =
    lead === undefined ? undefined : named(after.slice(0, lead.length + 60)).find(({ index }) => index === lead.length);
  if (!found || !ends.test(after.slice(found.index + found.name.length))) return [];
  return found.items.filter(({ prices }) => prices.length > 0);
}

const isEnhancement = ({ items }: NamedItems<CatalogItem>) => items.every(({ group }) => group === 'enhancements');
