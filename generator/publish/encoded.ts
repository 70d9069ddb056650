/** For the longest text so far. */
let room = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * A text in UTF-8, which is valid until the next call: all texts share memory. If each had its own, the memory of tens of
 * thousands of pages would wait for the garbage collector.
 */
export function encoded(text: string): Uint8Array {
  // No UTF-16 unit takes more than three bytes.
  if (room.length < text.length * 3) room = Buffer.allocUnsafeSlow(text.length * 3);
  return room.subarray(0, room.write(text));
}
