import { isGroup } from '../../templates/schema/is-group.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { Background } from './background.ts';
import { isPastPost } from './past-posts.ts';
import { placeOfBusiness } from './places/place-of-business.ts';
import type { ShownText } from './shown-texts.ts';

type Identifies = (shown: ShownText) => boolean;

/** What is known about the texts of a page from where they are, so that a rule may leave them alone. */
export interface TextTraits {
  /** True in old posts, and in quotations with their dates, which do not have to be true today. */
  isPast: Identifies;
  /** True in posts, which visitors read below or beside the day of the post. */
  isOfPost: Identifies;
  /** True for what is said about one person who works for the business, but not about the business. */
  isOfPerson: Identifies;
}

/** Returns functions that identify texts of a page. */
export function textTraits(data: PageData, { today, pastTexts, postTexts }: Background): TextTraits {
  const isPastPage = isPastPost(data, today);
  return {
    isPast: ({ text, inQuote }) => isPastPage || inQuote || pastTexts.has(text),
    isOfPost: ({ text }) => data.published !== undefined || postTexts.has(text),
    isOfPerson: personIn(data),
  };
}

const we = `we|us|our|ours|open|the ${placeOfBusiness}`;
/** Matches words that may speak of the business, and not of one person who works there. */
export const ofBusiness = new RegExp(`\\b(?:${we})\\b`, 'i');
/** If nobody else works there, “I” is the business. */
const ofOwner = new RegExp(`\\b(?:${we}|i|me|my)\\b`, 'i');

/** Returns a function that identifies the texts below the name of a person of a team. */
function personIn({ sections }: PageData): Identifies {
  const people = sections.flatMap(({ type, people }) => (type === 'team' && Array.isArray(people) ? people : []));
  const names = new Set(people.map((person: unknown) => (isGroup(person) ? person.name : undefined)));
  const isOfUs = people.length > 1 ? ofBusiness : ofOwner;
  return ({ text, heading }) => names.has(heading) && !isOfUs.test(text);
}
