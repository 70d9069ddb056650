import { exactSpan, withColons } from './clock-times.ts';

export const isSpanish = (language: string) => /^es\b/i.test(language);

const time = '\\d{1,2}(?:[:.]\\d\\d)?(?: ?[AaPp](?:[Mm]|\\. ?[Mm]\\.)|(?<=[:.]\\d\\d))';
const until = ' (?:a|hasta)(?: las?)? ';

/** Matches a span of times as Spanish writes them too: “9 a. m. a 6 p. m.”, “9:00 a 14:00”. */
export const spanishSpan = new RegExp(
  `${exactSpan.source}|(?<![\\p{L}\\d.,:])${time}${until}${time}(?![\\p{L}\\d])`,
  'gu',
);

const anyUntil = new RegExp(`(?<=[\\dMm]|[Mm]\\.)${until}(?=\\d)`, 'g');

/** Returns a span of times as the schema reads it: “9 a. m. to 6 p. m.” for “9 a. m. a 6 p. m.”. */
export const readSpanish = (times: string) => withColons(times).replace(anyUntil, ' to ');

/** Returns true for a span such as “9 a. m. a 6 p. m.”, which may be a length as well, so that it needs a day. */
export const isWordyInSpanish = (times: string) => times.search(anyUntil) >= 0;
