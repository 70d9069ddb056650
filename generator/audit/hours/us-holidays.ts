import { dateRange } from '../../../templates/facts/date-range.ts';
import { daysLater, distanceInDays } from '../../../templates/facts/dates.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { easter, monthDay, nthWeekday, orthodoxEaster } from './holiday-calendar.ts';

/** A US holiday on a day that can be computed. */
interface Holiday {
  name: string;
  pattern: RegExp;
  /** As YYYY-MM-DD. */
  dayIn: (year: number) => string;
  /** True if it may be observed on the Friday before a weekend, or the Monday after it. */
  isObserved?: true;
  /** The first and the last day that people may also call this, in days from the holiday. */
  around?: readonly [before: number, after: number];
  /** Another day that people may mean. */
  alsoIn?: (year: number) => string;
}

const fixed = (name: string, pattern: string, month: number, day: number): Holiday => ({
  name,
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'i'),
  dayIn: (year) => monthDay(year, month, day),
  isObserved: true,
});

const moving = (name: string, pattern: string, dayIn: Holiday['dayIn']): Holiday => ({
  name,
  pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`, 'i'),
  dayIn,
});

const [sunday, monday, thursday] = [0, 1, 4];
const thanksgiving = (year: number) => nthWeekday(year, 11, thursday, 4);

/** A name that is part of another name comes after it. */
const holidays: readonly Holiday[] = [
  fixed('New Year’s Eve', "new year(?:'?s)? eve", 12, 31),
  fixed('New Year’s Day', "new year(?:'?s)? day", 1, 1),
  { ...fixed('New Year’s Day', "new year(?:'?s)?", 1, 1), around: [-1, 1] },
  moving(
    'Martin Luther King Jr. Day',
    "(?:martin luther king|mlk)(?:,? jr\\.?)?(?:'?s)?(?: birth)?(?: ?day)?",
    (year) => nthWeekday(year, 1, monday, 3),
  ),
  moving('Presidents’ Day', "president'?s?'? day|washington'?s birthday", (year) => nthWeekday(year, 2, monday, 3)),
  moving('Mother’s Day', "mother'?s'? day", (year) => nthWeekday(year, 5, sunday, 2)),
  moving('Memorial Day', 'memorial day', (year) => nthWeekday(year, 5, monday, -1)),
  moving('Father’s Day', "father'?s'? day", (year) => nthWeekday(year, 6, sunday, 3)),
  fixed('Juneteenth', 'juneteenth', 6, 19),
  fixed('Independence Day', '(?:fourth|4th) of july|july (?:fourth|4th|4)|independence day', 7, 4),
  moving('Labor Day', 'labor day', (year) => nthWeekday(year, 9, monday, 1)),
  moving('Columbus Day', "columbus day|indigenous people'?s?'? day", (year) => nthWeekday(year, 10, monday, 2)),
  fixed('Veterans Day', "veteran'?s?'? day", 11, 11),
  moving('Black Friday', 'black friday', (year) => daysLater(thanksgiving(year), 1)),
  moving('Thanksgiving', 'thanksgiving(?: day)?', thanksgiving),
  fixed('Christmas Eve', '(?:christmas|xmas) eve', 12, 24),
  fixed('Christmas Day', '(?:christmas|xmas) day', 12, 25),
  { ...fixed('Christmas Day', 'christmas|xmas', 12, 25), around: [-5, 6] },
  moving('Good Friday', 'good friday', (year) => daysLater(easter(year), -2)),
  moving('Easter Monday', 'easter monday', (year) => daysLater(easter(year), 1)),
  { ...moving('Easter', 'easter(?: (?:sunday|day))?', easter), alsoIn: orthodoxEaster },
];

/** Words around the name that do not change which day it means. */
const before = /^(?:(?:closed|hours|open)(?: for| on)? )?(?:the )?(?:(?:happy|merry) )?$/;
const after = /^(?: (?:holiday|hours|closure|closing|federal holiday))?(?:,? \(?observed\)?)?[.!]?$/;
const beside = /^(?:the )?day (?<side>after|before|following) (?:the )?$/;
const otherCalendar = /\b(?:orthodox|greek|coptic|julian|canadian|chinese|lunar|jewish)\b/;

interface NamedHoliday {
  holiday: Holiday;
  /** In days from the holiday. */
  offset: number;
  /** False for words such as “Memorial Day weekend”, which may be about days around it. */
  isExact: boolean;
}

/**
 * Returns the holiday that the reason of a special day names. Returns null for other words, languages, and countries.
 */
export function holidayIn(reason: string, facts: Pick<SiteFacts, 'language' | 'address'>): NamedHoliday | null {
  if (facts.address.country !== 'US' || !isEnglish(facts.language)) return null;
  const text = reason.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  const holiday = otherCalendar.test(text) ? undefined : holidays.find(({ pattern }) => pattern.test(text));
  const { 0: name = '', index = 0 } = holiday?.pattern.exec(text) ?? {};
  if (!holiday) return null;
  const lead = text.slice(0, index);
  const side = lead.match(beside)?.groups?.side;
  const isWhole = after.test(text.slice(index + name.length));
  return {
    holiday,
    offset: side === undefined ? 0 : side === 'before' ? -1 : 1,
    isExact: isWhole && (side !== undefined || before.test(lead)),
  };
}

/** Returns the day that the name of a holiday means in a year. */
export const holidayOn = ({ holiday, offset }: NamedHoliday, year: number): string =>
  daysLater(holiday.dayIn(year), offset);

const saturday = 6;

/** Returns the Friday and the Monday around a day of the weekend, the official one first. Empty for other days. */
function observedDays(day: string): string[] {
  const weekday = new Date(day).getUTCDay();
  if (weekday === saturday) return [daysLater(day, -1), daysLater(day, 2)];
  return weekday === sunday ? [daysLater(day, 1), daysLater(day, -2)] : [];
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Returns the day of a holiday that is nearest to another day, which may be in another year. */
function nearest({ dayIn }: Holiday, day: string): string {
  const days = [-1, 0, 1].map((years) => dayIn(yearOf(day) + years));
  return days.reduce((a, b) => (Math.abs(distanceInDays(day, b)) < Math.abs(distanceInDays(day, a)) ? b : a));
}

/** A special day without its reason. */
interface NamedDays {
  dates: string;
  /** True if they have hours. Many businesses close early on the day before and after a holiday. */
  isOpen: boolean;
}

/**
 * Returns the day that special days named after a holiday should include. Returns null if they do, or may be about days
 * around it.
 */
export function missedDay({ dates, isOpen }: NamedDays, { holiday, offset, isExact }: NamedHoliday): string | null {
  const range = dateRange(dates);
  if (!range || !isExact) return null;
  const { from, until } = range;
  const day = nearest(holiday, from);
  const meant = daysLater(day, offset);
  const usual = [meant, ...(holiday.isObserved ? observedDays(day) : []), holiday.alsoIn?.(yearOf(from))];
  if (usual.some((one) => one && from <= one && one <= until)) return null;
  const isOneDay = from === until;
  // A season, such as “Christmas” from the first of December, does not have to include the day.
  if (holiday.around && !isOneDay && Math.abs(distanceInDays(from, day)) < 40) return null;
  const leeway = isOneDay && !isOpen ? 0 : 1;
  const [first, last] = holiday.around ?? [-leeway, leeway];
  return until >= daysLater(meant, first) && from <= daysLater(meant, last) ? null : meant;
}

/**
 * Returns the same days around the next holiday that is not over, in the format of `dates`. Returns null if they are
 * not near one.
 */
export function nextAround(days: NamedDays, named: NamedHoliday, today: string): string | null {
  const range = dateRange(days.dates);
  if (!range || yearOf(range.from) < earliest) return null;
  const { from, until } = range;
  const { holiday, offset } = named;
  const day = nearest(holiday, from);
  if (Math.abs(distanceInDays(day, from)) > near && (day < from || day > until)) return null;
  const isOneDay = from === until;
  const start = isOneDay && missedDay(days, named) !== null ? offset : distanceInDays(day, from);
  const isObserved = isOneDay && holiday.isObserved && !holiday.around && observedDays(day).includes(from);
  for (let year = yearOf(day) + 1; ; year++) {
    const next = holiday.dayIn(year);
    const first = isObserved ? (observedDays(next)[0] ?? next) : daysLater(next, start);
    const last = daysLater(first, distanceInDays(from, until));
    if (last >= today) return isOneDay ? first : `${first}${days.dates.slice(from.length, -until.length)}${last}`;
  }
}

/** An earlier year is mistyped, and calendars start with year 1. */
const earliest = 1900;

/** In days. Days farther from a holiday do not move with it. */
const near = 7;
