import { daysIn } from '../../../templates/facts/day-names.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { minutesMeant } from '../hours/clock-times.ts';
import { type Statement, statementsIn } from '../hours/statements.ts';
import { eveningDays, isOpenIn, isPart, lateDays, type OpenSpans, type Week } from '../hours/week.ts';
import type { Rule, TextFault } from '../rule.ts';

/** Hours in words, such as "Evenings from seven", must be those of site.yaml. English only, as the names of days are. */
export const rule: Rule = {
  id: 'stated-hours',
  severity: 'warning',
  reason: 'Guests who come when a sentence says that you are open, and find the door closed, do not come back.',
  source: 'https://support.google.com/business/answer/3038177',
  text: ({ text }, { facts, week }) =>
    isEnglish(facts.language) ? statementsIn(text).flatMap((statement) => contradicted(statement, week, facts)) : [],
};

/** A fact that a statement contradicts. */
interface Fact {
  /** Null if no single day is meant. */
  day: Weekday | null;
  /** Completes "but". */
  is: string;
}

function contradicted(statement: Statement, week: Week, facts: SiteFacts): TextFault[] {
  const fact = factAgainst(statement, week, facts);
  if (fact === null) return [];
  const { words, index } = statement;
  const { day, is } = fact;
  return [
    {
      words,
      index,
      fault: `but ${is}`,
      hint: `Write what is true now, ${day ? `or {hours.${day}} for the hours of that day` : 'or leave the number out'}, so that the text follows site.yaml.`,
      also: { route: null, path: day ? ['hours', day] : ['hours'] },
    },
  ];
}

function factAgainst(statement: Statement, week: Week, { hours }: SiteFacts): Fact | null {
  if (statement.count !== undefined) return countAgainst(statement, week);
  if (statement.weekend !== undefined) return weekendAgainst(statement.weekend, week);
  // The rule "facts" reports a span of times that no day has.
  if (/\d.*\d/.test(statement.words) && statement.opens && statement.closes && !isOfAnyDay(statement, week))
    return null;
  const days = statement.days === undefined ? eveningDays(week) : daysIn(statement.days);
  const day = days.find((one) => !isTrue(statement, week[one]));
  if (day === undefined) return null;
  const is = week[day]?.length === 0 ? `${day} is closed` : `the hours of ${day} are ${hours[day]}`;
  return { day, is };
}

/** True also for a day whose hours are words, about which nothing is known. */
function isTrue({ opens, closes, part = '' }: Statement, hours: OpenSpans): boolean {
  if (hours === null) return true;
  if (hours.length === 0 || (isPart(part) && !isOpenIn(hours, part))) return false;
  const has = (key: 'opens' | 'closes', time: string | undefined) =>
    time === undefined ||
    minutesMeant(time).some((minutes) => hours.some((span) => span[key] % 1440 === minutes % 1440));
  return has('opens', opens) && has('closes', closes);
}

const isOfAnyDay = ({ opens, closes }: Statement, week: Week) =>
  Object.values(week).some((hours) => hours !== null && isTrue({ words: '', index: 0, opens, closes }, hours));

/** "Evenings and weekends" needs one of the two days. */
function weekendAgainst(words: string, { Saturday, Sunday }: Week): Fact | null {
  const closed = [Saturday, Sunday].map((hours) => hours?.length === 0);
  if (closed.every(Boolean)) return { day: 'Saturday', is: 'Saturday and Sunday are closed' };
  if (!/^(?:all|both)$/.test(words) || !closed.some(Boolean)) return null;
  const day = closed[0] ? 'Saturday' : 'Sunday';
  return { day, is: `${day} is closed` };
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven'];

/** "Three evenings a week" must be the number of days that are open late. */
function countAgainst({ count = '', words }: Statement, week: Week): Fact | null {
  const late = lateDays(week).filter((day) => !/weeknight/i.test(words) || !/^S/.test(day));
  const isKnown = Object.values(week).every((hours) => hours !== null);
  const stated = numbers.indexOf(count) + 2;
  if (!isKnown || late.length === 0 || late.length === (stated > 1 ? stated : Number(count))) return null;
  return { day: null, is: `${late.join(', ')} ${late.length === 1 ? 'is' : 'are'} open after six` };
}
