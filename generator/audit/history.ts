import { sentenceAfter, sentenceBefore } from './sentence.ts';

/** The position of a date in a text. */
export interface DatePlace {
  text: string;
  /** Its offset. */
  index: number;
  length: number;
}

/** Past tense verbs without "ed" that are not another word, also after "re" and the like: "rebuilt", "withdrew". */
const onlyPast =
  '(?:re|over|under|out|with|un|mis)?(?:ate|became|began|blew|broke|brought|built|came|chose|did|drank|drew|drove|flew|forgot|fought|froze|gave|got|grew|held|hung|kept|knew|laid|learnt|lent|lost|made|met|paid|ran|rang|rode|sang|sank|sent|shod|shook|slept|sold|spent|spoke|stole|stood|stuck|struck|swam|swept|taught|threw|told|took|tore|went|woke|won|wore|wrote)';
/** The others, and participles that refer to the past. */
const irregular = `${onlyPast}|was|were|had|begun|born|bought|left|written|taken|seen|led|found|heard|fell|gone|rose|thought|burnt|caught|dealt|dug|sought`;
/** Past tense verbs that are also the names of things, such as a saw. */
const likeNouns = 'bore|felt|ground|lit|saw|shot|slid|spun|wound';
const adverb = '\\p{L}+ly|also|first|then|just|both|once|had|was|were|been';

/** Matches an account of what happened: "I opened the studio in March 2021". */
const told = new RegExp(
  `\\b(?:I|we|he|she|they|it|who|which|that)(?: (?:${adverb})){0,3} (?:\\p{L}{2,}(?<!e)ed|${irregular}|${likeNouns})(?!\\p{L})`,
  'iu',
);

/**
 * The same without a subject: "Featured in the Gazette, March 2025". Something closed or reduced may be so for only a
 * few days.
 */
const happened = new RegExp(
  `(?<!\\p{L})(?!(?:closed|discounted|extended(?! $)|heated|included|invited|limited|needed|priced|reduced|related|required|scheduled|shortened|wanted)\\b)(?:\\p{L}{2,}(?<!e)ed|${irregular})(?!\\p{L})`,
  'iu',
);

/** Words in sentences about an offer or about days to come. */
const offered =
  /%|\b(?:off|sales?|deals?|specials?|offers?|discounts?|prices?|free|sav(?:e|ings?)|coupons?|gifts?|workshops?|hours|open|closed|come|see|join|book|register|rsvp)\b/i;

/** Words just before a date in the past, which does not become outdated. */
const history =
  /\b(?:since|founded|opened|established|born|began|started|updated|licensed|dated|version|revision|edition|issue|last (?:\p{L}+ )?(?:change|update|revision|review|check))(?: (?:in|on|of))?:? *$/iu;

/** Verbs that always refer to the past: "Prices were raised", but not "prices reduced". */
const finite =
  /\b(?:was|were|had|did|went|began|became|ran|came|took|gave|grew|wrote|left|ate|blew|broke|chose|drew|drove|flew|froze|knew|rode|sang|shook|spoke|stole|threw|tore|woke|wore)\b/i;

/** Matches a past event: "The old studio closed on". Without "the", it may be closed for a day. */
const didThen =
  /\b(?:the|our|my|his|her|their)(?: (?!(?:is|are|be|stays?|remains?|will|gets?)\b)[\p{L}’'-]+){1,4} (?:\p{L}{2,}(?<!e)ed|sold|held|began|won)(?: (?:on|in))? $/iu;

/** Something done or dating from before a date: "certificates sold before", but not "must be used before". */
const beforeThen = /(?<!\bbe )\b(?:\p{L}{2,}ed|sold|bought|built|given|made|from|dating|until) before $/iu;
const stillTrue = /^[^.!?]*\bstill\b/i;

/** What a date belongs to, such as a picture, a law, or a newspaper. A week and the like count as days. */
const source =
  /^(?:(?:photo|picture|image|video|drawing|painting|source)s?(?::| (?:of|by|taken|from)\b).*|.*\b(?!(?:week|weekend|month|year|days?|nights?|mornings?|evenings?|end|middle|start|beginning|rest|because|as|top|all)\b)\p{L}{2,} of )$/iu;

/** “Registration for summer 2026 is closed”, “the sale of May 5, 2026 is over”: the text says it. */
const saidToBeOver = /^ (?:is|are|has|have)(?: now| already)? (?:over|ended|finished)\b/i;
const saidToBeClosed = /^ (?:is|are|has|have)(?: now| already)? closed\b/i;
const closes = /\b(?:registration|enrollment|sign[- ]?ups?|applications?|bookings?|orders?|waitlist)\b/i;

/** Words just before the date from which something holds. */
const begin = /\b(?:effective|as of|starting|beginning|from|after)(?: (?:as of|on|in|from))?:? $/i;
const goesOn = /^,? ?(?:to|through|thru|until|till|[–—-])/i;

/** Words just before the date at which something ends. */
const end = /\b(?:until|till?|through|thru|ends?|ending|expires?|valid)(?: on)?(?: the)?(?: \p{L}+day,?)? $/iu;

/** "Until May 2029 we were on Elm Street." */
const endsAlone = /^(?:until|till|through|up to) $/i;
const wasSo = /^,? (?:we|I|they|it|she|he|(?:our|my|the) \p{L}+) (?:was|were|had|did|\p{L}+ed)(?!\p{L})/u;

/**
 * Returns true if an English text gives a date at which something happened, or from which it holds, so that it does not
 * become outdated.
 */
export function isHistory({ text, index, length }: DatePlace): boolean {
  const before = sentenceBefore(text, index);
  const words = text.slice(index, index + length);
  const after = sentenceAfter(text, index + length);
  const isOffer = offered.test(before + after);
  if (saidToBeOver.test(after) || (saidToBeClosed.test(after) && closes.test(before))) return true;
  if (told.test(before) || beforeThen.test(before) || stillTrue.test(after)) return true;
  if (endsAt(before)) return !isOffer && (finite.test(before) || (endsAlone.test(before) && wasSo.test(after)));
  if (history.test(before) || source.test(before) || didThen.test(before)) return true;
  if (told.test(after) || finite.test(before) || finite.test(after)) return true;
  if (begin.test(before) && !/[–—-]| to | through /.test(words) && !goesOn.test(after)) return true;
  return !isOffer && (happened.test(before) || happened.test(after));
}

/** Returns true if English words before a date clearly say that something ends then. */
export const endsAt = (before: string) => end.test(before);
