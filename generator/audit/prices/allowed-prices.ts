import type { PriceClaims } from './price-claims.ts';
import { nameOf } from './price-labels.ts';
import type { CatalogItem, ItemPrice } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

/** Returns the correct prices for a statement; null if any price in site.yaml is correct. */
export function allowedFor(
  statement: PriceStatement,
  service: string | undefined,
  items: readonly CatalogItem[],
  { isOfLength, isOfFormer }: PriceClaims,
): readonly ItemPrice[] | null {
  const { kind, subject, lengths } = statement;
  if (kind === 'difference' || kind === 'year' || kind === 'sum') return null;
  if (subject.length === 0 && !isOfLength(statement)) return null;
  const isOther = ({ group, key }: CatalogItem) => group === 'services' && service !== undefined && key !== service;
  // Most prices without an item are for a length, and these are few of all prices.
  if (subject.length === 0 && !statement.isLabeled) return ofLengths(items, isOther, lengths);
  const candidates = subject.length > 0 ? subject : items.filter((item) => !isOther(item));
  const all = candidates.flatMap(({ prices }) => prices);
  const prices = all.filter((price) => !price.isFormer || isOfFormer(statement, price));
  const saved = kind === 'saving' && subject.length > 0 ? prices.filter(({ isSaving }) => isSaving) : [];
  if (saved.length > 0) return saved;
  if (statement.isLabeled) return [...pricesNamed(prices, statement), ...(statement.isAlone ? offersIn(items) : [])];
  const timed = prices.filter((price) => price.minutes !== null && lengths.includes(price.minutes));
  return timed.length > 0 ? [...timed, ...prices.filter((price) => price.minutes === null)] : prices;
}

/** Returns the possible prices of a visit of these lengths; null if nothing has one of them. */
function ofLengths(
  items: readonly CatalogItem[],
  isOther: (item: CatalogItem) => boolean,
  lengths: readonly number[],
): readonly ItemPrice[] | null {
  const timed: ItemPrice[] = [];
  for (const item of items) {
    if (isOther(item)) continue;
    for (const price of item.prices) if (price.minutes !== null && lengths.includes(price.minutes)) timed.push(price);
  }
  return timed.length > 0 ? timed.filter(({ isSaving }) => !isSaving) : null;
}

/** Returns the offers that a text without an item may mean: a special offer makes the same thing cheaper. */
const offersIn = (items: readonly CatalogItem[]) =>
  items.flatMap(({ group, prices }) => (group === 'services' ? [] : prices));

/** Returns the prices that the text names; all if it names none. */
export function pricesNamed(prices: readonly ItemPrice[], { labels }: PriceStatement): readonly ItemPrice[] {
  const called = prices.filter((price) => labels.includes(nameOf(price)));
  return called.length > 0 ? called : prices;
}
