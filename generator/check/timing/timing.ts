import { dayInWords, isDay } from '../../../templates/facts/dates.ts';

/** When something is on the site. Both days are inclusive, as YYYY-MM-DD. */
interface Timing {
  from?: string;
  until?: string;
}

/** Why something is not on the site. */
export type Absence = { kind: 'draft' } | OtherDays;

/** The day is before its first or after its last one. */
export interface OtherDays {
  kind: 'early' | 'over';
  /** The first or the last day. */
  day: string;
}

export const draft: Absence = { kind: 'draft' };

/** Returns when a group is on the site. Invalid dates are left out, because they are reported. */
export function timingOf({ from, until }: Readonly<Record<string, unknown>>): Timing {
  return {
    ...(typeof from === 'string' && isDay(from) && { from }),
    ...(typeof until === 'string' && isDay(until) && { until }),
  };
}

/**
 * Returns why the dates of a group keep it off the site on a day; null if they do not.
 *
 * @param today as YYYY-MM-DD; undefined for any day
 */
export function absenceOn(today: string | undefined, data: Readonly<Record<string, unknown>>): OtherDays | null {
  const { from, until } = timingOf(data);
  // Dates in the wrong order are reported and otherwise ignored.
  if (today === undefined || (from !== undefined && until !== undefined && from > until)) return null;
  if (from !== undefined && today < from) return { kind: 'early', day: from };
  return until !== undefined && today > until ? { kind: 'over', day: until } : null;
}

/** Returns a day as messages write it: "December 1, 2026". */
export const dayInEnglish = (day: string): string => dayInWords(day, 'en-US');
