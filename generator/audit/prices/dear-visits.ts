import { priceRange } from '../../../templates/facts/price-range.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite } from '../rule.ts';
import { lengthsIn } from './lengths.ts';
import type { CatalogItem, ItemPrice } from './price-list.ts';

/** No visit is longer. For a delivery time, shorter costs more: ready within 24 hours costs more than within 48. */
const longest = 12 * 60;

/**
 * Reports visits that cost more than longer ones of the same kind, because a digit is wrong or two prices are swapped.
 */
export const dearVisits = ({ prices: { items } }: AuditedSite): Finding[] => items.flatMap(dearVisit);

/** Returns at most one finding for each item, because the others follow from the same mistake. */
function dearVisit(item: CatalogItem): Finding[] {
  const visits = item.prices.filter(isOfVisit);
  const pairs = visits.flatMap((short) =>
    visits.flatMap((long) => (isShorter(short, long) && short.amount > long.most ? [{ short, long }] : [])),
  );
  const [first] = pairs;
  if (!first) return [];
  const { short, long } = first;
  return [
    {
      at: { route: null, path: short.path },
      message: `“${item.name}” costs ${short.text} for ${short.label}, but only ${long.text} for ${long.label}.`,
      hint: 'Correct the price that is wrong, or swap the two.',
      value: `${item.name} ${short.text}`,
      also: { route: null, path: long.path },
    },
  ];
}

/** Returns false for `$3 per min`, and for the second amount of a range. */
function isOfVisit({ label, minutes, isPrice, text, amount }: ItemPrice): boolean {
  if (label === '' || !isPrice || minutes === null || minutes >= longest) return false;
  const range = priceRange(text);
  return range !== null && range.unit === null && range.low === amount;
}

/** Returns true for visits that differ only in their length: not for `60 min for two` and `90 min`. */
function isShorter(short: ItemPrice, long: ItemPrice): boolean {
  return (short.minutes ?? 0) < (long.minutes ?? 0) && kindOf(short) === kindOf(long);
}

/** Returns what a label says besides its length. */
function kindOf({ label }: ItemPrice): string {
  const [length] = lengthsIn(label);
  return label
    .slice(length?.to ?? 0)
    .trim()
    .toLowerCase();
}
