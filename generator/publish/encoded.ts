import type { TextContent } from './output-file.ts';

/** In UTF-16 units. Hardly any page is longer. */
const mostAtOnce = 128 * 1024;

/** A UTF-16 unit never takes more than three bytes. */
const room = Buffer.allocUnsafeSlow(mostAtOnce * 3);

/**
 * Returns a text in UTF-8, in one block or, if it is long, in several. Each is valid until the next one is made, because
 * all texts share memory. Otherwise, the memory of tens of thousands of pages would wait for the garbage collector.
 */
export function encoded(text: TextContent): Iterable<Uint8Array> {
  const pieces = typeof text === 'string' ? [text] : text;
  const units = pieces.reduce((sum, { length }) => sum + length, 0);
  return units > mostAtOnce ? { [Symbol.iterator]: () => blocksOf(pieces) } : [blockOf(pieces)];
}

function blockOf(pieces: readonly string[]): Uint8Array {
  let end = 0;
  for (const piece of pieces) end += room.write(piece, end);
  return room.subarray(0, end);
}

function* blocksOf(pieces: readonly string[]): Generator<Uint8Array> {
  for (const piece of pieces) {
    for (let start = 0, end = 0; start < piece.length; start = end) {
      end = start + mostAtOnce;
      // A character may take two units, which must stay together.
      if (isFirstOfPair(piece.charCodeAt(end - 1))) end -= 1;
      yield blockOf([piece.slice(start, end)]);
    }
  }
}

/** https://www.unicode.org/glossary/#high_surrogate_code_unit */
const isFirstOfPair = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
