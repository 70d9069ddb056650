import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { CardStyle } from '../../../templates/card.tsx';
import { memoized } from '../../../templates/memoized.ts';
import { hash } from '../../files/hash.ts';
import type { Cache } from '../cache.ts';
import { faces } from '../font-faces.ts';
import { moreCharacters } from '../font-subsets.ts';
import { packageVersion } from '../package-version.ts';
import { type CardFont, openFont, withMore } from './card-font.ts';

const require = createRequire(import.meta.url);

/** Returns the font of a style. */
export type CardFonts = (style: CardStyle) => CardFont;

/** The fonts of cards, one for each weight. */
const instances = faces.flatMap(({ family, main, axes, cardWeights }) =>
  cardWeights.map(({ weight, wght }) => ({ family, weight, file: main.file, axes: { ...axes, wght } })),
);

/**
 * Returns all characters that our fonts can have. A font with only the characters in use would change with every new
 * letter.
 */
const everyCharacter = () => String.fromCharCode(...Array.from({ length: 0xd7ff - 0x20 }, (_, index) => 0x20 + index));

/** Returns a key that changes whenever the fonts of cards do. */
export function cardFontsKey(): string {
  const packages = faces.map(({ main: { file } }) => packageVersion(file.split('/').slice(0, 2).join('/')));
  return hash(JSON.stringify(instances), ...packages, ...['harfbuzzjs', 'subset-font'].map(packageVersion));
}

/** Returns the files that the texts of a card need besides the main ones. Their names are part of the key of the card. */
export function moreCardFiles(text: string): string[] {
  return faces.flatMap((face) => moreCharacters(face, text.normalize('NFC')).map(({ file }) => file));
}

/**
 * Loads the fonts of cards, with all characters of their files.
 *
 * @param more the files that the texts need besides the main ones
 */
export async function loadCardFonts(cached: Cache, more: readonly string[]): Promise<CardFonts> {
  const open = memoized((one: Instance) => load(one, cached));
  const files = instances.map((one) => ({ one, others: moreOf(one).filter(({ file }) => more.includes(file)) }));
  const fonts = new Map(
    await Promise.all(
      files.map(async ({ one, others }) => {
        // A name with a letter of another face is better than one with a wrong letter.
        const foreign = files.flatMap((other) => (other.one.family === one.family ? [] : other.others));
        const [main, ...loaded] = await Promise.all([open(one), ...[...others, ...foreign].map(open)]);
        return [nameOf(one), loaded.length > 0 ? withMore(main, loaded) : main] as const;
      }),
    ),
  );
  return ({ family, weight }) => {
    const font = fonts.get(nameOf({ family, weight }));
    if (!font)
      throw new Error(
        `templates/card.tsx asks for ${family} ${weight}, which is not among the cardWeights in generator/assets/font-faces.ts.`,
      );
    return font;
  };
}

type Instance = (typeof instances)[number];

const nameOf = ({ family, weight }: Pick<Instance, 'family' | 'weight'>) => `${family}-${weight}`;

/** Returns the files with other characters of a font. */
function moreOf(one: Instance): Instance[] {
  const { more = [] } = faces.find(({ family }) => family === one.family) ?? {};
  return more.map(({ file }) => ({ ...one, file }));
}

async function load({ file, weight, axes }: Instance, cached: Cache) {
  const bytes = await cached(`${cardFontsKey()}-${basename(file, '.woff2')}-${weight}.ttf`, async () => {
    const { default: subset } = await import('subset-font');
    const whole = await readFile(require.resolve(file));
    return subset(whole, everyCharacter(), { targetFormat: 'truetype', variationAxes: axes });
  });
  return openFont(bytes);
}
