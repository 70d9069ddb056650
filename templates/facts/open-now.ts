import type { ShownHours } from '../../client/native/show-open.ts';
import { openLine } from '../../client/open-line.ts';
import { type DayHours, type OpenSpan, type SpecialDays, statusAt } from '../../client/opening-hours.ts';
import { memoizedWeakly } from '../memoized.ts';
import { weekdays } from './business.ts';
import { dayInMilliseconds } from './dates.ts';
import { isClosed } from './opening-hours.ts';
import type { SiteFacts } from './site.ts';
import { type SpecialDay, upcomingDays } from './special-days.ts';
import { inMinutes, plain, spansIn, unbroken, writtenSpans } from './time-spans.ts';

/** The data that the script needs to show whether the business is open now, and the longest text it may show. */
interface OpenHours {
  /** A `ShownHours`. */
  json: string;
  longest: string;
}

/**
 * Returns null if site.yaml lacks the words or the hours for it. Cached, because pages share their facts, and most have
 * the same hours.
 */
export const openHours = memoizedWeakly((site: SiteFacts): OpenHours | null => {
  const shown = shownHours(site);
  return shown && { json: JSON.stringify(shown), longest: longestLine(shown, site.language) };
});

function shownHours(site: SiteFacts): ShownHours | null {
  const { timeZone, words } = site;
  if (!timeZone || !words.openNow) return null;
  const week = weekdays.map((day) => dayHours(site.hours[day], words));
  if (!week.some((hours) => typeof hours !== 'string' && hours.length > 0)) return null;
  // A holiday comes before its season, and some days of the week before all days.
  const special = upcomingDays(site).map((day, row) => specialDays(day, row, words));
  special.sort((a, b) => a.until - a.from - (b.until - b.from) || weekdaysOf(a) - weekdaysOf(b));
  return { hours: { timeZone, week, special }, words: words.openNow };
}

const weekdaysOf = ({ only }: SpecialDays) => only?.length ?? 7;

function specialDays({ from, until, only, hours }: SpecialDay, row: number, words: SiteFacts['words']): SpecialDays {
  return {
    from: dayNumber(from),
    until: dayNumber(until),
    ...(only && { only: only.map((day) => weekdays.indexOf(day)) }),
    hours: dayHours(hours, words),
    row,
  };
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayInMilliseconds;

function dayHours(hours: string, words: SiteFacts['words']): DayHours {
  if (isClosed(hours, words)) return [];
  const written = writtenSpans(hours);
  const spans = spansIn(hours).map((span, index): OpenSpan => {
    if (span.opens === '00:00' && span.closes === '23:59') return [0, dayLength, '', ''];
    const { opens, closes } = inMinutes(span);
    return [opens, closes, ...textsOf(written[index])];
  });
  return spans.length > 0 ? spans.sort(([a], [b]) => a - b) : plain(hours);
}

const dayLength = 24 * 60;
const textsOf = ([opens, closes]: readonly [string, string] = ['', '']) => [unbroken(opens), unbroken(closes)] as const;

/** Returns the longest line that the script may show, so that a page can keep room for it. */
function longestLine({ hours, words }: ShownHours, language: string): string {
  const all = [...hours.week, ...hours.special.map((days) => days.hours)];
  const spans = all.flatMap((day) => (typeof day === 'string' ? [] : day));
  const minutes = new Set([0, ...spans.flatMap(([opens, closes]) => [opens % dayLength, closes % dayLength])]);
  const days = new Set([...daysFrom(0, 6), ...hours.special.flatMap(daysAround)]);
  const lines = [...days].flatMap((day) =>
    [...minutes].map((minute) => {
      const now = { day, minute };
      return openLine(statusAt(hours, now), words, now, language);
    }),
  );
  return lines.reduce((a, b) => (b.length > a.length ? b : a));
}

/**
 * Returns the days on which special days matter: from a week before their start and before their end. In between, all
 * weeks are the same.
 */
const daysAround = ({ from, until }: SpecialDays) => [
  ...daysFrom(from - 8, Math.min(until, from + 7)),
  ...daysFrom(Math.max(from, until - 8), until),
];

const daysFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
