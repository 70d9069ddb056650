import { amountOf } from '../../../templates/facts/amount.ts';
import { detached } from '../../basics/detached.ts';
import { matchesOf } from '../matches.ts';
import { remembered } from '../remembered.ts';
import { nearAfter, sentenceAfter, sentenceBefore } from '../sentence.ts';
import type { ShownText } from '../shown-texts.ts';
import { clauseBeforePrice } from './clause-before-price.ts';
import { lengthsOf, withoutFirstLength } from './lengths-beside-price.ts';
import type { Labels } from './price-labels.ts';
import { type CatalogItem, isByMonth, type PriceList } from './price-list.ts';
import { isRow, subjectNear } from './price-subject.ts';
import { rate } from './price-words.ts';

/** A price on a page. */
export interface PriceStatement extends Pick<Labels<CatalogItem>, 'labels' | 'isLabeled' | 'isAlone'> {
  shown: ShownText;
  text: string;
  /** Its offset in the shown text. */
  index: number;
  amount: number;
  kind: PriceKind;
  /** The items that it may be the price of: several if they share a name, none if the page does not say. */
  subject: CatalogItem[];
  /**
   * The lengths, in minutes, that the page gives with it: several if it does not say which of them the price is for.
   */
  lengths: readonly number[];
  /** Its sentence, up to the price. */
  sentence: string;
  /** The part of the sentence about the same subject, and the part after the previous price. */
  clause: string;
  words: string;
  /** True if the text is about its subject as a whole, and the clause does not name it. */
  isDescribed: boolean;
}

/** Returns what comes after the amount in the text, as far as it may matter. */
export const afterAmount = ({ shown, text, index }: PriceStatement) => nearAfter(shown.text, index + text.length);

/** Returns the sentence of an amount. */
export const wholeSentence = (statement: PriceStatement) =>
  statement.sentence + statement.text + sentenceAfter(afterAmount(statement), 0);

/**
 * The kind of an amount: a price, or savings. The other kinds do not belong to one item: the difference between two
 * prices, the yearly cost of a membership, and the cost of several things together.
 */
type PriceKind = 'price' | 'saving' | 'difference' | 'year' | 'sum';

const yearly = /^(?: ?\/ ?| (?:an?|each|every|per|(?:in|over) (?:an?|the|one)) )(?:year|yr)\b|^ (?:yearly|annually)\b/i;

/** What comes before an amount that may be savings, and so not a price. */
export const nearSaving = /\bsav(?:e|es|ed|ing|ings)\b[^,;.]*$/i;
/** What comes before an amount that is certainly savings, unlike that in "Save with the plan for $80". */
const saving =
  /\bsav(?:e|es|ed|ing|ings)(?: (?:up to|(?!(?:with|for|at|by|on|in|to|from|when|if|and|as)\b)\p{L}+)){0,3}:? $/iu;

/** Words around a difference between two prices. */
const moreAfter = /^ (?:more|less|extra|cheaper|higher|lower|(?:above|below)(?= \p{L})|on top)(?!\p{L})/iu;
const moreBefore =
  /\b(?:extra|another|additional)(?: (?:just|only|about))? $|\badd(?:s|ing)?\b[^,;.]*$|\bdifference (?:of|is|comes to)(?: (?:just|only|about))? $/i;

/** What follows an amount that is not a price, as in "$5 off", or only part of one, as in "$13.99 million". */
const noPrice = /^ off\b|^ ?(?:thousand|k|mil(?:l\p{L}+)?|mio\.?|bil(?:l\p{L}+)?|bn|mrd\.?|trillion)(?!\p{L})/iu;

/** Finds the prices in a text. */
export type StatementsIn = (shown: ShownText) => PriceStatement[];

/** @returns a function that looks only once at a text that several pages have */
export function statementFinder(list: PriceList): StatementsIn {
  const known = remembered<Omit<PriceStatement, 'shown'>[]>();
  return (shown) => {
    if (!list.isPossible(shown.text)) return [];
    const found = known(keyOf(shown), () => {
      // Its words are part of the text, which may be part of the whole page.
      const statements = priceStatements({ ...shown, text: detached(shown.text) }, list);
      return statements.map(({ shown: _, ...statement }) => statement);
    });
    return found.map((statement) => ({ shown, ...statement }));
  };
}

