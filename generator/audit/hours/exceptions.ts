import { weekdays } from '../../../templates/facts/business.ts';
import { dayPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { sentenceAfter, sentenceBefore } from '../sentence.ts';
import { type Statement, statementsIn } from './statements.ts';

const days = `(?:on |every )?(?<days>${daysPattern}|${dayPattern})(?! (?:morning|afternoon|evening|night)s?\\b)`;
/** “Except Wednesday and Thursday”, and “closed Wednesdays”. */
const without = new RegExp(
  `\\b(?:except(?:ing)?(?: for)?|excluding|other than|apart from|but not|(?<=[,(] ?)not|(?<!\\b(?:not|never) )closed) ${days}`,
  'gi',
);
/** Just after the days: “every day but Wednesday”. */
const butNot = new RegExp(`^,? but ${days}`, 'i');
const mayExcept = /\b(?:except|excluding|other than|apart from|but|not|closed)/i;
/** Matches “every day but two”, which cannot be compared. */
const someDays = /^,? (?:but|except(?: for)?) (?:an?|one|two|three|four)\b/i;

type Place = Pick<Statement, 'words' | 'index'>;

/** Returns the days that a sentence excludes. Returns all days if it does not say which. */
export function exceptedDays(text: string, { words, index }: Place): readonly Weekday[] {
  const after = sentenceAfter(text, index + words.length);
  const sentence = sentenceBefore(text, index) + words + after;
  if (!mayExcept.test(sentence)) return [];
  if (someDays.test(after)) return weekdays;
  const masked = maskDays(sentence);
  const found = [...masked.matchAll(without)].flatMap((match) => daysOf(sentence, match));
  const own = butNot.exec(maskDays(after));
  return own ? [...found, ...daysOf(after, own)] : found;
}

function daysOf(text: string, { 0: words, index, groups }: RegExpExecArray): Weekday[] {
  const { days = '' } = groups ?? {};
  const start = index + words.length - days.length;
  return daysIn(text.slice(start, start + days.length));
}

/**
 * Returns what the rest of a sentence says about fewer days, as in “Monday and Friday from seven to ten, Friday until
 * eleven”.
 */
export function laterStatements(text: string, { words, index }: Place, days: readonly Weekday[]): LaterStatement[] {
  if (days.length < 2) return [];
  return statementsIn(sentenceAfter(text, index + words.length)).flatMap(({ days: named = '', opens, closes }) => {
    const fewer = daysIn(named);
    return fewer.length < days.length && (opens ?? closes) !== undefined ? [{ days: fewer, opens, closes }] : [];
  });
}

/** One time in digits after days: “Thu to 19:30”, “Thurs until 9”. */
const oneTime = new RegExp(
  `(?<days>${daysPattern}|${dayPattern})\\.?,? (?:open )?(?:until|till?|[’']til|to|from) \\d{1,2}(?!\\d)`,
  'gi',
);

/** Returns the days for which the rest of a sentence gives another time in digits, if they are fewer. */
export function daysWithOtherTime(text: string, { words, index }: Place, days: readonly Weekday[]): Weekday[] {
  if (days.length < 2) return [];
  const after = sentenceAfter(text, index + words.length);
  const found = [...maskDays(after).matchAll(oneTime)].map(({ index: start, groups }) =>
    daysIn(after.slice(start, start + (groups?.days ?? '').length)),
  );
  return found.filter((fewer) => fewer.length < days.length).flat();
}

interface LaterStatement extends Pick<Statement, 'opens' | 'closes'> {
  days: readonly Weekday[];
}
