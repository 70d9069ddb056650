import { weekdays } from '../../../templates/facts/business.ts';
import { type DateRange, dateRange } from '../../../templates/facts/date-range.ts';
import { daysLater } from '../../../templates/facts/dates.ts';
import { isClosed, type Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { inMinutes, spansIn } from '../../../templates/facts/time-spans.ts';
import type { PlacedWords } from '../matches.ts';
import { minutesMeant } from './clock-times.ts';

/** The hours of a day in minutes after midnight. Empty if the day is closed; null if its hours are words. */
export type OpenSpans = readonly { opens: number; closes: number }[] | null;

/** The hours of a day that are not words. */
export type KnownSpans = NonNullable<OpenSpans>;

export type Week = Readonly<Record<Weekday, OpenSpans>>;

/** Returns the hours of each day of the week. */
export function weekOf({ hours, words }: Pick<SiteFacts, 'hours' | 'words'>): Week {
  return Object.fromEntries(weekdays.map((day) => [day, openSpans(hours[day], words)])) as Week;
}

/** Reads the hours of a day. Returns null for words other than the one for a closed day. */
export function openSpans(hours: string, words: SiteFacts['words']): OpenSpans {
  const spans = spansIn(hours).map(inMinutes);
  return spans.length > 0 || isClosed(hours, words) ? spans : null;
}

/** Words about a day of every week. One Friday may be a holiday, but not all Fridays. */
const weekly = /days\b|\b(?:weekends|daily|week|every)\b|\b(?:morning|afternoon|evening|night)s\b/i;
const afterEvery = /\b(?:every|each|any|all|most)(?: single)? $/i;

/**
 * Returns true if words of a text name days that recur every week, as in “Fridays”, “every Friday”, and “Friday
 * evenings”.
 */
export const isWeekly = (text: string, { words, index }: PlacedWords): boolean =>
  weekly.test(words) || afterEvery.test(text.slice(Math.max(0, index - 20), index));

/** The fewest days of a season. */
const season = 28;

/**
 * Returns the special hours of a day of the week.
 *
 * @param onlySeasons leaves out holidays and the like
 */
export function specialHoursOn(
  day: Weekday,
  { specialHours }: Pick<SiteFacts, 'specialHours'>,
  onlySeasons: boolean,
): string[] {
  return (specialHours?.days ?? []).flatMap(({ dates, only = weekdays, hours }) => {
    const range = dateRange(dates);
    if (!range || !only.includes(day) || !weekdaysIn(range).includes(day)) return [];
    return onlySeasons && range.until < daysLater(range.from, season - 1) ? [] : [hours];
  });
}

/** Returns the days of the week in a range, without duplicates. */
export function weekdaysIn({ from, until }: DateRange): string[] {
  const all = weekdays.map((_, index) => daysLater(from, index)).filter((day) => day <= until);
  return all.map((day) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '');
}

/** From five o'clock, as visitors use the word. */
const evening = 17 * 60;

/** The parts of a day, in minutes after midnight. */
export const partsOfDay = {
  morning: [0, 720],
  afternoon: [720, 1080],
  evening: [evening, 1800],
  night: [evening, 1800],
} as const;

/** Returns true if a day may be open in that part of it. */
export function isOpenIn(hours: OpenSpans, part: keyof typeof partsOfDay): boolean {
  const [from, to] = partsOfDay[part];
  return hours === null || hours.some(({ opens, closes }) => opens < to && closes > from);
}

/** Returns true for the name of a part of the day, such as “morning”. */
export const isPart = (text: string): text is keyof typeof partsOfDay => Object.hasOwn(partsOfDay, text);

/** Returns true if hours begin, or end, at a time that such words may mean. */
export const hasTime = (hours: KnownSpans, end: keyof KnownSpans[number], words: string): boolean =>
  minutesMeant(words).some((minutes) => hours.some((span) => span[end] % 1440 === minutes % 1440));

/** Returns the days whose hours begin late and end after six. */
export function eveningDays(week: Week): Weekday[] {
  return weekdays.filter((day) => week[day]?.some(({ opens, closes }) => opens >= 16 * 60 && closes > 18 * 60));
}

/** Returns the days that are open after six. */
export function lateDays(week: Week): Weekday[] {
  return weekdays.filter((day) => week[day]?.some(({ closes }) => closes > 18 * 60));
}
