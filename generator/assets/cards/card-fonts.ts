import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardStyle } from '../../../templates/card.tsx';
import { hash } from '../../report/hash.ts';
import type { Cache } from '../cache.ts';
import { faces } from '../font-faces.ts';
import { packageVersion } from '../package-version.ts';
import { type CardFont, openFont } from './card-font.ts';

const require = createRequire(import.meta.url);

/** Returns the font of a style. */
export type CardFonts = (style: CardStyle) => CardFont;

/** The fonts of cards, one for each weight. */
const instances = faces.flatMap(({ family, file, axes, cardWeights }) =>
  cardWeights.map(({ weight, wght }) => ({ family, weight, file, axes: { ...axes, wght } })),
);

/**
 * Returns all characters that our fonts can have. A font with only the characters in use would change with every new
 * letter.
 */
const everyCharacter = () => String.fromCharCode(...Array.from({ length: 0xd7ff - 0x20 }, (_, index) => 0x20 + index));

/** Returns a key that changes whenever the fonts of cards do. */
export function cardFontsKey(): string {
  const packages = faces.map(({ file }) => packageVersion(file.split('/').slice(0, 2).join('/')));
  return hash(JSON.stringify(instances), ...packages, ...['harfbuzzjs', 'subset-font'].map(packageVersion));
}

/** Loads the fonts of cards, with all their characters. */
export async function loadCardFonts(cached: Cache): Promise<CardFonts> {
  const key = cardFontsKey();
  const fonts = new Map(
    await Promise.all(
      instances.map(async ({ family, weight, file, axes }) => {
        const name = `${family}-${weight}`;
        const bytes = await cached(`${key}-${name}.ttf`, async () => {
          const { default: subset } = await import('subset-font');
          const whole = await readFile(require.resolve(file));
          return subset(whole, everyCharacter(), { targetFormat: 'truetype', variationAxes: axes });
        });
        return [name, await openFont(bytes)] as const;
      }),
    ),
  );
  return ({ family, weight }) => {
    const font = fonts.get(`${family}-${weight}`);
    if (!font)
      throw new Error(
        `templates/card.tsx asks for ${family} ${weight}, which is not among the cardWeights in generator/assets/font-faces.ts.`,
      );
    return font;
  };
}
