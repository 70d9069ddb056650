import type { Sharp } from 'sharp';
import { cardMark, cardSize, cardStyles } from '../../../templates/card.tsx';
import type { Cache } from '../cache.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { Theme } from '../styles/theme.ts';
import { squarePng } from './brand-mark.ts';
import { eachColor, withFewColors } from './few-colors.ts';

/**
 * How many colors a drawing keeps: enough for its edges and its sky, and few enough for a small file. We choose them
 * ourselves, because sharp's palettes are not always the same for the same picture.
 */
const drawingColors = 24;

/**
 * How many colors lead from the background to a text color, for the edges of letters. The last is the text color
 * itself.
 */
export const shadeCount = 15;

/** The colors of texts, by their names in the theme. */
export const textColors = [...new Set(Object.values(cardStyles).map(({ color }) => color))];

/** A picture can have 256 colors. */
const colorCount = 256 - textColors.length * shadeCount;

/** The bytes of a row in a PNG: a 0, meaning that the row has no filter, and the color index of each pixel. */
export const rowBytes = cardSize.width + 1;

/** A picture with indexed colors. */
export interface CardPicture {
  rows: Uint8Array;
  /** Three bytes for each color. */
  palette: Uint8Array;
  /** The index of the first shade for each text color. All colors of the drawing have lower indexes. */
  shades: ReadonlyMap<string, number>;
}

/** The drawing and the mark as SVG in theme colors, or a logo in place of the mark. */
interface CardParts {
  drawing: string;
  mark: string | Picture;
}

/**
 * Draws what all cards with the same drawing share, except for the texts. The key must cover the parts and, if there is
 * a logo, the background color.
 */
export async function drawBase(
  { drawing, mark }: CardParts,
  key: string,
  theme: Theme,
  cached: Cache,
): Promise<CardPicture> {
  const { default: sharp } = await import('sharp');
  const background = theme.color('linen');
  const ground = await cached(`${key}-drawing.png`, async () => {
    const pixels = withFewColors(await pixelsOf(sharp(Buffer.from(drawing))), drawingColors);
    const bytes = Buffer.alloc(pixels.length * 3);
    for (const [i, color] of pixels.entries()) bytes.writeUIntBE(color, i * 3, 3);
    const raw = { ...cardSize, channels: 3 } as const;
    return sharp(bytes, { raw }).png().toBuffer();
  });
  const markPng = async () => {
    if (typeof mark === 'string') return sharp(Buffer.from(mark)).png().toBuffer();
    const square = await squarePng(mark, cardMark.size, cached);
    return sharp(square).flatten({ background }).png().toBuffer();
  };
  const input = Buffer.from(await cached(`${key}-mark.png`, markPng));
  const own = new Set(await pixelsOf(sharp(ground)));
  const marked = sharp(ground).composite([{ input, left: cardMark.x, top: cardMark.y }]);
  const { rows, colors } = numbered(withFewColors(await pixelsOf(marked), colorCount, own));
  const shades = new Map(textColors.map((name, index) => [name, colors.length + index * shadeCount]));
  const inks = textColors.flatMap((name) => shadesBetween(channels(rgb(background)), channels(rgb(theme.color(name)))));
  return { rows, palette: Uint8Array.from([...colors.map(channels), ...inks].flat()), shades };
}

/** Returns the pixels as 0xrrggbb each. */
async function pixelsOf(picture: Sharp): Promise<Uint32Array> {
  const bytes = await picture.removeAlpha().raw().toBuffer();
  const pixels = new Uint32Array(bytes.length / 3);
  for (let i = 0; i < pixels.length; i++) pixels[i] = bytes.readUIntBE(i * 3, 3);
  return pixels;
}

/** Assigns an index to each color, in order of appearance. */
function numbered(pixels: Uint32Array): { rows: Uint8Array; colors: number[] } {
  const numbers = new Map<number, number>();
  const numberOf = (color: number) => {
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    return number;
  };
  const numbered = eachColor(pixels, numberOf);
  const { width, height } = cardSize;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) rows.set(numbered.subarray(y * width, (y + 1) * width), y * rowBytes + 1);
  return { rows, colors: [...numbers.keys()] };
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];

function shadesBetween(background: readonly number[], ink: readonly number[]): number[][] {
  return Array.from({ length: shadeCount }, (_, step) =>
    background.map((from, i) => Math.round(from + (((ink[i] ?? 0) - from) * (step + 1)) / shadeCount)),
  );
}

/** Returns a color such as `#22443a` as a number. */
const rgb = (color: string) => Number.parseInt(color.slice(1), 16);
