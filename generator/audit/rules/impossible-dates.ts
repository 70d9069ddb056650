import { weekdays } from '../../../templates/facts/business.ts';
import { formatIn, isDay } from '../../../templates/facts/dates.ts';
import { isEnglish, localeOf } from '../../../templates/facts/locale.ts';
import type { Rule, TextFault } from '../rule.ts';
import { wholeDates } from '../whole-dates.ts';

/**
 * Reports dates that do not exist, such as February 30, and dates with the wrong day of the week. English only, and
 * only with a year.
 */
export const rule: Rule = {
  id: 'impossible-dates',
  severity: 'warning',
  isOfToday: true,
  reason: 'Guests come on the day of the week, or on the date, and one of the two is wrong.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text }, { facts }) => {
    if (!aYear.test(text) || !isEnglish(facts.language)) return [];
    return wholeDates(text, localeOf(facts).toString()).flatMap(({ match, date }) => faultOf(text, match, date) ?? []);
  },
};

/** Other numbers may count people or miles. */
const aYear = / (?:1[89]|20|21)\d\d\b/;
const full = weekdays.join('|');
/** Without a period or a comma, short names may be other words, as in “Wed June 5, 2027”, but not before a number. */
const shortName = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const short = `${shortName}(?:\\.,?|,)`;
const before = new RegExp(
  `(?<![\\p{L}\\d-])(?:(${full}|${full.toUpperCase()}),?|(${short})|(${shortName}))(?: the)? $`,
  'u',
);
/** In “Monday and Tuesday, January 11 and 12”, each date has its day. */
const several = new RegExp(`(?:${full}|${short})s?,?(?: ?[–—/-] ?| (?:and|or|to|through|&) |,? )$`, 'iu');
/** The longest name with a comma and a space. */
const longest = 'Wednesday, the '.length;

function faultOf(text: string, { 0: words, 1: first = '', index }: RegExpExecArray, date: string): TextFault | null {
  if (!aYear.test(words) || !/^\p{Lu}|^\d+(?:st|nd|rd|th)? (?:of )?\p{Lu}/u.test(words)) return null;
  if (!isDay(date)) return isMonth.test(first) || Number(date.slice(8)) <= 31 ? noDay(words, index, date) : null;
  // With several days, it is not clear which is meant.
  if (words.match(/\d+/g)?.length !== 2) return null;
  const lead = text.slice(Math.max(0, index - 3 * longest), index);
  const [named = '', long, abbreviated, unmarked] = lead.match(before) ?? [];
  if (!named || (unmarked && !/^\d/.test(words)) || several.test(lead.slice(0, -named.length))) return null;
  const written = long ?? abbreviated ?? unmarked ?? '';
  const day = formatIn('en-US', { weekday: 'long' }).format(Date.parse(date));
  if (day.slice(0, 3).toLowerCase() === written.slice(0, 3).toLowerCase()) return null;
  const whole = long === long?.toUpperCase() ? day.toUpperCase() : day;
  const weekday = long ? whole : day.slice(0, 3);
  return {
    words: named + words,
    index: index - named.length,
    fault: `but that is a ${day}`,
    hint: `If the date is right, write:  ${weekday}${named.replace(/^\p{L}+/u, '')}${words}\nOtherwise, correct the date.`,
  };
}

const isMonth = /^\p{L}/u;

function noDay(words: string, index: number, date: string): TextFault {
  const [year, month] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0));
  const name = formatIn('en-US', { month: 'long', year: 'numeric' }).format(last);
  return {
    words,
    index,
    fault: 'which is not a real date',
    hint: `${name} has ${last.getUTCDate()} days. Correct the date.`,
  };
}
