import type { NamedItems } from './find-items.ts';
import { nameIndex } from './name-index.ts';
import { article, begin, rate, toPrice } from './price-words.ts';

interface Priced {
  prices: readonly { label: string; minutes: number | null }[];
}

/** What is around a price in a text. */
export interface Surroundings<T> {
  /** Its sentence before it, and what of that follows the price before this one. */
  sentence: string;
  words: string;
  /** The text after it. */
  after: string;
  /** The term or the heading that it is under. */
  title: string;
  /** The items that it may be the price of; none if the page does not say. */
  subject: readonly T[];
}

/** What a text calls a price, such as `main line`. */
export interface Labels<T> {
  /** In small letters. */
  labels: readonly string[];
  /** The items that have prices of these names. */
  items: T[];
  /** True if the price is that of the name just before or after it. Otherwise the name may only be near. */
  isLabeled: boolean;
  /** True if the text names no item besides. */
  isAlone: boolean;
}

const noLabels = { labels: [], isLabeled: false, isAlone: false };

const lead = new RegExp(`^ for ${article}`, 'iu');
/** What is between the price before this one and the name of that: " for " in "$150 for one drain and a main line is $290". */
const isOfLast = new RegExp(`^ for ${article}$`, 'iu');
const nameEnds = /^(?:[.,;:!?)]|$| (?:and|or|but|in|on|at|near|with|plus|if)\b)/i;
const leadsToPrice = new RegExp(`^[,:]?${toPrice} ?\\(?$`, 'iu');
const beginsClause = new RegExp(`${begin}${article}$`, 'iu');
const followsItem = new RegExp(`^s?(?: (?:of|for|on|in))? ${article}$`, 'iu');

/** Returns a function that finds what a text calls a price, if site.yaml has prices of that name. */
export function labelFinder<T extends Priced>(
  items: readonly T[],
  named: (text: string) => NamedItems<T>[],
): (around: Surroundings<T>) => Labels<T> {
  const owners = ownersOf(items);
  const names = nameIndex(owners.keys());
  const namesIn = (text: string) => names.namesIn(text.toLowerCase());

  /** Of a name that is one word, such as "Car", only a text that names its item too can speak. */
  const itemsWith = (label: string, subject: readonly T[]) => {
    const all = owners.get(label) ?? [];
    return subject.length > 0 ? all.filter((item) => subject.includes(item)) : label.includes(' ') ? all : [];
  };
  const labelAfter = ({ sentence, after, subject }: Surroundings<T>) => {
    const [words] =
      (subject.length > 0 || sentence === '') && after.startsWith(' for') ? (after.match(lead) ?? []) : [];
    if (words === undefined) return undefined;
    // An article may be the first word of a name, as in "One drain".
    return [' for '.length, words.length].flatMap((start) => {
      const found = namesIn(after.slice(start, start + 60)).find(({ index }) => index === 0);
      return found && nameEnds.test(after.slice(start + found.name.length)) ? found.name : [];
    })[0];
  };
  const labelBefore = ({ words, subject }: Surroundings<T>) => {
    const found = namesIn(words).filter(({ index }) => !isOfLast.test(words.slice(0, index)));
    const [one] = found;
    if (!one || found.length > 1 || !leadsToPrice.test(words.slice(one.index + one.name.length))) return undefined;
    const own = itemsWith(one.name, subject);
    const before = words.slice(0, one.index);
    const others = named(before);
    const last = others.at(-1);
    const isOwn = others.every(({ items }) => items.some((item) => own.includes(item)));
    const isNext = last && followsItem.test(before.slice(last.index + last.name.length));
    return isOwn && (isNext || beginsClause.test(before)) ? one.name : undefined;
  };
  return (around) => {
    if (owners.size === 0) return { ...noLabels, items: [...around.subject] };
    const { sentence, after, subject } = around;
    const title = around.title.toLowerCase().replace(/:$/, '');
    const label = labelAfter(around) ?? (sentence === '' && owners.has(title) ? title : labelBefore(around));
    const found = label === undefined ? [] : itemsWith(label, subject);
    if (label !== undefined && found.length > 0 && !rate.test(after)) {
      return { labels: [label], items: found, isLabeled: true, isAlone: subject.length === 0 };
    }
    const near = namesIn(around.words).map(({ name }) => name);
    const labels = [...new Set(near)].filter((name) => itemsWith(name, subject).length > 0);
    return { ...noLabels, labels, items: [...subject] };
  };
}

/** The items with a price of each name. A price for a length, or for several visits, is found by its numbers. */
function ownersOf<T extends Priced>(items: readonly T[]): Map<string, T[]> {
  const owners = new Map<string, T[]>();
  for (const item of items) {
    for (const price of item.prices) {
      const label = nameOf(price);
      if (price.minutes !== null || !/^\p{L}\P{N}+$/u.test(label)) continue;
      owners.set(label, [...(owners.get(label) ?? []), item]);
    }
  }
  return owners;
}

/** What a text may call a price, in small letters. */
export const nameOf = ({ label }: { label: string }) => label.toLowerCase();
