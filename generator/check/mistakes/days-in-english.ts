import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import { languageOf } from '../../../templates/facts/locale.ts';
import { suggest } from '../../basics/suggest.ts';

/** Replaces names of days in the language of the site with English ones: `Monday to Friday` for `lunes a viernes`. */
export function daysInEnglish(text: string, facts: unknown): string {
  const words = withEnglishDays(text, languageOf(facts), 'short');
  if (words === text) return text;
  return words
    .replace(/^(?:del?|von|du|da) (?=\w+day)/i, '')
    .replace(/(?<=day) (?:al?|hasta|bis|au?|à|até|tot) (?=\w+day)/gi, ' to ')
    .replace(/(?<=day) (?:y|e|et|und|en) (?=\w+day)/gi, ' and ');
}

/** Returns the choice that a word most likely means: a misspelled one, or a day in the language of the site. */
export function choiceMeant(word: string, choices: readonly string[], facts: unknown): string | null {
  const near = suggest(word, choices);
  const day = near === null ? daysInEnglish(word, facts) : word;
  return choices.includes(day) ? day : near;
}
