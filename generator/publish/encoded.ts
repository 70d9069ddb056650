import type { TextContent } from './output-file.ts';

/** Memory for the longest text so far. */
let room = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Returns a text in UTF-8, which is valid until the next call, because all texts share memory. Otherwise, the memory of
 * tens of thousands of pages would wait for the garbage collector.
 */
export function encoded(text: TextContent): Uint8Array {
  const pieces = typeof text === 'string' ? [text] : text;
  const units = pieces.reduce((sum, { length }) => sum + length, 0);
  // A UTF-16 unit never takes more than three bytes.
  if (room.length < units * 3) room = Buffer.allocUnsafeSlow(units * 3);
  let end = 0;
  for (const piece of pieces) end += room.write(piece, end);
  return room.subarray(0, end);
}
