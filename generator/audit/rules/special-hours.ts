import { weekdays } from '../../../templates/facts/business.ts';
import { type DateRange, dateRange } from '../../../templates/facts/date-range.ts';
import { daysLater } from '../../../templates/facts/dates.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import { isClosed } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { isPast } from '../../../templates/facts/special-days.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import type { Finding } from '../finding.ts';
import { missedDay, nextAround } from '../hours/holiday-dates.ts';
import {
  closedFor,
  farOff,
  hasOtherHours,
  type ListedDays,
  onNoDay,
  onWrongDay,
  overBy,
  sharedDays,
  veryLong,
} from '../hours/special-day-findings.ts';
import { holidayIn } from '../hours/us-holidays.ts';
import { weekdaysIn } from '../hours/week.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports special days that are over, so that those of the next year may be missing; with a mistyped year or last day;
 * on no day, or not on the day of their holiday; or that overlap with others without one being the shorter.
 */
export const rule: Rule = {
  id: 'special-hours',
  severity: 'warning',
  reason: 'Holidays come back each year, and visitors who find nothing about them trust the usual hours.',
  source: 'https://support.google.com/business/answer/6303076',
  site: ({ facts, today }) => {
    const days = facts.specialHours?.days ?? [];
    return days.flatMap((day, index): Finding[] => {
      const range = dateRange(day.dates);
      if (!range) return [];
      const at = spotOf(index);
      const said = (words: Pick<Finding, 'message' | 'hint'>): Finding[] => [{ at, value: day.reason, ...words }];
      const holiday = holidayIn(day.reason, facts);
      const named = { ...day, isOpen: !isClosed(day.hours, facts.words) };
      if (isPast(range, today))
        return said(overBy(day, nextTime(day.dates, today), holiday && nextAround(named, holiday, today)));
      const years = Number(range.from.slice(0, 4)) - Number(today.slice(0, 4));
      if (years > farAhead) return said(farOff(day, years));
      const most = Number(range.until.slice(0, 4)) - Number(range.from.slice(0, 4));
      if (most > mostYears) return said(veryLong(day, most));
      if (day.only && !day.only.some((one) => weekdaysIn(range).includes(one))) return said(onNoDay(day, range));
      if (isClosedTooLong(day, range, facts)) return said(closedFor(day, range));
      const meant = holiday && missedDay(named, holiday);
      if (meant && !isOn(meant, holiday.holiday.name, days, facts)) return said(onWrongDay(day, meant));
      const place = days.findIndex((one, other) => other < index && isUndecided(one, day, today));
      const earlier = days[place];
      if (!earlier) return [];
      return [
        { at, ...hasOtherHours(day, earlier), value: `${earlier.reason} and ${day.reason}`, also: spotOf(place) },
      ];
    });
  },
};

const spotOf = (index: number) => ({ route: null, path: ['specialHours', 'days', index, 'dates'] });

/** In years. Nobody plans further ahead, so the year is mistyped. */
const farAhead = 5;

/** No special hours last longer, so the year of the last day is mistyped. */
const mostYears = 2;

/** In days. Only a season or the like is longer than three months. */
const longestClosing = 92;
const longestSeason = 275;
const season =
  /\b(?:winter|summer|spring|fall|autumn|seasons?|seasonal|leave|sabbatical|remodel(?:ing)?|renovations?|construction|repairs?)\b/i;

/** Returns true if the business would be closed for so long that the year of the last day must be mistyped. */
function isClosedTooLong({ reason, hours, only }: ListedDays, { from, until }: DateRange, facts: SiteFacts): boolean {
  const mayBeSeason = !isEnglish(facts.language) || season.test(reason);
  const most = mayBeSeason ? longestSeason : longestClosing;
  return !only && isClosed(hours, facts.words) && until > daysLater(from, most);
}

/** Returns true if another special day with the name of the same holiday is on that day. */
function isOn(day: string, name: string, others: readonly ListedDays[], facts: SiteFacts): boolean {
  return others.some(({ dates, reason }) => {
    const { from = '', until = '' } = dateRange(dates) ?? {};
    return from <= day && day <= until && holidayIn(reason, facts)?.holiday.name === name;
  });
}

/**
 * Returns true if two special days contradict each other about a day, and neither is shorter, which would decide it.
 */
function isUndecided(a: ListedDays, b: ListedDays, today: string): boolean {
  const shared = sharedDays(a, b);
  return shared !== null && !isPast(shared, today) && lengthOf(a) === lengthOf(b) && !haveSameHours(a, b);
}

/** Returns the length in days, and in days of the week. */
function lengthOf({ dates, only }: ListedDays): string {
  const { from = '', until = '' } = dateRange(dates) ?? {};
  return `${Date.parse(until) - Date.parse(from)} ${only?.length ?? weekdays.length}`;
}

/** Compares hours, which may be written in several ways, or be a word. */
const haveSameHours = (a: ListedDays, b: ListedDays) =>
  a.hours.toLowerCase() === b.hours.toLowerCase() ||
  (spansIn(a.hours).length > 0 && JSON.stringify(spansIn(a.hours)) === JSON.stringify(spansIn(b.hours)));

/** Returns the same days in the first year in which they are not over. */
function nextTime(dates: string, today: string): string {
  for (let years = 1; ; years++) {
    const next = dates.replace(/\d{4}(?=-)/g, (year) => String(Number(year) + years).padStart(4, '0'));
    const range = dateRange(next);
    // Not every year has a February 29.
    if (range && range.until >= today) return next;
  }
}
