import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import pLimit from 'p-limit';
import { type Proportions, pictureFile } from '../../../templates/schema.ts';
import { slugOf } from '../../basics/slug.ts';
import { codeOf } from '../../files/error-code.ts';
import { hash } from '../../files/hash.ts';
import type { Leaf } from '../../plan/texts/fill-context.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import type { Cache } from '../cache.ts';
import { encoder } from './encode.ts';
import { type Find, finder } from './find-picture.ts';
import { logoMessages } from './logo-messages.ts';
import { type Measurements, maxPixels, maxSide, measure, type PictureFault } from './measure-picture.ts';
import { pictureMessages } from './picture-messages.ts';
import { pathFault } from './picture-path.ts';
import { type PictureMistake, pictureProblems } from './picture-problems.ts';
import type { Picture } from './pictures.ts';

/** The pictures of a site, measured but not yet resized. */
export interface LoadedPictures {
  /** The pictures that could be read, by the file names in the YAML. */
  pictures: ReadonlyMap<string, Picture>;
  problems: Diagnostic[];
}

const filesAtOnce = 8;

/** Raise it when `measure` rejects something new, so that pictures that were measured before are checked again. */
const checks = 3;

/**
 * Reads and measures every picture that the pages use. The names have their placeholders filled in.
 *
 * @param others pictures of pages that are known to be valid
 */
export async function loadPictures(
  root: string,
  leaves: readonly Leaf[],
  cached: Cache,
  others: readonly string[] = [],
): Promise<LoadedPictures> {
  const find = finder(root);
  const limit = pLimit(filesAtOnce);
  const files = [...new Set([...leaves.map(({ text }) => text), ...others])];
  const load = async (file: string) => [file, await limit(() => loadOne(file, find, cached))] as const;
  const loaded = new Map(await Promise.all(files.map(load)));
  const mistakes = leaves.flatMap((leaf): PictureMistake[] => {
    const message = messageFor(leaf, loaded.get(leaf.text));
    return message ? [{ leaf, message }] : [];
  });
  const canReplace = async (name: string, leaf: Leaf) =>
    messageFor({ ...leaf, text: name }, await loadOne(name, find, cached)) === null;
  const pictures = new Map([...loaded].flatMap(([file, one]) => (isPicture(one) ? [[file, one] as const] : [])));
  return { pictures, problems: mistakes.length > 0 ? await pictureProblems(mistakes, root, canReplace) : [] };
}

const isPicture = <T extends { stem: string }>(loaded: T | Message): loaded is T => 'stem' in loaded;

function messageFor(
  { text, minWidth = 0, proportions }: Pick<Leaf, 'text' | 'minWidth' | 'proportions'>,
  loaded?: Picture | Message,
): Message | null {
  if (!loaded) return null;
  if (!isPicture(loaded)) return loaded;
  const { format, width, height } = loaded;
  const misfit = proportions && misfitOf(width / height, proportions);
  if (misfit) return logoMessages[misfit](text, `${width} × ${height}`);
  return format !== 'svg' && width < minWidth ? pictureMessages.small(text, width, minWidth) : null;
}

const ratios: Record<Proportions, { least: number; most: number }> = {
  square: { least: 0.8, most: 1.25 },
  wide: { least: 1.25, most: 8 },
};

function misfitOf(ratio: number, proportions: Proportions): keyof typeof logoMessages | null {
  const { least, most } = ratios[proportions];
  if (ratio >= least && ratio <= most) return null;
  return `${ratio < least ? 'narrow' : 'broad'}-${proportions}`;
}

/** Returns the names of pictures, each with a hash of its file. */
export function hashesOf(pictures: LoadedPictures['pictures']): [name: string, hash: string][] {
  return [...pictures].map(([name, { bytes }]) => [name, hash(bytes)]);
}

/** The size of a file, in bytes, that no picture needs. */
const maxBytes = 200_000_000;

/** Returns a message if the picture cannot be used. */
async function loadOne(name: string, find: Find, cached: Cache): Promise<Picture | Message> {
  const fault = pathFault(name);
  if (fault) return pictureMessages.path(name, fault);
  if (!pictureFile.test(name)) return pictureMessages.type(name, extname(name).slice(1));
  const found = await find(name);
  if ('code' in found) return pictureMessages.unreadable(name, found.code);
  if ('fault' in found) return pictureMessages[found.fault](name);
  if (found.size === 0) return pictureMessages.empty(name);
  if (found.size > maxBytes) return pictureMessages.huge(name, megabytes(found.size), megabytes(maxBytes));
  try {
    const picture = await readPicture(name, await readFile(found.path), cached);
    return isPicture(picture) ? { ...picture, stamp: found.stamp } : picture;
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    return pictureMessages.unreadable(name, code);
  }
}

const pixelLimit = `${maxPixels / 1_000_000} million pixels in total, and ${maxSide} on each side`;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

async function readPicture(file: string, bytes: Uint8Array, cached: Cache): Promise<Omit<Picture, 'stamp'> | Message> {
  const key = hash(encoder, bytes);
  const measured = await measureOnce(key, bytes, cached);
  if ('fault' in measured) {
    return measured.fault === 'huge'
      ? pictureMessages.huge(file, `${measured.detail} pixels`, pixelLimit)
      : pictureMessages.content(file, measured);
  }
  const { format, alpha, ...size } = measured;
  const name = slugOf(basename(file, extname(file)));
  const pathWith = (hash: string) => `assets/${[name, hash].filter(Boolean).join('-')}`;
  const raster = alpha ? 'png' : 'jpeg';
  return {
    ...size,
    bytes,
    stem: pathWith(key),
    identity: pathWith(hash(bytes)),
    format: format === 'svg' ? 'svg' : raster,
  };
}

async function measureOnce(key: string, bytes: Uint8Array, cached: Cache): Promise<Measurements | PictureFault> {
  const json = await cached(`${key}.measured-${checks}.json`, async () =>
    Buffer.from(JSON.stringify(await measure(bytes))),
  );
  return JSON.parse(String(json)) as Measurements | PictureFault;
}
