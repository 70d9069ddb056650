import { formatIn } from '../../templates/facts/dates.ts';
import { isEnglish } from '../../templates/facts/locale.ts';
import { englishMonths, monthsIn } from '../../templates/facts/months.ts';
import { folded } from '../../templates/facts/names.ts';
import { memoized } from '../../templates/memoized.ts';
import { matchesOf } from './matches.ts';

/** Matches the name of a month, as one group. */
export const englishMonth = `(${englishMonths.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
/** The days before the last one, as in "24–26" and "24, 25, and 26". */
const earlierDays = '(?:\\d{1,2}(?:st|nd|rd|th)?(?: ?[–—-] ?|,? (?:to|through|and|&) |, ))*';

/** A date with its year in a text. */
interface WholeDate {
  match: RegExpExecArray;
  /** As YYYY-MM-DD. */
  date: string;
  /** True if it may be something else, such as a version. */
  isUnclear: boolean;
}

/** `parts` returns the year, the month, and the day of a match. */
interface Pattern {
  pattern: RegExp;
  parts: (match: readonly (string | undefined)[]) => readonly (string | undefined)[];
  isUnclear?: boolean;
  /** True if the name of a month comes before the year: most four-digit numbers do not follow a space. */
  hasMonth?: true;
}

const beforeYear = / \d{4}/;
const always: readonly Pattern[] = [
  {
    pattern: new RegExp(`\\b${englishMonth} ${earlierDays}${day},? (\\d{4})\\b`, 'gi'),
    parts: (m) => [m[3], englishNumber(m[1]), m[2]],
    hasMonth: true,
  },
  {
    pattern: new RegExp(`\\b${day} (?:of )?${englishMonth},? (\\d{4})\\b`, 'gi'),
    parts: (m) => [m[3], englishNumber(m[2]), m[1]],
    hasMonth: true,
  },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, parts: (m) => [m[1], m[2], m[3]] },
];

const numeric = [
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/g },
  { pattern: /\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g },
  { pattern: /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d\d)(?![\d-])/g, isUnclear: true },
  { pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)(?!\d|\.\d)/g, isUnclear: true },
];

const patternsIn = memoized((language: string) => [...always, ...numericPatterns(language), ...namedMonths(language)]);

/**
 * Returns the dates in a text of a site in this language: `12/5/2026` is in December in the United States, and in May
 * elsewhere. In Canada, where English has both, and in other languages in the United States, it is the later one, so that
 * no date to come is taken for a past one.
 */
export function wholeDates(text: string, language: string): WholeDate[] {
  const mayHaveMonth = beforeYear.test(text);
  return patternsIn(language).flatMap(({ pattern, parts, isUnclear = false, hasMonth }) =>
    hasMonth && !mayHaveMonth
      ? []
      : matchesOf(text, pattern).map((match) => ({ match, date: isoDate(parts([...match])), isUnclear })),
  );
}

function numericPatterns(language: string): Pattern[] {
  const order = formatIn(language, {}).formatToParts(0);
  // Where a year comes first, as in French Canada, a date that ends with it still begins with the day.
  const isDayFirst = order.find(({ type }) => type !== 'literal')?.type !== 'month';
  const isEither = language === 'en-CA' || (!isEnglish(language) && new Intl.Locale(language).region === 'US');
  const parts = ([, first, second, year]: readonly (string | undefined)[]) => {
    const isDay = isEither ? Number(first) <= Number(second) : isDayFirst;
    return (isDay && Number(second) <= 12) || Number(first) > 12 ? [year, second, first] : [year, first, second];
  };
  return numeric.map((one) => ({ ...one, parts }));
}

/**
 * Returns patterns for dates with the month names of a language other than English: `31 de enero de 2026`, `31. Januar
 * 2026`.
 */
function namedMonths(language: string): Pattern[] {
  if (isEnglish(language)) return [];
  const { meanings, group } = monthsIn(language);
  const pattern = `(?<!\\d)(\\d{1,2})\\.?(?:[ºo°]|er)? (?:de |d’|d')?${group}\\.?,? (?:de |del )?(\\d{4})(?!\\d)`;
  const number = (name = '') => String(meanings.get(folded(name)) ?? '');
  return [{ pattern: new RegExp(pattern, 'giu'), parts: (m) => [m[3], number(m[2]), m[1]], hasMonth: true }];
}

/** Returns the number of a month with an English name, as digits. */
export function englishNumber(name = ''): string {
  return String(englishMonths.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1);
}

/** Converts a year (two or four digits), the number of a month, and a day to YYYY-MM-DD. */
export function isoDate([year = '', month = '', date = '']: readonly (string | undefined)[]): string {
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
