import { maskDays } from '../../../templates/facts/day-names.ts';
import type { PlacedWords } from '../matches.ts';
import { placeOfBusiness } from '../places/place-of-business.ts';
import { nearAfter, nearBefore, sentenceBefore } from '../sentence.ts';
import { englishMonth } from '../whole-dates.ts';
import { holidays, seasons } from '../year-ends.ts';
import { timePattern, untilWord } from './clock-times.ts';
import { isOfShow, isSetAside } from './set-aside.ts';

/** Excludes questions and doubts, which claim nothing. The words are matched first, because lookbehind takes time. */
export const withoutDoubt = (words: string) =>
  `${words}(?<!\\b(?:can|could|may|might|should|would|do|does|did|is|are|if|unless|whether|when|while|who|before|until|than) ${words})`;
const place = `(?:${placeOfBusiness}|doors?)`;
/** Excludes "call the office". */
const begins = '(?<=^|[,;:(–—] ?|\\b(?:and|but|so|that|because|as) )';
const us = `\\b${withoutDoubt(`(?:we|i|you (?:can|may)|${begins}(?:(?:the|our|my) ${place}|doors))`)}`;
const be = "(?:['’](?:re|m)| are| am| is)?";
const often = '(?: (?:also|always|now|still|usually|even|only|generally))*';
export const guests = '(?:guests|clients|customers|patients|people|you)';
const things = '(?:appointments|visits|sessions|bookings|hours)';
const work = `(?: (?:work|open|opens|start|begin|close|come(?: in| by|(?: out)? to (?:you|your [a-z]+))?|book|have|offer|keep|see ${guests}|take (?:${guests}|${things})))?`;
const ends = ` ?(?:,? ?(?:late|here|now|also|always|still|open|available|from|on|every|each|any|most days|(?:evenings|weeknights|mornings|afternoons)(?: are| run)?) )*`;
/** A sentence about the business up to its opening times. */
const aboutUs = new RegExp(`${us}${be}${often}${work}(?: ${things})?${ends}$`);

const kind = '(?:(?:our|all|your|opening|regular|business|studio|shop|store|office|evening|weekend|new) )*';
const offer = `(?:${kind}${things}|(?:now |also |always |still )*(?:open|available|come(?: in| by)?|book|by appointment)|part of)`;
const offered = `${offer}(?:,?:?(?: are| run| available| offered| open| possible)*)[,:]? ${ends}$`;
const alone = new RegExp(`^(?:and |but |so |also )?(?:${offered}|${ends}$)`);
const boundary = '(?:[;–—(|•·] ?|, |\\b(?:and|but|so|also|plus|or) |& )';
const afterOthers = new RegExp(`${boundary}${ends}$`);
const offeredAfterOthers = new RegExp(`${boundary}${offered}`);
/** Replaces each of these words. */
const mask = '\uE003';
const afterClaim = new RegExp(`${mask}(?: ?[,;/|·•])? ?(?:(?:and|or|but|plus|&) )?(?:also )?${ends}$`);

