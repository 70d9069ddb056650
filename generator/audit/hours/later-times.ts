import { dayPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { PlacedWords } from '../matches.ts';
import { nearAfter, sentenceAfter } from '../sentence.ts';
import { timePattern, untilWord } from './clock-times.ts';
import { type Statement, statementsIn } from './statements.ts';
import { hasTime, isOpenIn, type OpenSpans, type Week } from './week.ts';

/** What a text says later about fewer days. */
interface LaterTime extends Pick<Statement, 'opens' | 'closes'> {
  days: readonly Weekday[];
}

/**
 * Returns what a text says later about fewer days, as in “Monday and Friday from seven to ten, Friday until eleven”, and
 * in “Monday to Friday from seven to ten. Friday until eleven.” In another sentence, it must be right. It is no exception
 * to what is wrong for all days, as in “Monday to Friday from seven to nine. Our hours: Monday to Thursday 7–10, Friday
 * 7–11.”
 */
export function laterTimes(text: string, place: PlacedWords, { days, wrong, week }: DaysOfWeek): LaterTime[] {
  if (wrong.length === days.length) return [];
  const all = [...laterStatements(text, place, week), ...otherTimes(text, place, week)];
  return all.filter((later) => later.days.length < days.length);
}

/** The days of the statement before, those it is wrong for, and the hours of all days. */
export interface DaysOfWeek {
  days: readonly Weekday[];
  wrong: readonly Weekday[];
  week: Week;
}

function laterStatements(text: string, { words, index }: PlacedWords, week: Week): LaterTime[] {
  const end = index + words.length;
  const sentence = sentenceAfter(text, end);
  // “8 to 8 Thursdays” is a statement only after “8 to 6 weekdays, ”.
  return statementsIn(words + nearAfter(text, end)).flatMap((later) => {
    const { opens, closes } = later;
    if (later.index < words.length || (opens ?? closes) === undefined) return [];
    const days = daysIn(later.days ?? '');
    const has = (day: Weekday, end: 'opens' | 'closes', time: string | undefined) =>
      time === undefined || isTimeOf(week[day], time, end);
    const isRight = days.every((day) => has(day, 'opens', opens) && has(day, 'closes', closes));
    return isRight || later.index < words.length + sentence.length ? [{ days, opens, closes }] : [];
  });
}

const namedDays = `(?<days>${daysPattern}|${dayPattern})`;
const stays = "(?:(?:we|i)(?:['’](?:re|m)| are| am)? )?(?:also )?(?:(?:go|stay|work|run)(?:es|s)? )?(?:open )?";
/** “Thu to 19:30”, “Thurs until 9”, “Wednesdays go to eight”, “on Wednesdays we stay until eight”. */
const oneTime = new RegExp(`${namedDays}\\.?,? ${stays}(?<word>${untilWord}|to|from) (?<time>${timePattern})`, 'giu');
/** “Until eight Thursdays”. */
const timeFirst = new RegExp(`(?<word>${untilWord}) (?<time>${timePattern}),? (?:on )?${namedDays}`, 'giu');
/** Excludes “but no late night on Wednesdays” and “we are not here on Wednesday evenings”. */
const affirmed = "(?<!(?:\\b(?:no|not|never|closed|except|without)\\b|n['’]t\\b)[^,;:]{0,30})";
/** “Wednesday evenings”. */
const evening = new RegExp(`${affirmed}${namedDays} (?:evening|night)s?\\b(?! (?:are|is) for\\b)`, 'giu');
/** “A late night on Wednesdays”. */
const late = new RegExp(
  `${affirmed}\\blate(?:[ -](?:hours|opening|evenings?|nights?))? (?:on |every )?${namedDays}(?! (?:mornings?|afternoons?)\\b)`,
  'giu',
);
const mayHaveOther = /\b(?:to|from|evening|night|late)|til/i;

/** Returns the days to which a text later rightly gives one other time, or says that they are open in the evening. */
function otherTimes(text: string, { words, index }: PlacedWords, week: Week): LaterTime[] {
  const after = nearAfter(text, index + words.length);
  if (!mayHaveOther.test(after)) return [];
  const masked = maskDays(after);
  return [oneTime, timeFirst, evening, late].flatMap((pattern) =>
    [...masked.matchAll(pattern)].flatMap(({ 0: found, index: start, groups }) => {
      const { days: own = '', time, word } = groups ?? {};
      const from = start + found.lastIndexOf(own);
      const days = daysIn(after.slice(from, from + own.length));
      const isOpening = word?.toLowerCase() === 'from';
      if (!days.every((day) => isTimeOf(week[day], time, isOpening ? 'opens' : 'closes'))) return [];
      return [{ days, ...(isOpening ? { opens: time } : { closes: time ?? 'evening' }) }];
    }),
  );
}

function isTimeOf(hours: OpenSpans, time: string | undefined, end: 'opens' | 'closes'): boolean {
  if (hours === null) return true;
  if (time === undefined) return isOpenIn(hours, 'evening');
  return hasTime(hours, end, time);
}
