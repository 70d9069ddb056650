import { englishMonths } from '../../../templates/facts/months.ts';

/** English words that show that a price is not yet valid. */

const will =
  /\b(?:will(?: (?:soon|then|only|still))?|[’']ll) (?:be|cost|rise|increase|change|go)\b|\bnext (?:week|month|year|spring|summer|fall|autumn|winter)\b/i;
const year = /(?<![$€£\d.,])\b20\d\d\b/g;
/** Matches a month after a word. Must be capitalized, because "may" and "march" are verbs. */
const names = englishMonths.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`).join('|');
const date = new RegExp(
  `\\b(?:[Ff]rom|[Ss]tarting|[Bb]eginning|[Aa]s of|[Ee]ffective|[Ii]n|[Oo]n|[Aa]fter) (?:early |mid-|late )?(${names})(?: (\\d{1,2})(?:st|nd|rd|th)?)?(?![\\w])(?:,? (20\\d\\d))?`,
  'g',
);

/**
 * Returns true if words are about a day after today, or about a month without a year, which may be in the future.
 *
 * @param today as YYYY-MM-DD
 */
export function isFuture(words: string, today: string): boolean {
  if (will.test(words)) return true;
  if ((words.match(year) ?? []).some((found) => found > today.slice(0, 4))) return true;
  return [...words.matchAll(date)].some(([, name = '', day = '1', of]) => {
    const month = englishMonths.indexOf(name.toLowerCase()) + 1;
    return of === undefined || [of, two(month), two(day)].join('-') > today;
  });
}

const two = (number: number | string) => String(number).padStart(2, '0');
