import { daysOfLabel, hoursInText } from '../../../templates/facts/day-names.ts';
import { placeOfBusiness } from '../places/place-of-business.ts';
import type { ShownText } from '../shown-texts.ts';
import { timePattern, untilWord } from './clock-times.ts';

const ofHours = /\b(?:hours|opening|open|when|visit(?:s|ing)?)\b/i;
/** The hours of something else: “Farmers market hours”, “When we are in Stowe”, “Phone hours”. */
const ofOthers =
  /\b(?:markets?|fairs?|class(?:es)?|lessons?|courses?|workshops|events?|shows?|phones?|tours?|open (?:house|mic|mat|gym)|camps?|deliver(?:y|ies))\b/i;
const inPlace = /\b(?:at|in|from|near) (?:the )?\p{Lu}/u;

/** Returns true for a heading such as “Our hours”, below which a day and two times are the hours of the business. */
export const isAboutHours = (heading: string): boolean =>
  ofHours.test(heading) && !ofOthers.test(heading) && !inPlace.test(heading);

/** “9–12 in Stowe” and “9–12 by appointment” are something else. */
const onlyHours = new RegExp(`^(?:closed|${timePattern}(?: ?[–—-] ?| to | ${untilWord} )${timePattern})[.!]?$`, 'iu');

/** Returns what begins a row such as “Friday | 9–6” if it is read as “Friday: 9–6”; nothing for any other text. */
export const labelOfRow = ({ text, term, heading }: Pick<ShownText, 'text' | 'term' | 'heading'>): string =>
  term !== null && onlyHours.test(text) && isAboutHours(heading) && daysOfLabel(term) !== null ? `${term}: ` : '';

/** “The shop | Tue 4–5” is about the business. */
const ofBusiness = new RegExp(`\\b(?:${placeOfBusiness})\\b`, 'i');

/** Returns true for a row such as “Group classes | Tue 4–5, Thu 5–6”, which has the times of what its title names. */
export function isOfTitle({ text, term }: Pick<ShownText, 'text' | 'term'>): boolean {
  if (term === null || daysOfLabel(term) !== null || isAboutHours(term) || ofBusiness.test(term)) return false;
  return hoursInText(text)?.every(({ hours }) => onlyHours.test(hours.replace(/ [/·•]$/, ''))) ?? false;
}
