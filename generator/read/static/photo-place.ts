import { closeSync, openSync, readSync } from 'node:fs';
import { hasPlace, namesPlace, type Read, tiffHasPlace } from './exif-place.ts';
import { metadataIn } from './photo-metadata.ts';

/** Files in which cameras and phones write where they were, and those beside them that a program wrote. */
const located = /\.(?:jpe?g|jpe|jfif|pjp(?:eg)?|png|webp|avif|hei[cf]|hif|tiff?|mp4|m4v|mov|xmp)$/i;

/**
 * Returns true for a photo or a video that contains the location where it was taken. Returns false for a file that cannot
 * be read, which is reported elsewhere.
 */
export function tellsPlace(path: string, size: number): boolean {
  if (!located.test(path)) return false;
  try {
    const file = openSync(path, 'r');
    try {
      return isLocated((start, length) => bytesAt(file, start, length), size);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

function isLocated(read: Read, size: number): boolean {
  const start = read(0, mostBlanks).toString('latin1');
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return tiffHasPlace(read);
  if (isText.test(withoutZeros(start))) return namesPlace(withoutZeros(read(0, mostOfText).toString('latin1')));
  for (const part of metadataIn(read, size)) if (hasPlace(part)) return true;
  return false;
}

/** A file of XMP is text, maybe after a byte order mark and blanks. */
const isText = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</;
const [mostBlanks, mostOfText] = [1024, 1024 ** 2];

/** In UTF-16, every second byte of the names and the numbers in XMP is zero. */
const withoutZeros = (text: string) => text.replaceAll('\0', '');

function bytesAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, start));
}
