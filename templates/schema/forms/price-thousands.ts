import { amountOf } from '../../facts/amount.ts';
import type { FormRepair } from './repair.ts';

/** What people write instead of zeros, as in `$2k`, `R$ 2 mil`, and `33万円`, and how many times an amount that is. */
const words: readonly (readonly [pattern: string, times: number])[] = [
  ['(?:k|K|thousand|grand|mil)(?![\\p{L}\\d])', 1000],
  ['(?:M|million)(?![\\p{L}\\d])', 1_000_000],
  ['[千천](?!\\d)', 1000],
  ['[万萬만](?!\\d)', 10_000],
];

/** Returns repairs for amounts whose zeros are a word, which would otherwise be read as amounts without these zeros. */
export const thousandsIn = (language: string): readonly FormRepair[] =>
  words.map(([word, times]) => ({
    pattern: new RegExp(`(?<![\\d.,万萬만千천])(\\d+(?:[.,]\\d{1,2})?) ?${word}`, 'u'),
    replacement: (_, number = '') => inDigits(amountOf(number) * times, language),
    fault: 'must have all its digits instead of "$&"',
  }));

/** Returns a whole number with ordinary spaces, in the style of a language. */
const inDigits = (number: number, language: string) =>
  new Intl.NumberFormat([language, 'en'], { maximumFractionDigits: 0 }).format(number).replace(/[\u00a0\u202f]/g, ' ');
