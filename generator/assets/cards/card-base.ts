import type { Sharp } from 'sharp';
import { cardMark, cardSize, cardStyles } from '../../../templates/card.tsx';
import type { Cache } from '../cache.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { Theme } from '../styles/theme.ts';
import { squarePng } from './brand-mark.ts';

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

/** The drawing and the mark as SVG, in colors of the theme, or a logo instead of the mark. */
interface CardParts {
  drawing: string;
  mark: string | Picture;
}

/**
 * Draws what all cards with the same drawing share, except for the texts. The key must cover the parts and the settings, and
 * with a logo the color of the background.
 */
export async function drawBase(
  { drawing, mark }: CardParts,
  key: string,
  theme: Theme,
  cached: Cache,
): Promise<CardPicture> {
  const { default: sharp } = await import('sharp');
  const png = (part: keyof CardParts, svg: string) =>
    cached(`${key}-${part}.png`, () => sharp(Buffer.from(svg)).png(baseSettings[part]).toBuffer());
  const logoPng = (logo: Picture) =>
    cached(`${key}-mark.png`, async () => {
      const square = sharp(await squarePng(logo, cardMark.size, cached));
      return square
        .flatten({ background: theme.color('linen') })
        .png(baseSettings.mark)
        .toBuffer();
    });
  const input = Buffer.from(await (typeof mark === 'string' ? png('mark', mark) : logoPng(mark)));
  const ground = sharp(await png('drawing', drawing)).removeAlpha();
  const pixels = ground.clone().composite([{ input, left: cardMark.x, top: cardMark.y }]);
  const own = typeof mark === 'string' ? [] : await colorsOf(ground);
  const { rows, colors } = numbered(await colorsOf(pixels), new Set(own));
  const shades = new Map(textColors.map((name, index) => [name, colors.length + index * shadeCount]));
  const background = rgb(theme.color('linen'));
  const palette = [...colors, ...textColors.flatMap((name) => shadesBetween(background, rgb(theme.color(name))))];
  return { rows, palette: Uint8Array.from(palette.flat()), shades };
}

async function colorsOf(picture: Sharp): Promise<Uint32Array> {
  const bytes = await picture.raw().toBuffer();
  const colors = new Uint32Array(bytes.length / 3);
  for (let i = 0; i < colors.length; i++) colors[i] = bytes.readUIntBE(i * 3, 3);
  return colors;
}

/**
 * Numbers the colors of pixels, in the order in which they appear. If there are too many, rare ones become similar ones.
 *
 * @param kept those that stay as they are
 */
function numbered(pixels: Uint32Array, kept: ReadonlySet<number>): { rows: Uint8Array; colors: number[][] } {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const excess = Math.max(0, counts.size - colorCount);
  const others = [...counts].filter(([color]) => !kept.has(color));
  const rarest = others.sort(([, a], [, b]) => a - b).slice(0, excess);
  for (const [color] of rarest) counts.delete(color);
  const colors = [...counts.keys()].map(channels);
  const numbers = new Map([...counts.keys()].map((color, number) => [color, number]));
  for (const [color] of rarest) numbers.set(color, nearest(channels(color), colors));
  const rows = new Uint8Array(rowBytes * cardSize.height);
  pixels.forEach((color, i) => {
    rows[i + Math.floor(i / cardSize.width) + 1] = numbers.get(color) ?? 0;
  });
  return { rows, colors };
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];

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
