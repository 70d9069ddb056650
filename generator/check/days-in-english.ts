import { weekdays } from '../../templates/facts/business.ts';
import { formatIn } from '../../templates/facts/dates.ts';
import type { Weekday } from '../../templates/facts/opening-hours.ts';
import { localeOf } from '../../templates/schema/forms/currency-signs.ts';
import { suggest } from '../report/suggest.ts';

/** Days by their names in a language. Making them takes longer than checking a site, so they wait for a mistake. */
const known = new Map<string, ReadonlyMap<string, Weekday>>();

/** A text with the English names of the days that it names in the language of the site: `Monday to Friday` for `lunes a viernes`. */
export function daysInEnglish(text: string, facts: unknown): string {
  const names = namesIn(localeOf(facts));
  const words = text.replace(/\p{L}[\p{L}\p{M}]*\.?/gu, (word) => names.get(folded(word)) ?? word);
  if (words === text) return text;
  return words
    .replace(/^(?:del?|von|du|da) (?=\w+day)/i, '')
    .replace(/(?<=day) (?:al?|hasta|bis|au?|à|até|tot) (?=\w+day)/gi, ' to ')
    .replace(/(?<=day) (?:y|e|et|und|en) (?=\w+day)/gi, ' and ');
}

/** The choice that a word most likely means: a misspelled one, or a day in the language of the site. */
export function choiceMeant(word: string, choices: readonly string[], facts: unknown): string | null {
  const near = suggest(word, choices);
  const day = near === null ? daysInEnglish(word, facts) : word;
  return choices.includes(day) ? day : near;
}

/** The names of the days, long and short, of one and of several. */
function namesIn(language: string): ReadonlyMap<string, Weekday> {
  const names =
    known.get(language) ?? new Map((['short', 'long'] as const).flatMap((style) => namesOf(language, style)));
  known.set(language, names);
  return names;
}

function namesOf(language: string, weekday: 'short' | 'long'): [string, Weekday][] {
  const format = formatIn(language, { weekday });
  return weekdays.flatMap((day, index) => {
    // 2024 began on a Monday.
    const name = folded(format.format(Date.UTC(2024, 0, 1 + index)));
    return [
      [name, day],
      [`${name}s`, day],
    ] satisfies [string, Weekday][];
  });
}

/** In lowercase, without accents, which many leave out. */
const folded = (word: string) => word.toLowerCase().replace(/\.$/, '').normalize('NFD').replace(/\p{M}/gu, '');
