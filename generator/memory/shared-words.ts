/** Texts of towns, one after the other as UTF-8, in memory that all threads share. */
export type SharedWords = SharedArrayBuffer;

/**
 * Puts texts into shared memory.
 *
 * @returns the memory, and where each text is in it, as `sharedText` takes it
 */
export function shareTexts(texts: readonly string[]): { words: SharedWords; places: string[] } {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const words = new SharedArrayBuffer(sizes.reduce((sum, size) => sum + size, 0));
  const bytes = Buffer.from(words);
  let at = 0;
  const places = texts.map((text, index) => {
    const start = at;
    at += bytes.write(text, start);
    return `${start} ${sizes[index]}`;
  });
  return { words, places };
}

export function sharedText(words: SharedWords, place: string): string {
  const [start, size] = place.split(' ').map(Number);
  return Buffer.from(words, start, size).toString();
}
