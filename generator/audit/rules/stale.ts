import { daysLater, isDay } from '../../../templates/facts/dates.ts';
import { isEnglish, localeOf } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { endsAt, isHistory } from '../history.ts';
import { matchesOf } from '../matches.ts';
import { oldCopyright } from '../old-copyright.ts';
import { isOfPress, isRecord } from '../records.ts';
import type { Rule, TextFault } from '../rule.ts';
import { sentenceAfter, sentenceBefore } from '../sentence.ts';
import { englishMonth, englishNumber, isoDate, wholeDates } from '../whole-dates.ts';
import { holidays, lastDayOf, seasons } from '../year-ends.ts';
import { isYearOfReader } from '../year-of-readers.ts';

/** Reports dates in the past, and words that become outdated. */
export const rule: Rule = {
  id: 'stale',
  severity: 'warning',
  isOfToday: true,
  reason: 'An offer that has ended makes visitors doubt the rest of the site.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text, heading, term }, { today, postDays, facts }) => {
    if (!/\d|\bthis /.test(text) || postDays.has(text)) return [];
    const isBelow = heading !== '' && heading !== text && term === null;
    const context = { today, facts, isBelow, language: localeOf(facts).toString() };
    return detectors.flatMap(([suspect, detect]) => (suspect.test(text) ? detect(text, context) : []));
  },
};

interface Context {
  /** As YYYY-MM-DD. */
  today: string;
  facts: SiteFacts;
  /** True for a text below a heading, and false for a heading, what is above it, and a text that has a term. */
  isBelow: boolean;
  language: string;
}

type Detector = (text: string, context: Context) => TextFault[];

const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const offers = 'specials?|sales?|deals?|offers?|promotions?|schedule|calendar|prices|rates';
const year = '((?:19|20)\\d\\d)';
const ofYear = new RegExp(
  `\\b(?:(?:${englishMonth}|${seasons}|${holidays}|${offers}|season|this year,?|(?<!\\bmodel )year) \\(?${year}\\b|${year} (?:${seasons}|${holidays}|${offers}|season)(?!\\p{L}))`,
  'giu',
);
/** Matches a month or a season, which are also the dates of awards. */
const ofPart = new RegExp(`^(?:${englishMonth}|${seasons})`, 'i');
/** A year may follow after more days, as in "until May 5 or 6, 2030". */
const noYear = '(?!\\d|st|nd|rd|th|[^.!?]{0,25}\\b(?:1[6-9]|20)\\d\\d\\b)';
const ending = 'until|till?|through|thru|ends?|ending|expires?';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]* )?';
const monthBegins = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const lead = `\\b(?:${ending}|by|before)(?: on)? ${weekday}`;
const withoutYear = new RegExp(`${lead}${englishMonth} ${day}${noYear}`, 'gi');
const dayFirst = new RegExp(`${lead}(?:the )?${day}(?: of)? ${englishMonth}(?!\\p{L})(?! \\d)${noYear}`, 'giu');
const numeric = new RegExp(
  `\\b(?:${ending})(?: on)? ${weekday}(?!24/7)(\\d{1,2})/(\\d{1,2})(?![\\d/]|[ -]?(?:of|an?|inch|in|miles?|cups?)\\b)${noYear}`,
  'gi',
);
const ofNow = new RegExp(`\\bthis (?:coming )?(?:${seasons}|year)\\b(?!,? \\(?\\d{4})`, 'gi');
/**
 * Words before a date at which something ends, in English and the languages of its neighbors, with an article or a
 * weekday.
 */
const ends = "until|through|ends?|expires?|by|before|hasta|até|jusqu[’']?(?:à|au)?|bis|fino|tot|till|til";
const end = new RegExp(`(?<!\\p{L})(?:${ends})(?:,? (?!\\d)[\\p{L}.’']+){0,3},? $`, 'iu');

/**
 * Returns true if a past date means that an offer has ended. In other languages, only words for an end make that
 * certain.
 */
function mayEnd(text: string, { 0: words, index }: RegExpExecArray, language: string): boolean {
  if (!isEnglish(language)) return end.test(text.slice(0, index));
  const place = { text, index, length: words.length };
  return !isHistory(place) && !isOfPress(place);
}

/** A week is named after its first day. */
const ofWeek = /\bweek(?:end)? (?:of|beginning|starting)(?: on)?(?: \p{L}+day,?)? $/iu;

