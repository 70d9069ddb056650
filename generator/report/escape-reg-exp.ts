/** Escapes the characters that have a meaning in a regular expression, so that the text matches itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
