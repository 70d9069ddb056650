import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';
import { type Cache, hash } from './cache.ts';
import { faces } from './font-faces.ts';

const require = createRequire(import.meta.url);

/** The fonts of cards, each at one weight: the library that draws cards reads neither variable fonts nor woff2. */
const cuts = faces.flatMap(({ family, file, axes, cardCuts }) =>
  cardCuts.map(({ weight, wght }) => ({ name: family, file, axes: { ...axes, wght }, weight })),
);

/** Changes when the fonts of cards do. */
export const cardFontsKey = hash(JSON.stringify(cuts));

/** Cuts the fonts of cards down to some characters. */
export function cutCardFonts(characters: ReadonlySet<string>, cached: Cache): Promise<SatoriOptions['fonts']> {
  const text = [...characters].sort().join('');
  const key = hash(cardFontsKey, text);
  return Promise.all(cuts.map((cut, index) => cutFont(cut, text, `${key}-${index}.ttf`, cached)));
}

async function cutFont(
  { name, file, axes, weight }: (typeof cuts)[number],
  characters: string,
  key: string,
  cached: Cache,
) {
  const data = await cached(key, async () => {
    const { default: subset } = await import('subset-font');
    const whole = await readFile(require.resolve(file));
    return subset(whole, characters, { targetFormat: 'truetype', variationAxes: axes });
  });
  return { name, data: Buffer.from(data), weight };
}
