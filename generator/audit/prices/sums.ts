import { roundedToCents } from '../../../templates/facts/amount.ts';
import { matchesOf } from '../matches.ts';
import { nameIndex } from '../name-index.ts';
import type { Explains } from './explains.ts';
import { countsIn } from './lengths.ts';
import { singular } from './own-words.ts';
import { nameOf } from './price-labels.ts';
import { type CatalogItem, type ItemPrice, isRegular } from './price-list.ts';
import { isExtra } from './sold-lengths.ts';

const two = /\b(?:both|couples?|pair|twice|double|each of (?:you|us|them))\b/i;
const half = /\b(?:half (?:of|the|off|price|now)|halves)\b/i;

/** Returns the quantities that a sentence may mention. */
const factorsIn = (sentence: string) => [
  ...countsIn(sentence).filter((count) => count > 1),
  ...(two.test(sentence) ? [2] : []),
  ...(half.test(sentence) ? [0.5] : []),
];

/** Returns true if the quantity in the sentence costs this much, as in "Two visits are $190". */
export const isMultiple: Explains = ({ amount }, { whole, sold }) => {
  const paid = new Set(sold.flatMap(({ prices }) => prices.filter(isPaid).map((price) => price.amount)));
  return factorsIn(whole).some((factor) => paid.has(roundedToCents(amount / factor)));
};

const isPaid = ({ isSaving }: ItemPrice) => !isSaving;

/** Enough for "a sweep with a camera inspection on Sundays", and few enough to try every combination. */
const mostItems = 3;
/** Enough for "a loaf and two croissants". */
const mostOfEach = 12;
const mostCounts = 4;

/**
 * Returns true if two or three of the things in the sentence cost this much together, or one and a visit of some
 * length.
 */
export const isSum: Explains = ({ sentence, amount, lengths, kind }, _, { items: all, named }) => {
  const withoutPlurals = sentence.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, '');
  const called = [...named(sentence), ...named(withoutPlurals)].flatMap(({ items: [item] }) => item ?? []);
  const labeled = labeledIn(sentence, all, called);
  const found = [...new Set([...calledByLastWord(sentence, all), ...called])];
  const others = found.filter((item) => !labeled.some(({ owners }) => owners.includes(item)));
  const items = others.slice(Math.max(0, others.length + labeled.length - mostItems));
  const isAddOn = labeled.length === 0 && new Set(called).size === 1 && called[0]?.group === 'enhancements';
  const ofLength = isAddOn ? all.flatMap(({ prices }) => prices.filter((price) => isOfLength(price, lengths))) : [];
  // "A visit with an extra coat" may be any visit.
  const ofVisit =
    isAddOn && kind === 'sum' && lengths.length === 0 ? all.filter(({ group }) => group === 'services') : [];
  const choices = [...labeled.map(({ prices }) => prices), ...items.map(({ prices }) => pricesFor(prices, lengths))];
  if (ofLength.length > 0) choices.push(ofLength);
  if (ofVisit.length > 0) choices.push(ofVisit.flatMap(({ prices }) => prices.filter(isPaid)));
  const several = factorsIn(sentence).filter((count) => count > 1 && count <= mostOfEach);
  const counts = [...new Set([1, ...several])].slice(0, mostCounts);
  let together: Sum[] = [{ count: 0, low: 0, high: 0 }];
  for (const prices of choices) {
    const paid = prices.flatMap((price) => counts.map((count) => times(price, count)));
    together = together.flatMap((sum) => [sum, ...paid.map((price) => plus(sum, price))]);
  }
  const isSame = ({ low, high }: Sum) => amount >= roundedToCents(low) && amount <= roundedToCents(high);
  return (
    together.some((sum) => sum.count > 1 && isSame(sum)) || (called.length > 0 ? called : all).some(withExtras(amount))
  );
};

/** Two labels with the same last word: "a small and a large dog". */
const sharedWord = /(\p{L}+) and ((?:an? |the |one )?\p{L}+) (\p{L}+)/gu;
const severalWords = /^\p{L}+ \P{N}+$/u;

