import { type DateRange, dateRange } from '../../../templates/facts/date-range.ts';
import { distanceInDays, formatIn, isDay } from '../../../templates/facts/dates.ts';
import type { SpecialHours } from '../../../templates/facts/special-hours.ts';
import { inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { weekdaysIn } from './week.ts';

/** An item of `specialHours`: days with other hours. */
export type ListedDays = Pick<SpecialHours['days'][number], 'dates' | 'reason' | 'hours' | 'only'>;

/** What a rule says about special days. */
type Explanation = Pick<Finding, 'message' | 'hint'>;

/** @param moved the dates for the next holiday, if they depend on its year */
export function overBy({ dates, reason }: ListedDays, same: string, moved: string | null): Explanation {
  const again = moved === null || moved === same ? 'comes again on the same days' : 'comes again';
  return {
    message: `“${reason}” is over (${dates}), so pages no longer show it.`,
    hint: `If it ${again}, write:  ${moved ?? same}\nIf it comes on other days, write those. Otherwise, delete it.`,
  };
}

export const farOff = ({ dates, reason }: ListedDays, years: number): Explanation => ({
  message: `“${reason}” is ${years} years from now (${dates}), and no page shows it until then.`,
  hint: 'Correct the year.',
});

export const veryLong = ({ dates, reason }: ListedDays, years: number): Explanation => ({
  message: `“${reason}” goes on for ${years} years (${dates}), and pages show its hours until then.`,
  hint: 'Correct the year of the last day.',
});

export function closedFor({ dates, reason }: ListedDays, { from, until }: DateRange): Explanation {
  const days = distanceInDays(from, until) + 1;
  const year = Number(from.slice(0, 4));
  const meant = [year, year + 1].map((one) => `${one}${until.slice(4)}`).find((last) => last >= from && isDay(last));
  const isShorter = meant !== undefined && meant < until;
  return {
    message: `“${reason}” closes the business for ${days} days (${dates}).`,
    hint: isShorter
      ? `If the year of the last day is wrong, write:  ${from} to ${meant}\nOtherwise, correct the dates.`
      : 'Correct the first or the last day.',
  };
}

export function onWrongDay({ dates, reason }: ListedDays, meant: string): Explanation {
  const year = meant.slice(0, 4);
  const day = formatIn('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(Date.parse(meant));
  return {
    message: `“${reason}” is on ${dates} here, but in ${year} it is on ${day}.`,
    hint: `${isDay(dates) ? `Write:  ${meant}` : `Correct the dates so that they include ${meant}.`}\nIf you mean other days, name them in "reason", as in “Day after Thanksgiving”.`,
  };
}

export const onNoDay = ({ dates, reason, only = [] }: ListedDays, range: DateRange): Explanation => ({
  message: `“${reason}” is on no day: ${dates} is ${inWords(weekdaysIn(range))}, not ${inWords(only, 'or')}.`,
  hint: 'Correct the dates, or the days under "only".',
});

export function hasOtherHours(day: ListedDays, earlier: ListedDays): Explanation {
  const shared = sharedDays(day, earlier);
  const days = shared?.from === shared?.until ? shared?.from : `${shared?.from} to ${shared?.until}`;
  return {
    message: `“${earlier.reason}” and “${day.reason}” both include ${days}, with different hours (${earlier.hours}, and here ${day.hours}). Neither is shorter, so it is unclear which applies.`,
    hint: 'Correct the dates of one of the two so that they share no days, or delete one.',
  };
}

/** Returns the first to the last day that both cover; null if there is none. */
export function sharedDays(a: ListedDays, b: ListedDays): DateRange | null {
  const [one, other] = [dateRange(a.dates), dateRange(b.dates)];
  if (!one || !other) return null;
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  const isOfBoth = (day: string) => [a, b].every(({ only }) => !only || only.some((name) => name === day));
  return weekdaysIn({ from, until }).some(isOfBoth) ? { from, until } : null;
}
