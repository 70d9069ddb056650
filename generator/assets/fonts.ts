import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { hash } from '../report/hash.ts';
import { slugOf } from '../report/slug.ts';
import type { Cache } from './cache.ts';
import { fallbackRules } from './fallback-fonts.ts';
import { type Face, faces } from './font-faces.ts';
import { once } from './once.ts';
import { packageVersion } from './package-version.ts';

const require = createRequire(import.meta.url);
const versions = ['subset-font', 'harfbuzzjs'].map(packageVersion).join(' ');
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

export interface Font {
  /** Relative to the output folder: `assets/fraunces-….woff2`. Differs whenever the file may: pages name it before it is made. */
  path: string;
  /** The file. It is made on the first call, in a thread of its own, unless it is cached. */
  content: () => Promise<Uint8Array>;
  /** The `@font-face` rules of the face and its fallback fonts, for the URL that the font is served at. */
  css: (url: string) => string;
}

/** Subsets each face to printable ASCII and other characters. */
export async function makeFonts(
  others: Iterable<string>,
  cached: Cache,
  from: readonly Face[] = faces,
): Promise<Font[]> {
  const characters = [...new Set([...printableAscii, ...others])].sort().join('');
  return Promise.all(
    from.map(async (face) => {
      const file = require.resolve(face.file);
      const key = hash(versions, await readFile(file), JSON.stringify(face.axes), characters);
      const subset = () => subsetInThread({ file, characters, axes: face.axes });
      return {
        path: `assets/${slugOf(face.family)}-${key}.woff2`,
        content: once(() => cached(`${key}.woff2`, subset)),
        css: (url) => faceRule(face, url) + fallbackRules(face),
      };
    }),
  );
}

/** @see subset-thread.cjs */
function subsetInThread(order: { file: string; characters: string; axes: Face['axes'] }): Promise<Uint8Array> {
  const thread = new Worker(new URL('./subset-thread.cjs', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

function faceRule({ family, axes: { wght } }: Face, url: string): string {
  const weights = `${wght.min} ${wght.max}`;
  // A name such as Source Serif 4 needs quotation marks.
  const name = /^[a-z]+$/i.test(family) ? family : `"${family}"`;
  return `@font-face{font-family:${name};src:url(${url});font-weight:${weights};font-display:swap}`;
}
