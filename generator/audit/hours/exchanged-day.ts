import { weekdays } from '../../../templates/facts/business.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { type OpenSpans, type Week, weekOf } from './week.ts';

/** The one long day that ends in the next morning, where AM and PM exchanged give the hours of the other days. */
export function exchangedDay(facts: Pick<SiteFacts, 'hours' | 'words'>): { day: Weekday; meant: string } | null {
  const week = weekOf(facts);
  const overnight = weekdays.filter((day) => week[day]?.some(({ closes }) => closes > midnight));
  const [day] = overnight;
  if (day === undefined || overnight.length > 1) return null;
  const others = weekdays.flatMap((one) => (one === day ? [] : (week[one] ?? [])));
  const meant = exchanged(facts.hours[day]);
  return meant !== null && isLikeOneOf(others, week[day] ?? []) ? { day, meant } : null;
}

/** The hours of the week. What may be mistyped is not known, so that no page is blamed for it. */
export function knownWeek(facts: Pick<SiteFacts, 'hours' | 'words'>): Week {
  const { day } = exchangedDay(facts) ?? {};
  return day ? { ...weekOf(facts), [day]: null } : weekOf(facts);
}

const midnight = 24 * 60;
const half = 12 * 60;
/** In minutes. */
const longShift = 8 * 60;

/** True if a long span in the night would begin or end within an hour of one of the others, if AM and PM were exchanged. */
function isLikeOneOf(others: NonNullable<OpenSpans>, spans: NonNullable<OpenSpans>): boolean {
  const [span, ...more] = spans;
  if (!span || more.length > 0 || span.closes - span.opens < longShift) return false;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 60;
  return others.some(
    ({ opens, closes }) => isNear(opens, span.opens - half) || isNear(closes, span.closes - midnight + half),
  );
}

/** The text with PM for AM, and AM for PM. Null if it does not have both. */
function exchanged(text: string): string | null {
  const halves = /(?<=\d ?)[ap](?=\.? ?m\b)/gi;
  if (text.match(halves)?.length !== 2) return null;
  return text.replace(halves, (letter) => other[letter] ?? letter);
}

const other: Readonly<Record<string, string>> = { a: 'p', p: 'a', A: 'P', P: 'A' };
