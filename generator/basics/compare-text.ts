/**
 * Orders texts by their character codes, which is the same on every machine; `localeCompare` depends on the language of
 * the computer.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
