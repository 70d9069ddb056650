import { catalogGroups } from '../../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { nameOf } from './price-labels.ts';
import { type CatalogItem, type ItemPrice, isCharged } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

/** Returns true if the description of an item or of the business has a noun, in lowercase and without a final "s". */
export type IsOwnWord = (word: string, item: CatalogItem) => boolean;

/**
 * A piano tuner tunes only pianos, so "A piano tuning" and "per piano" say nothing more than "A tuning". Words of the
 * name of the business count, and the nouns of descriptions.
 */
export function ownWordFinder(facts: SiteFacts): IsOwnWord {
  const { name, description } = facts.business;
  const ofBusiness = new Set([...(name.match(anyWord) ?? []).map(singular), ...nounsIn(description)]);
  const ofItems = new Map<string, ReadonlySet<string>>();
  for (const group of catalogGroups) {
    for (const [key, item] of Object.entries(facts[group] ?? {}))
      ofItems.set(`${group}/${key}`, nounsIn(item.description));
  }
  return (word, { group, key }) => ofBusiness.has(word) || ofItems.get(`${group}/${key}`)?.has(word) === true;
}

const anyWord = /\p{L}{3,}/gu;
/**
 * The last word of a phrase, or a plural: "piano" and "organs" in "Of a piano, or of organs and harps". "Deep" in "Deep
 * and weekly cleaning" is a kind.
 */
const noun =
  /(?<!\p{L})\p{L}{3,}(?=[.;:!?)]|$| (?:in|at|for|with|of|on|by|from|that|which|to)(?!\p{L}))|(?<!\p{L})\p{L}{3,}(?<!s)s(?=,| (?:and|or)(?!\p{L}))/gu;
const nounsIn = (text: string): ReadonlySet<string> => new Set((text.match(noun) ?? []).map(singular));

/** Returns an English word in lowercase, without the s of a plural. */
export const singular = (word: string) => word.toLowerCase().replace(/s$/, '');

/** Returns true for an amount so high that it must be for a whole, unlike "$2 a pane" of a window cleaning for $150. */
export const isOfWhole = ({ amount }: PriceStatement, { prices }: CatalogItem): boolean =>
  charged(prices).every((price) => amount >= price.amount / 2);

/** Returns true if something costs at least what everybody pays, so that it is not an offer. */
export const isNoOffer = (statement: PriceStatement, item: CatalogItem): boolean =>
  statedPrices(item, statement).every((price) => statement.amount >= price.amount);

const charged = (prices: readonly ItemPrice[]) => prices.filter(isCharged);

/** Returns the prices that a statement may be about: those with its labels or lengths, or all if there are none. */
export function statedPrices({ prices }: CatalogItem, { labels, lengths }: PriceStatement): readonly ItemPrice[] {
  const paid = charged(prices);
  const stated = paid.filter(
    (price) => labels.includes(nameOf(price)) || (price.minutes !== null && lengths.includes(price.minutes)),
  );
  return stated.length > 0 ? stated : paid;
}
