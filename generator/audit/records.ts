import type { DatePlace } from './history.ts';
import { sentenceAfter, sentenceBefore } from './sentence.ts';

/** What people can attend, buy, or apply for, and words about days to come. */
const events =
  'auditions?|camps?|calendar|caroling|class(?:es)?|clinics?|concerts?|courses?|dances?|day(?=, )|demos?|dinners?|drawings?|enrollment|events?|exams?|expos?|fairs?|festivals?|fundraisers?|galas?|hunts?|intro|lessons?|markets?|meetings?|menu|meetups?|night|open house|part(?:y|ies)|picnics?|potlucks?|programs?|raffles?|recitals?|rehearsals?|retreats?|schedules?|seasons?|seminars?|series|sessions?|shows?|sign[- ]?ups?|social(?! work)|swaps?|talks?|tastings?|tours?|trips?|waitlist|webinars?|weekend|workshops?';
const offered =
  'appointments?|available|book|bookings?|buy|coupons?|deals?|deliver(?:y|ies)|discounts?|for[- ]one|free|gifts?|half|offers?|off|pick-?ups?|prices?|rates?|sales?|sav(?:e|ings?)|specials?|spots?|tickets?';
const toCome =
  'away|closed|come|coming|daily|due|every|find|(?<!\\d )hours|hiring|join|last (?:call|chance)|leave|meet|moving|new|next|now|openings?|opens?|our|ready|register|rsvp|see|soon|upcoming|reopening|vacations?|visit|wanted|we|will|win|you|your';
const ahead = new RegExp(`[%$€£]|\\b(?:${events}|${offered}|${toCome})\\b`, 'i');
/** Words about something that somebody has earned, at a fair or in a class too, but not a “graduate recital”. */
const earned =
  /\b(?:best (?:of|in)\b|certified\b|(?:awards?|certification|diploma|finalist|graduate|medal|prize|winner)(?=,| (?:at|by|from|in|of)\b))/i;

/** A date after a comma, in no sentence: “First aid, June 2025”. */
const isApart = /[\p{L}\d.”’)], $/u;
const endsThere = /^[)\]”"’]*(?:[;|·•]|$)/;
/** A dated event of the past: “July 2023: the flood.” */
const toldAfter = /^: (?:the|an?|my) /i;

/**
 * Returns true if the date of an English text is part of a record, such as a credential or an award, which does not
 * become outdated. What people can attend or buy does.
 */
export function isRecord({ text, index, length }: DatePlace): boolean {
  const before = sentenceBefore(text, index);
  const after = sentenceAfter(text, index + length);
  const isDated = isApart.test(before) ? endsThere.test(after) : before === '' && toldAfter.test(after);
  return isDated && (earned.test(before) || !ahead.test(before + after));
}

/** A source after a quoted sentence: “– Barre Times, ”. The title of a concert has a place after it. */
const pressBefore = /[.!?,…][”"]\s*(?:[–—-] ?|\()[^.!?”"]{2,60}, $/u;

/** Returns true for the date of a newspaper after its words. */
export const isOfPress = ({ text, index, length }: DatePlace): boolean =>
  pressBefore.test(text.slice(Math.max(0, index - 80), index)) && endsThere.test(sentenceAfter(text, index + length));
