import type { Money } from './money.ts';
import { format } from './price-amount.ts';
import type { FormRepair } from './repair.ts';

/** Prices in words that have a usual form. */
const usual: readonly FormRepair[] = [
  { pattern: /^between (.*\d.*) and (.*\d.*)$/i, replacement: '$1–$2', fault: 'must be a range with a dash' },
  {
    pattern: /^(?:from )?(.*\d.*?),? (?:(?:and|or) (?:up|more|higher|above)|to start)$/i,
    replacement: 'from $1',
    fault: 'must say "from" where prices begin',
  },
  { pattern: /(?<=\d) ?ea\b\.?/i, replacement: ' each', fault: 'must say "each" instead of "$&"' },
  { pattern: /(?<=\d) ?(?:pp\b|p\.p\.)/i, replacement: ' per person', fault: 'must say "per person" instead of "$&"' },
  { pattern: /(\$ ?\d[\d.,]*) ?dollars?\b/i, replacement: '$1', fault: 'has the sign "$", so it needs no "dollars"' },
  { pattern: /(\d[\d.,]*) ?dollars?\b/i, replacement: '$$$1', fault: 'must have the sign "$" instead of "dollars"' },
];

/** Prices of some time, or of one thing, which are no exact amounts. */
export const perUnit: readonly FormRepair[] = [
  {
    pattern: / (?:for )?(?:every|each) (\d+ ?\p{L}+\.?)$/iu,
    replacement: ' / $1',
    fault: 'must have a slash before the time, instead of "$&"',
  },
  {
    pattern: / (?:for )?(?:every|each) (?!way$)(\p{L}+)$/iu,
    replacement: ' per $1',
    fault: 'must say "per" and what it buys, instead of "$&"',
  },
];

const cents = /(?<![\d.,])(\d{1,9}) ?(?:¢|(?:cents?|ct|pence)(?![\p{L}\p{M}]))/iu;

/** How prices in other words become prices. */
export function repairsOf(money: Money | null): readonly FormRepair[] {
  if (!money) return usual;
  const inFull = (_match: string, count = '') => format(Number(count) / 100, true, false, money);
  return [{ pattern: cents, replacement: inFull, fault: 'must be written in full instead of "$&"' }, ...usual];
}
