import { businessTypes } from '../../facts/business-types.ts';
import { editDistance } from '../edit-distance.ts';
import type { Form } from './form.ts';

const lowercase = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the words of a type, or of a text meant as one: "day" and "spa" of `DaySpa`. */
const wordsOf = (type: string) =>
  type
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Words that do not distinguish types. */
const generalWords = new Set([
  'business',
  'company',
  'contractor',
  'organization',
  'service',
  'services',
  'local',
  'clinic',
  'office',
  'shop',
  'store',
]);

const tellingWordsOf = (type: string) => wordsOf(type).filter((word) => word !== '' && !generalWords.has(word));

/**
 * Returns the types that a text may mean: with the same distinctive word, misspelled, or with the same stem. At most
 * three.
 */
function guessesFor(text: string): string[] {
  const [word = '', ...others] = tellingWordsOf(text);
  // A house cleaner is not a house painter: a shared word means nothing if another one differs.
  const isOneWord = word !== '' && others.length === 0;
  const withWord = isOneWord ? typesNamed(word) : [];
  if (withWord.length > 0) return withWord.length <= 3 ? withWord : [];
  const [misspelled] = typesSpelledLike(lowercase(text));
  if (misspelled) return [misspelled];
  const withStem = isOneWord ? businessTypes.filter((type) => hasSameStem(word, type.toLowerCase())) : [];
  return withStem.length <= 3 ? withStem : [];
}

/**
 * Returns the types whose last distinctive word is this one: "spa" names `DaySpa`, but "cleaning" does not name
 * `DryCleaningOrLaundry`.
 */
function typesNamed(word: string): string[] {
  const singular = word.replace(/s$/, '');
  return businessTypes.filter((type) => [word, singular].includes(tellingWordsOf(type).at(-1) ?? ''));
}

function typesSpelledLike(word: string): string[] {
  return businessTypes
    .map((type) => ({ type, edits: editDistance(word, type.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.floor(word.length / 4))
    .sort((a, b) => a.edits - b.edits)
    .map(({ type }) => type);
}

/** Returns true for words such as "plumbing" and "plumber", which share most of the shorter word. */
function hasSameStem(word: string, type: string): boolean {
  const shorter = Math.min(word.length, type.length);
  const length = Math.max(4, Math.ceil(shorter * 0.6));
  return word.length >= 5 && type.startsWith(word.slice(0, length));
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
    either: [
      ['no type at https://schema.org/LocalBusiness fits and you work on homes', 'HomeAndConstructionBusiness'],
      ['you do not work on homes either', 'LocalBusiness'],
    ],
  };
};
