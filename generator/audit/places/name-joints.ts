import { localeIn } from '../../../templates/facts/locale.ts';
import { memoized } from '../../../templates/memoized.ts';

const signs = [', ', ' & ', ', & ', '/', ' / ', '–', ' – '];

/** Returns what may be between two names of a list in a language, or between the two ends of a route. */
export const joints = memoized((language: string): readonly string[] => [...signs, ...[language, 'en'].flatMap(andIn)]);

/** Returns the words between the last two names of a list in a language, with their spaces. */
function andIn(language: string): string[] {
  const format = new Intl.ListFormat([localeIn(language), 'en']);
  const between = (list: string[]) =>
    format.formatToParts(list).findLast(({ type }) => type === 'literal')?.value ?? ', ';
  return [between(['a', 'b']), between(['a', 'b', 'c'])];
}
