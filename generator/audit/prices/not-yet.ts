import { englishMonths } from '../../../templates/facts/months.ts';
import { isoDate } from '../whole-dates.ts';

/** English words that show that a price is not yet valid. */

const will =
  /\b(?:will(?: (?:soon|then|only|still))?|[’']ll) (?:be|cost|rise|increase|change|go)\b|\b(?:would|could|might)(?: \p{L}+)? (?:be|cost|run|come|reach)\b|\bnext (?:week|month|year|spring|summer|fall|autumn|winter)\b/iu;
const year = /(?<![$€£\d.,])\b20\d\d\b/g;
/** Matches a month after a word. Must be capitalized, because "may" and "march" are verbs. */
const names = englishMonths.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`).join('|');
const date = new RegExp(
  `\\b(?:[Ff]rom|[Ss]tarting|[Bb]eginning|[Aa]s of|[Ee]ffective|[Ii]n|[Oo]n|[Aa]fter|([Uu]ntil|[Tt]hrough|[Bb]efore)) (?:early |mid-|late )?(${names})(?: (\\d{1,2})(?:st|nd|rd|th)?)?(?![\\w])(?:,? (20\\d\\d))?`,
  'g',
);

/** "This week only": a price of those days need not be in site.yaml. */
const only =
  /\b(?:this (?:week|weekend|month|season|spring|summer|fall|autumn|winter|\p{L}+day)|today|tonight) only\b/iu;

/**
 * Returns true if words are about another time than today: a few days only, a day to come, or a month without a year,
 * which may be in the future.
 *
 * @param today as YYYY-MM-DD
 */
export function isOfOtherTime(words: string, today: string): boolean {
  if (will.test(words) || only.test(words)) return true;
  if ((words.match(year) ?? []).some((found) => found > today.slice(0, 4))) return true;
  return [...words.matchAll(date)].some(([, limit, name = '', day = limit ? '31' : '1', of]) => {
    const month = englishMonths.indexOf(name.toLowerCase()) + 1;
    if (of === undefined) return limit === undefined || isAhead(month, Number(today.slice(5, 7)));
    return isoDate([of, String(month), day]) > today;
  });
}

/** "Until March" is over in April, but not in November. "In March" may always be next year. */
const isAhead = (month: number, now: number) => month >= now || month + 12 - now <= 4;
