import { isGroup } from '../schema/is-group.ts';
import { withAmount } from './amount.ts';
import { exactAmount } from './price-range.ts';

/** One part of a reference: `3 × services.sweep.One flue`. */
export interface PriceTerm {
  /** As written, without the count. */
  name: string;
  count: number;
  group: string;
  key: string;
  /** What follows the key: a label of `prices`, or the name of a price. Empty if there is only one. */
  price: string;
}

const term = /^(?:(\d{1,3}) ?[×x*] ?)?(([a-z]+)\.([^.\s{}]+)(?:\.(?:prices\.)?([^{}]+?))?)$/i;
const plus = / ?\+ ?(?=(?:\d{1,3} ?[×x*] ?)?[a-z]+\.[^.\s{}])/i;

/** Returns the parts of a price that refers to others, such as `services.sweep.One flue`; null for any other text. */
export function referenceIn(text: string): PriceTerm[] | null {
  const found = text.split(plus).map((part) => part.match(term));
  if (found.some((match) => match === null)) return null;
  return found.map((match) => {
    const [, count = '1', name = '', group = '', key = '', price = ''] = match ?? [];
    return { name, count: Number(count), group, key, price };
  });
}

/** The names of the prices of an entry in each group of site.yaml, the default first. */
const namesByGroup = {
  services: [],
  memberships: ['monthly', 'yearly', 'regular', 'saves'],
  bundles: ['price', 'regular'],
  packages: ['regular'],
  enhancements: ['price'],
  specials: ['price', 'regular'],
};

export type PricedGroup = keyof typeof namesByGroup;
export const priceNames: Readonly<Record<string, readonly string[]>> = namesByGroup;

/** Returns the prices of an entry of site.yaml, by their names in references, the default first. */
export function pricesOf(group: string, entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const labeled = isGroup(entry.prices) ? entry.prices : {};
  const named = (priceNames[group] ?? []).filter((name) => name in entry).map((name) => [name, entry[name]]);
  return { ...labeled, ...Object.fromEntries(named) };
}

/**
 * Returns the price that a text of site.yaml or of a page means: that of the referenced entry, unchanged, or the sum of
 * several. A text that is not a reference means itself. Returns null if a part leads nowhere or in a circle, or has no
 * amount.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export function priceFor(text: string, facts: unknown, trail: readonly string[] = []): string | null {
  const terms = referenceIn(text);
  if (!terms) return text;
  if (trail.includes(text)) return null;
  const prices = terms.map((one) => {
    const target = targetOf(one, facts);
    return typeof target === 'string' ? priceFor(withoutBraces(target), facts, [...trail, text]) : null;
  });
  const [first] = prices;
  if (first === null || first === undefined) return null;
  if (terms.length === 1 && terms[0]?.count === 1) return first;
  const written = [...prices.filter((price) => price !== null), ...writtenPrices(facts)];
  const amounts = prices.map((price) => (price === null ? null : exactAmount(price)));
  if (amounts.includes(null)) return null;
  const sum = terms.reduce((total, { count }, index) => total + count * (amounts[index] ?? 0), 0);
  return withAmount(first, sum, languageOf(facts), written);
}

/** Returns the prices of site.yaml that do not refer to others. They show how the site writes amounts. */
export function writtenPrices(facts: unknown): string[] {
  const groups = isGroup(facts) ? Object.keys(priceNames).map((name) => [name, facts[name]] as const) : [];
  const entries = groups.flatMap(([name, group]) =>
    Object.values(isGroup(group) ? group : {}).map((one) => [name, one]),
  );
  return entries
    .flatMap(([name, entry]) => (isGroup(entry) ? Object.values(pricesOf(String(name), entry)) : []))
    .filter((price): price is string => typeof price === 'string' && referenceIn(price) === null);
}

/** Removes the braces of a placeholder for another price, which is a reference too. */
export const withoutBraces = (text: string) => text.replace(/^\{([^{}]*)\}$/, '$1');

/** Returns the value that a part of a reference leads to; undefined if there is none. */
export function targetOf({ group, key, price }: PriceTerm, facts: unknown): unknown {
  const entries = isGroup(facts) && Object.hasOwn(priceNames, group) ? facts[group] : undefined;
  const entry = isGroup(entries) && Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (!isGroup(entry)) return undefined;
  const prices = pricesOf(group, entry);
  if (price !== '') return Object.hasOwn(prices, price) ? prices[price] : undefined;
  return hasUsualPrice(group, entry) ? Object.values(prices)[0] : undefined;
}

/** Returns true if a reference to the price of an entry needs no name: there is one label, or one default price. */
export function hasUsualPrice(group: string, entry: Readonly<Record<string, unknown>>): boolean {
  return isGroup(entry.prices) ? Object.keys(entry.prices).length === 1 : priceNames[group]?.[0] !== undefined;
}

function languageOf(facts: unknown): string {
  return isGroup(facts) && typeof facts.language === 'string' ? facts.language : 'en';
}
