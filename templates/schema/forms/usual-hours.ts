import { minutesOf, spansIn, writtenSpans } from '../../facts/time-spans.ts';
import type { Minutes } from './loose-times.ts';

/** True for hours with AM or PM, or without digits, as in `noon to midnight`. */
export const isOnTwelve = (hours: string) => writtenSpans(hours).length > 0 && /\d ?[ap]\.?m\b|^\D+$/i.test(hours);

/** Valid hours in the usual style: `10 AM–8 PM` for `10am - 8pm`. Words, and a day that never closes, stay as they are. */
export function usualHours(hours: string, twelve: boolean): string {
  const spans = writtenSpans(hours).length > 0 ? spansIn(hours) : [];
  const isAllDay = spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59');
  if (spans.length === 0 || isAllDay) return hours;
  return spans.map(({ opens, closes }) => spanText([minutesOf(opens), minutesOf(closes)], twelve)).join(', ');
}

/** From when to when, with AM and PM or on a 24-hour clock. */
export function spanText(span: Minutes, twelve: boolean): string {
  return span.map((minutes) => (twelve ? onTwelve(minutes % 1440) : onTwentyFour(minutes % 1440))).join('–');
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function onTwelve(minutes: number): string {
  const minute = minutes % 60 === 0 ? '' : `:${twoDigits(minutes % 60)}`;
  return `${Math.floor(minutes / 60) % 12 || 12}${minute} ${minutes < 720 ? 'AM' : 'PM'}`;
}

const onTwentyFour = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