/** Returns what the prices of a text depend on. Texts of a page contain no line breaks. */
const keyOf = ({ text, term, heading }: ShownText) =>
  [text, term === null ? '' : `\n${term}`, term !== null || isRow(text) ? `\n\n${heading}` : ''].join('');

function priceStatements(shown: ShownText, list: PriceList): PriceStatement[] {
  const prices = matchesOf(shown.text, list.pattern);
  return prices.flatMap((found) => priceStatement(shown, found, list) ?? []);
}

/** Returns null for an amount that is no price, and for what a sentence saves if site.yaml does not say. */
function priceStatement(shown: ShownText, { 0: text, index }: RegExpExecArray, list: PriceList): PriceStatement | null {
  const { pattern, named, labeled, described } = list;
  const after = shown.text.slice(index + text.length);
  if (noPrice.test(after)) return null;
  const amount = amountOf(text);
  const sentence = sentenceBefore(shown.text, index).split('; ').at(-1) ?? '';
  // Words before an earlier price belong to that price.
  const parts = sentence.split(pattern);
  const words = parts.at(-1) ?? '';
  const lengths = lengthsOf(parts.length > 1 ? withoutFirstLength(words) : words, after, shown.term);
  // In "Tuning is $135, keys $12/key", the second price is for a key.
  const whole = rate.test(after) ? (words.split('%').at(-1) ?? '') : sentence;
  const own = parts.length > 1 ? withoutUseOfLast(whole, words) : whole;
  const clause = clauseBeforePrice(own, named);
  const place = { shown, amount, sentence, words, clause, isWhole: clause === own, after };
  const found = subjectNear(place, list);
  const owners = described.get(shown.text);
  const isDescribed = owners !== undefined && named(clause).length === 0;
  const around = { sentence, isFirst: sentence.length === index, words, after, title: titleOf(shown) };
  const sold = isDescribed ? owners : found;
  const label = sold && labeled({ subject: sold, ...around });
  const subject = label?.isLabeled ? label.items : sold;
  if (nearSaving.test(words) && subject?.length && !subject.some(saves)) return null;
  const kind = kindOf(words, after, subject);
  const isOfItem = kind === 'price' || kind === 'saving';
  return {
    shown,
    text,
    index,
    amount,
    kind,
    subject: isOfItem ? (subject ?? []) : [],
    lengths,
    sentence,
    clause,
    words,
    isDescribed,
    labels: label?.labels ?? [],
    isLabeled: label?.isLabeled === true && kind === 'price',
    isAlone: label?.isAlone === true,
  };
}

/** What the previous price is for: " for six knives" in "is $45 for six knives and saves you $9". */
const ofLast = /^ for [^,;:]+(?= and saves? )/i;

const withoutUseOfLast = (sentence: string, words: string) =>
  sentence.endsWith(words) ? sentence.slice(0, sentence.length - words.length) + words.replace(ofLast, '') : sentence;

function kindOf(before: string, after: string, subject: readonly CatalogItem[] | null): PriceKind {
  const isAddOn = subject?.length && subject.every(({ group }) => group === 'enhancements');
  if (yearly.test(after) && (subject ?? []).every(isByMonth)) return 'year';
  if (saving.test(before)) return 'saving';
  // What is added to a visit costs more by itself.
  if ((moreAfter.test(after) || moreBefore.test(before)) && !isAddOn) return 'difference';
  return subject ? 'price' : 'sum';
}

/** Returns the title of a price that is alone in its text. */
export const titleOf = ({ text, term, heading }: ShownText) => term ?? (isRow(text) ? heading : '');

/** Returns true if site.yaml says how much an item saves. */
const saves = ({ prices }: CatalogItem) => prices.some(({ isSaving }) => isSaving);