/**
 * Returns the prices that a sentence calls by labels of several words: that of "four shoes with leather pads". If it
 * names an item with that label, the price is that of the item.
 */
function labeledIn(sentence: string, all: readonly CatalogItem[], found: readonly CatalogItem[]): Labeled[] {
  const text = sentence.toLowerCase().replace(sharedWord, '$1 $3 and $2 $3');
  const isIn = (label: string) => text.includes(label) && severalWords.test(label);
  const labels = all.flatMap(({ prices }) => prices.map(nameOf).filter(isIn));
  if (labels.length === 0) return [];
  const names = nameIndex(labels)
    .namesIn(text)
    .map(({ name }) => name);
  return [...new Set(names)].slice(-mostItems).map((name) => {
    const hasLabel = ({ prices }: CatalogItem) => prices.some((price) => nameOf(price) === name);
    const named = found.filter(hasLabel);
    const owners = named.length > 0 ? named : all.filter(hasLabel);
    return { owners, prices: owners.flatMap(({ prices }) => prices.filter((price) => nameOf(price) === name)) };
  });
}

interface Labeled {
  owners: readonly CatalogItem[];
  prices: ItemPrice[];
}

/** A word that is added to others, and the words around it: "a trial" in "Bridal hair and a trial". */
const addedWords = /(?<![\p{L}-])([\p{L}-]+) (?:and|with|plus|[&+]) (?=((?:[\p{L}\d-]+ ){0,2}[\p{L}-]+))/giu;

/**
 * Returns the items that a sentence may call by their last word, if no other has it: "with extensions", "and a trial",
 * but not "After the trial, bridal hair is".
 */
function calledByLastWord(sentence: string, all: readonly CatalogItem[]): CatalogItem[] {
  const added = matchesOf(sentence, addedWords);
  if (added.length === 0) return [];
  const words = new Set(added.flatMap(([, before = '', after = '']) => [before, ...after.split(' ')]).map(singular));
  const last = all.map(({ name }) => singular(name.split(' ').at(-1) ?? ''));
  return all.filter((_, index) => {
    const word = last[index] ?? '';
    return words.has(word) && last.indexOf(word) === last.lastIndexOf(word);
  });
}

/**
 * Returns true for the price of a bundle, or of a special offer, of the things in the sentence, whose regular prices add
 * up to that of it.
 */
export const isOfBundle: Explains = (statement, around, list) =>
  list.items.some(
    ({ group, prices }) =>
      (group === 'bundles' || group === 'specials') &&
      prices.some(({ amount }) => amount === statement.amount) &&
      prices.some((price) => isRegular(price) && isSum({ ...statement, amount: price.amount }, around, list)),
  );

/** Returns true if an item costs this much for a time: "First hour: $125, each extra half hour: $55". */
const withExtras =
  (amount: number) =>
  ({ prices }: CatalogItem): boolean =>
    prices.some(({ label, amount: extra }) => {
      const more = (price: ItemPrice) => (amount - price.amount) / extra;
      return isExtra(label) && prices.some((price) => Number.isInteger(more(price)) && more(price) > 0);
    });

interface Sum {
  count: number;
  low: number;
  high: number;
}

const times = ({ amount, most }: ItemPrice, count: number): Sum => ({
  count: 1,
  low: amount * count,
  high: most * count,
});
const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  low: one.low + other.low,
  high: one.high + other.high,
});

const isOfLength = ({ minutes }: ItemPrice, lengths: readonly number[]) =>
  minutes !== null && lengths.includes(minutes);

/**
 * Returns the possible prices: those for the lengths, and those that do not depend on length, or all if there is none
 * for the lengths.
 */
function pricesFor(prices: readonly ItemPrice[], lengths: readonly number[]): ItemPrice[] {
  const paid = prices.filter(isPaid);
  if (!paid.some((price) => isOfLength(price, lengths))) return paid;
  return paid.filter((price) => price.minutes === null || isOfLength(price, lengths));
}
