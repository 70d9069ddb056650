import { amountOf } from '../../../templates/facts/amount.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Background } from '../background.ts';
import { matchesOf } from '../matches.ts';
import { lengthsIn, type StatedLength } from '../prices/lengths.ts';
import { isAboutPast, isNegated } from '../prices/not-offered.ts';
import type { Rule, TextFault } from '../rule.ts';
import { nearAfter, nearBefore, sentenceAfter, sentenceBefore } from '../sentence.ts';

/**
 * Checks that the length of a visit in words, such as "ninety-minute visit", is one that site.yaml sells. English only.
 */
export const rule: Rule = {
  id: 'stated-lengths',
  severity: 'warning',
  isOfToday: true,
  reason: 'A guest who reads about 75 minutes, but can book only 60 or 90, wonders which is true.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  text: ({ text }, background) => {
    const { facts, lengths } = background;
    if (!isEnglish(facts.language) || lengths.known.length === 0) return [];
    return lengthsIn(text).flatMap((stated) => wrongLength(text, stated, background));
  },
};

function wrongLength(text: string, stated: StatedLength, background: Background): TextFault[] {
  const { prices, lengths, soldByLength, today } = background;
  const before = nearBefore(text, stated.from);
  const after = nearAfter(text, stated.to);
  const own = lengthsOfPrevious(before, prices.named);
  const named = own ? null : lengthsOfNext(after, prices.named);
  const isKnown = lengths.isOpen || lengths.known.includes(stated.minutes);
  // Most lengths are right, and the rest of the sentence takes time to read.
  if ((!own && !named && isKnown) || isElse(before, after, today)) return [];
  if (own) return faultOf(stated, own);
  if (isPart(stated, before, after)) return [];
  // The rule "facts" handles digits before a name.
  if (named) return /^\d/.test(stated.words) ? [] : faultOf(stated, named);
  // "Five hours for $425" may be all visits of a package.
  const isPackage = lengths.together.includes(stated.minutes);
  const isSold =
    soldByLength.test(after) || (isPriced(after, prices.pattern) && !isPackage) || isOffered(before, after);
  if (isSold) return faultOf(stated, { name: null, lengths: lengths.sold });
  const called = calledAfter(before, after, prices);
  return called ? faultOf(stated, called) : [];
}

/**
 * Returns true for a length that the sentence denies, places in the past, or calls free: "I no longer offer 30-minute
 * visits".
 */
function isElse(before: string, after: string, today: string): boolean {
  const [sentence, rest] = [sentenceBefore(before, before.length), sentenceAfter(after, 0)];
  return (
    isNegated(sentence + rest) || isAboutPast(sentence, rest, today) || freeBefore.test(before) || freeAfter.test(rest)
  );
}

const freeBefore = /\b(?:free|complimentary) $/i;
/** “A 20-minute trial lesson is free.” */
const freeAfter = /^(?: [\p{L}-]+){1,4} (?:is|are) (?:always )?(?:free|complimentary)(?!\p{L})/iu;

/** No visit is this long, but an offer may be. */
const halfDay = 12 * 60;

/**
 * Returns true for a part of a visit, as in "the first ten minutes" and "ten minutes of your visit", and for the
 * experience of others.
 */
function isPart({ words, minutes }: StatedLength, before: string, after: string): boolean {
  const isSome =
    /\b(?:(?:the|your) last|first|final|next|opening|closing|another|extra|additional|remaining|add(?: an?)?) $/i.test(
      before,
    );
  const sentence = sentenceBefore(before, before.length);
  return (
    (isSome && !words.includes('-')) ||
    /^ (?:of (?:an?|the|this|that|each|every|my|your|our|his|her|their)|more|longer|less|shorter)\b/i.test(after) ||
    /\b(?:stud(?:y|ies)|research(?:ers)?|trials?|scientists?)\b/i.test(sentence) ||
    minutes >= halfDay
  );
}

/** Returns true for what guests can choose, as in "Choose 60 or 90 minutes" and "Sessions last 60 minutes". */
function isOffered(before: string, after: string): boolean {
  return (
    /\b(?:choose|pick|book|select)(?: from| between)? $/i.test(before) ||
    (/\b(?:visit|session|appointment)s? (?:lasts?|takes?|runs?|is|are)(?: about)? $/i.test(before) &&
      /^(?:[.!?,;]|$| each\b| long\b)/.test(after))
  );
}

