import { isEnglish } from '../../../templates/facts/locale.ts';
import { nearBefore, sentenceAfter, sentenceBefore } from '../sentence.ts';
import { placeOfBusiness } from './place-of-business.ts';

const thing = '(?:phone|cell|number|line|address|email|location)';
const place = `${placeOfBusiness}(?: ${thing})*`;
const at = 'at|on|in|are|am|is|now|today|here|any ?time|located|or|and|directly|first';
const beside = 'near|behind|beside|opposite|next to';
const toUs = `(?<!\\b(?:about|of|from|with|${beside}|meet|join) )(?:us|me)`;
/** Ends right before something about the business: "Call us at", "We are at", "Our new number is". */
const ofUs = new RegExp(
  `(?<![\\w’'-])(?:(?:${toUs}|(?:our|my)(?: new)?(?: (?:${placeOfBusiness}|${thing}))+|(?<!\\b(?:${beside}) )the ${place})(?: (?:${at}|call|text|by|phone|email))*|(?:we|i)(?:['’](?:re|m))?(?: (?:${at}))*)[ :,(]*$`,
  'i',
);
/** A text that introduces something: "Our address:", "Phone:". */
const label = `(?:(?:our|my|the|new) )*(?:(?:${placeOfBusiness}|${thing}|tel\\.?|telephone|mobile|e-?mail|visit us|find us) ?)+:`;
const asks =
  '(?:please |just )?(?:call|text|phone|ring|dial|tel\\.?|telephone|cell|mobile|contact|message|reach|e-?mail|mail|write(?: to)?)(?: (?:or|and) (?:call|text))?(?: (?:now|today|at|on|ahead))*';
const visit = '(?:an? |your )?(?:free )?(?:appointment|visit|session|booking|reservation|consultation|quote|estimate)';
/** Excludes “to book a ride” and “to make a complaint”. */
const bookingEnd =
  "(?=[^\\p{L}\\d ’']|$| your (?!ride|taxi|cab|trip|room|table|stay|shuttle|flight|seat)| (?:now|today|online|ahead|by|for|on|in|or|and|with us)\\b)";
const booking = `(?:to (?:(?:book|schedule|reserve)${bookingEnd}|(?:book|schedule|reserve|set up|make) ${visit}\\b)|for ${visit}\\b)`;
const wholeBefore = new RegExp(`^(?:${label}|${asks})?[^\\p{L}\\d]*$`, 'iu');
const askingBefore = new RegExp(`^(?:(?:and|or|so) )?${asks}[ :.(]*$`, 'i');
const asking = new RegExp(`^${asks}$`, 'i');
const bookingBefore = new RegExp(`(?:^|[,;–—] )${booking},? ${asks}[ :.(]*$`, 'iu');
const bookingAfter = new RegExp(`^[ ,)]*${booking}(?!.* (?:at|from|with) (?!us\\b|me\\b))`, 'iu');
const wholeAfter = /^[^\p{L}\d]*(?:(?:now|today|any ?time)[^\p{L}\d]*)?$/iu;
/** All but the end of a sentence: the period of “Tel.” or “St.” is none. */
const within = '(?:[^.!?]|(?<=(?<!\\p{L})(?:Dr|Nr|Ste?|Str|T[eé]l))\\.)*';
/** A name that is not the first word. */
const hasName = new RegExp(`[\\p{L}\\d]${within}\\s[(“„«]?\\p{Lu}${within}$`, 'u');

/** Returns true if a sentence says that what follows an offset belongs to the business. */
export function isOfUs(text: string, index: number, language: string): boolean {
  const before = nearBefore(text, index);
  return isEnglish(language) ? ofUs.test(before) : !hasName.test(before);
}

const premises =
  'dirección|oficina(?: principal)?|tienda|taller|adresse|bureau|boutique|atelier|anschrift|büro|geschäft|werkstatt|praxis';
/** Says in other languages that an address is that of the business: "Nuestra dirección es", "Besuchen Sie uns in". */
const addressOfUs = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:nuestr[oa]|mi|notre|unsere?)(?: nouvelle| nuev[oa]| neue)? (?:${premises})(?: (?:es|está|est|ist|lautet))?`,
    'estamos|ubicados|visít[ea]nos|encuéntr[ea]nos|venga a vernos|nos puede encontrar|nos mudamos',
    'nous sommes|situés|venez nous voir|vous nous trouverez|(?:retrouvez|visitez)-nous',
    'wir sind|(?:besuchen|finden) Sie uns|Sie finden uns',
    'ficamos|venha nos visitar',
  ].join('|')})(?: jetzt)?(?: (?:en|a|au|in|em))? ?:? ?$|^(?:${premises}) ?: ?$`,
  'iu',
);

/** Returns true if a sentence says that an address, which begins at an offset, is that of the business. */
export const isAddressOfUs = (text: string, index: number, language: string): boolean =>
  isEnglish(language) ? isOfUs(text, index, language) : addressOfUs.test(sentenceBefore(text, index));

const callBefore = new RegExp(`(?:^|[,;:–—(] ?|\\b(?:and|or|so) )${asks}[ :.(]*$`, 'iu');
/** “For a gas leak, call” asks to call somebody else. */
const otherPurpose = /^(?:for|in|if|to|when)\b/i;

/** Returns true if the words right before an offset ask to call, for no purpose that may be another’s. */
export function isToCall(text: string, index: number): boolean {
  const before = sentenceBefore(text, index);
  return callBefore.test(before) && !otherPurpose.test(before);
}

/**
 * Returns true if words almost certainly refer to the business: those of a button, such as "Call 202-555-0100", and
 * "Call 202-555-0100 to book".
 */
export function isToReachUs(text: string, index: number, { length }: string): boolean {
  if (wholeAfter.test(text.slice(index + length)) && wholeBefore.test(text.slice(0, index))) return true;
  const before = sentenceBefore(text, index);
  return (
    bookingBefore.test(before) || (askingBefore.test(before) && bookingAfter.test(sentenceAfter(text, index + length)))
  );
}

/**
 * Returns true if the words of a link ask to call or message the business. Within a sentence, "call" may be about
 * anybody.
 */
export const isReachUs = (words: string, language: string): boolean =>
  isEnglish(language) ? ofUs.test(words) || (/^\p{Lu}/u.test(words) && asking.test(words)) : !hasName.test(words);

/** Returns true if an offset is at the start of a text, or after a label such as "Address:". */
export const isAtStart = (text: string, index: number) => startOfText.test(text.slice(0, index));

const startOfText = new RegExp(`^(?:${label})?[^\\p{L}\\d]*$`, 'iu');

const afterName = /^(?: is)?(?: at| in)?[ ,:|·–—-]+$/;

/** Returns true if a sentence begins with the name of the business, and an offset is right after it. */
export function isAfterName(text: string, index: number, name: string): boolean {
  const before = sentenceBefore(text, index);
  return before.startsWith(name) && afterName.test(before.slice(name.length));
}
