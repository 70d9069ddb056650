import { isEnglish } from '../../../templates/facts/locale.ts';
import { englishPlaceWords, isBeforeState } from '../../audit/places/place-signs.ts';

/** What comes before and after a name in a text. */
export interface Around {
  before: string;
  after: string;
}

/** Words before a place in a sentence: in other languages, only other signs count. */
const placeWords = `${englishPlaceWords}|of|through|beyond|past|serve|visit`;
const afterPlaceWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${placeWords}) $`, 'u');

/**
 * Returns true if a word before a name shows that it is a place, and no other name begins or ends there, as in "near
 * Hope".
 */
export const isAfterPlaceWord = ({ before, after }: Around, language: string) =>
  isEnglish(language) && afterPlaceWord.test(before) && !isPartOfName({ before, after });

/** Returns true if a name is followed by the state, as in "Hope, GA", and no other name ends there. */
export const isInRegion = ({ before, after }: Around, region: string) =>
  isBeforeState(after, region) && !endsInName(before);

/** Returns true if two names are separated only by what joins a list, such as ", " or " and ". */
export const isJoint = (between: string) => /^(?:, |,? (?:\p{Ll}{1,3}|&) | [·•|/–—-] |[/·–—])$/u.test(between);

/**
 * Returns true if a capitalized word is right before or after a name, which may form one name with it, as in "New
 * Hope".
 */
const isPartOfName = (around: Around) => endsInName(around.before) || isBeforeCapital(around);

/**
 * Returns true if a capitalized word comes right after a name. In a sentence, both then form one name, as in "Hope
 * Electric".
 */
export const isBeforeCapital = ({ after }: Around) => /^(?:-| )\p{Lu}/u.test(after);

const endsInName = (before: string) => /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’]*[ -]$/u.test(before);

/**
 * Returns true for the first word of a sentence, whose capital does not make it a name, as in "Fair prices are rare."
 */
export const startsSentence = ({ before, after }: Around) =>
  /(?:^|[.!?:;…]["'”’)]* +|["“‘(] *)$/u.test(before) && /^ \p{Ll}/u.test(after) && /[.!?;,]/.test(after);

/** Returns the target of the link whose words include a name; null if there is none. */
export function linkAround({ before, after }: Around): string | null {
  if (!/\[[^\][]*$/.test(before)) return null;
  return after.match(/^[^\][]*\]\(([^)\s]+)/)?.[1] ?? null;
}
