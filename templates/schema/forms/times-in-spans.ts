import { twoDigits } from '../../facts/time-spans.ts';
import type { AsianTime } from './times-east-asia.ts';

/** Businesses are hardly ever open longer without a break. */
const longest = 17;

/**
 * Returns each time with a colon, on a 24-hour clock. If no time says which half of the day it means, all stay as
 * written. Returns null if a time may mean either half.
 */
export function decide(times: readonly AsianTime[]): string[] | null {
  if (times.some(({ hour }) => hour === 'unsure')) return null;
  if (times.every(({ hour }) => hour === null)) {
    const isVague = times.some((to, index) => isDayOrNight(times[index - 1], to));
    return isVague ? null : times.map(({ written, minute }) => `${written}:${twoDigits(minute)}`);
  }
  const is24 = isOn24(times);
  const texts: string[] = [];
  for (const [index, from] of times.entries()) {
    if (texts.length > index) continue;
    const to = times[index + 1];
    if (to?.isEnd) {
      const isBeforeNoon = times.some(({ hour }, other) => other > index + 1 && Number(hour) >= 12);
      const span = spanOf(from, to, is24, isBeforeNoon);
      if (!span) return null;
      texts.push(clock(span[0], from.minute, true), clock(span[1], to.minute, false));
    } else {
      const hour = from.hour ?? (is24 ? Number(from.written) : 'unsure');
      if (hour === 'unsure') return null;
      texts.push(clock(hour, from.minute, false));
    }
  }
  return texts;
}

/** Returns true if an hour is possible only on a 24-hour clock. */
export const isOn24 = (times: readonly AsianTime[]) =>
  times.some(({ written }) => Number(written) > 12 || /^0\d/.test(written));

/** Returns true for `6時～10時` and `6時～2時`: the hours of a bakery, or of a bar. */
function isDayOrNight(from: AsianTime | undefined, to: AsianTime): boolean {
  if (!from || !to.isEnd || to.isColon) return false;
  const [opens, closes] = [Number(from.written), Number(to.written)];
  return closes < opens ? closes < 5 : opens > 5 && opens < 9 && closes < 12;
}

function clock(hour: number, minute: number, isStart: boolean): string {
  const isEndOfDay = hour === 24 && minute === 0 && !isStart;
  return `${twoDigits(isEndOfDay ? 24 : hour % 24)}:${twoDigits(minute)}`;
}

type Hours = readonly [from: number, to: number];

/** Returns the hours of a span. Null if they are not sure. */
function spanOf(from: AsianTime, to: AsianTime, is24: boolean, isBeforeNoon: boolean): Hours | null {
  const [opens, closes] = [Number(from.hour ?? from.written), Number(to.hour ?? to.written)];
  if (from.hour !== null && to.hour !== null) return [opens, closes];
  const isStartSaid = from.dayWord !== null || from.written === '' || opens === 0;
  if (to.hour === null && from.hour !== null && isStartSaid) {
    const end = endAfter(opens, closes, from, to, isBeforeNoon);
    return end === null ? null : [opens, end];
  }
  // Nobody opens at two in the morning, and many at two in the afternoon.
  if (from.hour === null && opens < 5) return null;
  if (is24 || (to.isNext && from.isColon)) {
    const isEither = to.hour === null && closes < opens && (closes + 12 > opens || closes === 12);
    return isEither ? null : [opens, closes];
  }
  if (to.hour === null) return isBeforeNoon && opens > 5 && closes > opens ? [opens, closes] : null;
  return !to.isNext && startsAsWritten(opens, closes) ? [opens, closes] : null;
}

/** Returns the end of `午後1時～5時`: a word before the start is for both times. */
function endAfter(opens: number, closes: number, from: AsianTime, to: AsianTime, isBeforeNoon: boolean): number | null {
  const isLater = (hour: number) => hour * 60 + to.minute > opens * 60 + from.minute;
  if (opens >= 12 || from.dayWord === 'midday') {
    if (closes === 12) return opens > 12 && opens < 24 ? 24 : null;
    return isLater(closes + 12) ? closes + 12 : null;
  }
  if (closes === 12) return opens > 5 ? 12 : null;
  const possible = [closes, closes + 12, closes + 24].filter((hour) => isLater(hour) && hour - opens <= longest);
  const isMorning = isBeforeNoon && isLater(closes);
  return possible.length === 1 || isMorning ? (possible[0] ?? null) : null;
}

/** Returns true for a start such as 9 before an end such as 18, if it cannot be 21 too. */
function startsAsWritten(opens: number, closes: number): boolean {
  const lengthFrom = (hour: number) => (closes > hour ? closes : closes > 6 ? 0 : closes + 24) - hour;
  const isEither = opens < 12 && lengthFrom(opens + 12) >= 2;
  return lengthFrom(opens) > 0 && lengthFrom(opens) <= longest && !isEither;
}
