import { singleSpaced } from '../../report/wording.ts';
import { matchesOf } from '../matches.ts';

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const number = `(?:(?:${tens.join('|')})(?:-(?:${units.slice(0, 9).join('|')}))?|${units.join('|')}|\\d{1,3}(?:\\.\\d|½)?)`;

/** In English and its neighbors: “60 Minuten”, “90-minütige”. */
const inMinutes = `${number}[ -]?min(?:ut(?:[eiao]n?)?|ütig\\p{L}*)?s?`;
/** Added to an hour. "An hour and 90 minutes" are two lengths, and so are "two hours and a half-hour break". */
const moreMinutes = `(?: and (?:a half(?![ -]hour)|a quarter|three[ -]quarters)| (?:and )?(?!sixty|seventy|eighty|ninety|[6-9]\\d|\\d{3})${inMinutes}(?! (?:later|of (?:that|this|it|which))(?!\\p{L})))`;
const quarters = '(?:three[ -]quarters|a quarter) of an hour';

/** In running text: "60 minutes", "ninety-minute", "an hour", "two-hour", "1 hour 15 minutes". */
const length = `(?:${inMinutes}|half(?: an)?[ -]hour|${quarters}|(?:an|${number})[ -]hours?${moreMinutes}?)(?![\\p{L}\\d])`;

/** What follows the length of a trip, or a time before or after something. */
const elsewhere =
  'from \\p{L}+|away|later|late|earl(?:y|ier)|ahead|in advance|apart|before|beforehand|after|afterwards?|prior|(?:of )?notice|north|south|east|west|drive|ride|walk';

const anyLength = new RegExp(`(?<![\\p{L}\\d]|(?<!\\d)-|\\d[.,])${length}(?!['’]? (?:${elsewhere})(?!\\p{L}))`, 'giu');

/**
 * The unit of a length. The window is longer than any length up to its unit: "three quarters of an hour" has 25
 * characters.
 */
const anyUnit = /min|hour/gi;
const mostBefore = 26;

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
  anyUnit.lastIndex = 0;
  for (let end = 0; anyUnit.test(text); ) {
    anyLength.lastIndex = Math.max(end, anyUnit.lastIndex - mostBefore);
    const match = anyLength.exec(text);
    if (!match) break;
    matches.push(match);
    end = anyLength.lastIndex;
    anyUnit.lastIndex = end;
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
export const minutesIn = (text: string): number | null => lengthsIn(singleSpaced(text))[0]?.minutes ?? null;

/** Returns the length at the start of a text, in minutes; null if there is none, or if it is one of several. */
export function minutesAtStart(text: string): number | null {
  const [first] = lengthsIn(text);
  return first && first.from === 0 && first.words.length === first.to ? first.minutes : null;
}

function minutesOf(length: string): number {
  const text = length.toLowerCase();
  if (text.startsWith('half')) return 30;
  if (text.endsWith(' of an hour')) return text.startsWith('three') ? 45 : 15;
  const [, word = '', unit, more = ''] = text.match(/^(.*?)[ -]?(min|hour)\S*(?: (?:and )?(.*))?$/) ?? [];
  return unit === 'min' ? numberOf(word) : numberOf(word) * 60 + minutesMore(more);
}

/** Returns the minutes after an hour: 15 for "a quarter" and "fifteen minutes". */
function minutesMore(more: string): number {
  if (more === '') return 0;
  if (more === 'a quarter') return 15;
  if (more === 'a half') return 30;
  return more.includes('min') ? minutesOf(more) : 45;
}

function numberOf(written: string): number {
  const word = written.toLowerCase();
  if (word === 'an') return 1;
  if (/^\d/.test(word)) return Number(word.replace('½', '.5'));
  const [first = '', second = ''] = word.split('-');
  const ten = tens.indexOf(first);
  return ten < 0 ? units.indexOf(first) + 1 : (ten + 2) * 10 + units.indexOf(second) + 1;
}
