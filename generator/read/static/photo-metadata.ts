import type { Read } from './exif-place.ts';
import { type Format, jpeg, png, video, webp } from './photo-formats.ts';
import { metadataKey, unpacked } from './png-text.ts';

/** How much of one part is read, and of a whole file, in bytes. Metadata is smaller. */
const [most, mostOfFile] = [8 * 1024 ** 2, 32 * 1024 ** 2];

/** How many parts of a file are read. A photo has some thousands at most, and a damaged file could have millions. */
const mostParts = 100_000;

/**
 * Yields the parts of a photo or a video with its metadata, whatever its extension says, one at a time, because together
 * they could fill the memory. Throws if the file ends too early.
 */
export function* metadataIn(read: Read, size: number): Generator<Buffer> {
  const start = read(0, 12).toString('latin1');
  // In AVIF and HEIC, metadata may be anywhere among the image data.
  if (/^.{4}ftyp(?:avi|hei|hev|mif|msf)/s.test(start)) yield read(0, Math.min(size, mostOfFile));
  else if (/^\x89PNG/.test(start)) yield* partsOfPng(read, size);
  else {
    const format = formatOf(start);
    if (format !== null) yield* upTo(mostOfFile, partsIn(read, size, format));
  }
}

function formatOf(start: string): Format | null {
  if (/^\xff\xd8/.test(start)) return jpeg;
  if (/^RIFF.{4}WEBP/s.test(start)) return webp;
  return /^.{4}(?:ftyp|moov|mdat|wide|free|skip)/s.test(start) ? video : null;
}

function* upTo(bytes: number, parts: Iterable<Buffer>): Generator<Buffer> {
  let left = bytes;
  for (const part of parts) {
    yield part;
    left -= part.length;
    if (left < 0) return;
  }
}

function* partsOfPng(read: Read, size: number): Generator<Buffer> {
  let left = mostOfFile;
  for (const part of partsIn(read, size, png)) {
    const key = metadataKey(part);
    yield key === '' ? part : unpacked(part, key, most);
    // A text that is too long without its compression takes as much time as one that is not.
    left -= key === '' ? part.length : most;
    if (left < 0) return;
  }
}

/** Yields the parts with metadata, which may come after the image data. */
function* partsIn(read: Read, size: number, format: Format): Generator<Buffer> {
  const { first, headerSize, names, nameOf, sizeOf, after } = format;
  for (let at = first, count = 0; at + headerSize <= size && count < mostParts; count += 1) {
    const header = read(at, headerSize);
    const length = sizeOf(header);
    if (length === null) return;
    if (names.test(nameOf(header)) && length > 0) yield read(at + headerSize, Math.min(length, most));
    const next = at + headerSize + length + after(length);
    if (next <= at) return;
    at = next;
  }
}
