import { sentenceBefore } from '../sentence.ts';
import { type OpenSpans, partsOfDay } from './week.ts';

/** The times that a text may mean, in minutes after midnight. Undefined for a time that it does not give. */
interface Times {
  opens?: readonly number[] | undefined;
  closes?: readonly number[] | undefined;
}

const visits = '(?:visits?|appointments?|sessions?|bookings?)';
/** What is done at a part of the day, up to its times. Other times before them may be those of something else. */
const atPart = new RegExp(
  `(?<![\\p{L}\\d])(morning|afternoon|evening|night) ${visits}(?!\\p{L})[^\\d.;!?]{0,60}$`,
  'iu',
);
/** Evenings begin earlier for a business that opens for them. */
const early = 60;

/**
 * Returns true for what is done at a part of the hours of a day, as in “Evening visits on Thursdays, 18:00–20:00” if
 * Thursday is 08:00–20:00. Where the whole day is in that part, the times are those of the day.
 *
 * @param index the offset of the times in the text, or of words that have them
 */
export function isAtPartOfHours(text: string, index: number, { opens, closes }: Times, hours: OpenSpans): boolean {
  const [, part] = sentenceBefore(text, index).match(atPart) ?? [];
  if (part === undefined || hours === null || (opens ?? closes) === undefined) return false;
  const [from, to] = partsOfDay[part.toLowerCase() as keyof typeof partsOfDay];
  const isLonger = hours.some((span) => span.opens < from - early || span.closes > to);
  const isWithin = (times: readonly number[] | undefined) =>
    times === undefined ||
    times.some(
      (time) => time >= from - early && time <= to && hours.some((span) => time >= span.opens && time <= span.closes),
    );
  return isLonger && isWithin(opens) && isWithin(closes);
}
