import { weekdays } from '../../../templates/facts/business.ts';
import { daysBetween } from '../../../templates/facts/day-names.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { inMinutes, spansIn } from '../../../templates/facts/time-spans.ts';
import { type LooseTime, looseTimes, type Minutes, readings } from '../../../templates/schema/forms/loose-times.ts';
import type { Background } from '../background.ts';
import type { Contradiction } from '../contradiction.ts';
import { hoursContradicted } from './hours-contradicted.ts';
import { type OpenSpans, specialHoursOn } from './week.ts';
import { inSymbols } from './words-by-language.ts';

/** Times, and the days that a plain sentence names for them. */
interface StatedHours {
  times: readonly LooseTime[];
  days: readonly Weekday[];
}

/** In symbols, with `@` for each time. */
const days = '(?<days>[0-6](?:[-,+/][0-6])*)';
const spans = '(?<spans>@-@(?:[,+/]+@-@)*)';
const apart = '[,;:+/]*';
const daysFirst = `${days}[,:]*(?:${spans}|×)${apart}`;
const daysLast = `${spans}[,:]*${days}${apart}`;
/** The other days may be closed: “dimanche fermé”, but “fermé le dimanche” only at the end. */
const plain = [daysFirst, daysLast].map((one) => {
  const unnamed = one.replace(/\?<\w+>/g, '?:');
  return { whole: new RegExp(`^${apart}(?:${unnamed})+(?:×[0-6])?$`), each: new RegExp(one, 'g') };
});
const withoutDays = new RegExp(`^${apart}${spans}$`);

/** The end of a sentence. “12. Dezember” and “a. m.” have none that matters: days and times are on one side of it. */
const between = /(?<=[.!?]["”’»)]*)\s+(?!\p{Ll}|@|[–—-])|[\n|]/u;
/** A number may be anything. */
const isClear = ({ text }: LooseTime) => /[:\p{L}]/u.test(text);

/**
 * Returns the spans of times in a text in a language other than English that are not the hours of the days named next
 * to them. Only sentences that say nothing else count: any other word may name an exception, an event, or the pharmacy
 * next door.
 */
export function wrongForeignHours(text: string, { facts, week }: Pick<Background, 'facts' | 'week'>): Contradiction[] {
  if (!/\d/.test(text)) return [];
  const isRight = (spans: readonly Minutes[], day: Weekday) =>
    [week[day], ...specialHoursOn(day, facts, false).map((hours) => spansIn(hours).map(inMinutes))].some((open) =>
      spans.every((span) => isIn(open, span)),
    );
  return plainStatements(text, facts).flatMap(({ times, days }) => {
    const [first, last] = [times[0], times.at(-1)];
    const meant = readings(times);
    const isRightOn = (day: Weekday) => meant.some((spans) => isRight(spans, day));
    const wrong = days.find((day) => week[day] !== null && !isRightOn(day));
    if (!first || !last || meant.length === 0) return [];
    if (days.length > 0 ? !wrong : weekdays.some(isRightOn)) return [];
    // “18 h.” at the end of a sentence
    const words = text.slice(first.index, last.index + last.text.length).replace(/(?<!m)\.$/i, '');
    const found = { words, index: first.index, isChosen: true, isOfToday: true };
    return [{ ...found, ...hoursContradicted(days, wrong, facts.hours) }];
  });
}

const isIn = (open: OpenSpans, [from, to]: Minutes) =>
  open === null || open.some(({ opens, closes }) => opens === from && endOf(closes) === endOf(to));

/** A day that never closes ends at 23:59 in its hours, and at 24:00 in most texts. */
const endOf = (minutes: number) => (minutes === 1439 ? 0 : minutes % 1440);

function plainStatements(text: string, { language, business, brand }: Background['facts']): StatedHours[] {
  const own = [business.name, brand.shortName].reduce(
    (rest, name) => rest.replaceAll(name, ' '.repeat(name.length)),
    text.replaceAll('@', '#'),
  );
  const { times, frame } = looseTimes(own);
  if (times.length < 2) return [];
  let count = 0;
  // The period of “p. m.” may be that of the sentence too.
  const masked = frame.replace(/@/g, () => (times[count++]?.text.endsWith('.') ? '@.' : '@'));
  let end = 0;
  const sentences = masked.split(between).map((sentence) => inSymbols(sentence, language));
  // A text may repeat a sentence many times.
  const lastPlaces = [...new Map(sentences.map((sentence, index) => [sentence, index]))];
  const event = sentences.findIndex((sentence) => /\?.*@-@/.test(sentence));
  return sentences.flatMap((sentence, index) => {
    const start = end;
    end += sentence.split('@').length - 1;
    // After “Yoga: Montag 9–10 Uhr.”, only words such as “geöffnet” surely end the times of the event.
    if (event >= 0 && index > event && !sentence.includes('○')) return [];
    const later = lastPlaces.flatMap(([other, last]) => (last > index ? [other] : []));
    return statementsOf(sentence, times.slice(start, end)).flatMap((one) => withoutExceptions(one, later));
  });
}

/**
 * Leaves out the days for which a later sentence is a plain exception, such as “Mittwoch geschlossen”. A later sentence
 * that says more may be one for all days.
 */
function withoutExceptions({ times, days }: StatedHours, later: readonly string[]): StatedHours[] {
  const exceptions = later.filter(isException(days));
  const excepted = exceptions.flatMap(daysOf);
  const left = days.filter((day) => !excepted.includes(day));
  return exceptions.length === 0 || (left.length > 0 && exceptions.every(isPlain)) ? [{ times, days: left }] : [];
}

/**
 * Returns a function that returns true for a later sentence that may be about some of the days: “Mittwoch geschlossen”,
 * and “Fermé de 12 h à 14 h”. Plain times for all of them are a second statement.
 */
const isException = (days: readonly Weekday[]) => (sentence: string) => {
  const named = daysOf(sentence);
  if (named.length === 0) return /[@×]/.test(sentence);
  const isSecond = isPlain(sentence) && sentence.includes('@') && days.every((day) => named.includes(day));
  return !isSecond && named.some((day) => days.includes(day));
};

const isPlain = (sentence: string) => plain.some(({ whole }) => whole.test(sentence.replaceAll('○', '')));

function statementsOf(sentence: string, times: readonly LooseTime[]): StatedHours[] {
  const words = sentence.replaceAll('○', '');
  if (withoutDays.test(words) && words !== sentence && times.some(isClear)) return [{ times, days: [] }];
  const each = plain.find(({ whole }) => whole.test(words))?.each;
  if (!each) return [];
  let end = 0;
  const found = [...words.matchAll(each)].map(({ groups }) => {
    const { days = '', spans = '' } = groups ?? {};
    const start = end;
    end += spans.split('@').length - 1;
    return { times: times.slice(start, end), days: daysOf(days) };
  });
  const named = [...found.flatMap(({ days }) => days), ...daysOf(words.match(/×([0-6])$/)?.[1] ?? '')];
  // A day that is named again has other hours.
  return new Set(named).size < named.length ? [] : found.filter(({ times }) => times.some(isClear));
}

const daysOf = (written: string): Weekday[] =>
  written.match(/\d(?:-\d)?/g)?.flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return daysBetween(from, to);
  }) ?? [];
