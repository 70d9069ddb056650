import { catalogGroups } from '../../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { escapeRegExp } from '../../report/escape-reg-exp.ts';
import { matchesOf } from '../matches.ts';

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const number = `(?:(?:${tens.join('|')})(?:-(?:${units.slice(0, 9).join('|')}))?|${units.join('|')}|\\d{1,3}(?:\\.\\d|½)?)`;

/** In running text: "60 minutes", "ninety-minute", "an hour", "two-hour". */
const length = `(?:${number}[ -]?min(?:ute)?s?|half(?: an)?[ -]hour|an hour and a half|(?:an|${number})[ -]hours?)(?![\\p{L}\\d])`;

/** What follows the length of a trip, or a time before or after something. */
const elsewhere =
  'from \\p{L}+|away|later|late|earl(?:y|ier)|ahead|in advance|apart|before|beforehand|after|afterwards?|prior|(?:of )?notice|north|south|east|west|drive|ride|walk';

const anyLength = new RegExp(`(?<![\\p{L}\\d]|(?<!\\d)-|\\d[.,])${length}(?!['’]? (?:${elsewhere})(?!\\p{L}))`, 'giu');

/**
 * The unit of a length. The window is longer than any length before its unit: "seventy-three-minute" has 14 characters.
 */
const unit = /min|hour/gi;
const mostBefore = 20;

/** What comes before the last of several lengths, as in "45, 60, or 90 minutes". */
const listed = new RegExp(`(?<![\\p{L}\\d.,$€£¥-])(?:${number}, )*${number}(?:,? (?:or|and|to) | ?[–—/-] ?)$`, 'iu');
/** The end of that pattern, which is faster to search for. */
const joins = /(?: (?:or|and|to) |[–—/-] ?)$/i;
/** The maximum distance between the first and the last of several lengths. */
const farthest = 100;
const anyNumber = new RegExp(number, 'gi');
const anyCount = new RegExp(`(?<![\\p{L}\\d.,$€£¥-])${number}(?![\\p{L}\\d.,%]\\d*)`, 'giu');

/** Returns the numbers in a text that may count things, up to 999, in words or in digits: 2 in "two visits". */
export const countsIn = (text: string): number[] => matchesOf(text, anyCount).map(([one]) => numberOf(one));

/** The length of a visit in a text. */
export interface StatedLength {
  /** Only the number, if it is one of several before their unit. */
  words: string;
  /** Its offset in the text. */
  index: number;
  minutes: number;
  /** The offset of the first of several that share a unit. */
  from: number;
  /** The offset after the last of them. */
  to: number;
}

/** Returns the lengths of visits in a text, from left to right. */
export function lengthsIn(text: string): StatedLength[] {
  return lengthMatches(text).flatMap(({ 0: words, index }) => {
    const list = listBefore(text, index);
    const start = index - list.length;
    const from = /^(?:an|half)[ -]/i.test(words) ? index : start;
    const place = { from, to: index + words.length };
    const earlier = from === index ? [] : matchesOf(list, anyNumber);
    const factor = words.toLowerCase().includes('hour') ? 60 : 1;
    return [
      ...earlier.map(({ 0: one, index: at }) => ({
        words: one,
        index: from + at,
        minutes: numberOf(one) * factor,
        ...place,
      })),
      { words, index, minutes: minutesOf(words), ...place },
    ];
  });
}

/** Returns the matches of `anyLength`. It is tried only near units, because it is slow on a whole text. */
function lengthMatches(text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  unit.lastIndex = 0;
  for (let end = 0; unit.test(text); ) {
    anyLength.lastIndex = Math.max(end, unit.lastIndex - mostBefore);
    const match = anyLength.exec(text);
    if (!match) break;
    matches.push(match);
    end = anyLength.lastIndex;
    unit.lastIndex = end;
  }
  return matches;
}

/** Returns the lengths before the last one that share its unit. */
function listBefore(text: string, index: number): string {
  if (!joins.test(text.slice(Math.max(0, index - 5), index))) return '';
  const [list = ''] = text.slice(Math.max(0, index - farthest), index).match(listed) ?? [];
  return list;
}

/** Returns the first length in a text, in minutes; null if there is none. */
export const minutesIn = (text: string): number | null => lengthsIn(text)[0]?.minutes ?? null;

/** Returns the length at the start of a text, in minutes; null if there is none, or if it is one of several. */
export function minutesAtStart(text: string): number | null {
  const [first] = lengthsIn(text);
  return first && first.from === 0 && first.words.length === first.to ? first.minutes : null;
}

function minutesOf(length: string): number {
  const text = length.toLowerCase();
  if (text.startsWith('half')) return 30;
  if (text === 'an hour and a half') return 90;
  const [, word = ''] = text.match(/^(.*?)[ -]?(?:min|hour)/) ?? [];
  return numberOf(word) * (text.includes('hour') ? 60 : 1);
}

