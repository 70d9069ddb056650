import { formatIn } from '../../facts/dates.ts';
import { isEnglish, languageCode, languageOf } from '../../facts/locale.ts';
import { minutesOf, spansIn, twoDigits, writtenSpans } from '../../facts/time-spans.ts';
import type { Minutes } from './loose-times.ts';

/** Returns true for hours with AM or PM, or without digits, as in `noon to midnight`. */
export const isOnTwelve = (hours: string) => writtenSpans(hours).length > 0 && /\d ?[ap]\.? ?m\b|^\D+$/i.test(hours);

/**
 * Returns valid hours in the standard style: `10 AM–8 PM` for `10am - 8pm`. Words, and a day that never closes, stay
 * unchanged.
 */
export function usualHours(hours: string, clock: Clock): string {
  const spans = writtenSpans(hours).length > 0 ? spansIn(hours) : [];
  const isAllDay = spans.some(({ opens, closes }) => opens === '00:00' && closes === '23:59');
  if (spans.length === 0 || isAllDay) return hours;
  return spans.map(({ opens, closes }) => spanText([minutesOf(opens), minutesOf(closes)], clock)).join(', ');
}

/** The words for the halves of a day, such as AM and PM. Null for a 24-hour clock. */
export type Clock = readonly [morning: string, afternoon: string] | null;

/** Returns the clock in the language of the site: a 12-hour one, with `8 a. m.` in Spanish, or a 24-hour one. */
export function clockOf(twelve: boolean, facts: unknown): Clock {
  if (!twelve) return null;
  // `Intl` writes "a.m." for es-US and es-MX, where Spanish has a space within.
  if (languageCode(languageOf(facts)) === 'es') return ['a. m.', 'p. m.'];
  const format = formatIn(languageOf(facts), { hour: 'numeric', hour12: true });
  const [morning = '', afternoon = ''] = [0, 12].map((hour) => {
    const half = format.formatToParts(Date.UTC(2024, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
    return half?.value.replace(/\s/g, ' ') ?? '';
  });
  // Hours are readable only with these letters.
  return /^a\.? ?m\.?$/i.test(morning) && /^p\.? ?m\.?$/i.test(afternoon) ? [morning, afternoon] : ['AM', 'PM'];
}

/**
 * Returns true if people who write the language of the site use a 24-hour clock. In English, people use both clocks.
 */
export function writesHoursTo24(facts: unknown): boolean {
  const language = languageOf(facts);
  const { hourCycle } = formatIn(language, { hour: 'numeric' }).resolvedOptions();
  return !isEnglish(language) && hourCycle === 'h23';
}

/** Returns hours as people write them in the language of the site. */
export function exampleHours(facts: unknown, ...spans: readonly Minutes[]): string {
  const clock = clockOf(!writesHoursTo24(facts), facts);
  return spans.map((span) => spanText(span, clock)).join(', ');
}

/** An ordinary day. */
export const usualDay: Minutes = [9 * 60, 18 * 60];

/** Returns the start and end of a span, on a clock. */
export function spanText(span: Minutes, clock: Clock): string {
  // Nobody would read 00:00–00:00 as a whole day.
  if (!clock && span[0] === 0 && span[1] === 1440) return '00:00–24:00';
  return span.map((minutes) => (clock ? onTwelve(minutes % 1440, clock) : onTwentyFour(minutes % 1440))).join('–');
}

function onTwelve(minutes: number, [morning, afternoon]: NonNullable<Clock>): string {
  const minute = minutes % 60 === 0 ? '' : `:${twoDigits(minutes % 60)}`;
  return `${Math.floor(minutes / 60) % 12 || 12}${minute} ${minutes < 720 ? morning : afternoon}`;
}

const onTwentyFour = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
