import { signOf } from '../../facts/amount.ts';
import { languageOf, withoutDirectionMarks } from '../../facts/locale.ts';
import { writtenPrices } from '../../facts/price-reference.ts';
import { memoizedWeakly } from '../../memoized.ts';
import { isCurrency, isKnownSign, signsOf } from './currency-signs.ts';
import { factAt } from './form.ts';

/** The currency data that a site's prices must match. */
export interface Money {
  /** An ISO 4217 code. */
  currency: string;
  /** The signs for the currency, including its code. */
  signs: ReadonlySet<string>;
  language: string;
  usual: Layout;
}

/** How a language writes a currency. */
interface Layout {
  sign: string;
  isBefore: boolean;
  /** True if a space is between the sign and the amount. */
  hasGap: boolean;
  /** The decimal separator. */
  point: string | undefined;
}

/** Returns the sign that most prices in site.yaml have; null if no two have the same. */
export function usualSign(facts: unknown): string | null {
  const counts = new Map<string, number>();
  for (const sign of writtenPrices(facts).map(signOf).filter(Boolean)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [[sign, count] = [null, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return count > 1 ? sign : null;
}

/**
 * Returns the currency data of a site; null if its currency is missing, invalid, or not that of most prices, which is
 * one mistake, or if its language is not a code, so that nobody knows where the currency sign belongs.
 */
export const moneyOf = (facts: unknown): Money | null =>
  typeof facts === 'object' && facts !== null ? moneyOfSite(facts) : null;

/** Cached, because every price is checked against the data of its site. */
const moneyOfSite = memoizedWeakly((facts: object): Money | null => {
  const code = factAt(facts, 'currency') ?? '';
  const signs = isCurrency(code) ? signsOf(code, facts) : new Set<string>();
  const isRight = isLanguageCode(factAt(facts, 'language') ?? 'en') && isCurrency(code) && !contradicts(facts, signs);
  const language = languageOf(facts);
  return isRight ? { currency: code, signs, language, usual: layoutIn(language, code) } : null;
});

/** Returns false for `fr_CA`, `French`, and `français`. */
const isLanguageCode = (text: string) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(text);

/** Returns whether more prices have the sign of another currency than one of these. */
export function contradicts(facts: unknown, signs: ReadonlySet<string>): boolean {
  const sign = usualSign(facts);
  return sign !== null && !signs.has(sign) && isKnownSign(sign);
}

function layoutIn(language: string, currency: string): Layout {
  const parts = formatter(language, currency, true).formatToParts(1.5);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
  return {
    sign: withoutDirectionMarks(parts[at]?.value ?? currency),
    isBefore,
    hasGap: parts[isBefore ? at + 1 : at - 1]?.type === 'literal',
    point: parts.find(({ type }) => type === 'decimal')?.value,
  };
}

/** Returns a formatter for amounts in a currency, with or without cents. */
export function formatter(language: string, currency: string, decimals: boolean): Intl.NumberFormat {
  const digits = decimals ? 2 : 0;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat([language, 'en'], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // The digits that prices are read in.
    numberingSystem: 'latn',
    ...fraction,
  });
}
