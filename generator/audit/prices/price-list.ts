import { amountOf } from '../../../templates/facts/amount.ts';
import { catalogGroups } from '../../../templates/facts/catalog.ts';
import { isFormer } from '../../../templates/facts/former-price.ts';
import { priceRange } from '../../../templates/facts/price-range.ts';
import { isFree } from '../../../templates/facts/price-wording.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { plainText } from '../../../templates/markdown/plain-text.ts';
import type { Leaf } from '../../plan/texts/fill-context.ts';
import type { Path } from '../../read/locate.ts';
import { singleSpaced } from '../../report/wording.ts';
import { itemFinder, type NamedItems } from './find-items.ts';
import type { Surroundings } from './label-places.ts';
import { minutesAtStart, minutesIn } from './lengths.ts';
import { type Labels, labelFinder } from './price-labels.ts';
import { amountPatternFor, currencySigns, priceHint, pricePattern } from './price-pattern.ts';

/** Something that the business sells, with every price that site.yaml has for it. */
export interface CatalogItem {
  /** Its group and key, such as `enhancements` and `evening`. */
  group: string;
  key: string;
  name: string;
  prices: ItemPrice[];
}

/** An amount of an item: a price, its savings, or an amount in one of its texts. */
export interface ItemPrice {
  text: string;
  amount: number;
  /** The upper limit: the same as the amount, unless it begins a range. Infinity after "from" and before "+". */
  most: number;
  /** The length of the visit that it covers; null if the price does not depend on a length. */
  minutes: number | null;
  path: Path;
  /** The label of the price, such as `60 min`; empty if it is simply the price of the item. */
  label: string;
  /** False for savings, for what it used to cost, and for an amount in a text. */
  isPrice: boolean;
  /** True for what it used to cost: sections strike it through. */
  isFormer: boolean;
  /** True for savings. */
  isSaving: boolean;
}

/** Returns true for what something usually costs, or used to, beside what it costs now. */
export const isRegular = ({ path, isFormer }: ItemPrice): boolean => path[2] === 'regular' || isFormer;

/** Returns true for a membership that is paid by the month. */
export const isByMonth = ({ group, prices }: CatalogItem): boolean =>
  group === 'memberships' && prices.some(({ path }) => path[2] === 'monthly');

/** Returns true for what customers pay. */
export const isCharged = (price: ItemPrice): boolean => !price.isSaving && !isRegular(price);

/** The amounts in site.yaml, and what finds them in texts. */
export interface PriceList {
  items: CatalogItem[];
  /** By a text that mentions an amount, such as a description, the items with that text. */
  described: ReadonlyMap<string, CatalogItem[]>;
  /** Every amount in site.yaml that is a price. */
  amounts: ReadonlySet<number>;
  /**
   * Returns a number for an amount as the price of an item, which is stable as long as site.yaml is; null if the item
   * does not cost that.
   */
  numberOf: (item: CatalogItem, amount: number) => number | null;
  /** Returns false if a text has no currency sign, so that it has no price. */
  isPossible: (text: string) => boolean;
  /** Matches prices in text. */
  pattern: RegExp;
  /** Matches amounts in text, with or without a sign. */
  amount: RegExp;
  /** Finds the names of items in text, with or without their last word. Items may share a name. */
  named: (text: string) => NamedItems<CatalogItem>[];
  /** Finds the label of a price in a text, such as "main line". */
  labeled: (around: Surroundings<CatalogItem>) => Labels<CatalogItem>;
}

/**
 * Returns the items of site.yaml. Amounts in their texts count as prices only if an item has no other price. Otherwise
 * they must be among the prices, like those in the description of the business.
 */
