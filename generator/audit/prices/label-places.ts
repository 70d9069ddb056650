import type { FoundName } from '../name-index.ts';
import type { NamedItems } from './find-items.ts';
import { article, begin, toPrice } from './price-words.ts';

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

/** How far after a price its name may begin, in characters. */
const farthest = 60;

const lead = new RegExp(`^ for ${article}`, 'iu');
const forLast = new RegExp(`^ for ${article}$`, 'iu');
const nameEnds = /^(?:[.,;:!?)]|$| \(\p{Sc}?\d| [/|·] | (?:and|or|but|in|on|at|near|with|plus|if)\b)/iu;
const endsSentence = /^(?:[.;!?)]|$)/;
const weAsk = /^(?:we|i) (?:charge|ask)(?: you)? $/i;
const youPay = /^you (?:only |just )?pay (?:only |just )?$/i;
/** What follows the name of the previous price: ", " after " small" in "$70 small, $85 medium". */
const endsLast = /^(?:,? (?:(?:and|or|to) )?| [/|·] )$/;
const leadsToPrice = new RegExp(`^[,:]?${toPrice} ?\\(?$`, 'iu');
const beginsClause = new RegExp(`${begin}${article}$`, 'iu');
const followsItem = new RegExp(`^s?(?: (?:of|for|on|in))? ${article}$`, 'iu');

/** The name of a price in a text: its label, or the plural of it. */
export interface FoundLabel extends FoundName {
  label: string;
}

/** Returns true for a label of the previous price: that of one drain in "$150 for one drain and a main line is $290". */
export const isOfLast = ({ index }: FoundLabel, words: string) => forLast.test(words.slice(0, index));

/** What is between a label and a price of one of the same things: ", " in "$66 for two cats, $33 each". */
const toEach = /^,? (?:[–—] )?(?:so |that is )?$/i;
const each = /^ (?:each|apiece)(?!\p{L})/iu;

/** Returns true for a label of the previous price that is also that of the next one: "$66 for two cats ($33 each)". */
export function isOfBoth({ name, index }: FoundLabel, words: string, after: string): boolean {
  const between = words.slice(index + name.length);
  return between === ' (' || (each.test(after) && toEach.test(between));
}

/** What finds items and labels. */
interface Finders<T> {
  named: (text: string) => NamedItems<T>[];
  /** Returns the labels in a text. */
  labelsIn: (text: string) => FoundLabel[];
  /** Returns the items that a label belongs to. */
  itemsWith: (label: string, subject: readonly T[]) => T[];
}

/** Functions that return the label that is clearly that of a price; undefined if there is none. */
interface LabelPlaces<T> {
  /** In the words before it. */
  labelBefore: (around: Surroundings<T>) => string | undefined;
  /** In the words after it. */
  labelAfter: (around: Surroundings<T>) => string | undefined;
}

/** Prepares the two places where a text may give the label of a price. */
export function labelPlaces<T>({ named, labelsIn, itemsWith }: Finders<T>): LabelPlaces<T> {
  const labelBefore = ({ sentence, words, subject }: Surroundings<T>) => {
    const found = labelsIn(words).filter((one) => !isOfLast(one, words));
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
  const nextLabel = (around: Surroundings<T>) => {
    const { after, subject } = around;
    if (subject.length === 0 || !/^ \p{L}/u.test(after) || labelBefore(around) !== undefined) return undefined;
    const [found] = labelsIn(after.slice(1, 1 + farthest));
    return found?.index === 0 && nameEnds.test(after.slice(1 + found.name.length)) ? found.label : undefined;
  };
  const labelAfter = (around: Surroundings<T>) => {
    const { sentence, isFirst, after, subject } = around;
    if (!after.startsWith(' for')) return nextLabel(around);
    const isAsked = weAsk.test(sentence) || (isFirst && youPay.test(sentence));
    const [words] = subject.length > 0 || sentence === '' || isAsked ? (after.match(lead) ?? []) : [];
    if (words === undefined) return undefined;
    const ends = isAsked ? endsSentence : nameEnds;
    // An article may be the first word of a name, as in "One drain".
    return [' for '.length, words.length].flatMap((start) => {
      const found = labelsIn(after.slice(start, start + farthest)).find(({ index }) => index === 0);
      const rest = found ? after.slice(start + found.name.length) : '';
      return found && ends.test(rest) ? found.label : [];
    })[0];
  };
  return { labelBefore, labelAfter };
}
