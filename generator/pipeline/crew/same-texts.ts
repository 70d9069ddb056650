/** Returns the first of all equal texts. Every message from a thread brings its own copies of them. */
export function sameTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
