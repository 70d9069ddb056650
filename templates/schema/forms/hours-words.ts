import { editDistance } from '../edit-distance.ts';
import { type FormFault, factAt } from './form.ts';

/** A closed day in more than one word: "we are closed", "closed for the holidays". */
const closedDay = /^(?:sorry,? )?(?:we(?: are|['’]re) |(?:the )?\w+ is )?(?:closed|shut|off|not open)(?![-\w])/i;
/** Words for days that are partly open, as in "closed for lunch" and "closed to walk-ins". */
const notAllDay = /\b(?:lunch|break|walk|appointments?|call|except|but|only|unless|to)\b/i;
/** Words such as "yes" and "n/a", which are not hours, in the languages of most sites. */
const answer =
  /^(?:[a-z]|x+|n\.?\/?a\.?|none|nothing|nil|null|no(?:pe)?|non|nein|nee|não|nie|yes|yep|s[ií]|oui|ja|sim|tak|tb[acd]|todo)[.!]?$/i;

const stillToWrite = /^TODO\b/;

/**
 * Reports a word for a closed day that is misspelled, has others around it, or is not that of the site, or a text that is
 * not words at all.
 */
export function wordFault(text: string, facts: unknown): FormFault | null {
  const written = factAt(facts, 'words.closed');
  const own = written === undefined || stillToWrite.test(written) ? 'Closed' : written;
  const word = text.toLowerCase().replace(/[.!]$/, '');
  // Search engines recognize only the single word as closed.
  if (word === own.toLowerCase()) return null;
  if (word === 'closed') {
    return { fault: `must be the word for a closed day in "words.closed", but this is "${text}"`, better: own };
  }
  if (!/\p{L}/u.test(text) || answer.test(text)) {
    return { fault: `must be times or a word, but this is "${text}"`, either: [['you are closed', own]] };
  }
  if (closedDay.test(text) && !notAllDay.test(text)) {
    return { fault: `must be only the word for a closed day, but this is "${text}"`, better: own };
  }
  const isTypo = ['Closed', own].some((closed) => {
    const edits = editDistance(closed.toLowerCase(), word);
    return edits > 0 && edits <= Math.floor(closed.length / 3);
  });
  return isTypo ? { fault: `must be times or a word, and "${text}" looks like a typo`, guesses: [own] } : null;
}