/** Words that may refer to somebody else. */
const others =
  /\b(?:is|are|was|were|has|have|had|do|does|not?|never|who|which|that|if|when|whether|unless|than|i|we|you|he|she|they|people|next door)\b|n['’]t\b|^(?:the|most|many|some|a nearby)\b/;

const isAsked = /^[^.!?\n]*\?/;
const isConditional = /^,? (?:if|unless|(?:by|on|upon) (?:request|arrangement))\b/;
/** A single day, as in “Thursday, December 24”, which may be a special day. */
const isDate =
  /^,? (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|(?:the )?\d{1,2}(?:st|nd|rd|th)\b)/i;
const partOfYear = `(?: (?:the|early|mid|late|all of|end of))* (?:${englishMonth}|${seasons}|${holidays})\\b`;
const season = `(?:in|during|for|over)${partOfYear}`;
const limit = '(?:from|starting|beginning|until|before|after|next|last)';
const sometimes = '(?:once|twice|(?:two|three|four|[2-4]) times) (?:a|each|every|per) (?:month|year)';
/** “At the farmers market, ”, but not “at a fair price, ” or “at the corner of Elm, ”. */
const elsewhere = `at (?:the|an?) (?!${place}\\b|(?:[a-z]+ )?(?:price|rate|cost|pace|end|start|corner|foot|heart|edge|top|center|back|latest|least)\\b)`;
/** Another time than now. After the name of a season, people may leave out the comma. */
const isOther = new RegExp(
  `^(?:and |but |so )?(?:(?:about )?${sometimes}\\b(?! is\\b):?[^:;]*$|${elsewhere}|${limit}\\b[^,]*, |(?:${season}|(?:${limit}|this|every|each|between|through)(?: in)?${partOfYear}))`,
  'i',
);
const isThen = new RegExp(`^,? (?:${season}|${sometimes})`, 'i');
/** All such days before a holiday, as in “Thursdays before Christmas”. “Wednesday before Thanksgiving” is one day. */
const eachBefore = new RegExp(`^days before${partOfYear}`, 'i');
/** An event at these hours, as in “Monday from six to seven, Vinyasa” and “Saturday, 8 AM–9 AM: for runners”. */
const isEvent =
  /^(?:: (?!closed|we\b|i\b)\p{L}|, (?!(?:We|You|The|Our|Closed|Evenings?|Mornings?|Afternoons?|Weekends?|By)\b)\p{Lu}\p{Ll})/u;

/**
 * Returns those of some words of a text, in order, that make a claim about the business: in “Sundays until six” and “We
 * are open on Sundays until six”, but not in “The market is open on Sundays until six”, a question, or a condition.
 * English only.
 *
 * @param name the name of the business
 */
export function claimsAmong<T extends PlacedWords>(text: string, found: readonly T[], name: string): T[] {
  const claims: T[] = [];
  let earlier: T[] = [];
  let [end, isClaim] = [0, false];
  for (const one of found.toSorted((a, b) => a.index - b.index)) {
    const { words, index } = one;
    const near = nearBefore(text, index);
    earlier = earlier.filter((other) => other.index + other.words.length > index - near.length);
    const lead = sentenceBefore(masked(near, index - near.length, earlier), near.length);
    const before = lead.toLowerCase().replaceAll(name.toLowerCase(), 'we');
    const after = nearAfter(text, index + words.length);
    // After a claim, more hours are part of it: “We are open Mondays until six and Tuesdays until eight”.
    const isOfClaim = index < end || afterClaim.test(before) ? isClaim : isOurs(before, words);
    isClaim = isOfClaim && !isAsked.test(after);
    earlier.push(one);
    end = index + words.length;
    if (isClaim && isUsual(words, after)) claims.push(one);
  }
  return claims;
}

/** Returns false for hours on a condition, on a date, at another time of the year, or of an event. */
const isUsual = (words: string, after: string): boolean =>
  ![isConditional, isDate, isThen].some((pattern) => pattern.test(after)) &&
  !eachBefore.test(words.slice(-4) + after) &&
  !isEvent.test(maskDays(after));

/** @param start the offset of the part in the text whose words are masked */
const masked = (part: string, start: number, all: readonly PlacedWords[]) =>
  all.reduce((rest, { words, index }) => {
    const from = Math.max(0, index - start);
    const to = Math.min(part.length, index + words.length - start);
    return rest.slice(0, from) + mask.repeat(Math.max(0, to - from)) + rest.slice(Math.max(from, to));
  }, part);

function isOurs(lead: string, words: string): boolean {
  const before = lead.replace(partOfWeek, '').replace(yes, '');
  if (isOther.test(before) || isSetAside(before) || isOfShow(before, words)) return false;
  if (statesUs.test(words) || alone.test(before) || aboutUs.test(before)) return true;
  if (hours.test(words) && ourBefore.test(before)) return true;
  if (others.test(before)) return false;
  return offeredAfterOthers.test(before) || (isPlain.test(words) && afterOthers.test(before));
}

/** Hours before others that no statement is about: “Weekday afternoons from 2 to 7, ”. */
const partOfWeek = new RegExp(
  `^(?:weekday|weekend)s? (?:mornings|afternoons|evenings) (?:from )?${timePattern}(?: to | ${untilWord} |[–—-])${timePattern}[,;] (?:and )?`,
  'u',
);

/** An answer: “Yes, Sundays from ten to two.” */
const yes = /^(?:yes|yep|yeah|sure|certainly|of course|absolutely)(?: [–—]|[,;:–—])? /;

/** Matches “our Sunday hours”, but not those of a class or of a neighbor. */
const hours = /\bhours\b/i;
const ourBefore = new RegExp(`(?:^|${boundary})(?:our|my) ${kind}$`);

/** After words such as “Yoga, ” or “Run three miles, ”, anything else may be about those. */
const isPlain =
  /^(?:open|closed|weekends?|weekend \w+|evenings?\b.*|all|both|visits|appointments|sessions|hours)\b(?!.* week$)|(?:morning|afternoon|evening|night)s$/i;

const statesUs = new RegExp(`^(?:on )?${us}\\b`, 'i');

const verdict =
  " (?:(?:are|is)(?: also| now| always| still)* (?:available|open|offered|possible|yours|free)|fill|book|(?:we|i)(?:['’](?:re|m)| are| am)? (?:work|here|open|come|see|take|offer))\\b";
const isOffered = new RegExp(`^${verdict}`, 'i');
const goesOn = ` (?:and|or|&|too|as well|on|by|from|${untilWord}|at|only|each|every|appointments|visits|sessions|hours)\\b`;
const affirms = new RegExp(`^(?: ?[.,;:!)|/(·–—]|$|${verdict}|${goesOn})`, 'i');

/**
 * Returns true unless the sentence says something else about words such as “Wednesday evenings”, as in “… are for my
 * family”.
 */
export const isAffirmed = (after: string) => affirms.test(after);

const preposition =
  'and|or|but|so|to|on|at|in|for|by|with|from|until|till?|too|as|also|each|every|all|only|both|after|before|near|while|when|plus|except|without|sharp';
const verbAfter = new RegExp(`^(?: (?!(?:${preposition})\\b)[a-z]|,? (?:I|we|you|he|she|they|it|the|my)\\b)`);

/**
 * Returns true if the sentence continues about these hours, as in “Sunday from two to four is usually free”: they may
 * be a part of all hours.
 */
export const isSubject = (after: string) => verbAfter.test(after) && !isOffered.test(after);
