import { nearAfter, sentenceBefore } from './sentence.ts';

/** Words that make “this year” one year: those about the business, and those that invite. */
const ofOneYear =
  /\b(?:we|us|our|i|me|my|book|order|buy|sign|join|register|enroll|come|open|closed|taking|accepting|offer(?:ing)?|hiring|selling)\b/i;
const asked = /^[^.!?\n]*\?/;
const ofReader = /\byour?\b|^\p{Lu}\p{Ll}+ing\b/u;

/**
 * Returns true if “this year” is the year in which somebody reads it: “Did you move this year?”, “If you moved this year,
 * call us.”
 *
 * @param index the offset of the words in the text
 */
export function isYearOfReader(text: string, index: number): boolean {
  const before = sentenceBefore(text, index);
  if (ofOneYear.test(before)) return false;
  return /\bif you\b/i.test(before) || (asked.test(nearAfter(text, index)) && ofReader.test(before));
}
