import { ownValue } from '../own-value.ts';
import { weekdays } from './business.ts';
import type { Weekday } from './opening-hours.ts';
import { plain } from './time-spans.ts';

/** One or two letters for a day. S may be either day of the weekend. */
const letters: Readonly<Record<string, Weekday>> = {
  m: 'Monday',
  mo: 'Monday',
  t: 'Tuesday',
  tu: 'Tuesday',
  w: 'Wednesday',
  we: 'Wednesday',
  th: 'Thursday',
  f: 'Friday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

const short = weekdays.map((day) => `${day.slice(0, 3)}(?:s|rs?|nes)?`);
/** In a sentence, a letter is a day only in “M–F”, “M–Th”, “M–Sat”, and the like. */
const inLetters = '\\bM(?= ?[–-] ?(?:F|Th|Fri|Sat|Sun)\\b)|(?<=\\bM ?[–-] ?)(?:F|Th)\\b';
const dayName = new RegExp(
  `\\b(?:(?:${weekdays.join('|')})s?|(?:${short.join('|')})\\b\\.?)(?!\\p{L})|${inLetters}`,
  'giu',
);

/** The mask that replaces the whole name of a day: private use characters, which no text needs. */
const maskedDay = '[\uE000\uE001]\uE002*(?!\uE002)';
/** Matches the name of one day in a masked text, including a short one, which may be another word. */
export const dayPattern = `(?<!\\w)${maskedDay}(?!\\p{L})`;
/** By itself, a short name may be another word, such as "sun". */
const longDay = '\uE000\uE002*(?!\uE002)';

/**
 * Masks the names of days with the same number of characters. Patterns with all names in many places take long to
 * compile.
 */
export function maskDays(text: string): string {
  return text.replace(dayName, (name) => (/days?$/i.test(name) ? '\uE000' : '\uE001').padEnd(name.length, '\uE002'));
}

const and = '(?:,? (?:and|or|&) |/)';
const to = '(?: ?[–-] ?| to | thr(?:ough|u) )';
const several = `${maskedDay}(?:(?:, ${maskedDay})*${and}${maskedDay}|(?:, ${maskedDay})+|${to}${maskedDay})`;
const words = 'weekdays|weekends|every day|daily|(?:seven|7) days a week';

/** Matches a span of days in a masked text: "Mon–Fri", "Monday to Friday". */
export const daySpanPattern = maskedDay + to + maskedDay;

/** Matches one day or several in a masked text: "Mondays", "Monday, Tuesday and Friday", "Mon–Fri", "weekdays". */
export const daysPattern = `(?<!${maskedDay} (?:and|or|&) )(?<!\\w)(?:${several}|${longDay}|${words})(?!\\p{L})`;

const dayOrSpan = new RegExp(`${maskedDay}(?:${to}${maskedDay})?`, 'giu');

/** Returns the days that such words mean. */
export function daysIn(text: string): Weekday[] {
  if (/^(?:every day|daily|seven|7)/i.test(text)) return [...weekdays];
  if (/^weekdays/i.test(text)) return weekdays.slice(0, 5);
  if (/^weekends/i.test(text)) return weekdays.slice(5);
  const parts = [...maskDays(text).matchAll(dayOrSpan)].map(({ 0: { length }, index }) =>
    text.slice(index, index + length),
  );
  return parts.flatMap((part) => {
    const [from, to = from] = [...part.matchAll(dayName)].map(([name]) => indexOf(name));
    return from === undefined || to === undefined ? [] : daysBetween(from, to);
  });
}

const indexOf = (name: string): number =>
  weekdays.findIndex(
    (day) =>
      (ownValue(letters, name.toLowerCase()) ?? name).slice(0, 3).toLowerCase() === day.slice(0, 3).toLowerCase(),
  );

/** Returns the days from one to another, which may be in the next week. Both are numbers, with 0 for Monday. */
export const daysBetween = (from: number, to: number): Weekday[] =>
  from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];

const letter = `(?:${Object.keys(letters).join('|')})`;
const severalLetters = new RegExp(`\\b${letter}(?: ?[-–,/&] ?${letter})+(?!\\p{L})`, 'giu');

const anyDays = new RegExp(`${daysPattern}|${dayPattern}`, 'giu');

/** Hours for one day or several, as an owner writes them. */
export interface HoursOfDays {
  days: readonly Weekday[];
  hours: string;
}

/**
 * Returns the days that a label such as `Mon-Fri`, `Weekdays` or `Tu` names. Returns null if any of it is something
 * else.
 */
export function daysOfLabel(label: string): Weekday[] | null {
  const text = inFullWords(ownValue(letters, label.toLowerCase()) ?? label).replace(/[:.]$/, '');
  const [only, ...others] = maskDays(text).match(anyDays) ?? [];
  return only?.length === text.length && others.length === 0 ? daysIn(text) : null;
}

/** Reads `Mon-Fri 9-5; Sat by appt`. Returns null if the text contains something else, or days without hours. */
export function hoursInText(written: string): HoursOfDays[] | null {
  const text = inFullWords(written).replace(/^open:? /i, '');
  const found = [...maskDays(text).matchAll(anyDays)];
  const entries = found.map(({ 0: { length }, index }, place) => ({
    days: daysIn(text.slice(index, index + length)),
    hours: text.slice(index + length, found[place + 1]?.index).replace(/^[\s:–-]+|(?:[\s,;.|]| (?:and|&))+$/g, ''),
  }));
  return found[0]?.index === 0 && entries.every(({ hours }) => hours !== '') ? entries : null;
}

function inFullWords(written: string): string {
  return plain(written)
    .replace(/[—‒−]/g, '–')
    .replace(/^(?:open )?24 ?\/ ?7$/i, 'daily Open 24 hours')
    .replace(severalLetters, (some) => some.replace(/[a-z]+/gi, (one) => letters[one.toLowerCase()] ?? one))
    .replace(/(?<=[a-z]\.?) ?(?:thru|till?|until) ?(?=[a-z])/gi, ' to ')
    .replace(/(?<=[a-z]),(?=[a-z])/gi, ', ')
    .replace(/\bweek(day|end)\b/gi, 'week$1s')
    .replace(/\b(?:everyday|all week|(?:all|(?:7|seven)) days(?: a week)?)\b/gi, 'daily');
}
