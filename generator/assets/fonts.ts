import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hash } from '../report/hash.ts';
import { slugOf } from '../report/slug.ts';
import type { Cache } from './cache.ts';
import { fallbackRules } from './fallback-fonts.ts';
import { type Face, faces } from './font-faces.ts';

const require = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

export interface Font {
  /** Relative to the output folder: `assets/fraunces-….woff2`. */
  path: string;
  bytes: Uint8Array;
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
      const whole = await readFile(require.resolve(face.file));
      const key = hash(whole, JSON.stringify(face.axes), characters);
      const bytes = await cached(`${key}.woff2`, async () => {
        const { default: subset } = await import('subset-font');
        return subset(whole, characters, { targetFormat: 'woff2', variationAxes: face.axes });
      });
      const css = (url: string) => faceRule(face, url) + fallbackRules(face);
      return { path: `assets/${slugOf(face.family)}-${hash(bytes)}.woff2`, bytes, css };
    }),
  );
}

function faceRule({ family, axes: { wght } }: Face, url: string): string {
  const weights = `${wght.min} ${wght.max}`;
  // A name such as Source Serif 4 needs quotation marks.
  const name = /^[a-z]+$/i.test(family) ? family : `"${family}"`;
  return `@font-face{font-family:${name};src:url(${url});font-weight:${weights};font-display:swap}`;
}
