import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import { pictureFile } from '../../templates/schema.ts';
import type { Leaf } from '../plan/fill.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { type Cache, hash } from './cache.ts';
import { packageVersion } from './package-version.ts';
import { pictureProblem } from './picture-messages.ts';

const version = packageVersion('sharp');

/** How each format is written; about the same to the eye (https://sharp.pixelplumbing.com/api-output). */
const settings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 74, effort: 5 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
};

export type Format = keyof typeof settings;

/** A picture of the project, measured. */
export interface Picture {
  /** The beginning of the paths of its files, below the output folder. */
  stem: string;
  bytes: Uint8Array;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  /** The format that every browser reads; `svg` stays as it is, in one size. */
  format: 'jpeg' | 'png' | 'svg';
  /** The colour that it has most of. */
  color: string;
}

/** One file to be made of a picture. */
export interface Variant {
  picture: Picture;
  path: string;
  format: Format | 'svg';
  width: number;
}

/** The pictures that could be read, by the names that the YAML has for them, and what is wrong with the others. */
export interface LoadedPictures {
  pictures: ReadonlyMap<string, Picture>;
  problems: Diagnostic[];
}

const filesAtOnce = 8;

/** Reads and measures every picture that the pages name. */
export async function loadPictures(root: string, named: readonly Leaf[], cached: Cache): Promise<LoadedPictures> {
  // The schema has already reported a name of another form.
  const leaves = named.filter(({ text }) => pictureFile.test(text));
  const files = [...new Set(leaves.map(({ text }) => text))];
  const limit = pLimit(filesAtOnce);
  const found = new Map(
    await Promise.all(files.map((file) => limit(async () => [file, await load(root, file, cached)] as const))),
  );
  const problems = leaves.flatMap(({ text: file, source, path, least = 0 }): Diagnostic[] => {
    const message = problemWith(file, found.get(file), least);
    return message ? [{ ...message, severity: 'error', source, span: valueSpan(source, path) }] : [];
  });
  const pictures = new Map([...found].flatMap(([file, one]) => (isPicture(one) ? [[file, one] as const] : [])));
  return { pictures, problems };
}

const isPicture = (found: Picture | Message): found is Picture => 'stem' in found;

function problemWith(file: string, found: Picture | Message | undefined, least: number): Message | null {
  if (!found) return null;
  if (!isPicture(found)) return found;
  const small = found.format !== 'svg' && found.width < least;
  return small ? pictureProblem.small(file, found.width, least) : null;
}

async function load(root: string, file: string, cached: Cache): Promise<Picture | Message> {
  const bytes = await readFile(join(root, file)).catch(() => null);
  if (!bytes) return pictureProblem.missing(file);
  const key = hash(version, JSON.stringify(settings), bytes);
  const measured = JSON.parse(String(await cached(`${key}.json`, () => measure(bytes)))) as Measured | null;
  if (!measured) return pictureProblem.broken(file);
  const { format, ...size } = measured;
  if (!readable.includes(format)) return pictureProblem.wrongType(file, format);
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const kept = format === 'svg' ? 'svg' : measured.alpha ? 'png' : 'jpeg';
  return { ...size, bytes, stem: `assets/${name}-${key}`, format: kept };
}

/** What sharp calls the formats that a picture may have; AVIF is the one kind of HEIF that is free to use. */
const readable = ['jpeg', 'png', 'webp', 'svg', 'avif'];

interface Measured {
  format: string;
  width: number;
  height: number;
  alpha: boolean;
  color: string;
}

/** Measures a picture, as JSON; null where it cannot be read to its end. */
async function measure(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes).autoOrient();
  const measured = await image
    .metadata()
    .then(async ({ format, compression, autoOrient: { width, height }, hasAlpha }) => {
      const { dominant } = await image.stats();
      const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const kind = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;
      return { format: kind, width, height, alpha: hasAlpha, color } satisfies Measured;
    })
    .catch(() => null);
  return Buffer.from(JSON.stringify(measured));
}

/** The files of a picture at some widths, none larger than the picture itself. */
export function variants(picture: Picture, widths: readonly number[]): Variant[] {
  if (picture.format === 'svg') return [{ picture, path: `${picture.stem}.svg`, format: 'svg', width: picture.width }];
  const smaller = widths.filter((width) => width < picture.width);
  const fitting = smaller.length < widths.length ? [...smaller, picture.width] : smaller;
  const formats: Format[] = ['avif', 'webp', picture.format];
  return formats.flatMap((format) =>
    fitting.map((width) => ({ picture, format, width, path: `${picture.stem}-${width}.${format}` })),
  );
}

/** The files, each made when it is asked for, without what a camera writes beside the picture: place, time, owner. */
export function pictureFiles(
  wanted: readonly Variant[],
  cached: Cache,
): { path: string; content: () => Promise<Uint8Array> }[] {
  const distinct = [...new Map(wanted.map((variant) => [variant.path, variant])).values()];
  return distinct.map(({ picture, path, format, width }) => ({
    path,
    content: async () =>
      format === 'svg' ? picture.bytes : cached(basename(path), () => encode(picture, format, width)),
  }));
}

async function encode({ bytes }: Picture, format: Format, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
}
