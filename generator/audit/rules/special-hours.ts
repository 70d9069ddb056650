import { weekdays } from '../../../templates/facts/business.ts';
import { type DateRange, dateRange } from '../../../templates/facts/date-range.ts';
import { daysLater } from '../../../templates/facts/dates.ts';
import { isPast } from '../../../templates/facts/special-days.ts';
import type { SpecialHours } from '../../../templates/facts/special-hours.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import { inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Special days that are over, so that those of the next year may be missing; in a mistyped year; on no day; or written twice with other hours. */
export const rule: Rule = {
  id: 'special-hours',
  severity: 'warning',
  reason: 'Holidays come again, and visitors who find nothing about them trust the hours of the week.',
  source: 'https://support.google.com/business/answer/6303076',
  site: ({ facts, today }) => {
    const days = facts.specialHours?.days ?? [];
    return days.flatMap((day, index): Finding[] => {
      const range = dateRange(day.dates);
      if (!range) return [];
      const isOver = isPast(range, today);
      const at = { route: null, path: ['specialHours', 'days', index, 'dates'] };
      if (isOver) return [overBy(day, today, at)];
      const years = Number(range.from.slice(0, 4)) - Number(today.slice(0, 4));
      if (years > farAhead) return [farOff(day, years, at)];
      if (day.only && !day.only.some((one) => weekdaysIn(range).includes(one))) return [never(day, range, at)];
      const earlier = days.slice(0, index).find((one) => areSameDays(one, day) && !haveSameHours(one, day));
      return earlier ? [hasOtherHours(day, earlier, at)] : [];
    });
  },
};

/** In years. Nobody plans further ahead, so the year is mistyped. */
const farAhead = 5;

type Day = Pick<SpecialHours['days'][number], 'dates' | 'reason' | 'hours' | 'only'>;

const areSameDays = (a: Day, b: Day) =>
  JSON.stringify([dateRange(a.dates), a.only?.toSorted()]) === JSON.stringify([dateRange(b.dates), b.only?.toSorted()]);

/** Hours may be written in several ways, and be a word. */
const haveSameHours = (a: Day, b: Day) =>
  a.hours === b.hours ||
  (spansIn(a.hours).length > 0 && JSON.stringify(spansIn(a.hours)) === JSON.stringify(spansIn(b.hours)));

function overBy({ dates, reason }: Day, today: string, at: Finding['at']): Finding {
  return {
    at,
    message: `“${reason}” is over (${dates}), so pages no longer show it.`,
    hint: `If it comes again on the same days, write:  ${nextTime(dates, today)}\nIf it comes on other days, write those. Otherwise, delete it.`,
    value: reason,
  };
}

function farOff({ dates, reason }: Day, years: number, at: Finding['at']): Finding {
  return {
    at,
    message: `“${reason}” is ${years} years from now (${dates}), and no page shows it until then.`,
    hint: 'Correct the year.',
    value: reason,
  };
}

/** The days of the week in a range, each once. */
function weekdaysIn({ from, until }: DateRange): string[] {
  const all = weekdays.map((_, index) => daysLater(from, index)).filter((day) => day <= until);
  return all.map((day) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '');
}

function never({ dates, reason, only = [] }: Day, range: DateRange, at: Finding['at']): Finding {
  return {
    at,
    message: `“${reason}” is on no day: ${dates} is ${inWords(weekdaysIn(range))}, not ${inWords(only, 'or')}.`,
    hint: 'Correct the dates, or the days under "only".',
    value: reason,
  };
}

function hasOtherHours({ reason, hours }: Day, earlier: Day, at: Finding['at']): Finding {
  return {
    at,
    message: `“${earlier.reason}” has the same days with other hours (${earlier.hours}, and here ${hours}), and visitors see both.`,
    hint: 'Delete one of the two, or correct its dates.',
    value: `${earlier.reason} and ${reason}`,
  };
}

/** The same days in the first year in which they are not over. */
function nextTime(dates: string, today: string): string {
  for (let years = 1; ; years++) {
    const next = dates.replace(/\d{4}(?=-)/g, (year) => String(Number(year) + years).padStart(4, '0'));
    const range = dateRange(next);
    // Not every year has a February 29.
    if (range && range.until >= today) return next;
  }
}
