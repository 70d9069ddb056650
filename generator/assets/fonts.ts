import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Cache, hash } from './cache.ts';
import { type Face, faces } from './font-faces.ts';
import { standInRules } from './stand-in-fonts.ts';

const require = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

export interface Font {
  /** `assets/fraunces-….woff2`, below the output folder. */
  path: string;
  bytes: Uint8Array;
  /** The `@font-face` rules of the face and its stand-ins, for the address that the font is served at. */
  css: (address: string) => string;
}

/** Cuts each face down to the characters that the site uses. */
export async function makeFonts(text: string, cached: Cache): Promise<Font[]> {
  const others = text.match(/[^\n -~]/gu) ?? [];
  const characters = [...new Set([...printableAscii, ...others])].sort().join('');
  return Promise.all(
    faces.map(async (face) => {
      const whole = await readFile(require.resolve(face.file));
      const key = hash(whole, JSON.stringify(face.axes), characters);
      const bytes = await cached(`${key}.woff2`, async () => {
        const { default: subset } = await import('subset-font');
        return subset(whole, characters, { targetFormat: 'woff2', variationAxes: face.axes });
      });
      const css = (address: string) => faceRule(face, address) + standInRules(face);
      return { path: `assets/${face.family.toLowerCase()}-${hash(bytes)}.woff2`, bytes, css };
    }),
  );
}

function faceRule({ family, axes: { wght } }: Face, address: string): string {
  const weights = `${wght.min} ${wght.max}`;
  return `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights};font-display:swap}`;
}
