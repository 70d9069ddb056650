import type { Rule, TextFault } from '../rule.ts';

/** Dates in the past, and words that become outdated. */
export const rule: Rule = {
  id: 'stale',
  severity: 'warning',
  reason: 'An offer that has ended makes visitors doubt the rest of the site.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  text: ({ text }, { today, postDays }) => {
    if (!/\d|\bthis /.test(text) || postDays.has(text)) return [];
    return detectors.flatMap(([suspect, detect]) => (suspect.test(text) ? detect(text, today) : []));
  },
};

/** @param today as YYYY-MM-DD */
type Detector = (text: string, today: string) => TextFault[];

const months = 'january february march april may june july august september october november december'.split(' ');
const month = `(${months.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
/** The days before the last one, as in "24–26" and "24, 25, and 26". */
const earlierDays = '(?:\\d{1,2}(?:st|nd|rd|th)?(?: ?[–—-] ?|,? (?:to|through|and|&) |, ))*';
const seasons = 'spring|summer|fall|autumn|winter|holiday season';
const ofYear = new RegExp(`\\b(?:${month}|${seasons}|holiday|season|this year,?|year) \\(?((?:19|20)\\d\\d)\\b`, 'gi');
/** A year may follow after more days, as in "until May 5 or 6, 2030". */
const noYear = '(?!\\d|st|nd|rd|th|[^.!?]{0,25}\\b20\\d\\d\\b)';
const withoutYear = new RegExp(`\\b(?:until|through|ends?|expires?|by|before) ${month} ${day}${noYear}`, 'gi');
const ofNow = new RegExp(`\\bthis (?:coming )?(?:${seasons}|year)\\b(?!,? \\(?\\d{4})`, 'gi');
const copyright = /(?:©|\(c\)|\bcopyright\b)(?: ?©)? ?(?:\d{4} ?[–-] ?)?((?:19|20)\d\d)\b(?! ?[–-] ?\d)/gi;
/** Words before a date of history, which does not become outdated. */
const history = /\b(since|founded|opened|established|born|began|started|updated|licensed)( (in|on))?\s*$/i;

/** `parts` returns the year, the month, and the day of a match. */
const wholeDates = [
  {
    pattern: new RegExp(`\\b${month} ${earlierDays}${day},? (\\d{4})\\b`, 'gi'),
    parts: (m: string[]) => [m[3], m[1], m[2]],
  },
  { pattern: new RegExp(`\\b${day} ${month} (\\d{4})\\b`, 'gi'), parts: (m: string[]) => [m[3], m[2], m[1]] },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/g, parts: (m: string[]) => [m[3], m[1], m[2]] },
  { pattern: /\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g, parts: (m: string[]) => [m[3], m[1], m[2]] },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, parts: (m: string[]) => [m[1], m[2], m[3]] },
];

const pastDates: Detector = (text, today) =>
  wholeDates.flatMap(({ pattern, parts }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = isoDate(parts([...match]));
      if (date >= today || history.test(text.slice(0, match.index))) return [];
      return [outdated(match, 'is in the past', 'Delete what has ended, or change the date.')];
    }),
  );

/** Months, seasons, and offers of a past year. */
const pastYears: Detector = (text, today) =>
  [...text.matchAll(ofYear)].flatMap((match) => {
    const [, name = '', year = ''] = match;
    const end = name && isoDate([year, name, '31']);
    if ((end || `${year}-12-31`) >= today || history.test(text.slice(0, match.index))) return [];
    return [outdated(match, 'is over', 'Delete what has ended, or write the current year.')];
  });

/** "until March 31": without a year, the offer never seems to end. */
const yearless: Detector = (text) =>
  [...text.matchAll(withoutYear)].map((match) =>
    outdated(match, 'has no year, so it never seems to end', `Add the year. ${reminder}`),
  );

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
  [/\d{4}|\d[/-]\d/, pastDates],
  [/(?:19|20)\d\d/, pastYears],
  [/\b(?:until|through|ends?|expires?|by|before) /i, yearless],
  [/\bthis /i, relative],
  [/(?:19|20)\d\d/, oldCopyright],
];

function outdated({ 0: words, index }: RegExpExecArray, is: string, hint: string): TextFault {
  return { words, index, fault: `which ${is}`, hint };
}

/** Turns a year (two or four digits), a month (a number or a name), and a day into YYYY-MM-DD. */
function isoDate([year = '', named = '', date = '']: readonly (string | undefined)[]): string {
  const number = months.findIndex((one) => one.startsWith(named.toLowerCase().slice(0, 3))) + 1 || Number(named);
  return `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
}
