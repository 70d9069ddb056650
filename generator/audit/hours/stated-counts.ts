import { weekdays } from '../../../templates/facts/business.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Statement } from './statements.ts';
import { lateDays, type OpenSpans, type Week } from './week.ts';

/** A fact that a statement contradicts. */
export interface Fact {
  /** Null if no single day is meant. */
  day: Weekday | null;
  /** Completes "but". */
  is: string;
}

interface WeekFacts {
  week: Week;
  facts: Pick<SiteFacts, 'hours'>;
}

/** Returns what the hours of a day are, as a fact. */
export const factOf = (day: Weekday, { week, facts }: WeekFacts): Fact => ({
  day,
  is: week[day]?.length === 0 ? `${day} is closed` : `the hours of ${day} are ${facts.hours[day]}`,
});

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven'];

/**
 * Checks that "three evenings a week" is the number of days that are open late, and "six days a week" the number of all
 * open days. A day whose hours are words may be open.
 */
export function countAgainst({ count = '', words }: Statement, known: WeekFacts): Fact | null {
  const { week } = known;
  const late = lateDays(week).filter((day) => !/weeknight/i.test(words) || !/^S/.test(day));
  const isOfDays = /^open /i.test(words);
  const unknown = weekdays.filter((day) => week[day] === null);
  const days = isOfDays ? weekdays.filter((day) => week[day]?.length !== 0) : late;
  const [number = ''] = count === '24/7' ? ['7'] : count.split(' ');
  const stated = numbers.indexOf(number) > -1 ? numbers.indexOf(number) + 2 : Number(number);
  if (days.length === unknown.length || (unknown.length > 0 && !isOfDays)) return null;
  if (stated === days.length) return count === '24/7' ? allDayAgainst(known) : null;
  if (unknown.length > 0) {
    const closed = weekdays.find((day) => week[day]?.length === 0);
    return stated > days.length && closed ? factOf(closed, known) : null;
  }
  return {
    day: null,
    is: `${days.join(', ')} ${days.length === 1 ? 'is' : 'are'} open${isOfDays ? '' : ' after six'}`,
  };
}

/** Checks "open 24 hours a day", also on seven days if the words say that. */
export function alwaysAgainst({ always = '' }: Statement, known: WeekFacts): Fact | null {
  const closed = weekdays.find((day) => known.week[day]?.length === 0);
  return / days/.test(always) && closed ? factOf(closed, known) : allDayAgainst(known);
}

/** Returns a day that is open, but not all day. */
function allDayAgainst(known: WeekFacts): Fact | null {
  const day = weekdays.find((one) => isPartOfDay(known.week[one]));
  return day ? factOf(day, known) : null;
}

/** A day that never closes ends at 23:59. */
const minutesOfDay = 24 * 60 - 1;

const isPartOfDay = (hours: OpenSpans) =>
  hours !== null && hours.length > 0 && !hours.some(({ opens, closes }) => closes - opens >= minutesOfDay);

/** Checks "Evenings and weekends", which needs one of the two days. */
export function weekendAgainst(words: string, { Saturday, Sunday }: Week): Fact | null {
  const closed = [Saturday, Sunday].map((hours) => hours?.length === 0);
  if (closed.every(Boolean)) return { day: 'Saturday', is: 'Saturday and Sunday are closed' };
  if (!/^(?:all|both)$/.test(words) || !closed.some(Boolean)) return null;
  const day = closed[0] ? 'Saturday' : 'Sunday';
  return { day, is: `${day} is closed` };
}
