import type { NamedItems } from './find-items.ts';
import { nameIndex } from './name-index.ts';
import { article, begin, rate, toPrice } from './price-words.ts';

interface Priced {
  prices: readonly { label: string; minutes: number | null }[];
}

/** The context of a price in a text. */
export interface Surroundings<T> {
  /** Its sentence before it, and the part of that after the previous price. */
  sentence: string;
  words: string;
  /** True if the text begins with the sentence. */
  isFirst: boolean;
  /** The text after it. */
  after: string;
  /** The term or the heading above it. */
  title: string;
  /** The items that the price may belong to; none if the page does not say. */
  subject: readonly T[];
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

/** How far after a price its name may begin, in characters. */
const farthest = 60;
const noLabels = { labels: [], isLabeled: false, isAlone: false };

const lead = new RegExp(`^ for ${article}`, 'iu');
/** What is between the previous price and its name: " for " in "$150 for one drain and a main line is $290". */
const isOfLast = new RegExp(`^ for ${article}$`, 'iu');
const nameEnds = /^(?:[.,;:!?)]|$| (?:and|or|but|in|on|at|near|with|plus|if)\b)/i;
const endsSentence = /^(?:[.;!?)]|$)/;
/** What follows a price up to the next one, if it is for several things. */
const things = /^ for [^.;!?\d]* (?:and|plus|with) [^.;!?\d]*(?=[.;!?)]|$)/i;
const weAsk = /^(?:we|i) (?:charge|ask)(?: you)? $/i;
const youPay = /^you (?:only |just )?pay (?:only |just )?$/i;
/** What follows the name of the previous price: ", " after " small" in "$70 small, $85 medium". */
const endsLast = /^,? (?:(?:and|or|to) )?$/;
const leadsToPrice = new RegExp(`^[,:]?${toPrice} ?\\(?$`, 'iu');
const beginsClause = new RegExp(`${begin}${article}$`, 'iu');
const followsItem = new RegExp(`^s?(?: (?:of|for|on|in))? ${article}$`, 'iu');

/** Returns a function that finds the label of a price in a text, if site.yaml has prices with that name. */
export function labelFinder<T extends Priced>(
  items: readonly T[],
  named: (text: string) => NamedItems<T>[],
): (around: Surroundings<T>) => Labels<T> {
  const owners = ownersOf(items);
  const all = [...owners.keys()];
  const labels = new Map([
    ...all.map((label) => [pluralOf(label), label] as const),
    ...all.map((label) => [label, label] as const),
  ]);
  const names = nameIndex(labels.keys());
  const namesIn = (text: string) =>
    names.namesIn(text.toLowerCase()).map((found) => ({ ...found, label: labels.get(found.name) ?? found.name }));

  /** A label that is one word, such as "Car", counts only in a text that names its item too. */
  const itemsWith = (label: string, subject: readonly T[]) => {
    const owning = owners.get(label) ?? [];
    return subject.length > 0 ? owning.filter((item) => subject.includes(item)) : label.includes(' ') ? owning : [];
  };
  /** Finds things that cost this much together: "$440 for one drain and a main line". */
  const together = (after: string) => {
    const [words = ''] = after.startsWith(' for') ? (after.match(things) ?? []) : [];
    return [...namesIn(words), ...named(words)].map(({ name }) => name);
  };
  const labelBefore = ({ sentence, words, subject }: Surroundings<T>) => {
    const found = namesIn(words).filter(({ index }) => !isOfLast.test(words.slice(0, index)));
    const [one] = found;
    if (!one || found.length > 1 || !leadsToPrice.test(words.slice(one.index + one.name.length))) return undefined;
    const isFirst = sentence.length === words.length;
    if (!isFirst && one.index === 1 && endsLast.test(words.slice(1 + one.name.length))) return undefined;
    const own = itemsWith(one.label, subject);
    const before = words.slice(0, one.index);
    const others = named(before);
    const last = others.at(-1);
    const isOwn = others.every(({ items }) => items.some((item) => own.includes(item)));
    const isNext = last && followsItem.test(before.slice(last.index + last.name.length));
    return isOwn && (isNext || beginsClause.test(before)) ? one.label : undefined;
  };
  /** Returns the name right after a price of the item before it, as in "A full groom: $70 small, $85 medium". */
  const rightAfter = (around: Surroundings<T>) => {
    const { after, subject } = around;
    if (subject.length === 0 || !/^ \p{L}/u.test(after) || labelBefore(around) !== undefined) return undefined;
    const [found] = namesIn(after.slice(1, 1 + farthest));
    return found?.index === 0 && nameEnds.test(after.slice(1 + found.name.length)) ? found.label : undefined;
  };
  const labelAfter = (around: Surroundings<T>) => {
    const { sentence, isFirst, after, subject } = around;
    if (!after.startsWith(' for')) return rightAfter(around);
    const isAsked = weAsk.test(sentence) || (isFirst && youPay.test(sentence));
    const [words] = subject.length > 0 || sentence === '' || isAsked ? (after.match(lead) ?? []) : [];
    if (words === undefined) return undefined;
    const ends = isAsked ? endsSentence : nameEnds;
    // An article may be the first word of a name, as in "One drain".
    return [' for '.length, words.length].flatMap((start) => {
      const found = namesIn(after.slice(start, start + farthest)).find(({ index }) => index === 0);
      const rest = found ? after.slice(start + found.name.length) : '';
      return found && ends.test(rest) ? found.label : [];
    })[0];
  };
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
    const near = namesIn(around.words).map(({ label }) => label);
    const own = [...new Set(near)].filter((name) => itemsWith(name, subject).length > 0);
    return { items: [...subject], ...noLabels, labels: own };
  };
}

/**
 * Returns the items with a price of each name. A price for a length, or for several visits, is found by its numbers.
 */
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

/** Returns the English plural, which no other label uses. */
const pluralOf = (label: string) => `${label}s`;

/** Returns what a text may call a price, in lowercase. */
export const nameOf = ({ label }: { label: string }) => label.toLowerCase();
