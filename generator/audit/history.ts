import { sentenceAfter, sentenceBefore } from './sentence.ts';

/** Where a date is in a text. */
interface Place {
  text: string;
  /** Its offset. */
  index: number;
  length: number;
}

/** Verbs in the past that do not end in "ed", and participles that tell of the past. */
const irregular =
  'was|were|had|began|begun|born|won|built|bought|became|taught|learnt|went|left|met|made|grew|wrote|written|ran|did|took|taken|gave|came|got|held|sold|seen|spent|led|found';
const adverb = '\\p{L}+ly|also|first|then|just|both|once|had|was|were|been';

/** Somebody tells what happened: "I opened the studio in March 2021". */
const told = new RegExp(
  `\\b(?:I|we|he|she|they|it|who|which|that)(?: (?:${adverb})){0,3} (?:\\p{L}{2,}(?<!e)ed|${irregular})(?!\\p{L})`,
  'iu',
);

/** The same without who did it: "Featured in the Gazette, March 2025". What is closed or reduced may be so for a few days. */
const happened = new RegExp(
  `(?<!\\p{L})(?!(?:closed|discounted|extended|heated|included|invited|limited|needed|priced|reduced|related|required|scheduled|shortened|wanted)\\b)(?:\\p{L}{2,}(?<!e)ed|${irregular})(?!\\p{L})`,
  'iu',
);

/** What sentences about an offer, or about days to come, have. */
const offered =
  /%|\b(?:off|sales?|deals?|specials?|offers?|discounts?|prices?|free|sav(?:e|ings?)|coupons?|gifts?|workshops?|hours|open|closed|come|see|join|book|register|rsvp)\b/i;

/** Words just before a date of history, which does not become outdated. */
const history =
  /\b(?:since|founded|opened|established|born|began|started|updated|licensed|dated|version|revision|edition|issue)(?: (?:in|on|of))?:? *$/i;

/** Words just before the date from which something holds. */
const begin = /\b(?:effective|as of|starting|beginning|from|after)(?: (?:as of|on|in|from))?:? $/i;
const goesOn = /^,? ?(?:to|through|thru|until|till|[–—-])/i;

/** Words just before the date at which something ends. */
const end = /\b(?:until|till?|through|thru|ends?|ending|expires?|valid)(?: on)?(?: the)?(?: \p{L}+day,?)? $/iu;

/** True if an English text tells of a date at which something happened, or from which it holds, so that it does not become outdated. */
export function isHistory({ text, index, length }: Place): boolean {
  const before = sentenceBefore(text, index);
  const words = text.slice(index, index + length);
  const after = sentenceAfter(text, index + length);
  if (told.test(before)) return true;
  if (endsAt(before)) return false;
  if (history.test(before) || told.test(after)) return true;
  if (begin.test(before) && !/[–—-]| to | through /.test(words) && !goesOn.test(after)) return true;
  return !offered.test(before + after) && (happened.test(before) || happened.test(after));
}

/** True if English words before a date say for certain that something ends then. */
export const endsAt = (before: string) => end.test(before);
