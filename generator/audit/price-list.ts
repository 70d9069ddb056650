import { amountOf, amountPattern, signOf } from '../../templates/facts/amount.ts';
import { catalogGroups } from '../../templates/facts/catalog.ts';
import { priceRange } from '../../templates/facts/price-range.ts';
import { isFree } from '../../templates/facts/price-wording.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Leaf } from '../plan/fill-context.ts';
import type { Path } from '../read/locate.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';
import { itemFinder, type NamedItems } from './find-items.ts';
import { minutesAtStart, minutesIn } from './lengths.ts';

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
  /** The most that it may be: the same as the amount, unless it begins a range. Infinity after "from" and before "+". */
  most: number;
  /** The length of the visit that it buys; null if the price does not depend on a length. */
  minutes: number | null;
  path: Path;
  /** False for an amount in a description. */
  isPrice: boolean;
  /** True for what one saves. */
  isSaving: boolean;
}

export interface PriceList {
  items: CatalogItem[];
  /** Every amount in site.yaml that is a price. */
  amounts: ReadonlySet<number>;
  /** The number of an amount as the price of an item, which is the same as long as site.yaml is; null if no item costs that. */
  numberOf: (item: CatalogItem, amount: number) => number | null;
  /** False if a text has no currency sign, so that it has no price. */
  isPossible: (text: string) => boolean;
  /** Matches prices in text. */
  pattern: RegExp;
  /** Finds the names of items in text, with or without their last word. Items may share a name. */
  named: (text: string) => NamedItems<CatalogItem>[];
}

/**
 * The items of site.yaml. Prices in their descriptions, such as "about $40 each", count as prices too. Those in the description of
 * the business have to be among them.
 */
export function priceListOf(facts: SiteFacts, leaves: readonly Leaf[]): PriceList {
  const signs = currencySigns(facts);
  const pattern = pricePattern(signs);
  const items = itemsOf(facts, leaves, pattern);
  const ofBusiness = leaves
    .filter(({ path: [group, fact] }) => group === 'business' && fact !== 'description')
    .flatMap(({ text }) => text.match(pattern)?.map(amountOf) ?? []);
  const ofItems = [...new Set(items.flatMap(({ prices }) => prices.map(({ amount }) => amount)))];
  return {
    items,
    amounts: new Set([...ofItems, ...ofBusiness]),
    numberOf: (item, amount) => {
      const index = ofItems.indexOf(amount);
      return index < 0 ? null : items.indexOf(item) * ofItems.length + index;
    },
    isPossible: (text) => signs.some((sign) => text.includes(sign)),
    pattern,
    named: itemFinder(items, facts.language),
  };
}

function itemsOf(facts: SiteFacts, leaves: readonly Leaf[], pattern: RegExp): CatalogItem[] {
  const byItem = new Map<string, Leaf[]>();
  const groups: readonly unknown[] = catalogGroups;
  for (const leaf of leaves.filter(({ path }) => groups.includes(path[0]))) {
    const key = leaf.path.slice(0, 2).join('/');
    const own = byItem.get(key);
    if (own) own.push(leaf);
    else byItem.set(key, [leaf]);
  }
  return catalogGroups.flatMap((group) =>
    Object.entries(facts[group] ?? {}).map(([key, { name, ...rest }]) => {
      const own = byItem.get(`${group}/${key}`) ?? [];
      const duration = 'duration' in rest ? minutesIn(rest.duration ?? '') : null;
      const prices = own.flatMap((leaf) => {
        const { path } = leaf;
        // `3 × 60 min` is the price of three.
        const minutes = path[2] === 'prices' ? minutesAtStart(String(path[3])) : duration;
        const isSaving = path[2] === 'saves' || path[2] === 'savings';
        return amountsIn(leaf, pattern).map((price) => ({
          ...price,
          minutes,
          path,
          isPrice: leaf.price === true,
          isSaving,
        }));
      });
      return { group, key, name, prices };
    }),
  );
}

/** The amounts in a text of site.yaml, which is a price or a description with prices in it. */
function amountsIn({ text, price }: Leaf, pattern: RegExp): Pick<ItemPrice, 'text' | 'amount' | 'most'>[] {
  if (price && isFree(text)) return [{ text, amount: 0, most: 0 }];
  const range = price ? priceRange(text) : null;
  return [...text.matchAll(pattern)].map(([found]) => {
    const amount = amountOf(found);
    return { text: price ? text : found, amount, most: range?.low === amount ? range.high : amount };
  });
}

/** True if somebody may be asked to pay this amount. */
export const covers = ({ amount, most }: ItemPrice, paid: number) => paid >= amount && paid <= most;

function currencySigns(facts: SiteFacts): string[] {
  const written = Object.values(facts.services ?? {}).flatMap(({ prices = {} }) => Object.values(prices));
  return [...new Set(written.map(signOf).concat('$').filter(Boolean))];
}

/** Matches an amount with one of the currency signs before or after it, and the other amount of a range. */
function pricePattern(signs: readonly string[]): RegExp {
  const sign = `(?:${signs.map(escapeRegExp).join('|')})`;
  const amount = `(?:${amountPattern})`;
  const dash = '(?: ?[–-] ?)';
  const before = `${sign} ?${amount}`;
  const after = `${amount} ?${sign}(?!\\d)`;
  const isNoLength = '(?![ -]?min)';
  return new RegExp(
    `\\+?${before}|(?<=${before}${dash})${amount}${isNoLength}|\\+?${after}|${amount}(?=${dash}${after})`,
    'g',
  );
}
