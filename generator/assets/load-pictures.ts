import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import { pictureFile } from '../../templates/schema.ts';
import type { Leaf } from '../plan/fill.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { type Cache, hash } from './cache.ts';
import { packageVersion } from './package-version.ts';
import { pictureMessages } from './picture-messages.ts';
import { encoderSettings, type Picture } from './pictures.ts';

const version = packageVersion('sharp');

export interface LoadedPictures {
  /** The pictures that could be read, by the file names in the YAML. */
  pictures: ReadonlyMap<string, Picture>;
  problems: Diagnostic[];
}

const filesAtOnce = 8;

/** Reads and measures every picture that the pages name. */
export async function loadPictures(root: string, named: readonly Leaf[], cached: Cache): Promise<LoadedPictures> {
  // The schema has reported the names that are written in another form.
  const leaves = named.filter(({ text }) => pictureFile.test(text));
  const files = [...new Set(leaves.map(({ text }) => text))];
  const limit = pLimit(filesAtOnce);
  const loaded = new Map(
    await Promise.all(files.map((file) => limit(async () => [file, await load(root, file, cached)] as const))),
  );
  const problems = leaves.flatMap(({ text: file, source, path, minWidth = 0 }): Diagnostic[] => {
    const message = pictureMessage(file, loaded.get(file), minWidth);
    return message ? [{ ...message, severity: 'error', source, span: valueSpan(source, path) }] : [];
  });
  const pictures = new Map([...loaded].flatMap(([file, one]) => (isPicture(one) ? [[file, one] as const] : [])));
  return { pictures, problems };
}

const isPicture = (loaded: Picture | Message): loaded is Picture => 'stem' in loaded;

function pictureMessage(file: string, loaded: Picture | Message | undefined, minWidth: number): Message | null {
  if (!loaded) return null;
  if (!isPicture(loaded)) return loaded;
  const { format, width } = loaded;
  return format !== 'svg' && width < minWidth ? pictureMessages.small(file, width, minWidth) : null;
}

/** Returns a message if the picture cannot be used. */
async function load(root: string, file: string, cached: Cache): Promise<Picture | Message> {
  const bytes = await readFile(join(root, file)).catch(() => null);
  if (!bytes) return pictureMessages.missing(file);
  const key = hash(version, JSON.stringify(encoderSettings), bytes);
  const measured = JSON.parse(String(await cached(`${key}.json`, () => measure(bytes)))) as Measurements | null;
  if (!measured) return pictureMessages.broken(file);
  const { format, alpha, ...size } = measured;
  if (!supported.includes(format)) return pictureMessages.wrongType(file, format);
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const raster = alpha ? 'png' : 'jpeg';
  return { ...size, bytes, stem: `assets/${name}-${key}`, format: format === 'svg' ? 'svg' : raster };
}

/** The formats that a picture of the project may have. */
const supported = ['jpeg', 'png', 'webp', 'svg', 'avif'];

interface Measurements {
  format: string;
  width: number;
  height: number;
  alpha: boolean;
  color: string;
}

/** The measurements of a picture, as JSON; null if it cannot be decoded completely. */
async function measure(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes).autoOrient();
  const measured = await image
    .metadata()
    .then(async ({ format, compression, autoOrient: { width, height }, hasAlpha }) => {
      const { dominant } = await image.stats();
      const channels = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'));
      const color = `#${channels.join('')}`;
      return { format: formatOf(format, compression), width, height, alpha: hasAlpha, color } satisfies Measurements;
    })
    .catch(() => null);
  return Buffer.from(JSON.stringify(measured));
}

/** To sharp, AVIF and HEIC are both HEIF. */
function formatOf(format: string, compression: string | undefined): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}
