import { basename } from 'node:path';
import type { Stamp } from '../../files/stamp.ts';
import type { Cache } from '../cache.ts';
import { encode, type PictureFormat } from './encode.ts';

/** A picture of the project. */
export interface Picture {
  /** The start of the paths of its files, relative to the output folder. */
  stem: string;
  /** Like `stem`, but the same for every version of the encoders, to recognize an unchanged picture. */
  identity: string;
  bytes: Uint8Array;
  /** The stamp of its file, taken before it was read. */
  stamp: Stamp;
  /** In pixels, after the rotation that its EXIF data asks for. */
  width: number;
  height: number;
  /** The format that every browser reads. An SVG is copied unchanged, in one size. */
  format: 'jpeg' | 'png' | 'svg';
  /** The dominant color, such as `#c0ffee`. */
  color: string;
}

/**
 * Returns a picture that was read. A name without one is a mistake of the program.
 *
 * @param pictures the pictures that were read, by their names in the YAML
 */
export function pictureNamed(file: string, pictures: ReadonlyMap<string, Picture>): Picture {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`The picture "${file}" was not read`);
  return picture;
}

/** One file that is made of a picture. */
export interface PictureVariant {
  picture: Picture;
  path: string;
  format: PictureFormat | 'svg';
  width: number;
}

/** Returns the files of a picture at some widths, in pixels. None is wider than the picture. */
export function variants(picture: Picture, widths: readonly number[]): PictureVariant[] {
  if (picture.format === 'svg') return [{ picture, path: `${picture.stem}.svg`, format: 'svg', width: picture.width }];
  const smaller = widths.filter((width) => width < picture.width);
  const fitting = smaller.length < widths.length ? [...smaller, picture.width] : smaller;
  const formats: PictureFormat[] = ['avif', 'webp', picture.format];
  return formats.flatMap((format) =>
    fitting.map((width) => ({ picture, format, width, path: `${picture.stem}-${width}.${format}` })),
  );
}

/**
 * Returns the files. Each is encoded when its content is requested. They have no metadata, such as where a photo was
 * taken.
 */
export function pictureFiles(
  wanted: readonly PictureVariant[],
  cached: Cache,
): { path: string; content: () => Promise<Uint8Array> }[] {
  const distinct = [...new Map(wanted.map((variant) => [variant.path, variant])).values()];
  return distinct.map(({ picture, path, format, width }) => ({
    path,
    content: async () =>
      format === 'svg' ? picture.bytes : cached(basename(path), () => encode(picture.bytes, format, width)),
  }));
}
