import { localeIn } from '../../../templates/facts/locale.ts';

const signs = [', ', ' & ', ', & ', '/', ' / ', '–', ' – '];
const jointsByLanguage = new Map<string, readonly string[]>();

/** Returns what may be between two names of a list in a language, or between the two ends of a route. */
export function joints(language: string): readonly string[] {
  const found = jointsByLanguage.get(language) ?? [...signs, ...[language, 'en'].flatMap(andIn)];
  jointsByLanguage.set(language, found);
  return found;
}

/** Returns the words between the last two names of a list in a language, with their spaces. */
function andIn(language: string): string[] {
  const format = new Intl.ListFormat([localeIn(language), 'en']);
  const between = (list: string[]) =>
    format.formatToParts(list).findLast(({ type }) => type === 'literal')?.value ?? ', ';
  return [between(['a', 'b']), between(['a', 'b', 'c'])];
}
