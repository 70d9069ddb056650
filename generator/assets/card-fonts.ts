import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';
import { cached, hash } from './cache.ts';

const require = createRequire(import.meta.url);

/** The cuts of the two faces that a card uses; what draws it reads neither variable fonts nor woff2. */
const cuts = [
  {
    name: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 480, opsz: 72, SOFT: 60, WONK: 0 },
    weight: 400,
  },
  {
    name: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: 450 },
    weight: 400,
  },
  {
    name: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: 600 },
    weight: 600,
  },
] as const;

/** The fonts for some text; they are cut only when a card has to be drawn. */
export function cardFonts(text: string): { key: string; load: () => Promise<SatoriOptions['fonts']> } {
  const characters = [...new Set(text)].sort().join('');
  const key = hash(JSON.stringify(cuts), characters);
  let fonts: Promise<SatoriOptions['fonts']> | undefined;
  const load = () => {
    fonts ??= Promise.all(cuts.map((cut, index) => cutFont(cut, characters, `${key}-${index}.ttf`)));
    return fonts;
  };
  return { key, load };
}

async function cutFont({ name, file, axes, weight }: (typeof cuts)[number], characters: string, key: string) {
  const data = await cached(key, async () => {
    const { default: subset } = await import('subset-font');
    const whole = await readFile(require.resolve(file));
    return subset(whole, characters, { targetFormat: 'truetype', variationAxes: axes });
  });
  return { name, data: Buffer.from(data), weight };
}
