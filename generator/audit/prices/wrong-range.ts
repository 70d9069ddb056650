import { priceRange } from '../../../templates/facts/price-range.ts';
import { isFree } from '../../../templates/facts/price-wording.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite } from '../rule.ts';
import type { ItemPrice } from './price-list.ts';

/**
 * Reports the price range of the business if none or few prices of services are in it, or a single amount is not among
 * them. If services without prices may cost anything, none must be in it.
 */
export function wrongRange({ facts, prices: { items } }: AuditedSite): Finding[] {
  const stated = facts.business.priceRange ?? '';
  const amounts = priceRange(stated);
  // "Free–$250" begins with a word.
  const [words = ''] = stated.match(/^\p{L}[\p{L} ]*/u) ?? [];
  const range = amounts && isFree(words) ? { ...amounts, low: 0 } : amounts;
  const services = items.filter(({ group }) => group === 'services');
  const unpriced = services.filter(({ prices }) => prices.length === 0).length;
  // The range may be that of what most services cost, which no price says.
  if (!range || unpriced > services.length / 2) return [];
  const prices = services.flatMap((service) => service.prices.filter(({ isPrice, most }) => isPrice && most > 0));
  // “From $50” may be in a higher range, but a range that must have one of the prices in it does not begin above all.
  const mostOf = ({ amount, most }: ItemPrice) => (unpriced > 0 && most === Number.POSITIVE_INFINITY ? amount : most);
  const outside = prices.filter((price) => price.amount > range.high || mostOf(price) < range.low);
  const [first] = outside;
  const allowed = range.low < range.high && unpriced === 0 ? prices.length / 2 : prices.length - 1;
  if (!first || outside.length <= allowed) return [];
  return [
    {
      at: { route: null, path: ['business', 'priceRange'] },
      message: `The price range is ${stated}, but ${outside.length} of ${prices.length} prices of services are not in it, such as ${first.text}.`,
      hint: 'Write the lowest and the highest price of a visit.',
      value: stated,
      also: { route: null, path: first.path },
    },
  ];
}
