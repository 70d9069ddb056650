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
const dayName = new RegExp(`\\b(?:(?:${weekdays.join('|')})s?|(?:${short.join('|')})\\b\\.?)(?!\\p{L})`, 'giu');

/** What a masked text has for the name of a day, all of it: characters for private use, which no text needs. */
const maskedDay = '[\uE000\uE001]\uE002*(?!\uE002)';
/** Alone, a short name may be another word, such as "sun". */
const longDay = '\uE000\uE002*(?!\uE002)';

/** Puts a mask of the same length on the names of days. Patterns with all names in many places take long to be compiled. */
export function maskDays(text: string): string {
  return text.replace(dayName, (name) => (/days?$/i.test(name) ? '\uE000' : '\uE001').padEnd(name.length, '\uE002'));
}

const and = '(?:,? (?:and|or|&) |/)';
const to = '(?: ?[–-] ?| to | through )';
const several = `${maskedDay}(?:(?:, ${maskedDay})*${and}${maskedDay}|(?:, ${maskedDay})+|${to}${maskedDay})`;
const words = 'weekdays|weekends|every day|daily';

/** Matches one day or several in a masked text: "Mondays", "Monday, Tuesday and Friday", "Mon–Fri", "weekdays". */
export const daysPattern = `(?<!${maskedDay} (?:and|or|&) )(?<!\\w)(?:${several}|${longDay}|${words})(?!\\p{L})`;

const span = new RegExp(maskedDay + to + maskedDay, 'iu');

/** The days that such words mean. */
export function daysIn(text: string): Weekday[] {
  if (/^(?:every day|daily)/i.test(text)) return [...weekdays];
  if (/^weekdays/i.test(text)) return weekdays.slice(0, 5);
  if (/^weekends/i.test(text)) return weekdays.slice(5);
  const found = [...text.matchAll(dayName)].flatMap(
    ([name]) => weekdays.find((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) ?? [],
  );
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || !span.test(maskDays(text))) return found;
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
