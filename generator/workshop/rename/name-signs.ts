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

/** True where a word before a name says that it is a place, and no other name begins or ends there, as in "near Hope". */
export const isAfterPlaceWord = ({ before, after }: Around, language: string) =>
  isEnglish(language) && afterPlaceWord.test(before) && !isPartOfName({ before, after });

/** True if the state comes after a name, as in "Hope, GA", and no other name ends there. */
export const isInRegion = ({ before, after }: Around, region: string) =>
  isBeforeState(after, region) && !endsInName(before);

/** True if only what joins two things in a list is between two names, such as ", " or " and ". */
export const isJoint = (between: string) => /^(?:, |,? (?:\p{Ll}{1,3}|&) | [·•|/–—-] |[/·–—])$/u.test(between);

/** True if words with a capital are right before or after a name, which may be one name with them, as in "New Hope". */
const isPartOfName = (around: Around) => endsInName(around.before) || isBeforeCapital(around);

/** True if a word with a capital comes right after a name. In a sentence, both are one name then, as in "Hope Electric". */
export const isBeforeCapital = ({ after }: Around) => /^(?:-| )\p{Lu}/u.test(after);

const endsInName = (before: string) => /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’]*[ -]$/u.test(before);

/** True where a sentence begins with a word, so its capital does not make it a name, as in "Fair prices are rare." */
export const startsSentence = ({ before, after }: Around) =>
  /(?:^|[.!?:;…]["'”’)]* +|["“‘(] *)$/u.test(before) && /^ \p{Ll}/u.test(after) && /[.!?;,]/.test(after);

/** The target of the link whose words a name is in; null if it is in none. */
export function linkAround({ before, after }: Around): string | null {
  if (!/\[[^\][]*$/.test(before)) return null;
  return after.match(/^[^\][]*\]\(([^)\s]+)/)?.[1] ?? null;
}
