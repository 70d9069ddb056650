import { isDay } from '../../facts/dates.ts';
import { isEnglish, languageOf } from '../../facts/locale.ts';
import { dateInEnglish } from './date-words.ts';
import { type Form, type FormFault, factAt } from './form.ts';

const months = 'january february march april may june july august september october november december'.split(' ');

/** The ways in which people write a day. */
const styles: readonly RegExp[] = [
  /^(?:\p{L}+\.?,? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})$/iu,
  /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4}|\d{2})$/iu,
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})$/,
];

const monthFirst = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})$/;
const dayFirst = /^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d{2})$/;

/** One day as year, month, and day: `2026-12-24`. */
export const day: Form = (text, facts) => {
  if (isDay(text)) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { fault: `is "${text}", which is not a real date` };
  const written = dateInEnglish(text, facts);
  const fault = 'must be year, month, and day, such as 2026-12-24';
  const [better] = readings(written, styles);
  return better === undefined ? { fault, ...numbers(written, facts) } : { fault, better };
};

/** Reads days such as 12/1/2026. In American English, the month is first. */
function numbers(text: string, facts: unknown): Partial<FormFault> {
  const isAmerican = factAt(facts, 'address.country') === 'US' && isEnglish(languageOf(facts));
  const days = readings(text, isAmerican ? [monthFirst] : [monthFirst, dayFirst]);
  const found = days.length > 0 ? days : readings(text, [dayFirst]);
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
  const name = months.findIndex((one) => one.startsWith(month.toLowerCase().slice(0, 3)));
  const number = /\d/.test(month) ? month : String(name + 1);
  return `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
