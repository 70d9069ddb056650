import type { LocalTime, OpenChange, Status } from './opening-hours.ts';

/** The words of site.yaml for a business that is open or closed. */
export interface OpenWords {
  open: string;
  closed: string;
  /** Before the time at which it closes. */
  closes: string;
  /** Before the day and the time at which it opens. */
  opens: string;
}

const dayLength = 24 * 60;

/**
 * What a page says of a business at a time, such as `Open now · until 10 PM`. The day on which it closes is named if that is
 * more than a day away, and the day on which it opens if that is not today.
 */
export function openLine(status: Status, words: OpenWords, now: LocalTime, language: string): string {
  if (status.is === 'words') return status.words;
  if (status.is === 'open') return line(words.open, words.closes, status.closes, dayLength);
  return line(words.closed, words.opens, status.opens, dayLength - now.minute);

  function line(word: string, before: string, change: OpenChange | undefined, near: number): string {
    if (!change) return word;
    const isNear = (change.day - now.day) * dayLength + change.minute - now.minute < near;
    const when = [...(isNear ? [] : [dayName(change.day, now.day, language)]), change.text].filter(Boolean);
    return when.length > 0 ? `${word} · ${before} ${when.join(' ')}` : word;
  }
}

/** A weekday if it is within a week, or else a date. */
export function dayName(day: number, today: number, language: string): string {
  const style = day - today <= 7 ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(day * 86_400_000);
}
