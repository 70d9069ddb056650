import { weekdays } from './business.ts';
import { commaIn } from './comma.ts';
import { formatIn } from './dates.ts';
import { localeIn } from './locale.ts';
import type { SiteFacts } from './site.ts';
import { plain, spansIn } from './time-spans.ts';

export type Weekday = (typeof weekdays)[number];

/** Returns whether hours are the word for a closed day: that of site.yaml, or "Closed". */
export function isClosed(hours: string, { closed = 'Closed' }: { closed?: string | undefined }): boolean {
  const word = plain(hours).replace(/[.!]$/, '').toLowerCase();
  return word === 'closed' || word === plain(closed).toLowerCase();
}

const formatOf = (language: string) => formatIn(language, { weekday: 'long' });
// 2024 began on a Monday.
const dateOf = (day: Weekday) => Date.UTC(2024, 0, 1 + weekdays.indexOf(day));

/** Returns the name of a day in the language of the site. */
export function weekdayName(day: Weekday, language: string): string {
  return formatOf(language).format(dateOf(day));
}

/** One day, or several that follow each other. */
type Run = [Weekday, ...Weekday[]];

/** Returns days in the order of the week, as people write them in a language: `Monday–Thursday, Saturday`. */
export function daysInWords(days: readonly Weekday[], language: string): string {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isNext = weekdays.indexOf(run?.at(-1) ?? day) === weekdays.indexOf(day) - 1;
    if (run && isNext) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [spanInWords(run, language)] : run.map(nameIn(language))))
    .join(commaIn(language));
}

const nameIn = (language: string) => (day: Weekday) => weekdayName(day, language);

/** Returns the first and the last day, joined by a dash. A dash between two words has no spaces around it. */
function spanInWords([first, ...others]: Run, language: string): string {
  const last = others.at(-1) ?? first;
  const text = formatOf(language).formatRange(dateOf(first), dateOf(last)).replace(/\s/g, ' ');
  return text.replace(/^([\p{L}\p{M}]+) – ([\p{L}\p{M}]+)$/u, '$1–$2');
}

/** Capitalizes a text at the start of a line: languages such as Spanish write the names of days in lowercase. */
export function capitalized(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(localeIn(language)));
}

interface HoursGroup {
  days: Weekday[];
  hours: string;
}

/**
 * Groups the days that have the same hours, in the order of the week. The hours are written as for the first of the
 * days.
 */
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

/** Normalizes hours: `9 AM–6 PM` and `9 am - 6 pm` are the same. */
function meaningOf(hours: string): string {
  const spans = spansIn(hours);
  return spans.length > 0 ? JSON.stringify(spans) : plain(hours).toLowerCase();
}
