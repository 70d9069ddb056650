import { isEnglish, languageOf } from '../../facts/locale.ts';
import { minutesOf, type Opening, plain, spansIn } from '../../facts/time-spans.ts';
import type { Form, FormFault } from './form.ts';
import { plainHours } from './hours-east-asia.ts';
import { mainFault, outsideOf } from './hours-frame.ts';
import { wordFault } from './hours-words.ts';
import { type LooseTime, looseTimes, type Minutes, readings } from './loose-times.ts';
import { type Clock, clockOf, exampleHours, spanText, usualDay, usualHours, writesHoursTo24 } from './usual-hours.ts';

/** The hours of one day: times such as `9 AM–12 PM, 1 PM–5 PM`, `Open 24 hours`, or words such as `By appointment`. */
export const hours: Form = (text, facts) => {
  const found = faultOf(text, facts);
  if (!found || isEnglish(languageOf(facts))) return found;
  const isClear = found.better ?? found.either ?? found.guesses ?? found.advice;
  return isClear ? found : { ...found, advice: `For example:  ${exampleHours(facts, usualDay)}` };
};

const faultOf: Form = (text, facts) => {
  const words = plain(text);
  const spans = spansIn(words);
  if (spans.length > 0) return faultOfSpans(spans, looseTimes(words).times, facts);
  if (/\{[a-z]/.test(words)) return null;
  const better = plainHours(words);
  if (better !== words) {
    const fault = `must be times such as 09:00–18:00, but this is "${words}"`;
    if (better === null) return { fault, advice: 'Write all times on a 24-hour clock.' };
    return faultOf(better, facts) ?? { fault, better: usualHours(better, null) };
  }
  return /\d/.test(words) || looseTimes(words).times.length > 0 ? unreadable(words, facts) : wordFault(words, facts);
};

/** Reports times that are written correctly but cannot be intended. */
function faultOfSpans(spans: readonly Opening[], times: readonly LooseTime[], facts: unknown): FormFault | null {
  const same = spans.find(({ opens, closes }) => opens === closes);
  if (same) {
    return { fault: 'opens and closes at the same time', either: [allDay(facts)] };
  }
  const ranges = spans.map(({ opens, closes }): Minutes => [minutesOf(opens), minutesOf(closes)]);
  if (isTwelveHourClock(times, ranges)) {
    return withReadings('must have AM or PM after each time, or a 24-hour clock such as 09:00', times, facts);
  }
  const inOrder = ranges.map(([from, to]) => [from, to > from ? to : to + 24 * 60] as const).sort(([a], [b]) => a - b);
  const overlap = inOrder.some(([from], index) => from < (inOrder[index - 1]?.[1] ?? 0));
  if (overlap) return { fault: 'has times that overlap', advice: 'Check when each span begins and ends.' };
  return tooLong(
    ranges,
    clockOf(
      times.some(({ half }) => half !== null),
      facts,
    ),
  );
}

const hour = 60;

/**
 * Reports times such as `9 AM–6 AM`: a day that ends the next morning, as if AM were PM. A late bar closes before 5 AM.
 */
function tooLong(ranges: readonly Minutes[], clock: Clock): FormFault | null {
  const lengthOf = ([from, to]: Minutes) => (to > from ? to - from : to - from + 24 * hour);
  const long = ranges.find((range) => range[1] < range[0] && range[1] >= 5 * hour && lengthOf(range) > 16 * hour);
  if (!long) return null;
  const found = { fault: `is open for ${Math.floor(lengthOf(long) / hour)} hours, until the next day` };
  const advice = 'If this is right, end the first span at midnight and begin a second one there.';
  if (ranges.length > 1) return { ...found, advice };
  const [from, to] = long;
  const half = 12 * hour;
  const swapped: Minutes[] = [
    [from, (to + half) % (24 * hour)],
    [(from + half) % (24 * hour), to],
  ];
  const texts = swapped.filter((range) => lengthOf(range) <= 16 * hour).map((range) => spanText(range, clock));
  return { ...found, either: texts.map((text) => [`you mean ${text.replace('–', ' to ')}`, text] as const), advice };
}

/** Returns whether times without AM and PM, such as `9:00–5:00`, would be at night on a 24-hour clock. */
function isTwelveHourClock(times: readonly LooseTime[], ranges: readonly Minutes[]): boolean {
  if (times.some(({ half, is24 }) => half !== null || is24)) return false;
  return ranges.some(([from, to]) => to < from || from < 6 * 60);
}

/** The hours of a day that never closes, among other words, such as `24 horas en diciembre`. */
const wholeDay = /^\D*(?<!\d)24[ -]?(?:h|時間|小[时時]|시간)(?![^ ]*\d)\D*$/i;

/** Returns what to write for a day that never closes. */
function allDay(facts: unknown): readonly [condition: string, better: string] {
  return ['you are open all day', isEnglish(languageOf(facts)) ? 'Open 24 hours' : '00:00–24:00'];
}

/** Words that leave open when a day ends. */
const openEnd = /(?<!\p{L})(?:late|close|closing(?: time)?|dusk|dark|sun(?:set|down)|[¿?]+|\.\.\.|…)$/iu;

/** Reports text with digits that are not hours, or not in a readable form. */
function unreadable(text: string, facts: unknown): FormFault {
  if (wholeDay.test(text)) {
    const advice = 'Otherwise, write words without digits, such as By appointment.';
    return { fault: `must be only times or only words, but this is "${text}"`, either: [allDay(facts)], advice };
  }
  const { times, frame } = looseTimes(text);
  const words = outsideOf(frame);
  const uneven = unevenHours(text, times, frame, facts);
  if (uneven) return uneven;
  const [open] = times.length === 1 ? (text.match(openEnd) ?? []) : [];
  if (open) {
    const fault = `must have the time when you close, and "${open}" is not a time`;
    const both = exampleHours(facts, [9 * hour, 22 * hour]);
    return { fault, advice: `Write both times, as in ${both}: maps and search engines show when you close.` };
  }
  const isSpans = words.length === 0 || times.some(({ text, half }) => half !== null || /\d ?[:h]/.test(text));
  if (times.length === 0 || !isSpans) return { fault: `must be times, or words without digits, but this is "${text}"` };
  const impossible = times.find(isImpossible);
  if (impossible) return impossibleTime(impossible, times, facts);
  if (times.length % 2 === 1) {
    const advice =
      words.length === 0
        ? 'Write when you open and when you close.'
        : 'Write only when you open and when you close. Put other words in a text on a page.';
    return {
      fault: times.length === 1 ? 'has only one time' : `has ${times.length} times, and one is missing`,
      advice,
    };
  }
  if (words.length === 0) return withReadings(mainFault(times, frame), times, facts);
  const found = withReadings(`must be only times or only words, without "${words.join('" and "')}"`, times, facts);
  return { ...found, advice: 'Put other words in a text on a page.' };
}

/** Words for a day in some weeks, such as `1st and 3rd Sunday`, or `9-1 (1st and 3rd)`. */
const someWeeks =
  /\b(?:1st|2nd|3rd|[45]th)\b|\b(?:every (?:other|second|2nd)|alternate|(?:first|second|third|fourth|last|1st|2nd|3rd|[45]th)(?: (?:and|&) \w+)? \w+day)s?\b/i;

/** Reports hours with a break in words, such as `9-5 (closed 12-1)`, or only for some weeks. */
function unevenHours(text: string, times: readonly LooseTime[], frame: string, facts: unknown): FormFault | null {
  const [opens, closes, from, to] = times;
  const hasBreak = /^@[^@]*@[^@]*(?:\b(?:closed|lunch|break|except)\b|昼休|休憩|午休|점심)[^@]*@[^@]*@[^@]*$/i.test(
    frame,
  );
  if (hasBreak && opens && closes && from && to) {
    const found = withReadings('must be the hours before and after the break', [opens, from, to, closes], facts);
    const both = exampleHours(facts, [9 * hour, 12 * hour], [13 * hour, 17 * hour]);
    return found.better || found.either ? found : { ...found, advice: `Write both, as in ${both}.` };
  }
  if (!someWeeks.test(text)) return null;
  const advice = 'Write words without digits, such as Some weeks, and the times in "hoursNote:" of a location section.';
  return { fault: `must be the same every week, but this is "${text}"`, advice };
}

function isImpossible({ hour, minute, half }: LooseTime): boolean {
  return hour > 24 || minute > 59 || (hour === 24 && minute > 0) || (half !== null && (hour > 12 || hour === 0));
}

function impossibleTime(time: LooseTime, times: readonly LooseTime[], facts: unknown): FormFault {
  const { text, hour, minute, half } = time;
  if (minute > 59) return { fault: `has "${text}", and an hour has only 60 minutes` };
  if (hour > 24 || half === null) return { fault: `has "${text}", and a day has only 24 hours` };
  const fault = `has "${text}"; with AM or PM, hours go from 1 to 12`;
  // With PM, 13 and more can only be meant on a 24-hour clock; with AM, either may be wrong.
  const corrected = times.map((one) => {
    const isClear = one.half === 'PM' ? one.hour > 12 && one.hour < 24 : one.half === 'AM' && one.hour === 0;
    return isClear ? { ...one, hour: one.hour % 12 || 12 } : one;
  });
  return corrected.some(isImpossible) ? { fault } : withReadings(fault, corrected, facts);
}

/** Returns the fault, with what to write if there are few ways to read the times. */
function withReadings(fault: string, times: readonly LooseTime[], facts: unknown): FormFault {
  const isTwelve = times.some(({ half }) => half !== null);
  const is24 = times.some(({ is24 }) => is24) || writesHoursTo24(facts);
  const clock = clockOf(isTwelve || !is24, facts);
  if (times.length > 8) return { fault };
  const texts = readings(times)
    .map((spans) => spans.map((span) => spanText(span, clock)).join(', '))
    .filter((text) => faultOfSpans(spansIn(text), looseTimes(text).times, facts) === null)
    // Few businesses are open at midnight.
    .sort((a, b) => Number(atMidnight.test(a)) - Number(atMidnight.test(b)));
  const [first, ...others] = texts;
  if (first === undefined || texts.length > 3) return { fault };
  if (others.length === 0) return { fault, better: first };
  return { fault, either: texts.map((text) => [`you mean ${inWords(text)}`, text] as const) };
}

const atMidnight = /(?<!\d)12 a\.? ?m\b\.?/i;
const everyMidnight = new RegExp(atMidnight, 'gi');
const everyNoon = /(?<!\d)12 p\.? ?m\b\.?/gi;

/** Replaces 12 AM with words, because many people take it for noon. */
const inWords = (text: string) =>
  text.replace(/–/g, ' to ').replace(everyMidnight, 'midnight').replace(everyNoon, 'noon');
