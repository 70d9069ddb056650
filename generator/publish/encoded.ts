import type { TextContent } from './output-file.ts';

/** Memory for the longest text so far, unless it was much longer than pages are. */
let room = Buffer.allocUnsafeSlow(64 * 1024);

/** Longer texts, such as a sitemap, are rare. Their memory is free again afterwards. */
const mostKept = 1024 * 1024;

/**
 * Returns a text in UTF-8, which is valid until the next call, because all texts share memory. Otherwise, the memory of
 * tens of thousands of pages would wait for the garbage collector.
 */
export function encoded(text: TextContent): Uint8Array {
  const pieces = typeof text === 'string' ? [text] : text;
  const units = pieces.reduce((sum, { length }) => sum + length, 0);
  // A UTF-16 unit never takes more than three bytes.
  const own = room.length < units * 3 ? Buffer.allocUnsafeSlow(units * 3) : room;
  if (own.length <= mostKept) room = own;
  let end = 0;
  for (const piece of pieces) end += own.write(piece, end);
  return own.subarray(0, end);
}
