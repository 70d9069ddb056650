import { unmarked } from '../unmarked.ts';

/** Times as `HH:MM` on a 24-hour clock, the format of https://schema.org/opens. */
export interface Opening {
  opens: string;
  /** Earlier than `opens` if it is on the next day. */
  closes: string;
}

/**
 * Google's format for a day that never closes
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const allDay: Opening = { opens: '00:00', closes: '23:59' };

const twelve = '(?:1[0-2]|0?[1-9])(?::[0-5]\\d)? ?[ap]\\.? ?m\\b\\.?|noon|midnight';
const twentyFour = '(?:[01]?\\d|2[0-3]):[0-5]\\d(?! ?[ap]\\.? ?m\\b)|24:00|noon|midnight';
const dash = '(?: ?[–—‒−～〜-] ?| (?:to|until|till) )';
const span = (time: string) => `(?:from )?(?:${time})${dash}(?:${time})`;
const anySpan = `(?:${span(twelve)}|${span(twentyFour)})`;
const between = ' ?(?:,|;|&|/|\\+|,? and) ?';

const spans = new RegExp(`^${anySpan}(?:${between}${anySpan})*$`, 'i');
const times = new RegExp(`${twelve}|${twentyFour}`, 'gi');

/** "Open" and "hours" in the languages that owners use. */
const open = 'open|abiert[oa]s?|geöffnet|ouverte?|apert[oa]|abert[oa]|geopend';
const hour = 'hours?|hrs?\\.?|h|horas|stunden|heures|ore|uur';
const daily = 'a day|daily|al día|am tag|par jour|al giorno|por dia|per dag';
const always = `24 ?(?:h ?)?/ ?(?:24|7)|24[ -]?(?:${hour})(?: (?:${daily}))?`;
const wholeDay = new RegExp(`^(?:(?:${open}) (?:las )?)?(?:las )?(?:${always})(?: (?:${open}))?$`, 'i');

/**
 * Reads `9 AM–12 PM, 1 PM–6 PM`, `09:00–18:00`, or `Open 24 hours`. The list is empty for words such as `Closed`, and
 * for times that it cannot read, which the schema rejects.
 */
export function spansIn(hours: string): Opening[] {
  if (wholeDay.test(plain(hours))) return [allDay];
  return writtenSpans(hours).map(([from, to]) => {
    const [opens, closes] = [clock(from), clock(to)];
    return opens === '00:00' && closes === '00:00' ? allDay : { opens, closes };
  });
}

/**
 * Returns the spans of times as written, such as `9 AM` and `noon`. Empty for a day that never closes, as for words.
 */
export function writtenSpans(hours: string): [opens: string, closes: string][] {
  const text = plain(hours);
  if (!spans.test(text)) return [];
  const found = [...text.matchAll(times)].map(([time]) => time);
  return found.flatMap((opens, index): [string, string][] => {
    const closes = found[index + 1];
    return index % 2 === 1 || closes === undefined ? [] : [[opens, closes]];
  });
}

/**
 * Returns the opening and closing times in minutes after midnight. A closing time on the next day is more than 24
 * hours.
 */
export function inMinutes({ opens, closes }: Opening): { opens: number; closes: number } {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { opens: from, closes: to > from ? to : to + 24 * 60 };
}

/** Returns the minutes after midnight of a time such as `09:00`. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the text with ordinary spaces, and without marks. */
export function plain(text: string): string {
  return unmarked(text).replace(/\s+/g, ' ').trim();
}

/**
 * Returns hours with no-break spaces in times such as `9 a. m.`, whose spaces are two places where a line could end on a
 * phone.
 */
export const unbroken = (hours: string) => hours.replace(/(?<=\d) (?=[ap]\. m\.)|(?<=\d\s[ap]\.) (?=m\.)/gi, '\u00a0');

/** Converts `9 PM`, `21:00`, or `noon` to `HH:MM`. Midnight is 00:00, even at the end of a day. */
function clock(time: string): string {
  if (/noon/i.test(time)) return '12:00';
  if (/midnight|24:00/i.test(time)) return '00:00';
  const [, hour = '0', minute = '00', half] = time.match(/(\d+)(?::(\d+))?\s*([ap])?/i) ?? [];
  const sinceNoon = half && hour === '12' ? 0 : Number(hour);
  const hour24 = half?.toLowerCase() === 'p' ? sinceNoon + 12 : sinceNoon;
  return `${twoDigits(hour24)}:${minute}`;
}

/** Returns a number as it is in dates and times. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');
