import { priceRange } from '../../../templates/facts/price-range.ts';
import { isFree } from '../../../templates/facts/price-wording.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite } from '../rule.ts';

/**
 * Reports the price range of the business if every service has prices, and none or few of them are in the range, or a
 * single amount is not among them.
 */
export function wrongRange({ facts, prices: { items } }: AuditedSite): Finding[] {
  const stated = facts.business.priceRange ?? '';
  const amounts = priceRange(stated);
  // "Free–$250" begins with a word.
  const [words = ''] = stated.match(/^\p{L}[\p{L} ]*/u) ?? [];
  const range = amounts && isFree(words) ? { ...amounts, low: 0 } : amounts;
  const services = items.filter(({ group }) => group === 'services');
  if (!range || services.some(({ prices }) => prices.length === 0)) return [];
  const prices = services.flatMap((service) => service.prices.filter(({ isPrice, most }) => isPrice && most > 0));
  const outside = prices.filter(({ amount, most }) => amount > range.high || most < range.low);
  const [first] = outside;
  const allowed = range.low < range.high ? prices.length / 2 : prices.length - 1;
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
