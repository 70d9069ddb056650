import { amountOf, roundedToCents, withAmount } from '../../../templates/facts/amount.ts';
import { exactAmount, priceRange } from '../../../templates/facts/price-range.ts';
import { referenceIn } from '../../../templates/facts/price-reference.ts';
import { factAt } from '../../../templates/schema/forms/form.ts';
import type { Finding } from '../finding.ts';
import { minutesAtStart } from '../prices/lengths.ts';
import { isSameAmount } from '../prices/rounding.ts';
import { ofEachVisit } from '../prices/shares.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** Checks that an offer costs less than what it is compared with, and that a package saves what it says. */
export const rule: Rule = {
  id: 'savings',
  severity: 'warning',
  reason: 'An offer must be cheaper than the regular price.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  site: ({ facts, written, prices }) => [
    ...dearOffers('specials', facts.specials),
    ...dearOffers('bundles', facts.bundles),
    ...packages(facts),
    ...Object.entries(facts.packages ?? {}).flatMap(([key, pack]) => [
      ...otherVisits(key, pack, written),
      ...wrongShare(key, pack, prices, facts.language),
    ]),
  ],
};

type OfferFacts = AuditedSite['facts'];
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

function packages({ packages = {}, language }: OfferFacts): Finding[] {
  return Object.entries(packages).flatMap(([key, { name, prices, regular, savings }]) => {
    const [[label, price] = ['', ''], ...others] = Object.entries(prices);
    const usual = exactAmount(regular ?? '');
    const paid = exactAmount(price);
    if (others.length > 0 || usual === null || paid === null) return [];
    if (paid >= usual) return dear(['packages', key, 'prices', label], name, price, regular);
    const stated = exactAmount(savings?.match(/\S*\d\S*/)?.[0] ?? '');
    if (stated === null || isSameAmount(stated, usual - paid)) return [];
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

type Package = NonNullable<OfferFacts['packages']>[string];

/**
 * Returns the number of visits in a package, and the length of each: the parts of its label, `3 × 60 min`. Returns null
 * for another label.
 */
function visitsOf({ prices }: Package): { label: string; price: string; count: number; minutes: number | null } | null {
  const [[label, price] = ['', ''], ...others] = Object.entries(prices);
  const [, count = '', visit = ''] = label.match(/^(\d+) ?[×x*] ?(.*)$/) ?? [];
  return count && others.length === 0 ? { label, price, count: Number(count), minutes: minutesAtStart(visit) } : null;
}

/** Checks that the regular price is that of as many visits of the same length. */
function otherVisits(key: string, pack: Package, written: unknown): Finding[] {
  const visits = visitsOf(pack);
  const regular = factAt(written, `packages.${key}.regular`);
  const [term, ...others] = typeof regular === 'string' ? (referenceIn(regular) ?? []) : [];
  if (!visits || !term || others.length > 0 || term.count === 1) return [];
  const usual = minutesAtStart(term.price);
  const isAsLong = visits.minutes === null || usual === null || visits.minutes === usual;
  if (isAsLong && visits.count === term.count) return [];
  return [
    {
      at: { route: null, path: ['packages', key, 'regular'] },
      message: `“${pack.name}” is ${visits.label}, but its regular price is that of ${regular}.`,
      hint: 'Correct the label of the price or "regular".',
      value: pack.name,
    },
  ];
}

/**
 * Checks that the price of each visit in a description is a share of the price, of the regular price, or of the
 * savings.
 */
function wrongShare(key: string, pack: Package, { pattern }: AuditedSite['prices'], language: string): Finding[] {
  const visits = visitsOf(pack);
  const paid = visits && exactAmount(visits.price);
  if (!visits || paid === null) return [];
  const usual = exactAmount(pack.regular ?? '') ?? paid;
  const shares = [paid, usual, usual - paid].map((amount) => amount / visits.count);
  return [...pack.description.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const amount = amountOf(words);
    // Shares are rounded.
    const isRight = shares.some((one) => Math.abs(one - amount) < Math.max(1, one / 100));
    const [each] = pack.description.slice(index + words.length).match(ofEachVisit) ?? [];
    if (isRight || !each) return [];
    const share = roundedToCents(paid / visits.count);
    return [
      {
        at: { route: null, path: ['packages', key, 'description'] },
        message: `The description of “${pack.name}” says “${words}${each}”, but ${visits.price} for ${visits.count} is ${withAmount(visits.price, share, language)} each.`,
        hint: 'Correct the description or the price.',
        value: pack.name,
      },
    ];
  });
}
