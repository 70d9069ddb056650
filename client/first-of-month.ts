/** Returns a date as French writes it: `1er janvier`, for which `Intl` has only `1 janvier`. */
export const withFirst = (date: string, language: string): string =>
  /^fr/i.test(language) ? date.replace(/\b1\b/g, '1er') : date;
