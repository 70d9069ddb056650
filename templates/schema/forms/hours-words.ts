import { editDistance } from '../edit-distance.ts';
import { type FormFault, factAt } from './form.ts';

/** A closed day in more than one word: "we are closed", "closed for the holidays". */
const closedDay = /^(?:sorry,? )?(?:we(?: are|['’]re) |(?:the )?\w+ is )?(?:closed|shut|off|not open)(?![-\w])/i;
/** Words for days that are partly open, as in "closed for lunch" and "closed to walk-ins". */
const notAllDay = /\b(?:lunch|break|walk|appointments?|call|except|but|only|unless|to)\b/i;
/** Words such as "yes" and "n/a", which are not hours, in the languages of most sites. */
const answer =
  /^(?:[a-z]|x+|n\.?\/?a\.?|none|nothing|nil|null|no(?:pe)?|non|nein|nee|não|nie|yes|yep|s[ií]|oui|ja|sim|tak|tb[acd]|todo)[.!]?$/i;

/** Reports a word for a closed day that is misspelled or has others around it, or a text that is not words at all. */
export function wordFault(text: string, facts: unknown): FormFault | null {
  const own = factAt(facts, 'words.closed') ?? 'Closed';
  // Search engines recognize only the single word as closed.
  const closed = new Set(['Closed', own]);
  const isWord = [...closed].some((word) => word.toLowerCase() === text.toLowerCase().replace(/[.!]$/, ''));
  if (!isWord && (!/\p{L}/u.test(text) || answer.test(text))) {
    return { fault: `must be times or a word, but this is "${text}"`, either: [['you are closed', own]] };
  }
  if (!isWord && closedDay.test(text) && !notAllDay.test(text)) {
    return { fault: `must be only the word for a closed day, but this is "${text}"`, better: own };
  }
  const intended = [...closed].find((word) => {
    const edits = editDistance(word.toLowerCase(), text.toLowerCase().replace(/[.!]$/, ''));
    return edits > 0 && edits <= Math.floor(word.length / 3);
  });
  return intended ? { fault: `must be times or a word, and "${text}" looks like a typo`, guesses: [intended] } : null;
}
