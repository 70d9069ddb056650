import { amountOf, catalogGroups } from '../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Leaf } from '../plan/fill.ts';
import type { Path } from '../read/locate.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';
import { anyOf } from './place-names.ts';

/** Something that is sold, with every price that site.yaml gives for it. */
export interface Thing {
  /** Its group and key, such as `enhancements` and `cupping`. */
  group: string;
  key: string;
  name: string;
  prices: ThingPrice[];
}

export interface ThingPrice {
  text: string;
  amount: number;
  /** How many minutes it buys; null where it is no price of a length of time. */
  minutes: number | null;
  path: Path;
}

export interface PriceList {
  things: Thing[];
  /** Finds prices in a text. */
  pattern: RegExp;
  /** Finds the things that a text names, by their names or the names without their last word. */
  named: (text: string) => { things: Thing[]; index: number; name: string }[];
}

/** Everything that site.yaml sells. Prices in its running texts, such as "about $40 each", count too. */
export function priceListOf(facts: SiteFacts, leaves: readonly Leaf[]): PriceList {
  const pattern = pricePattern(facts);
  const things = catalogGroups.flatMap((group) =>
    Object.entries(facts[group] ?? {}).map(([key, { name, ...rest }]) => {
      const own = leaves.filter(({ path }) => path[0] === group && path[1] === key);
      const duration = 'duration' in rest ? minutesIn(rest.duration) : null;
      const prices = own.flatMap(({ text, path }) =>
        [...text.matchAll(pattern)].map(([price]) => {
          const minutes = path[2] === 'prices' ? lengthOf(String(path[3])) : duration;
          return { text: price, amount: amountOf(price), minutes, path };
        }),
      );
      return { group, key, name, prices };
    }),
  );
  return { things, pattern, named: nameFinder(things) };
}

/** How many minutes a text begins to speak of, as in "60 min" and "90-minute visit"; null where it names none. */
export function minutesIn(text: string): number | null {
  const [, minutes] = text.match(/(\d+)[- ]?min(?:ute)?s?\b/i) ?? [];
  return minutes ? Number(minutes) : null;
}

/** The length of one visit that a label names; `3 × 60 min` is the price of three. */
const lengthOf = (label: string) => (/^\d+[- ]?min/i.test(label) ? minutesIn(label) : null);

/** The signs that site.yaml itself writes before or behind its prices. */
function pricePattern(facts: SiteFacts): RegExp {
  const written = Object.values(facts.services ?? {}).flatMap(({ prices }) => Object.values(prices));
  const signs = new Set(
    written
      .map((price) => price.replace(/[\d.,+\s]/g, ''))
      .concat('$')
      .filter(Boolean),
  );
  const sign = `(?:${[...signs].map(escapeRegExp).join('|')})`;
  const amount = '\\d{1,3}(?:,?\\d{3})*(?:\\.\\d{2})?';
  return new RegExp(`\\+?${sign} ?${amount}|\\+?${amount} ?${sign}(?!\\d)`, 'g');
}

function nameFinder(things: readonly Thing[]): PriceList['named'] {
  const byName = new Map<string, Thing[]>();
  const add = (name: string, thing: Thing) => byName.set(name, [...(byName.get(name) ?? []), thing]);
  for (const thing of things) {
    const [name = '', short] = namesOf(thing);
    add(name, thing);
    if (short === undefined) continue;
    add(short, thing);
    // A special that is named like a service without its last word may be meant by the whole name as well.
    for (const other of things) if (namesOf(other)[0] === short) add(name, other);
  }
  const pattern = anyOf([...byName.keys()].sort((a, b) => b.length - a.length));
  return (text) =>
    [...text.toLowerCase().matchAll(pattern)].map(({ 0: name, index }) => ({
      things: byName.get(name) ?? [],
      index,
      name,
    }));
}

/** A name, and what people make of it when it is long: "cold stone" of "Cold stone therapy". */
function namesOf({ name }: Thing): string[] {
  const words = name.toLowerCase().split(' ');
  return words.length > 2 ? [words.join(' '), words.slice(0, -1).join(' ')] : [words.join(' ')];
}
