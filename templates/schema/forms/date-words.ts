import { formatIn } from '../../facts/dates.ts';
import { localeOf } from './currency-signs.ts';

/** The months by their names in English and in a language. Making them takes longer than checking a site, so they wait for a mistake. */
const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * A text about days in the words and the order of English: `1 october 2026 to 5 october 2026` for
 * `del 1 de octubre de 2026 al 5 de octubre de 2026`.
 */
export function dateInEnglish(text: string, facts: unknown): string {
  const language = localeOf(facts);
  const months = known.get(language) ?? new Map([...monthsIn('en'), ...monthsIn(language)]);
  known.set(language, months);
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}[\p{L}\p{M}]*\.?/gu, (word) => months.get(nameOf(word)) ?? word)
    .replace(/^(?:desde el|del?|el|vom|von|am|du|dal|le|il) (?=\p{N}|\p{L})/iu, '')
    .replace(/ (?:al?|hasta|bis|au|à|ao|até|tot)(?: (?:el|zum|le|o))? (?=[\d\p{L}])/giu, ' to ')
    .replace(/ (?:y|und|et|e)(?: (?:el|le))? (?=\d)/giu, ' and ')
    .replace(/(?<=[\d\p{L}.]) (?:de|del|of|den)(?= [\d\p{L}])/giu, '')
    .replace(/(?<=\d)(?:er|[ºª°])(?= )/giu, '');
}

const nameOf = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** English names of the months by those of a language, long and short, as in a date and alone. */
function monthsIn(language: string): ReadonlyMap<string, string> {
  const styles = [{ month: 'long' }, { month: 'short' }] as const;
  const names = styles.flatMap((style) => [style, { ...style, day: 'numeric' } as const]);
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
  return new Map(
    names.flatMap((style) => {
      const format = formatIn(language, style);
      return days.map((day) => {
        const name = format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
        return [nameOf(name), formatIn('en', { month: 'long' }).format(day).toLowerCase()] as const;
      });
    }),
  );
}
