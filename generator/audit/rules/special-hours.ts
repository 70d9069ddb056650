import { dateRange } from '../../../templates/facts/date-range.ts';
import { isPast } from '../../../templates/facts/special-days.ts';
import type { SpecialHours } from '../../../templates/facts/special-hours.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Special days that are over, so that those of the next year may be missing; in a mistyped year; or written twice with other hours. */
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