function numberOf(written: string): number {
  const word = written.toLowerCase();
  if (word === 'an') return 1;
  if (/^\d/.test(word)) return Number(word.replace('½', '.5'));
  const [first = '', second = ''] = word.split('-');
  const ten = tens.indexOf(first);
  return ten < 0 ? units.indexOf(first) + 1 : (ten + 2) * 10 + units.indexOf(second) + 1;
}

/** The lengths of what site.yaml sells, in minutes. */
export interface SoldLengths {
  /** The lengths in the labels of prices, and in durations; those in names if there is none. Descriptions sell nothing. */
  sold: readonly number[];
  /** All lengths, including those in names and texts. */
  known: readonly number[];
  /** The total length of all visits, for each package. */
  together: readonly number[];
  /** True if something is sold by additional hours, so that a visit may have any length. */
  isOpen: boolean;
}

/** Returns true for a price that is added to others: "Extra hour", "Each half hour". */
export const isExtra = (label: string) => /\b(?:extra|additional|each|every|per|further|another)\b/i.test(label);

/** Collects the lengths of everything in the catalog. */
export function soldLengths(facts: SiteFacts): SoldLengths {
  const items = catalogGroups.flatMap((group): Sold[] => Object.values(facts[group] ?? {}));
  const labels = items.flatMap(({ name, prices = {}, duration = '' }) => {
    const own = Object.keys(prices);
    return { lengths: [...own, duration], names: [...own, name] };
  });
  const minutes = (texts: readonly string[]) =>
    [...new Set(texts.flatMap((text) => lengthsIn(text).map((length) => length.minutes)))].sort((a, b) => a - b);
  const sold = minutes(labels.flatMap(({ lengths }) => lengths));
  return {
    sold: sold.length > 0 ? sold : minutes(items.map(({ name }) => name)),
    known: minutes(catalogGroups.map((group) => JSON.stringify(facts[group] ?? {}))),
    together: labels.flatMap(({ lengths }) => lengths.flatMap(togetherIn)),
    isOpen: labels.some(({ names }) => names.some((name) => isExtra(name) && /\b(?:hour|min)/i.test(name))),
  };
}

/** Returns 300 minutes for `5 × 60 min`. */
function togetherIn(label: string): number[] {
  const [, count, visit = ''] = label.match(/^(\d{1,3}) ?[×x*] ?(.+)$/) ?? [];
  const minutes = minutesAtStart(visit);
  return count === undefined || minutes === null ? [] : [Number(count) * minutes];
}

interface Sold {
  name: string;
  prices?: Readonly<Record<string, string>> | undefined;
  duration?: string | undefined;
}

/**
 * Returns a pattern for what is sold by the length: a visit, or the last word of the names of several services, such as
 * "sweep".
 */
export const thingsSold = (facts: SiteFacts): string => [...visits, ...sharedKinds(facts)].map(escapeRegExp).join('|');

const visits = ['visit', 'session', 'appointment', 'special'];

function sharedKinds({ services = {} }: SiteFacts): string[] {
  const kinds = Object.values(services).map(({ name }) => name.trim().split(' ').at(-1)?.toLowerCase() ?? '');
  return [...new Set(kinds.filter((kind, index) => kind !== '' && kinds.indexOf(kind) !== index))];
}

/** Words before "visit" that do not make it a different kind, unlike "meditation". */
const plain =
  'new|first|next|last|single|full|whole|regular|usual|standard|basic|private|personal|individual|quiet|calm|slow|unhurried|relaxing|long|longer|short|shorter|extended|client|customer|guest|member|couples?|home|house|in-home|mobile|morning|midday|afternoon|evening|weekday|weekend|monthly|weekly|introductory';

/**
 * Returns a pattern for one of these after a length, unless it belongs to something else, as in "a visit to the park"
 * and "a meditation session".
 */
export function soldByLength(facts: SiteFacts): RegExp {
  const names = catalogGroups.flatMap((group) => Object.values(facts[group] ?? {}).map(({ name }: Sold) => name));
  const inNames = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  const known = [plain, ...[...inNames].map(escapeRegExp)].join('|');
  const noJoint = '(?!(?:for|to|in|at|on|with|before|after|and|or|an?|the|until|by) )';
  const kinds = [...sharedKinds(facts).map(escapeRegExp), '(?!)'].join('|');
  const things = `(?:(?:${noJoint}(?:${known}) ){0,3}?(?:${visits.join('|')})|(?:${noJoint}\\p{L}+ ){0,2}?(?:${kinds}))s?(?![\\p{L}-])`;
  return new RegExp(`^ (?:of )?${things}(?! (?:to|from|by|of(?! ${things}))(?!\\p{L}))`, 'iu');
}