export function priceListOf(facts: SiteFacts, leaves: readonly Leaf[]): PriceList {
  const signs = currencySigns(facts);
  const amount = amountPatternFor(facts);
  const pattern = pricePattern(signs, amount, facts.currency);
  const leavesOf = leavesByItem(leaves);
  const items = itemsOf(facts, leavesOf, pattern);
  const ofBusiness = leaves
    .filter(({ path: [group, fact] }) => group === 'business' && fact !== 'description')
    .flatMap(({ text }) => singleSpaced(text).match(pattern)?.map(amountOf) ?? []);
  const named = itemFinder(items, facts.language);
  const ofItems = [...new Set(items.flatMap(({ prices }) => prices.map(({ amount }) => amount)))];
  return {
    items,
    described: describedBy(items, leavesOf, pattern),
    amounts: new Set([...ofItems, ...ofBusiness]),
    numberOf: (item, amount) => {
      const index = ofItems.indexOf(amount);
      return index < 0 ? null : items.indexOf(item) * ofItems.length + index;
    },
    isPossible: priceHint(signs, facts.currency),
    pattern,
    amount: new RegExp(amount, 'g'),
    named,
    labeled: labelFinder(items, named),
  };
}

/** Returns the texts of each item, by its group and key. */
function leavesByItem(leaves: readonly Leaf[]): Map<string, Leaf[]> {
  const byItem = new Map<string, Leaf[]>();
  const groups: readonly unknown[] = catalogGroups;
  for (const leaf of leaves.filter(({ path }) => groups.includes(path[0]))) {
    const key = leaf.path.slice(0, 2).join('/');
    const own = byItem.get(key);
    if (own) own.push(leaf);
    else byItem.set(key, [leaf]);
  }
  return byItem;
}

function itemsOf(facts: SiteFacts, leavesOf: ReadonlyMap<string, Leaf[]>, pattern: RegExp): CatalogItem[] {
  return catalogGroups.flatMap((group) =>
    Object.entries(facts[group] ?? {}).map(([key, { name, ...rest }]) => {
      const all = leavesOf.get(`${group}/${key}`) ?? [];
      const priced = all.filter(isPriced);
      const own = priced.length > 0 ? priced : all;
      const duration = 'duration' in rest ? minutesIn(rest.duration ?? '') : null;
      const prices = own.flatMap((leaf) => {
        const { path } = leaf;
        // `3 × 60 min` is the price of three.
        const label = path[2] === 'prices' ? String(path[3]) : '';
        const minutes = label ? minutesAtStart(label) : duration;
        const old = label !== '' && 'prices' in rest && isFormer(label, rest.prices ?? {}, facts.words);
        return amountsIn(leaf, pattern).map((price) => ({
          ...price,
          minutes,
          path,
          label,
          isPrice: leaf.price === true && !old,
          isFormer: old,
          isSaving: isSaving(leaf),
        }));
      });
      return { group, key, name, prices };
    }),
  );
}

const isSaving = ({ path }: Leaf) => path[2] === 'saves' || path[2] === 'savings';
const isPriced = (leaf: Leaf) => leaf.price === true || isSaving(leaf) || leaf.path[2] === 'discount';

function describedBy(
  items: readonly CatalogItem[],
  leavesOf: ReadonlyMap<string, Leaf[]>,
  pattern: RegExp,
): Map<string, CatalogItem[]> {
  const described = new Map<string, CatalogItem[]>();
  for (const item of items) {
    const texts = (leavesOf.get(`${item.group}/${item.key}`) ?? []).filter((leaf) => !isPriced(leaf));
    for (const { text } of texts) {
      const shown = singleSpaced(plainText(text));
      if (amountsIn({ text }, pattern).length > 0) described.set(shown, [...(described.get(shown) ?? []), item]);
    }
  }
  return described;
}

/**
 * Returns the amounts in a text of site.yaml, which is a price or a description with prices in it. Some languages put a
 * no-break space before the sign, which texts of pages are read without.
 */
function amountsIn(
  { text: written, price }: Pick<Leaf, 'text' | 'price'>,
  pattern: RegExp,
): Pick<ItemPrice, 'text' | 'amount' | 'most'>[] {
  const text = singleSpaced(written);
  if (price && isFree(text)) return [{ text, amount: 0, most: 0 }];
  const range = price ? priceRange(text) : null;
  return [...text.matchAll(pattern)].map(([found]) => {
    const amount = amountOf(found);
    return { text: price ? text : found, amount, most: range?.low === amount ? range.high : amount };
  });
}

/** Returns true if a customer may have to pay this amount. */
export const covers = ({ amount, most }: ItemPrice, paid: number) => paid >= amount && paid <= most;
