import { closeSync, openSync, readSync } from 'node:fs';

/** How much of the metadata is read, in bytes. In a JPEG, it comes before the image data, in at most 64 kB. */
const most = 65_536;

/**
 * Returns true for a photo that contains the location where it was taken. Returns false for a file that cannot be read,
 * which is reported elsewhere.
 */
export function tellsPlace(path: string, size: number): boolean {
  if (!/\.(?:jpe?g|png|webp)$/i.test(path)) return false;
  try {
    const file = openSync(path, 'r');
    try {
      return hasPlace(metadataIn((start, length) => bytesAt(file, start, length), size));
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

type Read = (start: number, length: number) => Buffer;

function bytesAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, start));
}

/** Returns the metadata of a photo, whatever its extension says; empty if it has none. */
function metadataIn(read: Read, size: number): Buffer {
  const start = read(0, most);
  const signature = start.toString('latin1', 0, 12);
  if (/^\x89PNG/.test(signature)) return chunkIn(read, size, png);
  if (/^RIFF.{4}WEBP/s.test(signature)) return chunkIn(read, size, webp);
  const at = start.indexOf('Exif\0\0');
  return start.subarray(at === -1 ? most : at);
}

/** A format that consists of chunks, each with its name and its size. */
interface Chunks {
  /** The position of the first chunk. */
  first: number;
  /** The name of the chunk with the metadata. */
  name: string;
  nameOf: (header: Buffer) => string;
  /** The size of the content of a chunk. */
  sizeOf: (header: Buffer) => number;
  /** The size of what follows the content. */
  after: (size: number) => number;
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
const png: Chunks = {
  first: 8,
  name: 'eXIf',
  nameOf: (header) => header.toString('latin1', 4, 8),
  sizeOf: (header) => header.readUInt32BE(0),
  after: () => 4,
};

/** https://developers.google.com/speed/webp/docs/riff_container */
const webp: Chunks = {
  first: 12,
  name: 'EXIF',
  nameOf: (header) => header.toString('latin1', 0, 4),
  sizeOf: (header) => header.readUInt32LE(4),
  after: (size) => size % 2,
};

const headerSize = 8;

/** Returns the content of the chunk with the metadata, which may come after the image data; empty if there is none. */
function chunkIn(read: Read, size: number, { first, name, nameOf, sizeOf, after }: Chunks): Buffer {
  for (let at = first; at + headerSize <= size; ) {
    const header = read(at, headerSize);
    const length = sizeOf(header);
    if (nameOf(header) === name) return read(at + headerSize, Math.min(length, most));
    at += headerSize + length + after(length);
  }
  return Buffer.alloc(0);
}

/**
 * The metadata tags for the location, and for a latitude in it
 * (https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E).
 */
const [placeTag, latitudeTag] = [0x88_25, 2];

/** @param bytes camera metadata, after a header that not every format has */
function hasPlace(bytes: Buffer): boolean {
  const start = bytes.toString('latin1').search(/II\*\0|MM\0\*/);
  if (start === -1) return false;
  const exif = bytes.subarray(start);
  const isLittle = exif[0] === 'I'.charCodeAt(0);
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  /** Returns the position of a tag's value in a list of tags. */
  const find = (list: number, tag: number) => {
    const places = Array.from({ length: short(list) }, (_, index) => list + 2 + 12 * index);
    return places.find((at) => short(at) === tag);
  };
  const place = find(long(4), placeTag);
  return place !== undefined && find(long(place + 8), latitudeTag) !== undefined;
}
