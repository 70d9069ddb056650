import { wordingOf } from '../../facts/price-wording.ts';
import { isKnownSign } from './currency-signs.ts';
import type { FormFault } from './form.ts';
import { fromIn } from './price-language.ts';

/** A price, and the words around it that are not part of it. */
interface Surrounded {
  before: string;
  /** With the correct sign. */
  price: string;
  after: string;
  /** True if the number has no sign, so that it may not be a price. */
  isBare: boolean;
}

/** Finds the fault in a price; returns undefined if a text is not a price at all. */
export type ReadPrice = (text: string) => FormFault | null | undefined;

/**
 * Returns the fault of a price with words around it, such as `$75 + travel`; undefined if a text is something else. If
 * the words matter to customers, the hint says where to write them.
 */
export function wordsFault(text: string, read: ReadPrice, language: string): FormFault | undefined {
  const found = surrounded(text, read);
  if (!found) return undefined;
  const { before, price, after, isBare } = found;
  const words = [before, after].filter(Boolean).join(' … ');
  const fault = `must be only the price, without "${words}"`;
  const advice = `Keep "${words}" where customers read it: in the description, or in text on a page.`;
  if (/(?:\+|\bplus)$/i.test(before)) {
    return { fault: 'must be one price, not a sum in words', advice: 'Add the prices, and write the sum.' };
  }
  const isMore = (more.test(after) && !tax.test(after)) || (!isBare && least.test(after));
  if (!isMore && hasPrice(after)) return undefined;
  if (isMost.test(before) || /^m[aá]x/i.test(after)) {
    return { fault, advice: `Write the lowest and the highest price, such as ${like(price, 45)}–${like(price, 60)}.` };
  }
  const open = corrected(openOf(price, language), read) ?? price;
  if (isMore) return { fault, better: open, advice };
  if (isBare) return { fault, either: [['this is the price', price]], advice };
  if (tax.test(after)) return { fault, better: price, advice };
  if (saysMore(price) || open === price) return { fault, better: price, advice };
  const either = [
    ...perTime(price, after, read),
    ['it always costs that', price] as const,
    ['it may cost more', open] as const,
  ];
  return { fault, either, advice };
}

/** What is added to a price. In "and per month", it is what one amount buys. */
const more = /^(?:\+|&|(?:plus|and|m[aá]s|et|und|zzgl)(?!\p{L})(?! (?:per|par|por|pro)(?!\p{L})))/iu;
const beforeTax =
  '(?:\\+|&|(?:plus|and|m[aá]s|et|und|zzgl\\.?|before|without|excl\\p{L}*\\.?|avant|hors|sans|antes de|sin|vor|ohne)(?!\\p{L}))';
const taxes =
  'tax(?:es)?|tx|VAT|[GHPQ]ST|tips?|gratuit(?:y|ies)|IVA|impuestos?|propinas?|TVA|TPS|TVQ|TVH|pourboires?|MwSt\\.?|USt\\.?|Trinkgeld';
const afterTax = 'en sus|en plus|(?:non |not )?(?:incl\\p{L}*|comprise?s?)|à ajouter|extra';
/** What is added to every price, so that it does not make the price a lower bound. */
const tax = new RegExp(
  `^\\(?(?:${beforeTax} ?(?:(?:sales|state|local|any|applicable|an?|the|el|la|les?) )*(?:${taxes})|(?:${taxes}) (?:${afterTax})|HT|TTC)(?!\\p{L})`,
  'iu',
);
const least = /^(?:como )?m[ií]n(?:imum|imo|\.)?$/i;
/** The start of a price that is only an upper bound, such as "up to". */
export const isMost =
  /^(?:up to|at most|(?:como )?m[aá]x\p{L}*|hasta|no más de|jusqu['’]à|bis|höchstens|fino a|até|tot)(?!\p{L})/iu;

/** Returns the price of some time, for `$20 (15 min)`. */
function perTime(price: string, after: string, read: ReadPrice): readonly (readonly [string, string])[] {
  const [, time] = after.match(/^\(?(\d+ ?(?:min|minutes?|hr|hrs|hours?|h)\.?)\)?$/i) ?? [];
  const better = `${price} / ${time}`;
  return time !== undefined && read(better) === null ? [[`it costs that every ${time}`, better]] : [];
}

/**
 * Returns the longest part of a text that is a price. Returns null if there is none, or if nothing around it matters.
 */
function surrounded(text: string, read: ReadPrice): Surrounded | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index, end: index + word.length }));
  const signed = words.findIndex(({ word }) => /\d/.test(word) && /\p{Sc}/u.test(word));
  const first = signed >= 0 ? signed : words.findIndex(({ word }) => /\d/.test(word));
  const starts = [...new Set([0, first - 1, first])].filter((start) => start >= 0).map((start) => words[start]?.index);
  for (const start of starts) {
    for (const { end } of words.toReversed()) {
      const core = text.slice(start, end).replace(/^[([]+|[\s,;:.)(\]–-]+$/g, '');
      const price = /\d/.test(core) && !isUnfinished.test(core) ? corrected(core, read) : undefined;
      if (price === undefined) continue;
      const before = text.slice(0, start).trim();
      const after = text.slice(end).trim();
      return [...before.split(' '), ...after.split(' ')].every(isNoMatter)
        ? null
        : { before, price, after, isBare: /^[\d.,]+$/.test(core) };
    }
  }
  return null;
}

/** Words after which more must follow, in the languages that owners use. */
const unfinished = [
  'over|after|up|to|with|for|from|plus|and|or|if|in|on|of|per|above|under|within|depending|not',
  'et|ou|par|de|du|des|la|le|les|à|pour|avec|sans|si|selon|dès',
  'y|o|por|del|el|los|las|para|con|sin|según',
  'und|oder|pro|für|mit|ohne|ab|von|bis|der|die|das',
  'e|per|di|il|lo|senza|ou|com|sem|do|da|os|as',
].join('|');
/** Matches a text that begins or ends in the middle of something. */
const isUnfinished = new RegExp(`^\\+ | (?:\\+|${unfinished})$`, 'iu');

/** Returns true for a word that does not affect the price. */
const isNoMatter = (word: string) => {
  const letters = word.replace(/[^\p{L}\p{Sc}]/gu, '');
  return !/[+\d]/.test(word) && (letters === '' || isKnownSign(letters) || /^(?:only|just|now)$/i.test(letters));
};

/** Returns another price with the same currency sign in the same place. */
function like(price: string, amount: number): string {
  const [written] = wordingOf(price)?.amounts ?? [price];
  return written.replace(/\d(?:.*\d)?/, String(amount));
}

const hasPrice = (words: string) => /\p{Sc}\s?\d|\d\s?\p{Sc}|^(?:or|\/|&) ?\d/iu.test(words);

function corrected(text: string, read: ReadPrice): string | undefined {
  const fault = read(text);
  return fault === null ? text : fault?.better;
}

/** Returns the price as a lower bound. */
function openOf(price: string, language: string): string {
  const wording = wordingOf(price);
  return !wording || wording.isOpen || price.startsWith('+')
    ? price
    : `${fromIn(language)} ${wording.amounts[0]}${wording.after}`;
}

/** Returns true if a price says what it buys, or is a range. */
function saysMore(price: string): boolean {
  const wording = wordingOf(price);
  return wording !== null && (wording.unit !== null || wording.joint !== '');
}
