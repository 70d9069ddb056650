import { hash } from '../../files/hash.ts';
import { packageVersion } from '../package-version.ts';

/** The settings of each encoder, for about the same visible quality (https://sharp.pixelplumbing.com/api-output). */
const settings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 74, effort: 5 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
};

export type PictureFormat = keyof typeof settings;

/**
 * Raise it when anything in this file changes what is encoded. Otherwise the cache returns older files, and browsers
 * keep those that have the same names.
 */
const revision = 1;

/** For the names and cache keys of encoded files. It changes whenever the same picture may be encoded differently. */
export const encoder = hash(packageVersion('sharp'), `${revision}`, JSON.stringify(settings));

/** Returns a picture without its metadata, in another format and size. */
export async function encode(bytes: Uint8Array, format: PictureFormat, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
}

/**
 * Centers a picture in a square.
 *
 * @param ground the background color; null for a transparent background
 */
export async function encodeSquare(bytes: Uint8Array, side: number, ground: string | null): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const upright = sharp(bytes).autoOrient();
  const flat = ground === null ? upright : upright.flatten({ background: ground });
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const square = flat.resize({ width: side, height: side, fit: 'contain', background });
  return square.toFormat('png', settings.png).toBuffer();
}
