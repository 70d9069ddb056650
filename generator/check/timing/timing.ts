import { dayInWords, isDay } from '../../../templates/facts/dates.ts';

/** When something is on the site. Both days, as YYYY-MM-DD, are part of it. */
interface Timing {
  from?: string;
  until?: string;
}

/** Why something is not on the site: it is a draft, or a day is before its first or after its last one. */
export interface Absence {
  kind: 'draft' | 'early' | 'over';
  /** The first or the last day; empty for a draft. */
  day: string;
}

/** What a group says of when it is on the site. Days that are not written right are left out, because they are reported. */
export function timingOf({ from, until }: Readonly<Record<string, unknown>>): Timing {
  return {
    ...(typeof from === 'string' && isDay(from) && { from }),
    ...(typeof until === 'string' && isDay(until) && { until }),
  };
}

/**
 * Why a group is not on the site on a day because of its dates; null if it is.
 *
 * @param today as YYYY-MM-DD; undefined for any day
 */
export function absenceOn(today: string | undefined, data: Readonly<Record<string, unknown>>): Absence | null {
  const { from, until } = timingOf(data);
  // Dates in the wrong order are reported, and that is all.
  if (today === undefined || (from !== undefined && until !== undefined && from > until)) return null;
  if (from !== undefined && today < from) return { kind: 'early', day: from };
  return until !== undefined && today > until ? { kind: 'over', day: until } : null;
}

/** A day as messages write it: "December 1, 2026". */
export const dayInEnglish = (day: string): string => dayInWords(day, 'en-US');
