import { weekdays } from '../../../templates/facts/business.ts';
import { isClosed, type Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { inMinutes, spansIn } from '../../../templates/facts/time-spans.ts';

/** The hours of a day in minutes after midnight. Empty if it is closed; null if its hours are words. */
export type OpenSpans = readonly { opens: number; closes: number }[] | null;

export type Week = Readonly<Record<Weekday, OpenSpans>>;

export function weekOf({ hours, words }: Pick<SiteFacts, 'hours' | 'words'>): Week {
  const days = weekdays.map((day): [Weekday, OpenSpans] => {
    const text = hours[day];
    const spans = spansIn(text).map(inMinutes);
    return [day, spans.length > 0 || isClosed(text, words) ? spans : null];
  });
  return Object.fromEntries(days) as Week;
}

/** From five, as visitors say it. */
const evening = 17 * 60;

/** The parts of a day, in minutes after midnight. */
const parts = { morning: [0, 720], afternoon: [720, 1080], evening: [evening, 1800], night: [evening, 1800] } as const;

/** True if a day may be open in that part of it. */
export function isOpenIn(hours: OpenSpans, part: keyof typeof parts): boolean {
  const [from, to] = parts[part];
  return hours === null || hours.some(({ opens, closes }) => opens < to && closes > from);
}

export const isPart = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text);

/** The days whose hours begin late and end after six. */
export function eveningDays(week: Week): Weekday[] {
  return weekdays.filter((day) => week[day]?.some(({ opens, closes }) => opens >= 16 * 60 && closes > 18 * 60));
}

/** The days that are open after six. */
export function lateDays(week: Week): Weekday[] {
  return weekdays.filter((day) => week[day]?.some(({ closes }) => closes > 18 * 60));
}
