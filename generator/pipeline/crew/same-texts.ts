/**
 * Returns a function that replaces equal strings with the first one seen. Every message from a thread brings its own
 * copies.
 */
export function sameTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
