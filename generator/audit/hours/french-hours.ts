import { exactSpan } from './clock-times.ts';

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

/** Returns true for a span such as “9 h à 18 h”, which may be a length as well, so that it needs a day. */
export const isWordyInFrench = (times: string) => !/^[\d:\s–—-]+$|[ap]\.?\s?m/i.test(times);
