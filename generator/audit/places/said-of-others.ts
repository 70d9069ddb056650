import type { SiteFacts } from '../../../templates/facts/site.ts';
import { nearBefore, sentenceAfter, sentenceBefore } from '../sentence.ts';
import { placeOfBusiness } from './place-of-business.ts';

const name = "\\p{Lu}[\\p{L}.’'-]*(?: (?:(?:and|&|of|the) )?\\p{Lu}[\\p{L}.’'-]*){0,4}";
/** Words with a capital that are not a name: "Call For A Free Quote", "Call Toll Free". */
const noName =
  '(?:For|Toll|Free|Any|Today|Now|Us|Me|Our|My|Your|The|This|Before|After|Ahead|Early|If|To|At|On|In|A|An)';
/** A person or a business to call: "call Ansel at", "ring Dunbar & Sons on". */
const callName = new RegExp(
  `(?<!\\p{L})(?:[Aa]sk|[Cc]all|[Cc]ontact|[Pp]hone|[Rr]ing|[Tt]ext|dial|e-?mail|reach|try|write to) (?!${noName}(?:time)?(?!\\p{L}))(${name}),?(?: (?:at|on|in|first|instead)){0,2}[ :(]*$`,
  'u',
);
/** Something that belongs to a person or a business: "The vet’s number is", "Ansel’s cell for questions is". */
const ofOwner = new RegExp(
  `(?:(?<!\\p{L})(?:[Tt]he|[Aa]) ((?:\\p{L}+ ){0,2}\\p{L}+)|(?<!\\p{L})(?!(?:That|It|This|Here|There|What|Who|Let)(?!\\p{L}))(${name}))[’']s? (?:(?!(?:our|my)(?!\\p{L}))\\p{L}+[ -]){0,3}(?:phone|cell|mobile|number|line|office|address|email|e-mail)(?: for (?:\\p{L}+ ){1,3})?(?: is| at|:)* ?\\(?$`,
  'u',
);
const usual = new RegExp(`^(?:${placeOfBusiness}|us|me|our|my|now|today|here|business|company|owner|team)$`, 'i');

/**
 * Returns true if English words right before an offset say that what follows belongs to somebody else, as in "call
 * Ansel at" and "The vet’s number is".
 */
export function isOfAnother(text: string, index: number, { business, brand }: SiteFacts): boolean {
  const before = sentenceBefore(text, index);
  const [, called] = before.match(callName) ?? [];
  const [, thing, owner = thing] = called === undefined ? (before.match(ofOwner) ?? []) : [];
  const whose = called ?? owner;
  if (whose === undefined || usual.test(whose.split(' ').at(-1) ?? '')) return false;
  return ![business.name, brand.shortName].some((own) => own.includes(whose) || whose.includes(own));
}

const joined = '(?: (?:is|at|on))*[ :,(]*$';
/**
 * A second phone, and the workshop, which is seldom where a business is called. A number to call or to use for WhatsApp
 * is the main one.
 */
const cell = new RegExp(
  `\\b(?:(?:my|our) (?:(?:cell|mobile)(?: phone)?(?: number)?|workshop (?:phone|number|line)|${placeOfBusiness} line)|(?<!\\b(?:call|phone|ring|text)(?: us| me)?,? or )whats ?app (?:us|me))${joined}`,
  'i',
);
/** One of several places: the main number must be in the text too. */
const ofPlace = new RegExp(`\\b(?:my|our) ${placeOfBusiness} (?:phone|number)${joined}`, 'i');

/**
 * Returns true for a second number of the business, such as that of a cell phone, which site.yaml does not have.
 *
 * @param hasMain returns true if the text also has the number of site.yaml
 */
export function isOfSecondPhone(text: string, index: number, hasMain: () => boolean): boolean {
  const before = nearBefore(text, index);
  return cell.test(before) || (ofPlace.test(before) && hasMain());
}

const day = '(?:other |second |first |third |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b';
const onSomeDays = new RegExp(`\\b(?:every|each|on|most|some|this|next) ${day}`, 'i');
const thenOnSomeDays = new RegExp(`^,? (?:every|each|most|some|on (?:some|most)) ${day}`, 'i');

/**
 * Returns true for the place of some days of the week, on which the business may be somewhere else: "On Sundays, find us
 * at 18 Elm Street", but not "We are at 18 Elm Street, open on Mondays".
 */
export const isOnSomeDays = (text: string, index: number, { length }: string) =>
  onSomeDays.test(sentenceBefore(text, index)) || thenOnSomeDays.test(sentenceAfter(text, index + length));
