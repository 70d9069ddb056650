import { daysLater } from '../../../templates/facts/dates.ts';
import { twoDigits } from '../../../templates/facts/time-spans.ts';

/** Returns a day as YYYY-MM-DD. */
export const monthDay = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * Returns a day such as the fourth Thursday of a month, as YYYY-MM-DD.
 *
 * @param weekday 0 for Sunday
 * @param nth from 1; -1 for the last one
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = monthDay(year, month, 1);
  if (nth < 0) return daysLater(nthWeekday(year + (month === 12 ? 1 : 0), (month % 12) + 1, weekday, 1), nth * 7);
  const until = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return daysLater(first, until + (nth - 1) * 7);
}

/** Returns Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones, and Butcher, as YYYY-MM-DD. */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - correction + 15) % 30;
  const rest = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return monthDay(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Returns Easter Sunday of Orthodox churches, from 1900 to 2099, as YYYY-MM-DD. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  return daysLater(monthDay(year, Math.floor(days / 31), (days % 31) + 1), 13);
}
