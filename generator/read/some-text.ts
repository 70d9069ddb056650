/** Returns true if a test is true of a value that is a text, or of any text in it. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => someText(one, test));
}
