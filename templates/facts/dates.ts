import { withFirst } from '../../client/first-of-month.ts';
import { localeIn } from './locale.ts';

/** The length of a day without a daylight saving time change. */
export const dayInMilliseconds = 86_400_000;

/** Returns true for a calendar day as YYYY-MM-DD: not for 2026-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the day this many days later, as YYYY-MM-DD; earlier if the number is negative. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Returns how many days another day is after a day; negative if it is before. */
export const distanceInDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

/** Returns a day in words: `November 2, 2026`. */
export function dayInWords(day: string, language: string): string {
  return withFirst(formatIn(language, { dateStyle: 'long' }).format(Date.parse(day)), language);
}

/** Returns a month in words: `November 2025` for `2025-11` and for `2025-11-30`. */
export function monthAndYear(date: string, language: string): string {
  return formatIn(language, inMonths).format(Date.parse(`${date.slice(0, 7)}-01`));
}

/** Returns the names of the months and of the days of the week in a language, as pages and their script write them. */
export function calendarNames(language: string): string[] {
  // Every 31st day of a leap year: each month, and each day of the week.
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, 0, 1 + month * 31));
  const styles = [{ weekday: 'long' }, { month: 'long', day: 'numeric' }, inMonths] as const;
  return styles.flatMap((style) => {
    const format = formatIn(language, style);
    return days.map((day) => format.format(day));
  });
}

const inMonths = { year: 'numeric', month: 'long' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a format for days, in the time zone that `Date.parse` uses. Creating one takes longer than using it, so they
 * are cached.
 */
export function formatIn(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat([localeIn(language), 'en'], { ...style, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
