/** Returns a text with spaces in place of what is in braces, so that the rest stays where it is. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(/\{[^{}]*\}/g, (hidden) => ' '.repeat(hidden.length));
