import { dateRange } from '../../../templates/facts/date-range.ts';
import { daysLater, distanceInDays } from '../../../templates/facts/dates.ts';
import type { Holiday, NamedHoliday } from './us-holidays.ts';

const [sunday, saturday] = [0, 6];

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
