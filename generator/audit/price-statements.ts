import { amountOf } from '../../templates/facts/amount.ts';
import type { NamedItems } from './find-items.ts';
import { lengthsIn } from './lengths.ts';
import { ownClause } from './own-clause.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import { sentenceBefore } from './sentence.ts';
import type { ShownText } from './shown-texts.ts';

/** A price on a page. */
export interface PriceStatement {
  shown: ShownText;
  text: string;
  /** Its offset in the shown text. */
  index: number;
  amount: number;
  kind: PriceKind;
  /** The items that it may be the price of: several if they share a name, none if the page does not say. */
  subject: CatalogItem[];
  /** The lengths, in minutes, that the page gives with it: several if it does not say which of them the price is for. */
  lengths: readonly number[];
  /** Its sentence, as far as the price. */
  sentence: string;
}

/**
 * What an amount is: a price, or what one saves. The others belong to no item by itself: what something costs more or less than
 * something else, what a membership costs in a year, and what several things cost together.
 */
type PriceKind = 'price' | 'saving' | 'difference' | 'year' | 'sum';

/** What follows the price of one of many: `/key`, or ` per mile`. */
const rate = /^(?: ?\/ ?| (?:an?|per) )\p{L}/u;
const yearly = /^(?: ?\/ ?| (?:an?|each|every|per) )(?:year|yr)\b|^ (?:yearly|annually)\b/i;

/** What comes before an amount that may be what one saves, and so the price of nothing. */
const nearSaving = /\bsav(?:e|es|ed|ing|ings)\b[^,;.]*$/i;
/** What comes before an amount that is certainly what one saves, unlike that in "Save with the plan for $80". */
const saving =
  /\bsav(?:e|es|ed|ing|ings)(?: (?:up to|(?!(?:with|for|at|by|on|in|to|from|when|if|and|as)\b)\p{L}+)){0,3}:? $/iu;

/** Words around a difference between two prices, in English and the languages around it. */
const moreAfter =
  /^ (?:more|less|extra|cheaper|higher|lower|on top|más|menos|mais|mehr|weniger|(?:de|en) plus|de moins|(?:di|in) più|(?:di|in) meno|meer|minder)(?!\p{L})/iu;
const moreBefore = /\b(?:extra|another|additional)(?: (?:just|only|about))? $|\badd(?:s|ing)?\b[^,;.]*$/i;

export function priceStatements(shown: ShownText, { isPossible, pattern, named }: PriceList): PriceStatement[] {
  if (!isPossible(shown.text)) return [];
  // In "$5 off", the amount is the price of nothing.
  const isDiscount = ({ 0: text, index }: RegExpExecArray) => /^ off\b/i.test(shown.text.slice(index + text.length));
  const prices = [...shown.text.matchAll(pattern)].filter((match) => !isDiscount(match));
  return prices.flatMap(({ 0: text, index }) => {
    const sentence = sentenceBefore(shown.text, index).split('; ').at(-1) ?? '';
    const after = shown.text.slice(index + text.length);
    // Words before an earlier price belong to that price.
    const parts = sentence.split(pattern);
    const words = parts.at(-1) ?? '';
    const lengths = lengthsOf(parts.length > 1 ? withoutFirstLength(words) : words, after, shown.term);
    // In "Tuning is $135, keys $12/key", the second price is that of a key.
    const subject = subjectOf(shown, rate.test(after) ? (words.split('%').at(-1) ?? '') : sentence, named);
    if (nearSaving.test(words) && subject?.length && !subject.some(saves)) return [];
    const kind = kindOf(words, after, subject);
    const isOfItem = kind === 'price' || kind === 'saving';
    return [
      { shown, text, index, amount: amountOf(text), kind, subject: isOfItem ? (subject ?? []) : [], lengths, sentence },
    ];
  });
}

function kindOf(before: string, after: string, subject: readonly CatalogItem[] | null): PriceKind {
  const isAddOn = subject?.length && subject.every(({ group }) => group === 'enhancements');
  if (yearly.test(after) && !subject?.some(({ group }) => group !== 'memberships')) return 'year';
  if (saving.test(before)) return 'saving';
  // What is added to a visit costs more by itself.
  if ((moreAfter.test(after) || moreBefore.test(before)) && !isAddOn) return 'difference';
  return subject ? 'price' : 'sum';
}

/** True if site.yaml says how much an item saves. */
const saves = ({ prices }: CatalogItem) => prices.some(({ isSaving }) => isSaving);

/** A length just after the price, as in "$95 for 60 minutes", or else those before it, or else those in its term. */
function lengthsOf(before: string, after: string, term: string | null): number[] {
  const [next] = lengthsIn(after.slice(0, 60));
  const isOwn = next && after.slice(0, next.from) === ' for ';
  const texts = isOwn ? [after.slice(0, next.to)] : [before, term ?? ''];
  return texts.map((text) => lengthsIn(text).map(({ minutes }) => minutes)).find((found) => found.length > 0) ?? [];
}

/** The words after a price without the length that it is for: " and " in " for 60 minutes and ", or in " an hour and ". */
function withoutFirstLength(words: string): string {
  const [first] = lengthsIn(words);
  return first && /^ (?:(?:for|per|each) )?$/.test(words.slice(0, first.from)) && /^ (?:for|per|an|each)/.test(words)
    ? words.slice(first.to)
    : words;
}

/** What is between a thing and what is added to it. */
const adds = /\b(?:with|plus|includ(?:es?|ing))\b|\+|&|^s?(?: \p{L}+)? and (?:an? |the |our |your )?$/iu;

/**
 * The item named last before the price in its clause or, in a sentence of one clause, in its term or the heading of its card.
 * Null if it is added to the one before it, or to a length, as in "a sweep with a camera inspection" and "an hour with one".
 */
function subjectOf(
  { text, term, heading }: ShownText,
  sentence: string,
  named: PriceList['named'],
): CatalogItem[] | null {
  const isRow = term !== null || text.length < 40;
  const clause = ownClause(sentence);
  const around = clause === sentence ? [term ?? '', isRow ? heading : ''] : [];
  for (const words of [clause, ...around]) {
    const [found, before] = named(words).reverse();
    if (!found) continue;
    const between = words.slice(before ? before.index + before.name.length : 0, found.index);
    const isToAnother = before ? !isEnhancement(before) : lengthsIn(between).length > 0;
    if (isToAnother && isEnhancement(found) && adds.test(between) && !words.endsWith('(')) return null;
    // What has no price, such as a special with only a discount, is not what this is the price of.
    return found.items.filter(({ prices }) => prices.length > 0);
  }
  return [];
}

const isEnhancement = ({ items }: NamedItems<CatalogItem>) => items.every(({ group }) => group === 'enhancements');
