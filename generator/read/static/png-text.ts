import { inflateSync } from 'node:zlib';

/** The texts in a PNG that are metadata: XMP, and what ImageMagick writes. */
const key = /^(?:XML:com\.adobe\.xmp|Raw profile type (?:exif|xmp|APP1))\0/;

/** Returns the name of a text that is metadata, with the zero after it; an empty string for any other part. */
export const metadataKey = (part: Buffer) => key.exec(part.toString('latin1', 0, 80))?.[0] ?? '';

/** Returns the metadata in a text of a PNG without its compression, of which it may have at most some bytes. */
export function unpacked(part: Buffer, key: string, most: number): Buffer {
  const rest = part.subarray(key.length);
  // In zTXt, one byte comes before the text; in iTXt, two bytes and two names.
  const text = rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1;
  const content = inflated(rest.subarray(1), most) ?? inflated(rest.subarray(text), most) ?? rest;
  return key.startsWith('Raw') ? profile(content) : content;
}

function inflated(bytes: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return null;
  }
}

/** Returns the bytes of a profile: its name and its size, each on a line, and hexadecimal digits. */
function profile(text: Buffer): Buffer {
  const digits = text.toString('latin1').replace(/^\s*\w+\s+\d+\s/, '');
  return Buffer.from(digits.replace(/\s+/g, ''), 'hex');
}
