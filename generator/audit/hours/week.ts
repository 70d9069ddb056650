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

const short = weekdays.map((day) => `${day.slice(0, 3)}(?:s|rs?|nes)?`);
const one = `(?:${weekdays.join('|')})s?`;
/** Matches the name of one day. */
export const dayPattern = `(?:${one}|(?:${short.join('|')})\\b\\.?)`;
const and = '(?:,? (?:and|or|&) |/)';
const to = '(?: ?[–-] ?| to | through )';

/** Matches one day or several: "Mondays", "Monday, Tuesday and Friday", "Mon–Fri", "weekdays". */
export const daysPattern = `(?<!${dayPattern} (?:and|or|&) )\\b(?:${dayPattern}(?:(?:, ${dayPattern})*${and}${dayPattern}|(?:, ${dayPattern})+|${to}${dayPattern})|${one}|weekdays|weekends|every day|daily)(?!\\p{L})`;

/** The days that such words mean. */
export function daysIn(text: string): Weekday[] {
  if (/^(?:every day|daily)/i.test(text)) return [...weekdays];
  if (/^weekdays/i.test(text)) return weekdays.slice(0, 5);
  if (/^weekends/i.test(text)) return weekdays.slice(5);
  const found = [...text.matchAll(new RegExp(dayPattern, 'gi'))].flatMap(
    ([name]) => weekdays.find((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) ?? [],
  );
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || !new RegExp(`${dayPattern}${to}${dayPattern}`, 'i').test(text))
    return found;
  const [from, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= end ? weekdays.slice(from, end + 1) : [...weekdays.slice(from), ...weekdays.slice(0, end + 1)];
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
