import { dateRange } from '../../../templates/facts/date-range.ts';
import { isPast } from '../../../templates/facts/special-days.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Special days that are over. Pages no longer show them, and those of the next year may be missing. */
export const rule: Rule = {
  id: 'special-hours',
  severity: 'warning',
  reason: 'Holidays come again, and visitors who find nothing about them trust the hours of the week.',
  source: 'https://support.google.com/business/answer/6303076',
  site: ({ facts, today }) =>
    (facts.specialHours?.days ?? []).flatMap(({ dates, reason }, index): Finding[] => {
      const range = dateRange(dates);
      if (!range || !isPast(range, today)) return [];
      return [
        {
          at: { route: null, path: ['specialHours', 'days', index, 'dates'] },
          message: `“${reason}” is over (${dates}), so pages no longer show it.`,
          hint: `If it comes again on the same days, write:  ${nextTime(dates, today)}\nIf it comes on other days, write those. Otherwise, delete it.`,
          value: reason,
        },
      ];
    }),
};

/** The same days in the first year in which they are not over. */
function nextTime(dates: string, today: string): string {
  for (let years = 1; ; years++) {
    const next = dates.replace(/\d{4}(?=-)/g, (year) => String(Number(year) + years).padStart(4, '0'));
    const range = dateRange(next);
    // Not every year has a February 29.
    if (range && range.until >= today) return next;
  }
}
