import { dayPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { sentenceAfter } from '../sentence.ts';
import { timePattern, untilWord } from './clock-times.ts';
import { type Statement, type StatementPlace, statementsIn } from './statements.ts';
import { hasTime, isOpenIn, type OpenSpans } from './week.ts';

/** What the rest of a sentence says about fewer days. */
interface LaterTime extends Pick<Statement, 'opens' | 'closes'> {
  days: readonly Weekday[];
}

/**
 * Returns what the rest of a sentence says about fewer days, as in “Monday and Friday from seven to ten, Friday until
 * eleven”.
 */
export function laterStatements(text: string, { words, index }: StatementPlace, days: readonly Weekday[]): LaterTime[] {
  if (days.length < 2) return [];
  // “8 to 8 Thursdays” is a statement only after “8 to 6 weekdays, ”.
  return statementsIn(words + sentenceAfter(text, index + words.length)).flatMap((later) => {
    const { days: named = '', opens, closes } = later;
    const fewer = daysIn(named);
    const isFewer = later.index >= words.length && fewer.length < days.length;
    return isFewer && (opens ?? closes) !== undefined ? [{ days: fewer, opens, closes }] : [];
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

/**
 * Returns the days, if they are fewer, for which the rest of a sentence rightly gives one other time, or says that they
 * are open in the evening.
 */
export function otherTimes(
  text: string,
  { words, index }: StatementPlace,
  { days, week }: { days: readonly Weekday[]; week: Readonly<Record<Weekday, OpenSpans>> },
): LaterTime[] {
  const after = days.length < 2 ? '' : sentenceAfter(text, index + words.length);
  if (!mayHaveOther.test(after)) return [];
  const masked = maskDays(after);
  return [oneTime, timeFirst, evening, late].flatMap((pattern) =>
    [...masked.matchAll(pattern)].flatMap(({ 0: found, index: start, groups }) => {
      const { days: own = '', time, word } = groups ?? {};
      const from = start + found.lastIndexOf(own);
      const fewer = daysIn(after.slice(from, from + own.length));
      const isOpening = word?.toLowerCase() === 'from';
      const isRight = (day: Weekday) => isTimeOf(week[day], time, isOpening ? 'opens' : 'closes');
      if (fewer.length >= days.length || !fewer.every(isRight)) return [];
      return [{ days: fewer, ...(isOpening ? { opens: time } : { closes: time ?? 'evening' }) }];
    }),
  );
}

function isTimeOf(hours: OpenSpans, time: string | undefined, end: 'opens' | 'closes'): boolean {
  if (hours === null) return true;
  if (time === undefined) return isOpenIn(hours, 'evening');
  return hasTime(hours, end, time);
}
