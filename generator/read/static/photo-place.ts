import { closeSync, openSync, readSync } from 'node:fs';

/** How much of a file is read, in bytes. Camera metadata comes before the image data, and after it in a WebP file. */
const most = 65_536;

/**
 * Returns true for a photo that contains the location where it was taken. Returns false for a file that cannot be read,
 * which is reported elsewhere.
 */
export function tellsPlace(path: string, size: number): boolean {
  const isWebp = /\.webp$/i.test(path);
  if (!isWebp && !/\.(?:jpe?g|png)$/i.test(path)) return false;
  try {
    return hasPlace(bytesAt(path, isWebp ? Math.max(0, size - most) : 0));
  } catch {
    return false;
  }
}

function bytesAt(path: string, start: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(most);
    return bytes.subarray(0, readSync(file, bytes, 0, most, start));
  } finally {
    closeSync(file);
  }
}

/** The start of camera metadata in a JPEG, a PNG, and a WebP, with its header. */
const notes = /(?:Exif\0\0|eXIf|EXIF[\s\S]{4}(?:Exif\0\0)?)(?=II\*\0|MM\0\*)/;
/**
 * The metadata tags for the location, and for a latitude in it
 * (https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E).
 */
const [placeTag, latitudeTag] = [0x88_25, 2];

function hasPlace(bytes: Buffer): boolean {
  const found = notes.exec(bytes.toString('latin1'));
  if (!found) return false;
  const exif = bytes.subarray(found.index + found[0].length);
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
