import { isDay } from '../../facts/dates.ts';
import { dateInEnglish } from './date-words.ts';
import { day, isoDay } from './day.ts';
import type { Form } from './form.ts';

/** The ways in which people write a month. */
const styles: readonly RegExp[] = [
  /^(?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
  /^(?<year>\d{4}),? (?<month>[a-z]{3,9})\.?$/i,
  /^(?<month>\d{1,2}) ?[-/.] ?(?<year>\d{4})$/,
  /^(?<year>\d{4}) ?[-/. ] ?(?<month>\d{1,2})$/,
];

/** A month or a day: `2025-11`, `2025-11-30`. */
export const month: Form = (text, facts) => {
  if (isDay(text) || (/^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`))) return null;
  const fault = `must be a year and a month, such as 2025-11, but this is "${text}"`;
  const written = dateInEnglish(text.replace(/[‐‑‒–—―−]/g, '-'), facts);
  for (const style of styles) {
    const { year, month } = written.match(style)?.groups ?? {};
    const first = isoDay(year, month, '1');
    if (isDay(first)) return { fault, better: first.slice(0, 7) };
  }
  const { better, either = [] } = day(text, facts) ?? {};
  if (better !== undefined) return { fault, better };
  return either.length > 0
    ? { fault, either }
    : { fault, advice: 'Write the year, a hyphen, and two digits for the month.' };
};
