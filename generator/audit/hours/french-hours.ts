import { maskDays } from '../../../templates/facts/day-names.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import { sentenceBefore } from '../sentence.ts';
import { exactSpan } from './clock-times.ts';
import type { ExactSpans } from './exact-spans.ts';

export const isFrench = (language: string) => /^fr\b/i.test(language);

const time = '(?:\\d{1,2}(?:\\s?h(?:\\s?[0-5]\\d|(?!\\s?\\d))|:[0-5]\\d)|midi|minuit)(?![\\p{L}\\d])';
const spanOfTimes = `(?<![\\p{L}\\d.,])${time}\\s?(?:[–—-]|à)\\s?${time}(?!\\s(?:d[eu]|d[’']|par)(?!\\p{L}))`;

/** Matches a span of times as French writes them too: “9 h à 18 h”, “9h30–midi”. */
export const frenchSpan = new RegExp(`${exactSpan.source}|${spanOfTimes}`, 'giu');

/** Returns a span of times as the schema reads it: “9:00 to 18:00” for “9 h à 18 h”. */
export const readFrench = (times: string) =>
  times
    .replace(/(\d)\s?h(?:\s?(\d\d))?/gi, (_, hour: string, minute = '00') => `${hour}:${minute}`)
    .replace(/midi/gi, 'noon')
    .replace(/minuit/gi, 'midnight')
    .replace(/\sà\s/gi, ' to ');

/** What may be before the days of hours, without the days: “Ouvert du”, “Nous vous accueillons le”. */
const opens =
  /^(?:[\s,:()–/-]|(?:l[ea]s?|d[ue]|au|et|tous|chaque)(?!\p{L}))*$|(?<!\p{L})(?:ouverte?s?|horaires?|heures d[’']ouverture|nous (?:sommes|(?:vous )?(?:accueillons|recevons)))(?!\p{L})/iu;

/**
 * Returns true for a span that has a single meaning on any clock. One with words, such as “9 h à 18 h”, may be a length,
 * or the time of a course, so it counts if it is said of days and nothing else.
 */
export function isFrenchHours(text: string, days: readonly Weekday[], { words, index }: ExactSpans): boolean {
  if (/^[\d:\s–—-]+$|[ap]\.?\s?m/i.test(words)) return true;
  if (days.length === 0 || /^\s?[:(]\s?\p{L}/u.test(text.slice(index + words.length))) return false;
  const [first = ''] = sentenceBefore(text, index).split(frenchSpan);
  return opens.test(maskDays(withEnglishDays(first, 'fr', 'long')).replace(/[\uE000-\uE002]+/g, ''));
}
