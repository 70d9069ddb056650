import { inflateSync } from 'node:zlib';
import type { Read } from './exif-place.ts';

/** How much of one part is read, and of a file that is read as a whole, in bytes. Metadata is smaller. */
const [most, mostOfFile] = [8 * 1024 ** 2, 32 * 1024 ** 2];

/** Returns the parts of a photo or a video with its metadata, whatever its extension says. Throws if it ends too early. */
export function metadataIn(read: Read, size: number): Buffer[] {
  const start = read(0, 12).toString('latin1');
  if (/^\xff\xd8/.test(start)) return partsIn(read, size, jpeg);
  if (/^\x89PNG/.test(start)) return partsIn(read, size, png).map(unpacked);
  if (/^RIFF.{4}WEBP/s.test(start)) return partsIn(read, size, webp);
  // In AVIF and HEIC, metadata may be anywhere among the image data.
  if (/^.{4}ftyp(?:avi|hei|hev|mif|msf)/s.test(start)) return [read(0, Math.min(size, mostOfFile))];
  if (/^.{4}ftyp/s.test(start)) return partsIn(read, size, video);
  return [];
}

/** A format that consists of parts, each after a header with its name and its size. */
interface Format {
  /** The position of the first part. */
  first: number;
  headerSize: number;
  /** The names of the parts with metadata. */
  names: RegExp;
  nameOf: (header: Buffer) => string;
  /** The size of the content of a part; null if nothing but image data follows. */
  sizeOf: (header: Buffer) => number | null;
  /** The size of what follows the content. */
  after: (size: number) => number;
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
const png: Format = {
  first: 8,
  headerSize: 8,
  names: /^(?:eXIf|[iz]TXt)$/,
  nameOf: (header) => header.toString('latin1', 4, 8),
  sizeOf: (header) => header.readUInt32BE(0),
  after: () => 4,
};

/** Returns XMP in a PNG without its compression, and any other part unchanged. */
function unpacked(part: Buffer): Buffer {
  const key = 'XML:com.adobe.xmp\0';
  if (part.toString('latin1', 0, key.length) !== key) return part;
  // In iTXt, two bytes and two names come before the text; in zTXt, one byte.
  const language = part.indexOf(0, key.length + 2);
  const text = part.indexOf(0, language + 1) + 1;
  return inflated(part.subarray(key.length + 1)) ?? inflated(part.subarray(text)) ?? part;
}

function inflated(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return null;
  }
}

/** https://developers.google.com/speed/webp/docs/riff_container */
const webp: Format = {
  first: 12,
  headerSize: 8,
  names: /^(?:EXIF|XMP )$/,
  nameOf: (header) => header.toString('latin1', 0, 4),
  sizeOf: (header) => header.readUInt32LE(4),
  after: (size) => size % 2,
};

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: each segment has a marker, and a size that includes itself. */
const jpeg: Format = {
  first: 2,
  headerSize: 4,
  names: /^\xff\xe1$/,
  nameOf: (header) => header.toString('latin1', 0, 2),
  sizeOf: (header) => (header[0] === 0xff && header[1] !== 0xda ? header.readUInt16BE(2) - 2 : null),
  after: () => 0,
};

/** https://developer.apple.com/documentation/quicktime-file-format/atoms. A size of 1 stands for one of 64 bits. */
const video: Format = {
  first: 0,
  headerSize: 16,
  names: /^moov$/,
  nameOf: (header) => header.toString('latin1', 4, 8),
  sizeOf: (header) => {
    const size = header.readUInt32BE(0);
    return size === 0 ? null : (size === 1 ? Number(header.readBigUInt64BE(8)) : size) - 16;
  },
  after: () => 0,
};

/** Returns the parts with metadata, which may come after the image data. */
function partsIn(read: Read, size: number, { first, headerSize, names, nameOf, sizeOf, after }: Format): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = first; at + headerSize <= size; ) {
    const header = read(at, headerSize);
    const length = sizeOf(header);
    if (length === null) break;
    if (names.test(nameOf(header))) parts.push(read(at + headerSize, Math.min(length, most)));
    at += headerSize + length + after(length);
  }
  return parts;
}
