import { cardMark, cardSize, cardStyles } from '../../templates/card.tsx';
import type { Cache } from './cache.ts';
import type { Theme } from './theme.ts';

/** Flat drawings and one soft sky: few colors, a little dither. The mark is small, and its colors are exact. */
export const baseSettings = {
  drawing: { palette: true, quality: 85, dither: 0.5, effort: 7 },
  mark: { palette: true, quality: 98, dither: 0, effort: 7 },
};

/** How many colors lead from the background to the color of a text, for the edges of its letters. The last is the text's own. */
export const shadeCount = 15;

/** The colors of texts, as the theme names them. */
export const textColors = [...new Set(Object.values(cardStyles).map(({ color }) => color))];

/** A picture can have 256 colors. */
const colorCount = 256 - textColors.length * shadeCount;

/** The bytes of a row in a PNG: a 0, which says that the row has no filter, and the number of the color of each pixel. */
export const rowBytes = cardSize.width + 1;

/** A picture with numbered colors. */
export interface CardPicture {
  rows: Uint8Array;
  /** Three bytes for each color. */
  palette: Uint8Array;
  /** The number of the first shade for each color of texts. All colors of the drawing have lower numbers. */
  shades: ReadonlyMap<string, number>;
}

/** The drawing and the mark as SVG, in colors of the theme. */
export type CardSvgs = Record<'drawing' | 'mark', string>;

/** Draws what all cards with the same drawing share, except for the texts. The key must cover the SVGs and `baseSettings`. */
export async function drawBase(svg: CardSvgs, key: string, theme: Theme, cached: Cache): Promise<CardPicture> {
  const { default: sharp } = await import('sharp');
  const png = (part: keyof CardSvgs) =>
    cached(`${key}-${part}.png`, () => sharp(Buffer.from(svg[part])).png(baseSettings[part]).toBuffer());
  const mark = { input: Buffer.from(await png('mark')), left: cardMark.x, top: cardMark.y };
  const pixels = await sharp(await png('drawing'))
    .composite([mark])
    .removeAlpha()
    .raw()
    .toBuffer();
  const { rows, colors } = numbered(pixels);
  const shades = new Map(textColors.map((name, index) => [name, colors.length + index * shadeCount]));
  const background = rgb(theme.color('linen'));
  const palette = [...colors, ...textColors.flatMap((name) => shadesBetween(background, rgb(theme.color(name))))];
  return { rows, palette: Uint8Array.from(palette.flat()), shades };
}

/** Numbers the colors of a picture, in the order in which they appear. Where there are too many, a similar one is taken. */
function numbered(pixels: Buffer): { rows: Uint8Array; colors: number[][] } {
  const rows = new Uint8Array(rowBytes * cardSize.height);
  const numbers = new Map<number, number>();
  const colors: number[][] = [];
  const numberOf = (red = 0, green = 0, blue = 0): number => {
    const name = (red << 16) | (green << 8) | blue;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const color = [red, green, blue];
    const number = colors.length < colorCount ? colors.push(color) - 1 : nearest(color, colors);
    numbers.set(name, number);
    return number;
  };
  for (let i = 0; i < cardSize.width * cardSize.height; i++) {
    const at = i + Math.floor(i / cardSize.width) + 1;
    rows[at] = numberOf(pixels[i * 3], pixels[i * 3 + 1], pixels[i * 3 + 2]);
  }
  return { rows, colors };
}

function nearest(color: readonly number[], colors: readonly (readonly number[])[]): number {
  const distances = colors.map((other) => other.reduce((sum, value, i) => sum + (value - (color[i] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

function shadesBetween(background: readonly number[], ink: readonly number[]): number[][] {
  return Array.from({ length: shadeCount }, (_, step) =>
    background.map((from, i) => Math.round(from + (((ink[i] ?? 0) - from) * (step + 1)) / shadeCount)),
  );
}

/** Red, green, and blue of a color such as `#22443a`. */
function rgb(color: string): number[] {
  return [...Buffer.from(color.slice(1), 'hex')];
}
