import { withFirst } from '../../client/first-of-month.ts';
import { formatIn, isDay } from './dates.ts';

/** The days from the first to the last one, each as YYYY-MM-DD. */
export interface DateRange {
  from: string;
  /** The same as `from` for a single day. */
  until: string;
}

const day = '(\\d{4}-\\d{2}-\\d{2})';
const range = new RegExp(`^${day}(?:(?: (?:to|until) | ?[–-] ?)${day})?$`);

/**
 * Reads `2026-12-24` and `2026-12-24 to 2026-12-26`. Returns null for any other text, and for days that do not exist.
 */
export function dateRange(text: string): DateRange | null {
  const [, from, until = from] = text.match(range) ?? [];
  return from && until && isDay(from) && isDay(until) ? { from, until } : null;
}

/** Returns days as people write them in a language: `December 24–26`. */
export const rangeInWords = (range: DateRange, language: string): string => inWords(range, language, {});

/** Returns days with their year: `December 24–26, 2027`. */
export const rangeWithYear = (range: DateRange, language: string): string =>
  inWords(range, language, { year: 'numeric' });

function inWords({ from, until }: DateRange, language: string, year: Pick<Intl.DateTimeFormatOptions, 'year'>): string {
  const format = formatIn(language, { ...year, month: 'long', day: 'numeric' });
  const text = format.formatRange(Date.parse(from), Date.parse(until)).replace(/\s/g, ' ');
  // Only between days of one month: a year before the dash ends a date of several words.
  return withFirst(text.replace(/(?<=(?<!\d)\d{1,2}) ?– ?(?=\d)/, '–'), language);
}
