/**
 * Amounts as people write them: `1,250.50`, `1.250,50`, `1 250,50`, `1'250.50`, `80`. Of one separator with three digits after
 * it, the digits are thousands; of one with two, they are cents.
 */
export const amountPattern = [
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?',
  '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?',
  "\\d{1,3}(?:['’]\\d{3})+(?:[.,]\\d{2})?",
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d{2})?',
  '\\d+(?:[.,]\\d{2})?',
]
  .map((style) => `${style}(?!\\d)`)
  .join('|');

/** The number in a price: 1250.5 for `+$1,250.50` and for `1.250,50 €`. NaN if there is none. */
export function amountOf(price: string): number {
  const [number = ''] = price.match(/[.,]?\d(?:[\d.,'’\s]*\d)?/) ?? [];
  const [, whole = '', cents = ''] = number.match(/^(.*?)(?:[.,](\d{1,2}))?$/s) ?? [];
  return number === '' ? Number.NaN : Number(`${whole.replace(/\D/g, '') || 0}.${cents || 0}`);
}

/** The sign before or after the number in a price; empty if there is none. */
export function signOf(price: string): string {
  const [, before, after] = price.match(/^\+? ?(?:([^\s\d+]+)\s?\d.*|\d[\d.,'’\s]*(?:[-–—]\s?)?([^\s\d+–—-]+))$/) ?? [];
  return before ?? after ?? '';
}
