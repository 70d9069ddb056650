/** Texts of towns, one after the other as UTF-8, in memory that all threads share. */
export type SharedWords = SharedArrayBuffer;

/**
 * Puts texts into shared memory.
 *
 * @returns the memory, and where each text is in it, as `placeOf` reads it
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

/** Where a text is in memory, in bytes. */
export interface Place {
  start: number;
  size: number;
}

/** @param written as `shareTexts` returns it */
export function placeOf(written: string): Place {
  const [start = 0, size = 0] = written.split(' ').map(Number);
  return { start, size };
}

export function sharedText(words: SharedWords, { start, size }: Place): string {
  return Buffer.from(words, start, size).toString();
}
