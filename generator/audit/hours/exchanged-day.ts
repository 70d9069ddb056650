import { weekdays } from '../../../templates/facts/business.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { inMinutes, spansIn } from '../../../templates/facts/time-spans.ts';
import { type KnownSpans, type Week, weekOf } from './week.ts';

type DaySpan = KnownSpans[number];

interface ExchangedDay {
  day: Weekday;
  /** True if noon may be written as 12 AM, which is midnight. */
  isNoon: boolean;
  /** The likely intended hours. Never empty. */
  meant: readonly string[];
}

/**
 * Returns the one long day that ends the next morning, or begins or ends at midnight, if swapping AM and PM gives the
 * hours of the other days.
 */
export function exchangedDay(facts: Pick<SiteFacts, 'hours' | 'words'>): ExchangedDay | null {
  const week = weekOf(facts);
  const overnight = weekdays.filter((day) => week[day]?.some(isOvernight));
  const odd = overnight.length > 0 ? overnight : weekdays.filter((day) => week[day]?.some(hasMidnight));
  const [day] = odd;
  const [span, ...more] = (day && week[day]) || [];
  if (day === undefined || odd.length > 1 || !span || more.length > 0) return null;
  if (span.closes - span.opens < longShift) return null;
  const others = weekdays.flatMap((one) => (one === day ? [] : (week[one] ?? [])));
  const meant = likeOneOf(others, span, exchanged(facts.hours[day]));
  return meant.length > 0 ? { day, isNoon: overnight.length === 0, meant } : null;
}

/** Returns the hours of the week. A day that may be mistyped counts as unknown, so that no page is blamed for it. */
export function knownWeek(facts: Pick<SiteFacts, 'hours' | 'words'>): Week {
  const { day } = exchangedDay(facts) ?? {};
  return day ? { ...weekOf(facts), [day]: null } : weekOf(facts);
}

const midnight = 24 * 60;
/** In minutes. */
const longShift = 8 * 60;

const isOvernight = ({ closes }: DaySpan) => closes > midnight;
const hasMidnight = ({ opens, closes }: DaySpan) => opens === 0 || closes === midnight;

/**
 * Returns those of some possible corrections that are most similar to other spans. The swapped time must be within an
 * hour of a time in one of them.
 */
function likeOneOf(others: readonly DaySpan[], span: DaySpan, texts: readonly string[]): string[] {
  const isUsual = (time: number, end: keyof DaySpan) => others.some((one) => Math.abs(one[end] - time) <= 60);
  const rated = texts.flatMap((text) => {
    const [meant] = spansIn(text).map(inMinutes);
    if (!meant || isOvernight(meant) || hasMidnight(meant)) return [];
    const usual = ends.filter((end) => isUsual(meant[end], end));
    return usual.some((end) => meant[end] !== span[end]) ? [{ text, likeness: usual.length }] : [];
  });
  const most = Math.max(...rated.map(({ likeness }) => likeness));
  return rated.flatMap(({ text, likeness }) => (likeness === most ? [text] : []));
}

const ends = ['opens', 'closes'] as const;

/** Swaps AM and PM at one of the times of a text or at both. Empty if the text does not have two times. */
function exchanged(text: string): string[] {
  const halves = /(?<=\d ?)[ap](?=\.? ?m\b)/gi;
  if (text.match(halves)?.length !== 2) return [];
  return [[0], [1], [0, 1]].map((places) => {
    let place = 0;
    return text.replace(halves, (letter) => (places.includes(place++) ? (other[letter] ?? letter) : letter));
  });
}

const other: Readonly<Record<string, string>> = { a: 'p', p: 'a', A: 'P', P: 'A' };
