/** The bytes that Windows-1252 shows as these characters (https://encoding.spec.whatwg.org/#index-windows-1252). */
const fromWindows: ReadonlyMap<string, number> = new Map(
  Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ', (character, index): [string, number] => [
    character,
    0x80 + index,
  ]).filter(([character]) => character !== ' '),
);

const windows = `[\\u0080-\\u00BF${[...fromWindows.keys()].join('')}]`;
/**
 * Matches damaged accented letters, then punctuation, then pictographs. A real `Ã` or `Â`, as in “IRMÃ”, may be followed
 * by a quotation mark, a dash, or a no-break space, and in a name in capitals by a trademark, but by nothing else in
 * these ranges. A real `Å` before a no-break space is a unit.
 */
const sequence = new RegExp(
  `[Â-Å](?![‘’“”–—…•»])${windows}(?<!\\p{Lu}.\u00A0|Å\u00A0|\\p{Lu}.[®™](?!\\p{L}))|â[€‚„†]${windows}|ðŸ${windows}{2}`,
  'gu',
);

/** Words in which UTF-8 was read as another encoding, and their offset. */
interface Mojibake {
  written: string;
  /** The original text. */
  meant: string;
  index: number;
}

/** Returns whether a text has any character that misread UTF-8 begins with. This rules out most files quickly. */
export const mayHaveMojibake = (text: string) => /[Â-Åâð]/.test(text);

/** Finds UTF-8 text that a program read as Windows-1252 and saved again, such as `daÃ±o` for `daño`. */
export function mojibakeIn(text: string): Mojibake | null {
  const matches = [...text.matchAll(sequence)].filter(([match]) => decoded(match) !== null);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return null;
  const start = text.slice(0, first.index).search(/[\p{L}\p{N}]*$/u);
  const end = last.index + last[0].length;
  const after = text.slice(end).match(/^[\p{L}\p{N}]*/u)?.[0].length ?? 0;
  const written = text.slice(start, end + after);
  return { written, meant: repaired(written), index: start };
}

/** Returns the original text, however often programs have damaged it. */
function repaired(text: string): string {
  const better = text.replace(sequence, (match) => decoded(match) ?? match);
  return better === text ? text : repaired(better);
}

/** Decodes the bytes of characters as UTF-8; returns null if they are not UTF-8. */
function decoded(characters: string): string | null {
  const bytes = Array.from(characters, (one) => fromWindows.get(one) ?? one.charCodeAt(0));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
