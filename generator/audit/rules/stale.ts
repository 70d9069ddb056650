import { isEnglish, localeOf } from '../../../templates/facts/locale.ts';
import { endsAt, isHistory } from '../history.ts';
import type { Rule, TextFault } from '../rule.ts';
import { englishMonth, englishNumber, isoDate, wholeDates } from '../whole-dates.ts';

/** Dates in the past, and words that become outdated. */
export const rule: Rule = {
  id: 'stale',
  severity: 'warning',
  reason: 'An offer that has ended makes visitors doubt the rest of the site.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text }, { today, postDays, facts }) => {
    if (!/\d|\bthis /.test(text) || postDays.has(text)) return [];
    return detectors.flatMap(([suspect, detect]) =>
      suspect.test(text) ? detect(text, today, localeOf(facts).toString()) : [],
    );
  },
};

/** @param today as YYYY-MM-DD */
type Detector = (text: string, today: string, language: string) => TextFault[];

const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const seasons = 'spring|summer|fall|autumn|winter|holiday season';
const holidays =
  "christmas|xmas|hanukkah|thanksgiving|halloween|easter|black friday|cyber monday|valentine[’']?s(?: day)?|(?:mother|father)[’']?s[’']? day|(?:memorial|labou?r|independence|veterans|boxing) day|new year[’']?s(?: eve| day)?|back[- ]to[- ]school|holidays?";
const offers = 'specials?|sales?|deals?|offers?|promotions?|schedule|calendar|prices|rates';
const year = '((?:19|20)\\d\\d)';
const ofYear = new RegExp(
  `\\b(?:(?:${englishMonth}|${seasons}|${holidays}|${offers}|season|this year,?|year) \\(?${year}\\b|${year} (?:${seasons}|${holidays}|${offers}|season)(?!\\p{L}))`,
  'giu',
);
/** A year may follow after more days, as in "until May 5 or 6, 2030". */
const noYear = '(?!\\d|st|nd|rd|th|[^.!?]{0,25}\\b20\\d\\d\\b)';
const ending = 'until|till?|through|thru|ends?|ending|expires?';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]* )?';
const lead = `\\b(?:${ending}|by|before)(?: on)? ${weekday}`;
const withoutYear = new RegExp(`${lead}${englishMonth} ${day}${noYear}`, 'gi');
const dayFirst = new RegExp(`${lead}(?:the )?${day}(?: of)? ${englishMonth}(?!\\p{L})(?! \\d)${noYear}`, 'giu');
const numeric = new RegExp(
  `\\b(?:${ending})(?: on)? ${weekday}(?!24/7)(\\d{1,2})/(\\d{1,2})(?![\\d/]|[ -]?(?:of|an?|inch|in|miles?|cups?)\\b)${noYear}`,
  'gi',
);
const ofNow = new RegExp(`\\bthis (?:coming )?(?:${seasons}|year)\\b(?!,? \\(?\\d{4})`, 'gi');
const copyright = /(?:©|\(c\)|\bcopyright\b)(?: ?©)? ?(?:\d{4} ?[–-] ?)?((?:19|20)\d\d)\b(?! ?[–-] ?\d)/gi;
/** Words before a date at which something ends, in English and the languages around it, with an article or a weekday. */
const ends = "until|through|ends?|expires?|by|before|hasta|até|jusqu[’']?(?:à|au)?|bis|fino|tot|till|til";
const end = new RegExp(`(?<!\\p{L})(?:${ends})(?:,? (?!\\d)[\\p{L}.’']+){0,3},? $`, 'iu');

/** True if a date, once it is past, is an offer that has ended. In other languages, only words for an end say so for certain. */
function mayEnd(text: string, { 0: words, index }: RegExpExecArray, language: string): boolean {
  if (!isEnglish(language)) return end.test(text.slice(0, index));
  return !isHistory({ text, index, length: words.length });
}

const pastDates: Detector = (text, today, language) =>
  wholeDates(text, language).flatMap(({ match, date, isUnclear }) => {
    if (date >= today || !mayEnd(text, match, language)) return [];
    if (isUnclear && isEnglish(language) && !endsAt(text.slice(0, match.index))) return [];
    return [outdated(match, 'is in the past', 'Delete what has ended, or change the date.')];
  });

/** Months, seasons, holidays, and offers of a past year. */
const pastYears: Detector = (text, today, language) =>
  [...text.matchAll(ofYear)].flatMap((match) => {
    const [, month = '', after = '', before = ''] = match;
    const last = isoDate([after || before, month ? englishNumber(month) : '12', '31']);
    if (last >= today || !mayEnd(text, match, language)) return [];
    return [outdated(match, 'is over', 'Delete what has ended, or write the current year.')];
  });

/** "until March 31": without a year, the offer never seems to end. */
const yearless: Detector = (text) =>
  [
    ...text.matchAll(withoutYear),
    // In "guests who come by 5 may park", no month is meant.
    ...[...text.matchAll(dayFirst)].filter(([, , month = '']) => /^\p{Lu}/u.test(month)),
    ...[...text.matchAll(numeric)].filter(([, one, other]) => isDay(Number(one), Number(other))),
  ].map((match) => outdated(match, 'has no year, so it never seems to end', `Add the year. ${reminder}`));

/** True for a month and a day, in either order. */
const isDay = (one: number, other: number) =>
  Math.min(one, other) <= 12 && Math.max(one, other) <= 31 && one * other > 0;

/** "this summer" */
const relative: Detector = (text) =>
  [...text.matchAll(ofNow)].map((match) =>
    outdated(match, 'will be out of date soon', `Add the year, as in “spring 2030”. ${reminder}`),
  );

const reminder = 'This check then reports it once it is over.';

/** "© 2026" in 2027 */
const oldCopyright: Detector = (text, today) =>
  [...text.matchAll(copyright)].flatMap((match) => {
    const [words, last = ''] = match;
    const year = today.slice(0, 4);
    if (last >= year) return [];
    return [outdated(match, 'is not the current year', `Write:  ${words.replace(/\d{4}$/, '{year}')}`)];
  });

/** Each with a pattern that rules out most text quickly. */
const detectors: readonly [suspect: RegExp, Detector][] = [
  [/\d{4}|\d[/.-]\d/, pastDates],
  [/(?:19|20)\d\d/, pastYears],
  [new RegExp(`\\b(?:${ending}|by|before) `, 'i'), yearless],
  [/\bthis /i, relative],
  [/(?:19|20)\d\d/, oldCopyright],
];

function outdated({ 0: words, index }: RegExpExecArray, is: string, hint: string): TextFault {
  return { words, index, fault: `which ${is}`, hint };
}
