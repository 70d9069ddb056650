import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cached, hash } from './cache.ts';

const require = createRequire(import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/**
 * The two faces of look.md, each pinned to the part of its design space that the theme uses. The fallbacks are drawn at
 * the size of the real face, so that nothing moves when it arrives (metrics by https://github.com/seek-oss/capsize).
 */
const faces = [
  {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: 72, SOFT: 60, WONK: 0 },
    weights: '400 600',
    fallback: 'local("Georgia");ascent-override:92.96%;descent-override:24.24%;size-adjust:105.2%',
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    fallback:
      'local("Arial"),local("ArialMT");ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%;size-adjust:100.72%',
  },
] as const;

export interface Font {
  /** `assets/fraunces-….woff2`, below the output folder. */
  path: string;
  bytes: Uint8Array;
  /** The `@font-face` rules of the face and its fallback, for the address that the font is served at. */
  css: (address: string) => string;
}

/** Cuts the two faces down to the characters that the site uses. */
export async function makeFonts(text: string): Promise<Font[]> {
  const others = text.match(/[^\n -~]/gu) ?? [];
  const characters = [...new Set([...printableAscii, ...others])].sort().join('');
  return Promise.all(
    faces.map(async ({ family, file, axes, weights, fallback }) => {
      const path = require.resolve(file);
      const whole = await readFile(path);
      const key = hash(whole, JSON.stringify(axes), characters);
      const bytes = await cached(`${key}.woff2`, async () => {
        const { default: subset } = await import('subset-font');
        return subset(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
      });
      return {
        path: `assets/${family.toLowerCase()}-${hash(bytes)}.woff2`,
        bytes,
        css: (address: string) =>
          `@font-face{font-family:${family};src:url(${address})format("woff2");font-weight:${weights};font-display:swap}` +
          `@font-face{font-family:"${family} Fallback";src:${fallback}}`,
      };
    }),
  );
}
