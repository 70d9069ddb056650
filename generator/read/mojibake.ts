/** The bytes that Windows-1252 shows as these characters (https://encoding.spec.whatwg.org/#index-windows-1252). */
const fromWindows: ReadonlyMap<string, number> = new Map(
  Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ', (character, index): [string, number] => [
    character,
    0x80 + index,
  ]).filter(([character]) => character !== ' '),
);

const windows = `[\\u0080-\\u00BF${[...fromWindows.keys()].join('')}]`;
/**
 * Letters with an accent, then punctuation, then pictures. After a real `Ã` or `Â`, as in “IRMÃ”, there may be a quotation mark, a
 * dash, or a no-break space, but nothing else of this.
 */
const sequence = new RegExp(
  `[Â-Å](?![‘’“”–—…•»])${windows}(?<!\\p{Lu}.\u00A0)|â[€‚„†]${windows}|ðŸ${windows}{2}`,
  'gu',
);

/** Words in which UTF-8 was read as another encoding, and their offset. */
interface Mojibake {
  written: string;
  /** What was written at first. */
  meant: string;
  index: number;
}

/** Finds text in UTF-8 that a program read as Windows-1252 and saved again, such as `daÃ±o` for `daño`. */
export function mojibakeIn(text: string): Mojibake | null {
  if (!/[Â-Åâð]/.test(text)) return null;
  const matches = [...text.matchAll(sequence)].filter(([match]) => decoded(match) !== null);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return null;
  const start = text.slice(0, first.index).search(/[\p{L}\p{N}]*$/u);
  const end = last.index + last[0].length;
  const after = text.slice(end).match(/^[\p{L}\p{N}]*/u)?.[0].length ?? 0;
  const written = text.slice(start, end + after);
  return { written, meant: written.replace(sequence, (match) => decoded(match) ?? match), index: start };
}

/** Characters as the UTF-8 that their bytes are; null if these are none. */
function decoded(characters: string): string | null {
  const bytes = Array.from(characters, (one) => fromWindows.get(one) ?? one.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