/** Returns true if a price follows, as in "75 minutes for $90". */
function isPriced(after: string, price: RegExp): boolean {
  const [lead] = after.match(/^(?: is| for| from| at| costs?|:)? /) ?? [];
  return (
    lead !== undefined &&
    new RegExp(`^(?:${price.source})`, price.flags.replace('g', '')).test(after.slice(lead.length))
  );
}

type ItemsNamed = Background['prices']['named'];

/** The lengths that one item is sold in. */
interface ItemLengths {
  name: string | null;
  lengths: readonly number[];
}

/**
 * Returns the lengths of an item whose name is right before, as in "boiler service for 45 minutes"; null if there is
 * none.
 */
function lengthsOfPrevious(before: string, named: ItemsNamed): ItemLengths | null {
  const [tail = ''] = before.match(/(?: for| takes| lasts| is)? \(?$/) ?? [];
  if (tail.trim() === '') return null;
  const text = before.slice(0, before.length - tail.length);
  const own = soldBy(named(text).find(({ name, index }) => index + name.length === text.length));
  return own && own.lengths.length > 0 ? own : null;
}

/**
 * Returns the lengths of an item whose name is right after, as in "ninety minutes of boiler service"; null if there is
 * none.
 */
function lengthsOfNext(after: string, named: ItemsNamed): ItemLengths | null {
  const [lead = ''] = after.match(/^ (?:of )?/) ?? [];
  return soldBy(named(after).find(({ index }) => index === lead.length));
}

/** The end of a name between a length and a price: "consultation" in "a 90-minute consultation is $90". */
const kindAtPrice = /^( (?:\p{L}+ )?\p{L}+) (?:is|for|costs?|from|at) /iu;
/** What comes before the length of something of your own, unlike "The vet offers a". */
const ofOwn =
  /^(?:(?:an?|the|our|my|each|every|one) )?$|^(?:book|choose|get|pick|try) an? $|\b(?:we|I|our|my) (?:\p{L}+ )?(?:an? )?$/iu;
/** What follows a price that may be charged elsewhere: "at the college", or "is what my neighbor asks". */
const maybeElsewhere = /^ (?!and |or |each|per )/i;

/**
 * Returns the lengths of a service that a sentence calls by the end of its name, and gives the price of; null if there
 * is none.
 */
function calledAfter(before: string, after: string, { items, pattern }: Background['prices']): ItemLengths | null {
  const [lead, words = ''] = after.match(kindAtPrice) ?? [];
  if (lead === undefined || !ofOwn.test(sentenceBefore(before, before.length))) return null;
  const [price] = matchesOf(after, pattern);
  if (price?.index !== lead.length || maybeElsewhere.test(after.slice(lead.length + price[0].length))) return null;
  const amount = amountOf(price[0]);
  const item = items.find(
    ({ group, name, prices }) =>
      group === 'services' &&
      name.toLowerCase().endsWith(words.toLowerCase()) &&
      prices.some((one) => one.amount === amount && one.minutes !== null),
  );
  return item ? soldBy({ items: [item] }) : null;
}

function soldBy(found: Pick<ReturnType<ItemsNamed>[number], 'items'> | undefined): ItemLengths | null {
  if (!found) return null;
  const lengths = found.items.flatMap(({ prices }) => prices.flatMap(({ minutes }) => minutes ?? []));
  return { name: found.items[0]?.name ?? null, lengths: [...new Set(lengths)] };
}

/** Returns nothing if the length is right, or if no length is known. */
function faultOf({ words, index, minutes }: StatedLength, { name, lengths }: ItemLengths): TextFault[] {
  if (lengths.length === 0 || lengths.includes(minutes)) return [];
  const sold = `${lengths.join(', ')} min`;
  return [
    {
      words,
      index,
      isChosen: true,
      fault: `but ${name ? `${name} is sold for ${sold}` : `site.yaml has nothing of that length (${sold})`}`,
      hint: 'Write one of those lengths, or add this one to site.yaml.',
    },
  ];
}
