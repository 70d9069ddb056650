import { factAt } from '../schema/forms/form.ts';
import { weekdays } from './business.ts';
import { colonIn } from './colon.ts';
import { commaIn } from './comma.ts';
import { type DateRange, dateRange, rangeInWords, rangeWithYear } from './date-range.ts';
import { daysLater } from './dates.ts';
import { localeIn } from './locale.ts';
import { isClosed, weekdayName } from './opening-hours.ts';
import type { SiteFacts } from './site.ts';
import { maxAhead, type SpecialHours } from './special-hours.ts';
import { unbroken } from './time-spans.ts';

/** A special day, with its status on the day of the build. */
export type SpecialDay = SpecialHours['days'][number] & {
  /** As YYYY-MM-DD. */
  from: string;
  until: string;
  /** The days as people write them. */
  when: string;
  isPast: boolean;
  /** True if it should be announced. */
  isNear: boolean;
};

/**
 * Adds what depends on the day of the build to special days, because pages do not know the day. Invalid days stay
 * unchanged.
 *
 * @param today as YYYY-MM-DD
 */
export function datedHours(
  special: SpecialHours,
  site: Pick<SiteFacts, 'language' | 'words'>,
  today: string,
): SpecialHours {
  const locale = localeIn(site.language);
  const closed = factAt(site, 'words.closed');
  const ahead = daysAhead(special);
  const days = special.days.map((day) => {
    const range = typeof day?.dates === 'string' ? dateRange(day.dates) : null;
    if (!range) return day;
    const { from, until } = range;
    const inWords = needsYear(from, today) ? rangeWithYear : rangeInWords;
    // A season is news when it begins. That the business is closed is news on every day.
    const last = isClosed(String(day.hours), { closed }) ? until : daysLater(from, ahead);
    const isNear = ahead > 0 && from <= daysLater(today, ahead) && today <= until && today <= last;
    return {
      ...day,
      from,
      until,
      when: whenOf(inWords(range, locale), day.only, locale),
      isPast: isPast(range, today),
      isNear,
    } satisfies SpecialDay;
  });
  return { ...special, days };
}

/** Returns how many days ahead a special day is announced. An invalid number is reported, and announces nothing. */
function daysAhead({ announce }: SpecialHours): number {
  const days = Number(announce?.days ?? 0);
  return days >= 0 && days <= maxAhead ? days : 0;
}

/**
 * Returns true if days are over everywhere. Without `timeZone:`, a build uses Greenwich time; in America, it may still
 * be the day before.
 */
export function isPast({ until }: DateRange, today: string): boolean {
  return until < daysLater(today, -1);
}

/** Returns true for a day of a later year that could be taken for one of this year, or one that is over. */
const needsYear = (day: string, today: string) => day.slice(0, 4) > today.slice(0, 4) && day > daysLater(today, 300);

/**
 * Returns days in words with the days of the week among them: `June 1 – August 31, Saturday and Sunday`. With its day of
 * the week first, `Monday, June 1 – August 31` would say that June 1 is a Monday.
 */
function whenOf(days: string, only: readonly string[] | undefined, locale: string): string {
  if (!Array.isArray(only)) return days;
  const names = weekdays.filter((day) => only.includes(day)).map((day) => weekdayName(day, locale));
  return `${days}${commaIn(locale)}${new Intl.ListFormat([locale, 'en']).format(names)}`;
}

/** Returns the special days that are not over, the next one first. */
export function upcomingDays({ specialHours }: Pick<SiteFacts, 'specialHours'>): SpecialDay[] {
  const days = (specialHours?.days ?? []) as SpecialDay[];
  const upcoming = days.filter(({ isPast, when }) => !isPast && when !== undefined);
  return upcoming.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/**
 * Returns the contents of the strip above the navigation: the special days that are near, or otherwise the news of
 * site.yaml.
 */
export function announcement(site: SiteFacts): SiteFacts['banner'] {
  const near = upcomingDays(site).filter(({ isNear }) => isNear);
  const { announce } = site.specialHours ?? {};
  if (near.length === 0 || !announce) return site.banner;
  const colon = colonIn(site.language);
  const text = near.map(({ reason, when, hours }) => `${reason} (${when})${colon}${unbroken(hours)}`).join(' · ');
  return { ...announce, text };
}
