/**
 * Formats a number with the separators of other numbers: with `1,384` and `2,480.50`, 1096.5 becomes `1,096.50` in any
 * language.
 *
 * @param written numbers as people wrote them, most important first
 * @param language the language code for the number format, if these do not show it
 */
export function numberLike(written: readonly string[], amount: number, language: string): string {
  const isWhole = Number.isInteger(Math.round(amount * 100) / 100);
  const group = firstIn(written, /^\d{1,3}([.,'’\s])\d{3}(?!\d)/) ?? (written.some(isUngrouped) ? '' : undefined);
  const point = firstIn(written, /([.,])\d{1,2}$/) ?? otherThan(group);
  const useGrouping = group === undefined ? 'auto' : group !== '' && 'always';
  const parts = numbersIn(language, { ...digits(isWhole ? 0 : 2), useGrouping }).formatToParts(amount);
  const signs: Record<string, (usual: string) => string> = {
    decimal: (usual) => point ?? usual,
    // The decimal separator cannot separate thousands too.
    group: (usual) => group ?? (usual === point ? (otherThan(point) ?? usual) : usual),
  };
  return parts
    .map(({ type, value }) => signs[type]?.(value) ?? value)
    .join('')
    .replace(/[\u00a0\u202f]/g, ' ');
}

function firstIn(written: readonly string[], pattern: RegExp): string | undefined {
  return written.map((number) => number.match(pattern)?.[1]).find((sign) => sign !== undefined);
}

const isUngrouped = (number: string) => /^\d{4}/.test(number);

/** Returns the other one of a point and a comma; undefined for other separators. */
function otherThan(sign: string | undefined): string | undefined {
  return sign === '.' ? ',' : sign === ',' ? '.' : undefined;
}

/** The digits are those of prices as people write them: in Arabic, `Intl` may have others. */
const digits = (count: number) => ({
  minimumFractionDigits: count,
  maximumFractionDigits: count,
  numberingSystem: 'latn',
});

function numbersIn(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([language, 'en'], options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
}
