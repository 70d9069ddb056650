import { nameIndex } from '../name-index.ts';
import type { NamedItems } from './find-items.ts';
import { type FoundLabel, isOfBoth, isOfLast, labelPlaces, type Surroundings } from './label-places.ts';
import { rate } from './price-words.ts';

interface Priced {
  prices: readonly { label: string; minutes: number | null }[];
}

/** The words that a text uses for a price, such as `main line`. */
export interface Labels<T> {
  /** In lowercase. */
  labels: readonly string[];
  /** The items that have prices with these names. */
  items: T[];
  /** True if the price belongs to the name right before or after it. Otherwise the name may only be nearby. */
  isLabeled: boolean;
  /** True if the text names no other item. */
  isAlone: boolean;
}

const noLabels = { labels: [], isLabeled: false, isAlone: false };

/** What follows a price up to the next one, if it is for several things. */
const things = /^ for [^.;!?\d]* (?:and|plus|with) [^.;!?\d]*(?=[.;!?)]|$)/i;

/** Returns a function that finds the label of a price in a text, if site.yaml has prices with that name. */
export function labelFinder<T extends Priced>(
  items: readonly T[],
  named: (text: string) => NamedItems<T>[],
): (around: Surroundings<T>) => Labels<T> {
  const owners = ownersOf(items);
  const labelsIn = labelsAmong([...owners.keys()]);

  /** Returns the labels of a price in the words before it. "Trim" in the name "barefoot trim" is not one. */
  const labelsOutside = ({ words, after }: Surroundings<T>) => {
    const found = labelsIn(words).filter((one) => !isOfLast(one, words) || isOfBoth(one, words, after));
    const taken = found.length > 0 ? named(words) : [];
    const isTaken = (from: number, to: number) =>
      taken.some(({ name, index }) => index <= from && to <= index + name.length && to - from < name.length);
    return found.flatMap(({ name, index, label }) => (isTaken(index, index + name.length) ? [] : label));
  };

  /** A label that is one word, such as "Car", or has a number counts only in a text that names its item too. */
  const itemsWith = (label: string, subject: readonly T[]) => {
    const owning = owners.get(label) ?? [];
    if (subject.length > 0) return owning.filter((item) => subject.includes(item));
    return /^\P{N}* \P{N}*$/u.test(label) ? owning : [];
  };
  /** Finds things that cost this much together: "$440 for one drain and a main line". */
  const together = (after: string) => {
    const [words = ''] = after.startsWith(' for') ? (after.match(things) ?? []) : [];
    return [...labelsIn(words), ...named(words)].map(({ name }) => name);
  };
  const { labelBefore, labelAfter } = labelPlaces<T>({ named, labelsIn, itemsWith });
  return (around) => {
    if (owners.size === 0) return { items: [...around.subject], ...noLabels };
    const { sentence, after, subject } = around;
    const several = together(after);
    if (several.length > 1) return { items: [...subject], ...noLabels, labels: several };
    const title = around.title.toLowerCase().replace(/:$/, '');
    const label = labelAfter(around) ?? (sentence === '' && owners.has(title) ? title : labelBefore(around));
    const found = label === undefined ? [] : itemsWith(label, subject);
    if (label !== undefined && found.length > 0 && !rate.test(after)) {
      return { labels: [label], items: found, isLabeled: true, isAlone: subject.length === 0 };
    }
    const near = labelsOutside(around);
    const own = [...new Set(near)].filter((name) => itemsWith(name, subject).length > 0);
    return { items: [...subject], ...noLabels, labels: own };
  };
}

/** Returns a function that finds labels in a text, in the singular and in the plural. */
function labelsAmong(all: readonly string[]): (text: string) => FoundLabel[] {
  const labels = new Map([
    ...all.map((label) => [pluralOf(label), label] as const),
    ...all.map((label) => [label, label] as const),
  ]);
  const names = nameIndex(labels.keys());
  return (text) =>
    names.namesIn(text.toLowerCase()).map((found) => ({ ...found, label: labels.get(found.name) ?? found.name }));
}

/** Excludes a count of visits, such as `5 × 60 min`, and lengths, which are found by their numbers. */
const isWording = /^(?!.*(?:×|\d ?x ?\d|\d ?(?:min|h|hours?)(?!\p{L})))(?:\p{L}.+|\d+ .*\p{L}{3}.*)$/u;

/**
 * Returns the items with a price of each name. A price for a length, or for several visits, is found by its numbers.
 */
function ownersOf<T extends Priced>(items: readonly T[]): Map<string, T[]> {
  const owners = new Map<string, T[]>();
  for (const item of items) {
    for (const price of item.prices) {
      const label = nameOf(price);
      if (price.minutes !== null || !isWording.test(label)) continue;
      owners.set(label, [...(owners.get(label) ?? []), item]);
    }
  }
  return owners;
}

/** Returns the English plural, which no other label uses. */
const pluralOf = (label: string) => `${label}s`;

/** Returns what a text may call a price, in lowercase. */
export const nameOf = ({ label }: { label: string }) => label.toLowerCase();
