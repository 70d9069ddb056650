import { withAmount } from '../../../templates/facts/amount.ts';
import { exactAmount, priceRange } from '../../../templates/facts/price-range.ts';
import type { Finding } from '../finding.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** An offer must cost less than what it is compared with, and a package must save what it says. */
export const rule: Rule = {
  id: 'savings',
  severity: 'warning',
  reason: 'An offer must be cheaper than the regular price.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  site: ({ facts }) => [
    ...dearOffers('specials', facts.specials),
    ...dearOffers('bundles', facts.bundles),
    ...packages(facts),
  ],
};

type Facts = AuditedSite['facts'];
type Offers = Readonly<Record<string, { name: string; price?: string | undefined; regular?: string | undefined }>>;

function dearOffers(group: string, offers: Offers = {}): Finding[] {
  return Object.entries(offers).flatMap(([key, { name, price, regular }]) =>
    price === undefined ? [] : dear([group, key, 'price'], name, price, regular),
  );
}

function dear(path: readonly string[], name: string, price: string, regular: string | undefined): Finding[] {
  const [offered, usual] = [priceRange(price), priceRange(regular ?? '')];
  if (!offered || !usual || offered.low < usual.low) return [];
  const more = offered.low > usual.low ? 'more than' : 'the same as';
  const message = `“${name}” costs ${price}, ${more} the regular price, ${regular}.`;
  return [{ at: { route: null, path }, message, hint: 'Correct the price or the regular price.', value: name }];
}

function packages({ packages = {}, language }: Facts): Finding[] {
  return Object.entries(packages).flatMap(([key, { name, prices, regular, savings }]) => {
    const [[label, price] = ['', ''], ...others] = Object.entries(prices);
    const usual = exactAmount(regular ?? '');
    const paid = exactAmount(price);
    if (others.length > 0 || usual === null || paid === null) return [];
    if (paid >= usual) return dear(['packages', key, 'prices', label], name, price, regular);
    const stated = exactAmount(savings?.match(/\S*\d\S*/)?.[0] ?? '');
    if (stated === null || Math.abs(stated - (usual - paid)) < 0.005) return [];
    return [
      {
        at: { route: null, path: ['packages', key, 'savings'] },
        message: `“${name}” says “${savings}”, but ${regular} minus ${price} is ${withAmount(price, usual - paid, language, [regular ?? ''])}.`,
        hint: 'Delete "savings", so that it is computed, or correct the prices.',
        value: name,
      },
    ];
  });
}
