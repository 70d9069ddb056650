import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';
import { type Cache, hash } from './cache.ts';
import { faces } from './font-faces.ts';

const require = createRequire(import.meta.url);

/** The fonts of cards, one for each weight, because satori reads neither variable fonts nor WOFF2. */
const instances = faces.flatMap(({ family, file, axes, cardWeights }) =>
  cardWeights.map(({ weight, wght }) => ({ name: family, file, axes: { ...axes, wght }, weight })),
);

/** Changes whenever the fonts of cards do. */
export const cardFontsKey = hash(JSON.stringify(instances));

/** The fonts of cards, with only the characters in use. */
export function subsetCardFonts(characters: ReadonlySet<string>, cached: Cache): Promise<SatoriOptions['fonts']> {
  const text = [...characters].sort().join('');
  const key = hash(cardFontsKey, text);
  return Promise.all(instances.map((instance, index) => subsetFont(instance, text, `${key}-${index}.ttf`, cached)));
}

async function subsetFont(
  { name, file, axes, weight }: (typeof instances)[number],
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
