import { isDay } from '../../facts/dates.ts';
import { isEnglish, languageOf } from '../../facts/locale.ts';
import { englishMonths } from '../../facts/months.ts';
import { dateInEnglish } from './date-words.ts';
import { type Form, type FormFault, factAt } from './form.ts';

/** The ways in which people write a day. */
const styles: readonly RegExp[] = [
  /^(?:\p{L}+\.?,? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})$/iu,
  /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4}|\d{2})$/iu,
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})$/,
];

const monthFirst = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})$/;
const dayFirst = /^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d{2})$/;
/** The year has two digits, and cannot be a month. */
const yearFirst = /^(?<year>1[3-9]|[2-9]\d)[-/](?<month>\d{2})[-/](?<day>\d{2})$/;

/** A time after a day: `T10:00`, ` 10:00:00+02:00`. */
const time = /(?<=^\d{4}-\d{2}-\d{2})[T ] ?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M| ?Z| ?[+-]\d{2}:?\d{2})?$/i;

/** One day as year, month, and day: `2026-12-24`. */
export const day: Form = (text, facts) => {
  if (isDay(text)) return null;
  const plain = withHyphens(text);
  if (plain !== text) return day(plain, facts) ?? { fault: otherDashes, better: plain };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { fault: `is "${text}", which is not a real date` };
  const withoutTime = text.replace(time, '');
  if (withoutTime !== text)
    return day(withoutTime, facts) ?? { fault: 'must be a day without a time', better: withoutTime };
  const written = dateInEnglish(text, facts);
  const fault = 'must be year, month, and day, such as 2026-12-24';
  const [better] = readings(written, styles);
  return better === undefined ? { fault, ...numbers(written, facts) } : { fault, better };
};

/** Completes a sentence about a day with dashes that look like hyphens. */
export const otherDashes = 'has dashes that only look like hyphens';

/** Returns a text with hyphens in its days, as in 2026-12-24, instead of dashes and hyphens that cannot be typed. */
export function withHyphens(text: string): string {
  return text.replace(/(?<!\d)\d{1,4}[‐‑‒–—―−-]\d{1,2}[‐‑‒–—―−-]\d{1,4}(?!\d)/g, (one) => one.replace(/[^\d-]/g, '-'));
}

/**
 * Reads days such as 12/1/2026. In American English, the month is first. A year may be first in any country, but only
 * with hyphens where slashes follow the day.
 */
function numbers(text: string, facts: unknown): Partial<FormFault> {
  const isAmerican = factAt(facts, 'address.country') === 'US' && isEnglish(languageOf(facts));
  const usual = isAmerican ? [monthFirst] : [monthFirst, dayFirst, ...(text.includes('/') ? [] : [yearFirst])];
  const days = readings(text, usual);
  const found = days.length > 0 ? days : readings(text, [yearFirst, dayFirst]);
  const [first, second] = found;
  if (first !== undefined && second === undefined) return { better: first };
  if (first !== undefined) return { either: found.map((one) => [`you mean ${one}`, one] as const) };
  if (!/\d/.test(text) || /\d{4}/.test(text)) return {};
  const [example = '2026-12-24'] = readings(`${text}, 2026`, styles);
  return { fault: 'has no year', advice: `Write it, as in ${example}.` };
}

/** Returns the different days that a text can mean. */
function readings(text: string, patterns: readonly RegExp[]): string[] {
  const days = patterns.map((pattern) => {
    const { year, month, day } = text.match(pattern)?.groups ?? {};
    return isoDay(year, month, day);
  });
  return [...new Set(days.filter(isDay))];
}

/** Returns a day as YYYY-MM-DD, with the month as a number or an English name. */
export function isoDay(year = '', month = '', day = ''): string {
  const name = englishMonths.findIndex((one) => one.startsWith(month.toLowerCase().slice(0, 3)));
  const number = /\d/.test(month) ? month : String(name + 1);
  return `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
