import { weekdays } from '../../../templates/facts/business.ts';
import { type DateRange, dateRange, rangeInWords } from '../../../templates/facts/date-range.ts';
import { isClosed } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import { matchesOf } from '../matches.ts';
import type { TextFault } from '../rule.ts';
import { englishMonth, englishNumber, isoDate } from '../whole-dates.ts';
import { untilWord } from './clock-times.ts';
import { claimsAmong } from './hours-claims.ts';
import { holidayIn, holidayOn } from './us-holidays.ts';
import { weekdaysIn } from './week.ts';

const ends = `(?=[.;!)]|$|,? (?:and|but|so|too|as well|from|${untilWord})\\b)`;
const date = `${englishMonth} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?`;
/** “Open on Friday, December 25”, “open Christmas Day”. */
const openOn = new RegExp(
  `\\bopen (?:on )?(?:(?:${weekdays.join('|')}),? )?(?:${date}|(?<name>\\p{Lu}[\\p{L}’' ]+?))${ends}`,
  'giu',
);

/**
 * Returns where an English text says that the business is open on a special day on which it is closed, as in “We are open
 * on Christmas Day”.
 */
export function openOnClosedDays(text: string, { facts, today }: Pick<Background, 'facts' | 'today'>): TextFault[] {
  if (!facts.specialHours || !/\bopen /i.test(text)) return [];
  const found = matchesOf(text, openOn).flatMap((match) => {
    const entry = closedEntry(dayIn(match, facts), { facts, today });
    return entry === null ? [] : [{ words: match[0], index: match.index, entry }];
  });
  return claimsAmong(text, found, facts.business.name).map(({ words, index, entry }) => ({
    words,
    index,
    isOfBusiness: true,
    fault: `but the special hours of ${rangeInWords(entry.range, facts.language)} are ${entry.hours}`,
    hint: 'Write what is true now, or change the hours of that day in "specialHours".',
    also: { route: null, path: ['specialHours', 'days', entry.index, 'hours'] },
  }));
}

/** Returns the day that some words mean in a year, as YYYY-MM-DD; null if they mean none. */
function dayIn({ 1: month, groups = {} }: RegExpExecArray, facts: SiteFacts): (year: string) => string | null {
  const { day, year: written, name } = groups;
  if (day) return (year) => (written && written !== year ? null : isoDate([year, englishNumber(month), day]));
  const holiday = name === undefined ? null : holidayIn(name, facts);
  return (year) => (holiday?.isExact ? holidayOn(holiday, Number(year)) : null);
}

/** Days of `specialHours`. */
interface SpecialRange {
  index: number;
  range: DateRange;
  hours: string;
}

/** Returns the special days that close the business on a day to come; null if it may be open. */
function closedEntry(
  dayOf: (year: string) => string | null,
  { facts: { specialHours, words }, today }: Pick<Background, 'facts' | 'today'>,
): SpecialRange | null {
  const entries = (specialHours?.days ?? []).flatMap(({ dates, only = weekdays, hours }, index): SpecialRange[] => {
    const range = dateRange(dates);
    if (!range || range.until < today) return [];
    const days = [range.from, range.until].flatMap((one) => dayOf(one.slice(0, 4)) ?? []);
    const day = days.find((one) => range.from <= one && one <= range.until);
    const isMeant =
      day !== undefined && weekdaysIn({ from: day, until: day }).some((one) => only.some((name) => name === one));
    return isMeant ? [{ index, range, hours }] : [];
  });
  const areClosed = entries.length > 0 && entries.every(({ hours }) => isClosed(hours, words));
  return areClosed ? (entries[0] ?? null) : null;
}
