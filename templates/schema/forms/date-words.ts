import { languageOf } from '../../facts/locale.ts';
import { englishMonths, monthsIn } from '../../facts/months.ts';
import { folded } from '../../facts/names.ts';

/**
 * Returns a text about days in English words and word order: `1 october 2026 to 5 october 2026` for `del 1 de octubre
 * de 2026 al 5 de octubre de 2026`.
 */
export function dateInEnglish(text: string, facts: unknown): string {
  const language = languageOf(facts);
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}[\p{L}\p{M}]*\.?/gu, (word) => monthInEnglish(word, language) ?? word)
    .replace(/^(?:desde el|del?|el|vom|von|am|du|dal|le|il) (?=\p{N}|\p{L})/iu, '')
    .replace(/ (?:al?|hasta|bis|au|à|ao|até|tot)(?: (?:el|zum|le|o))? (?=[\d\p{L}])/giu, ' to ')
    .replace(/ (?:y|und|et|e)(?: (?:el|le))? (?=\d)/giu, ' and ')
    .replace(/(?<=[\d\p{L}.]) (?:de|del|of|den)(?= [\d\p{L}])/giu, '')
    .replace(/(?<=\d)(?:er|\.?[ºª°o])(?= )/giu, '');
}

/** Returns the English name of a month in a language, or in English. */
function monthInEnglish(word: string, language: string): string | undefined {
  const name = folded(word);
  const month = monthsIn(language).meanings.get(name) ?? monthsIn('en').meanings.get(name);
  return month === undefined ? undefined : englishMonths[month - 1];
}
