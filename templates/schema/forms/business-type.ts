import { businessTypes } from '../../facts/business-types.ts';
import { editDistance } from '../edit-distance.ts';
import type { Form } from './form.ts';

const lowercase = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** The words of a type, or of what somebody takes for one: "day" and "spa" of `DaySpa`. */
const wordsOf = (type: string) =>
  type
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The types that a text may mean: with the most telling of its words, misspelled, or with the same beginning. At most three. */
function guessesFor(text: string): string[] {
  const word = lowercase(text);
  const withWord = typesWithWordOf(text);
  const isOneOfFew = withWord.length > 0 && withWord.length <= 3;
  if (isOneOfFew && wordsOf(text).length > 1) return withWord;
  const byDistance = businessTypes
    .map((type) => ({ type, edits: editDistance(word, type.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.floor(word.length / 4))
    .sort((a, b) => a.edits - b.edits);
  if (byDistance[0]) return [byDistance[0].type];
  const similar = withWord.length > 0 ? withWord : withSameBeginning(word);
  return similar.length <= 3 ? [...similar] : [];
}

/** The types with the word that fewest of them have: "bike" says more than "shop". */
function typesWithWordOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => !generalWords.has(word));
  const withWord = words.map((word) => {
    const singular = word.replace(/s$/, '');
    return businessTypes.filter((type) => wordsOf(type).some((one) => one === word || one === singular));
  });
  return withWord.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Words that say nothing of a type. */
const generalWords = new Set([
  'business',
  'company',
  'organization',
  'service',
  'services',
  'local',
  'clinic',
  'office',
  'shop',
  'store',
]);

function withSameBeginning(word: string): readonly string[] {
  return word.length < 5 ? [] : businessTypes.filter((type) => type.toLowerCase().startsWith(word.slice(0, 4)));
}

/** A type of local business in the vocabulary of schema.org. */
export const businessType: Form = (text) => {
  if (businessTypes.some((type) => type === text)) return null;
  const name = text.replace(/^(?:https?:\/\/)?(?:www\.)?schema(?:\.org\/|:)/i, '').trim();
  const exact = businessTypes.find((type) => type.toLowerCase() === lowercase(name));
  if (exact)
    return { fault: `must be the name of the type as schema.org writes it, but this is "${text}"`, guesses: [exact] };
  const fault = `must be a type of local business at schema.org, but there is no "${text}"`;
  const guesses = guessesFor(name);
  if (guesses.length > 0) return { fault, guesses };
  return {
    fault,
    either: [['no type at https://schema.org/LocalBusiness fits', 'LocalBusiness']],
  };
};
