import { memoized } from '../memoized.ts';
import { formatIn } from './dates.ts';
import { type Names, named } from './names.ts';

/** The names of the months in English, in lowercase. */
export const englishMonths =
  'january february march april may june july august september october november december'.split(' ');

/** Returns the names of the months in a language, long and short, as in a date and on their own; January is 1. */
export const monthsIn = memoized((language: string): Names<number> => {
  const styles = [{ month: 'long' }, { month: 'short' }] as const;
  const inDates = styles.map((style) => ({ ...style, day: 'numeric', year: 'numeric' }) as const);
  return named(
    [...styles, ...inDates].flatMap((style) => {
      const format = formatIn(language, style);
      return englishMonths.map((_, month) => {
        const parts = format.formatToParts(Date.UTC(2024, month, 1));
        return [parts.find(({ type }) => type === 'month')?.value ?? '', month + 1] as const;
      });
    }),
  );
});
