import { withFirst } from './first-of-month.ts';
import type { LocalTime, OpenChange, Status } from './opening-hours.ts';

/** The words of site.yaml for a business that is open or closed. */
export interface OpenWords {
  open: string;
  closed: string;
  /** The words before the closing time. */
  closes: string;
  /** The words before the opening time. */
  opens: string;
  /** The same before a day; if missing, the words above. */
  closesOn?: string | undefined;
  opensOn?: string | undefined;
  /** The word between these and a date, such as `le`. */
  beforeDate?: string | undefined;
  /** The word between the day and the time, such as `at`. */
  at?: string | undefined;
}

const dayLength = 24 * 60;

/**
 * Returns what a page shows about a business at a time, such as `Open now · until 10 PM`. Includes the day on which it
 * closes if that is more than a day away, and the day on which it opens if that is not today.
 */
export function openLine(status: Status, words: OpenWords, now: LocalTime, language: string): string {
  if (status.is === 'words') return status.words;
  const { open, closed, closes, opens, closesOn = closes, opensOn = opens, beforeDate, at } = words;
  if (status.is === 'open') return line(open, closes, closesOn, status.closes, dayLength);
  return line(closed, opens, opensOn, status.opens, dayLength - now.minute);

  function line(word: string, before: string, beforeDay: string, change: OpenChange | undefined, near: number): string {
    if (!change) return word;
    const { day, minute, text } = change;
    const isDate = day - now.day > 7;
    const isNear = (day - now.day) * dayLength + minute - now.minute < near;
    const when = isNear
      ? [text && before, text]
      : [beforeDay, isDate && beforeDate, dayName(day, isDate, language), text && at, text];
    return when.some(Boolean) ? `${word} · ${withOne(when.filter(Boolean).join(' '))}` : word;
  }
}

/** Spanish says "a las 2" but "a la 1". */
const withOne = (when: string) => when.replace(/\blas (?=0?1(?!\d))/, 'la ');

/** Returns a weekday, or a date, which is clear beyond a week. */
function dayName(day: number, isDate: boolean, language: string): string {
  const style = isDate ? ({ month: 'long', day: 'numeric' } as const) : ({ weekday: 'long' } as const);
  return withFirst(new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(day * 86_400_000), language);
}
