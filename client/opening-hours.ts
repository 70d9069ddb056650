/** The hours of a business, as pages pass them to their script. Days are counted from 1970-01-01, times in minutes. */
export interface OpeningHours {
  /** A name from the IANA time zone database (https://www.iana.org/time-zones): `America/Chicago`. */
  timeZone: string;
  /** From Monday. */
  week: readonly DayHours[];
  /** Days with their own hours. If several include the same day, the first one counts. */
  special: readonly SpecialDays[];
}

export interface SpecialDays {
  from: number;
  until: number;
  /** The days of the week that it covers, from 0 for Monday; if missing, all. */
  only?: readonly number[];
  hours: DayHours;
  /** Its index among the special days of the page. */
  row: number;
}

/**
 * Spans of times in order; empty if the day is closed. For a day that is neither open nor closed, words such as `By
 * appointment`.
 */
export type DayHours = readonly OpenSpan[] | string;

/**
 * The opening and closing times, and the text of both as written, if any. A closing time after midnight is more than 24
 * hours.
 */
export type OpenSpan = readonly [opens: number, closes: number, opensText: string, closesText: string];

/** A time on the clocks of the business. */
export interface LocalTime {
  day: number;
  minute: number;
}

/** The status of a business at a time. */
export type Status =
  /** Without `closes`, it does not close within the checked days. */
  | { is: 'open'; closes?: OpenChange | undefined }
  /** Without `opens`, it does not open within the checked days. */
  | { is: 'closed'; opens?: OpenChange | undefined }
  /** This day has words instead of hours. */
  | { is: 'words'; words: string };

/** The next time at which it opens or closes. The text is empty for a midnight that is not written. */
export interface OpenChange extends LocalTime {
  text: string;
}

const dayLength = 24 * 60;

/** How many days ahead to look for the next opening. */
const horizon = 366;

/**
 * Returns the time at a location.
 *
 * @throws RangeError if the browser does not know the time zone
 */
export function localTime(timeZone: string, at: Date): LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { day: Date.UTC(year, month - 1, day) / 86_400_000, minute: hour * 60 + minute };
}

/** Returns the day of the week, from 0 for Monday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** Returns the special days that include a day. */
export function specialOn({ special }: OpeningHours, day: number): SpecialDays | undefined {
  return special.find(
    ({ from, until, only }) => from <= day && day <= until && (!only || only.includes(weekdayOf(day))),
  );
}

/** Returns whether a business is open, and until when. Hours after midnight belong to the previous day. */
export function statusAt(hours: OpeningHours, { day, minute }: LocalTime): Status {
  const now = day * dayLength + minute;
  const times = openTimes(hours, day - 1, day + horizon);
  const next = times.find(({ to }) => to > now);
  if (next && next.from <= now)
    return { is: 'open', closes: next.to < lastOf(day) ? changeAt(next.to, next.closes) : undefined };
  const today = hoursOn(hours, day);
  if (typeof today === 'string') return { is: 'words', words: today };
  return { is: 'closed', opens: next && changeAt(next.from, next.opens) };
}

interface OpenTime {
  /** In minutes since the first day. */
  from: number;
  to: number;
  opens: string;
  closes: string;
}

const lastOf = (day: number) => (day + horizon) * dayLength;

const hoursOn = (hours: OpeningHours, day: number): DayHours =>
  specialOn(hours, day)?.hours ?? hours.week[weekdayOf(day)] ?? [];

/** Returns all times at which it is open, in order. Adjacent spans, as at midnight, are merged. */
function openTimes(hours: OpeningHours, first: number, last: number): OpenTime[] {
  const all: OpenTime[] = [];
  for (let day = first; day <= last; day++) {
    const spans = hoursOn(hours, day);
    for (const [opensAt, closesAt, opens, closes] of typeof spans === 'string' ? [] : spans) {
      const [from, to] = [day * dayLength + opensAt, day * dayLength + closesAt];
      const before = all.at(-1);
      if (!before || from > before.to) all.push({ from, to, opens, closes });
      else if (to > before.to) Object.assign(before, { to, closes });
    }
  }
  return all;
}

const changeAt = (minutes: number, text: string): OpenChange => ({
  day: Math.floor(minutes / dayLength),
  minute: minutes % dayLength,
  text,
});
