import { amountOf, amountPattern, signOf } from '../../templates/facts/amount.ts';
import { catalogGroups } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Leaf } from '../plan/fill.ts';
import type { Path } from '../read/locate.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';
import { anyOf } from './place-names.ts';

/** Something that the business sells, with every price that site.yaml has for it. */
export interface CatalogItem {
  /** Its group and key, such as `enhancements` and `cupping`. */
  group: string;
  key: string;
  name: string;
  prices: ItemPrice[];
}

export interface ItemPrice {
  text: string;
  amount: number;
  /** The length of the visit that it buys; null if the price does not depend on a length. */
  minutes: number | null;
  path: Path;
}

export interface PriceList {
  items: CatalogItem[];
  /** Matches prices in text. */
  pattern: RegExp;
  /** Finds the names of items in text, with or without their last word. Items may share a name. */
  named: (text: string) => { items: CatalogItem[]; index: number; name: string }[];
}

/** The items of site.yaml. Prices in their descriptions, such as "about $40 each", count as prices too. */
export function priceListOf(facts: SiteFacts, leaves: readonly Leaf[]): PriceList {
  const pattern = pricePattern(facts);
  const items = catalogGroups.flatMap((group) =>
    Object.entries(facts[group] ?? {}).map(([key, { name, ...rest }]) => {
      const own = leaves.filter(({ path }) => path[0] === group && path[1] === key);
      const duration = 'duration' in rest ? minutesIn(rest.duration) : null;
      const prices = own.flatMap(({ text, path }) =>
        [...text.matchAll(pattern)].map(([price]) => {
          const minutes = path[2] === 'prices' ? visitLength(String(path[3])) : duration;
          return { text: price, amount: amountOf(price), minutes, path };
        }),
      );
      return { group, key, name, prices };
    }),
  );
  return { items, pattern, named: nameFinder(items) };
}

/** The first length of a visit in the text, as in "60 min" and "90-minute visit"; null if there is none. */
export function minutesIn(text: string): number | null {
  const [, minutes] = text.match(/(\d+)[- ]?min(?:ute)?s?\b/i) ?? [];
  return minutes ? Number(minutes) : null;
}

/** The length of one visit that the label of a price names. `3 × 60 min` is the price of three. */
const visitLength = (label: string) => (/^\d+[- ]?min/i.test(label) ? minutesIn(label) : null);

/** Matches an amount with one of the currency signs of site.yaml before or after it. */
function pricePattern(facts: SiteFacts): RegExp {
  const written = Object.values(facts.services ?? {}).flatMap(({ prices }) => Object.values(prices));
  const signs = new Set(written.map(signOf).concat('$').filter(Boolean));
  const sign = `(?:${[...signs].map(escapeRegExp).join('|')})`;
  const amount = `(?:${amountPattern})`;
  return new RegExp(`\\+?${sign} ?${amount}|\\+?${amount} ?${sign}(?!\\d)`, 'g');
}

function nameFinder(items: readonly CatalogItem[]): PriceList['named'] {
  const byName = new Map<string, CatalogItem[]>();
  const add = (name: string, item: CatalogItem) => byName.set(name, [...(byName.get(name) ?? []), item]);
  for (const item of items) {
    const [name = '', short] = namesOf(item);
    add(name, item);
    if (short === undefined) continue;
    add(short, item);
    // If another item, such as a special, has the short name as its whole name, the long name may mean that item too.
    for (const other of items) if (namesOf(other)[0] === short) add(name, other);
  }
  const pattern = anyOf([...byName.keys()].sort((a, b) => b.length - a.length));
  return (text) =>
    [...text.toLowerCase().matchAll(pattern)].map(({ 0: name, index }) => ({
      items: byName.get(name) ?? [],
      index,
      name,
    }));
}

/** A name, and its short form if it has more than two words: "cold stone" for "Cold stone therapy". */
function namesOf({ name }: CatalogItem): string[] {
  const words = name.toLowerCase().split(' ');
  return words.length > 2 ? [words.join(' '), words.slice(0, -1).join(' ')] : [words.join(' ')];
}
