import { daysIn } from '../../../templates/facts/day-names.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { Background } from '../background.ts';
import { exactSpan, minutesMeant } from '../hours/clock-times.ts';
import { isOfTitle, labelOfRow } from '../hours/day-rows.ts';
import { exceptedDays } from '../hours/exceptions.ts';
import { isSubject } from '../hours/hours-claims.ts';
import { type DaysOfWeek, laterTimes } from '../hours/later-times.ts';
import { openOnClosedDays } from '../hours/open-on-days.ts';
import { isAtPartOfHours } from '../hours/part-of-hours.ts';
import { alwaysAgainst, countAgainst, type Fact, factOf, weekendAgainst } from '../hours/stated-counts.ts';
import { type Statement, statementsAboutBusiness, statementsIn } from '../hours/statements.ts';
import {
  eveningDays,
  hasTime,
  isOpenIn,
  isPart,
  isWeekly,
  type KnownSpans,
  type OpenSpans,
  openSpans,
  specialHoursOn,
} from '../hours/week.ts';
import type { Rule, TextFault } from '../rule.ts';
import type { ShownText } from '../shown-texts.ts';

/** Checks that hours in words, such as "Evenings from seven", match site.yaml. English only, like the names of days. */
export const rule: Rule = {
  id: 'stated-hours',
  severity: 'warning',
  isOfToday: true,
  reason: 'Guests who come when a sentence says that you are open, and find the door closed, do not come back.',
  source: 'https://support.google.com/business/answer/3038177',
  text: (shown, background) =>
    isEnglish(background.facts.language) && !isOfTitle(shown)
      ? [...wrongHours(shown, background), ...openOnClosedDays(shown.text, background)]
      : [],
};

function wrongHours(
  shown: Pick<ShownText, 'text' | 'term' | 'heading'>,
  { facts, week }: Pick<Background, 'facts' | 'week'>,
): TextFault[] {
  const label = labelOfRow(shown);
  const text = label + shown.text;
  const statements = statementsIn(text);
  const contradicted = statements.flatMap((statement) => {
    const fact = factAgainst(statement, text, { week, facts });
    return fact ? [{ statement, fact }] : [];
  });
  if (contradicted.length === 0) return [];
  const own = statementsAboutBusiness(text, statements, facts.business.name);
  return contradicted.flatMap(({ statement, fact }) =>
    own.has(statement) ? faultsAfter(label, faultOf(statement, fact)) : [],
  );
}

/** Returns a fault with its place in the text after a label, without words that belong to the label. */
function faultsAfter({ length }: string, { words, index, ...fault }: TextFault): TextFault[] {
  const own = words.slice(Math.max(0, length - index));
  return own === '' ? [] : [{ ...fault, words: own, index: Math.max(0, index - length) }];
}

function faultOf({ words, index }: Statement, { day, is }: Fact): TextFault {
  return {
    words,
    index,
    isOfBusiness: true,
    fault: `but ${is}`,
    hint: `Write what is true now, ${day ? `or {hours.${day}} for the hours of that day` : 'or leave the number out'}, so that the text follows site.yaml.`,
    also: { route: null, path: day ? ['hours', day] : ['hours'] },
  };
}

function factAgainst(
  statement: Statement,
  text: string,
  { week, facts }: Pick<Background, 'week' | 'facts'>,
): Fact | null {
  if (statement.always !== undefined) return alwaysAgainst(statement, { week, facts });
  if (statement.count !== undefined) return countAgainst(statement, { week, facts });
  if (statement.weekend !== undefined) return weekendAgainst(statement.weekend, week);
  // The rule "facts" reports these.
  if (statement.words.search(exactSpan) >= 0) return null;
  const days = statement.days === undefined ? eveningDays(week) : daysIn(statement.days);
  const isTrue = (hours: OpenSpans) => hours === null || isTrueOf(statement, hours);
  const isOfWeek = statement.days === undefined || isWeekly(text, statement);
  const times = { opens: meant(statement.opens), closes: meant(statement.closes) };
  const mayBeTrue = (one: Weekday) =>
    isTrue(week[one]) ||
    isAtPartOfHours(text, statement.index, times, week[one]) ||
    specialHoursOn(one, facts, isOfWeek).some((hours) => isTrue(openSpans(hours, facts.words)));
  const wrong = days.filter((one) => !mayBeTrue(one));
  if (wrong.length === 0) return null;
  const day = wrong.find(isMeantBy(statement, text, { days, wrong, week }));
  return day === undefined ? null : factOf(day, { week, facts });
}

const meant = (time: string | undefined) => (time === undefined ? undefined : minutesMeant(time));

/**
 * Returns which days the rest of the sentence does not exclude. This takes time, so it is only for days that may be
 * wrong.
 */
function isMeantBy(statement: Statement, text: string, of: DaysOfWeek) {
  if (statement.closed !== undefined) return () => true;
  const excepted = exceptedDays(text, statement);
  const later = laterTimes(text, statement, of);
  return (day: Weekday): boolean => {
    if (excepted.includes(day)) return false;
    const own = later.find((one) => one.days.includes(day));
    const { opens, closes } = statement;
    const rest = { ...statement, opens: own?.opens ? undefined : opens, closes: own?.closes ? undefined : closes };
    return !own || !isTrueOf(rest, of.week[day] ?? []);
  };
}

function isTrueOf(statement: Statement, hours: KnownSpans): boolean {
  const { opens, closes, part = '', closed, after, words } = statement;
  if (closed !== undefined) return hours.length === 0;
  const has = (end: 'opens' | 'closes', time: string | undefined) => time === undefined || hasTime(hours, end, time);
  const isOpen = hours.length > 0 && (!isPart(part) || isOpenIn(hours, part));
  if (isOpen && has('opens', opens) && has('closes', closes)) return true;
  return isSubject(after) && (hours.length === 0 ? !offers.test(words) : isWithin(opens ?? closes, hours));
}

const offers = /\b(?:book|visits|appointments|sessions|hours|open)\b/i;

function isWithin(time: string | undefined, hours: KnownSpans): boolean {
  const minutes = time === undefined ? [] : minutesMeant(time);
  return minutes.some((one) => hours.some(({ opens, closes }) => one >= opens && one <= closes));
}
