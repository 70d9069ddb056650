import { weekdays } from '../../../templates/facts/business.ts';
import { dayPattern, daysIn, daysPattern, maskDays } from '../../../templates/facts/day-names.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { PlacedWords } from '../matches.ts';
import { nearAfter, sentenceAfter, sentenceBefore } from '../sentence.ts';

const namedDays = `(?:on |every )?(?<days>${daysPattern}|${dayPattern})(?! (?:morning|afternoon|evening|night)s?\\b)`;
/** “Except Wednesday and Thursday”, and “closed Wednesdays”. */
const without = new RegExp(
  `\\b(?:except(?:ing)?(?: for)?|excluding|other than|apart from|but not|(?<=[,(] ?)not(?: counting)?|(?<!\\b(?:not|never) )(?:closed|shut)) ${namedDays}`,
  'gi',
);
/** “Mondays excepted”, and “Wednesday closed”. */
const excepted = new RegExp(`${namedDays} (?:we )?(?:are |is )?(?:excepted|excluded|closed)\\b`, 'gi');
/** Just after the days: “every day but Wednesday”. */
const butNot = new RegExp(`^,? but ${namedDays}`, 'i');
const mayExcept = /\b(?:except|exclud|other than|apart from|but|not|closed|shut)/i;
/** Matches “every day but two”, which cannot be compared. */
const someDays = /^,? (?:but|except(?: for)?) (?:an?|one|two|three|four)\b/i;

/**
 * Returns the days that a sentence excludes, or a later one: “Open Monday to Friday. Closed Wednesdays.” Returns all
 * days if the sentence does not say which.
 */
export function exceptedDays(text: string, { words, index }: PlacedWords): readonly Weekday[] {
  const end = index + words.length;
  const after = sentenceAfter(text, end);
  const whole = sentenceBefore(text, index) + words + nearAfter(text, end);
  if (!mayExcept.test(whole)) return [];
  if (someDays.test(after)) return weekdays;
  const masked = maskDays(whole);
  const found = [without, excepted].flatMap((pattern) =>
    [...masked.matchAll(pattern)].flatMap((match) => daysOf(whole, match)),
  );
  const own = butNot.exec(maskDays(after));
  return own ? [...found, ...daysOf(after, own)] : found;
}

function daysOf(text: string, { 0: words, index, groups }: RegExpExecArray): Weekday[] {
  const { days = '' } = groups ?? {};
  const start = index + words.lastIndexOf(days);
  return daysIn(text.slice(start, start + days.length));
}
