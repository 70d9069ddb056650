import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { slugOf } from '../basics/slug.ts';
import { hash } from '../files/hash.ts';
import type { Cache } from './cache.ts';
import { fallbackRules } from './fallback-fonts.ts';
import { type Face, faces } from './font-faces.ts';
import { moreCharacters } from './font-subsets.ts';
import { packageVersion } from './package-version.ts';
import { sharedPromise } from './shared-promise.ts';

const require = createRequire(import.meta.url);
const versions = ['subset-font', 'harfbuzzjs'].map(packageVersion).join(' ');
const maker = new URL('./subset-thread.cjs', import.meta.url);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** A font file, with only the characters that the site uses. */
export interface Font {
  /**
   * Relative to the output folder: `assets/fraunces-….woff2`. Changes whenever the file may: pages refer to it before
   * it is made.
   */
  path: string;
  /** Returns the file. The first call makes it, in the thread that makes all fonts, unless it is cached. */
  content: () => Promise<Uint8Array>;
  /** Returns the `@font-face` rules of the face and its fallback fonts, for the URL that the font is served at. */
  css: (url: string) => string;
  /** False for a font that few texts need, which browsers load when they meet its characters. */
  isMain: boolean;
}

/**
 * Subsets each face to printable ASCII and some other characters. Characters that are in another file of the face make a
 * second font.
 */
export function makeFonts(others: Iterable<string>, cached: Cache, from: readonly Face[] = faces): Font[] {
  const characters = [...new Set([...printableAscii, ...others])].sort();
  const making = hash(versions, readFileSync(maker));
  const found = from
    .flatMap((face) => [
      { face, file: face.main.file, characters, isMain: true },
      ...moreCharacters(face, characters).map((more) => ({ face, ...more, isMain: false })),
    ])
    .map((one) => ({ ...one, file: require.resolve(one.file), text: one.characters.join('') }));
  const orders = found.map(({ face: { axes }, file, text }) => ({ file, characters: text, axes }));
  const subsets = sharedPromise(() => subsetInThread(orders));
  return found.map(({ face, file, text, characters: own, isMain }, index) => {
    const key = hash(making, readFileSync(file), JSON.stringify(face.axes), text);
    const subset = async () => (await subsets())[index] as Uint8Array;
    return {
      path: `assets/${slugOf(face.family)}-${key}.woff2`,
      content: sharedPromise(() => cached(`${key}.woff2`, subset)),
      css: (url) => (isMain ? faceRule(face, url) + fallbackRules(face) : faceRule(face, url, own)),
      isMain,
    };
  });
}

/**
 * Subsets all fonts in one thread, because starting a thread takes a third as long as making a font.
 *
 * @see subset-thread.cjs
 */
function subsetInThread(
  orders: readonly { file: string; characters: string; axes: Face['axes'] }[],
): Promise<Uint8Array[]> {
  const thread = new Worker(maker, { workerData: orders });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** @param characters those for which the font replaces the main one of its face */
function faceRule({ family, axes: { wght } }: Face, url: string, characters: readonly string[] = []): string {
  const weights = `${wght.min} ${wght.max}`;
  // A name such as Source Serif 4 needs quotation marks.
  const name = /^[a-z]+$/i.test(family) ? family : `"${family}"`;
  const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  const range = codes.length > 0 ? `;unicode-range:${codes.join()}` : '';
  return `@font-face{font-family:${name};src:url(${url});font-weight:${weights};font-display:swap${range}}`;
}
