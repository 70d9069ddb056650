import { weekdays } from './business.ts';
import { formatIn } from './dates.ts';
import { folded, named } from './names.ts';
import type { Weekday } from './opening-hours.ts';

interface Days {
  meanings: ReadonlyMap<string, Weekday>;
  pattern: RegExp;
}

const days = new Map<string, Days>();

/**
 * Returns a text with the names of days in a language, including plurals such as `sábados`, replaced by the English
 * ones.
 *
 * @param shortest whether short names count too: in a sentence, they may be other words
 */
export function withEnglishDays(text: string, language: string, shortest: 'long' | 'short'): string {
  const key = `${language} ${shortest}`;
  const known = days.get(key) ?? daysIn(language, shortest);
  days.set(key, known);
  return text.replace(known.pattern, (whole, name: string) => known.meanings.get(folded(name)) ?? whole);
}

function daysIn(language: string, shortest: 'long' | 'short'): Days {
  const styles = shortest === 'short' ? (['short', 'long'] as const) : (['long'] as const);
  const { meanings, group } = named(
    styles.flatMap((weekday) => {
      const format = formatIn(language, { weekday });
      // 2024 began on a Monday.
      return weekdays.flatMap((day, index) => {
        const name = format.format(Date.UTC(2024, 0, 1 + index));
        // “Segunda” is short for “segunda-feira”.
        return [...new Set([name, ...(shortest === 'short' ? name.split('-', 1) : [])])].map(
          (one) => [one, day] as const,
        );
      });
    }),
  );
  const end = shortest === 'short' ? 's?\\.?' : 's?';
  return { meanings, pattern: new RegExp(`(?<![\\p{L}\\p{M}])${group}${end}(?![\\p{L}\\p{M}])`, 'giu') };
}
