import { weekdays } from './business.ts';
import type { SiteFacts } from './site.ts';
import { plain, spansIn } from './time-spans.ts';

export type Weekday = (typeof weekdays)[number];

/** Whether hours are the word for a closed day: that of site.yaml, or "Closed". */
export function isClosed(hours: string, { closed = 'Closed' }: { closed?: string | undefined }): boolean {
  const word = plain(hours).replace(/[.!]$/, '').toLowerCase();
  return word === 'closed' || word === plain(closed).toLowerCase();
}

/** Each page names the days, and making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a day in the language of the site. */
export function weekdayName(day: Weekday, language: string): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  // 2024 began on a Monday.
  return format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
}

/** A text at the beginning of a line: languages such as Spanish write the names of days with a small letter. */
export function capitalized(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

interface HoursGroup {
  days: Weekday[];
  hours: string;
}

/** Groups the days that have the same hours, in the order of the week. The hours are as the first of the days has them. */
export function groupHours(hours: SiteFacts['hours']): HoursGroup[] {
  const groups = new Map<string, HoursGroup>();
  for (const day of weekdays) {
    const meaning = meaningOf(hours[day]);
    const group = groups.get(meaning) ?? { days: [], hours: hours[day] };
    groups.set(meaning, group);
    group.days.push(day);
  }
  return [...groups.values()];
}

/** The same for `9 AM–6 PM` and `9 am - 6 pm`. */
function meaningOf(hours: string): string {
  const spans = spansIn(hours);
  return spans.length > 0 ? JSON.stringify(spans) : plain(hours).toLowerCase();
}
