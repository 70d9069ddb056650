import { sentenceAfter, sentenceBefore } from './sentence.ts';

/** The position of a date in a text. */
interface Place {
  text: string;
  /** Its offset. */
  index: number;
  length: number;
}

/** Words about something that people can attend or buy, or about days to come. */
const ahead =
  /[%$€£]|\b(?:off|half|for[- ]one|ready|sales?|deals?|specials?|offers?|discounts?|prices?|rates?|free|sav(?:e|ings?)|coupons?|gifts?|closed|hours|come|see|find|meet|join|visit|book|booking|bookings|register|rsvp|tickets?|new|next|now|soon|coming|upcoming|(?:re)?opening|opens?|openings|available|appointments?|away|vacations?|every|daily|we|you|your|our|will|classes|class|courses?|camps?|clinics?|concerts?|demos?|events?|expos?|fairs?|festivals?|fundraisers?|hunts?|markets?|meetings?|open house|part(?:y|ies)|programs?|recitals?|retreats?|schedules?|calendar|menu|seasons?|seminars?|sessions?|lessons?|shows?|tours?|trips?|webinars?|workshops?)\b/i;
/** Words about something that somebody has earned, at a fair or in a class too. */
const earned = /\b(?:awards?|best (?:of|in)|certifi(?:ed|cation)|diploma|finalist|graduate|medal|prize|winner)\b/i;

/** A date after a comma, in no sentence: “First aid, June 2025”. */
const isApart = /[\p{L}\d.”’)], $/u;
const endsThere = /^[)\]”"’]*(?:[;|·•]|$)/;
/** A dated event of the past: “July 2023: the flood.” */
const toldAfter = /^: (?:the|an?|my) /i;

/**
 * Returns true if the date of an English text is part of a record, such as a credential or an award, which does not
 * become outdated. What people can attend or buy does.
 */
export function isRecord({ text, index, length }: Place): boolean {
  const before = sentenceBefore(text, index);
  const after = sentenceAfter(text, index + length);
  const isDated = isApart.test(before) ? endsThere.test(after) : before === '' && toldAfter.test(after);
  return isDated && (earned.test(before) || !ahead.test(before + after));
}

/** A source after a quoted sentence: “– Barre Times, ”. The title of a concert has a place after it. */
const pressBefore = /[.!?,…][”"]\s*(?:[–—-] ?|\()[^.!?”"]{2,60}, $/u;

/** Returns true for the date of a newspaper after its words. */
export const isOfPress = ({ text, index, length }: Place): boolean =>
  pressBefore.test(text.slice(Math.max(0, index - 80), index)) && endsThere.test(sentenceAfter(text, index + length));
