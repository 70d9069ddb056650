import { isEnglish, languageCode } from '../../../templates/facts/locale.ts';
import { memoized } from '../../../templates/memoized.ts';
import { statesByName } from '../../../templates/schema/forms/states.ts';

/** English words that come before a place and hardly anything else, in sentences and in headings. */
export const englishPlaceWords = 'in|near|around|outside|between|throughout|toward|towards|into|across|from|to|serving';

/**
 * The words before a place in a heading, by language; not "of", because of "Chamber of Commerce" and "Built of Stone".
 * In other languages, any lowercase word may be one.
 */
const beforePlaces: Readonly<Record<string, string>> = {
  en: `${englishPlaceWords}|nearby|at|for`,
  es: 'en|de|a|desde|hacia|para|por',
  fr: "à|en|de|d[’']|vers|pour|chez|dans",
  de: 'in|im|bei|um|aus|nach|für|nahe',
  it: "a|ad|in|di|d[’']|da|per|presso",
  pt: 'em|no|na|de|do|da|a|para|por',
  nl: 'in|te|bij|nabij|om|uit|van|naar|voor',
};

/** Matches the words before a name that mark it as a place. */
const signOf = memoized((language: string): RegExp => {
  const words = beforePlaces[languageCode(language)] ?? '\\p{Ll}+';
  const flags = words.startsWith('\\') ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}’'-])(?:${words})(?:(?<=[’']) ?| )$`, flags);
});

/** Returns true if the words before a name show that it is a place, as in "Drains in Dover". */
export function isAfterSign(before: string, after: string, language: string): boolean {
  return signOf(language).test(before) || (isEnglish(language) && ofOneNoun(before, after));
}

/** “Ten minutes from”, “a short drive from”: how far the page’s own town is from another one. */
const distance = '(?:min(?:ute)?s?|miles?|hours?|blocks?|steps?|drive|ride|walk|away|far|just) from $';
/** “Between Dover and”. The name of one of the two may have its state. */
const between = '\\bbetween (?:[^.!?;|]{1,50} and )?$';
const elsewhere = new RegExp(`\\b${distance}|${between}`, 'i');

/** Returns true if words before a name say where another place is, as in “Ten Minutes from Dover”. English only. */
export const isBesidePlace = (before: string, language: string) => isEnglish(language) && elsewhere.test(before);

const ofRegion =
  /(?<![\p{L}\p{N}’'-])(?:(?:north|south|east|west)(?:ern)?|northeast|northwest|southeast|southwest|mid|greater|county|co\.?)[ -]$/iu;

/** Returns true if words before a name make it that of a region, as in “East Cork” and “County Cork”. English only. */
export const isOfRegion = (before: string, language: string) => isEnglish(language) && ofRegion.test(before);

/** Matches "The Dover side". If every word is capitalized, the name may be an ordinary word. */
const ofOneNoun = (before: string, after: string) => /\b(?:the|our) $/i.test(before) && /^ \p{Ll}{4}/u.test(after);

/**
 * Returns true if a name is separate in a title or a main heading, as in "Drains | Dover" and "Drains, Dover". After
 * several commas, it may be one of several words.
 */
export const isAlone = (before: string, after: string) => startOfPart.test(before) && endOfPart.test(after);

const startOfPart = /(?:^| [|·•–—-] )(?:[^,|·•–—]+, )?$/u;
const endOfPart = /^(?:$| [|·•–—-] )/u;

/**
 * Returns true if a name is only the beginning of another one, as in "Dover High" and "Dover's Diner", but not in
 * "Dover Today".
 */
export const beginsLongerName = (name: string, after: string, language: string) =>
  /^(?:[’']s\b| \p{Lu})/u.test(after) && !(isEnglish(language) && endsName(name, after));

const endsName = (name: string, after: string) =>
  noPartOfName.test(after) || whoSpeaks.test(after) || (peopleThere.test(after) && !ordinary.has(name));

/** Words after the name of a place that are rarely part of it, even if every word is capitalized. */
const noPartOfName =
  /^ (?:Today|Tonight|Tomorrow|Now|Since|With|Without|Who|That|When|While|Because)(?![\p{L}\p{N}’'-])/u;
/** Matches "In Dover I park": the only capitalized pronoun. "Dover I and II" is a name. */
const whoSpeaks = /^ I(?: (?!(?:and|or|to|of|is)(?!\p{L}))\p{Ll}|[’'](?:m|ll|ve|d)(?!\p{L}))/u;
const peopleThere =
  /^ (?:Residents|Locals|Neighbors|Homeowners|Renters|Landlords|Commuters|Families|Couples|Parents|Moms|Mothers|Runners|Cyclists)(?![\p{L}\p{N}’'-]| \p{Lu})/u;

/** Names of towns that are also words before a noun: "For Young Families", "In Long, Dry Summers". */
const ordinary: ReadonlySet<string> = new Set(
  'Black Blue Bright Brown Busy Clear Cold Cool Day Dry Early Empty Fair Fine Friendly Frost Gold Golden Good Grand Gray Green Happy Home Honest Hope Hot Late Liberty Little Long Lucky Merry Moody New Noble Old Pleasant Price Quiet Rapid Red Rich Royal Rural Sharp Short Silver Small Smooth Snow Social Speed Strong Sunny Sweet Union Warm Welcome White Wild Wise Young'.split(
    ' ',
  ),
);

/** Returns true for the first of several describing words: "In Long, Dry Summers". */
export const beginsDescription = (name: string, after: string, language: string) =>
  isEnglish(language) && ordinary.has(name) && /^,(?: and)? [\p{L}-]+ \p{L}/u.test(after);

/** Returns true if the name of a town is followed by its state, as in "Dover, VT". */
export function isBeforeState(after: string, region: string | undefined): boolean {
  const [lead] = after.match(/^,? /) ?? [];
  if (!region || lead === undefined) return false;
  const rest = after.slice(lead.length);
  const [name = ''] = Object.entries(statesByName).find(([, code]) => code === region) ?? [];
  const isState = (state: string, words: string) =>
    state !== '' && words.startsWith(state) && !/^[\p{L}\p{N}]/u.test(words.slice(state.length));
  return isState(region, rest) || (/^\p{Lu}/u.test(rest) && isState(name.toLowerCase(), rest.toLowerCase()));
}