/** Returns the last day of what begins on a date, depending on the words before it. */
const lastDayFrom = (date: string, before: string) =>
  isDay(date) && ofWeek.test(before.slice(-40)) ? daysLater(date, 6) : date;

/** No offer on a website is this old. */
const isLongAgo = (date: string, today: string) => Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > 20;

const pastDates: Detector = (text, { today, language }) =>
  wholeDates(text, language).flatMap(({ match, date, isUnclear }) => {
    if (
      lastDayFrom(date, text.slice(0, match.index)) >= today ||
      isLongAgo(date, today) ||
      !mayEnd(text, match, language)
    )
      return [];
    if (isUnclear && isEnglish(language) && !endsAt(text.slice(0, match.index))) return [];
    return [outdated(match, 'is in the past', 'Delete what has ended, or change the date.')];
  });

/** Finds months, seasons, holidays, and offers of a past year. */
const pastYears: Detector = (text, { today, language, facts, isBelow }) =>
  matchesOf(text, ofYear).flatMap((match) => {
    const [words, month = '', after = '', before = ''] = match;
    const statedYear = after || before;
    const last = month ? isoDate([statedYear, englishNumber(month), '31']) : lastDayOf(words, statedYear, facts);
    if (last >= today || isLongAgo(last, today) || !mayEnd(text, match, language)) return [];
    // A month or a season that is a whole text is a moment in a timeline, but a heading is about what is below it.
    const place = { text, index: match.index, length: words.length };
    if (ofPart.test(words) && (words === text ? isBelow : isRecord(place))) return [];
    return [outdated(match, 'is over', 'Delete what has ended, or write the current year.')];
  });

/** Finds "until March 31": without a year, the offer never seems to end. */
const yearless: Detector = (text) =>
  [
    ...matchesOf(text, withoutYear),
    // In "guests who come by 5 may park", no month is meant.
    ...matchesOf(text, dayFirst).filter(([, , month = '']) => /^\p{Lu}/u.test(month)),
    ...matchesOf(text, numeric).filter(([, one, other]) => isDayAndMonth(Number(one), Number(other))),
  ]
    .filter(({ 0: words, index }) => {
      const before = sentenceBefore(text, index);
      const after = sentenceAfter(text, index + words.length);
      return !everyYear.test(before + after) && (!byThen.test(words) || invites.test(before + after));
    })
    .map((match) =>
      outdated(
        match,
        'has no year, so it never seems to end',
        `Add the year. ${reminder} If it comes again every year, write “each year” after it.`,
      ),
    );

const everyYear = /\b(?:(?:each|every|any) year|annual(?:ly)?|yearly)\b/i;
/** A law, a tax, or a habit may have such a date too. */
const byThen = /^(?:by|before)\b/i;
const invites =
  /%|\b(?:order|book|register|reserve|enroll|apply|rsvp|sign(?:ing)? up|call us|save|sale|specials?|offers?|discounts?|deals?|coupons?|gifts?|free|half price)\b/i;

/** Returns true for a month and a day, in either order. */
const isDayAndMonth = (one: number, other: number) =>
  Math.min(one, other) <= 12 && Math.max(one, other) <= 31 && one * other > 0;

/** Finds "this summer". */
const relative: Detector = (text) =>
  matchesOf(text, ofNow)
    .filter(({ 0: words, index }) => !/year$/i.test(words) || !isYearOfReader(text, index))
    .map((match) => ({
      ...outdated(match, 'will be out of date soon', `Add the year, as in “spring 2030”. ${reminder}`),
      isRelative: true,
    }));

const reminder = 'This check then reports it once it is over.';

/** Each with a pattern that rules out most texts quickly. */
const detectors: readonly [suspect: RegExp, Detector][] = [
  [/\d{4}|\d[/.-]\d/, pastDates],
  [/(?:19|20)\d\d/, pastYears],
  [new RegExp(`(?:${ending}|by|before)(?: on)? ${weekday}(?:(?:the )?\\d|${monthBegins})`, 'iu'), yearless],
  [/\bthis /i, relative],
  [/(?:19|20)\d\d/, (text, { today, facts }) => oldCopyright(text, today, facts)],
];

function outdated({ 0: words, index }: RegExpExecArray, is: string, hint: string): TextFault {
  return { words, index, fault: `which ${is}`, hint };
}
