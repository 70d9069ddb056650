/** A color of a picture, as 0xrrggbb, that is chosen or becomes one that is. */
interface Color {
  color: number;
  pixels: number;
  /** The chosen color that is most like it, and the square of the distance. */
  chosen: number;
  distance: number;
}

/**
 * Replaces colors of a picture by similar ones. Which ones stay depends on the pixels alone: one after the other, always the
 * color that matters most, by the number of its pixels and the distance from those that stay.
 *
 * @param pixels as 0xrrggbb each
 * @param most how many colors the result may have, those in `kept` included
 * @param kept colors that stay in any case
 */
export function withFewColors(pixels: Uint32Array, most: number, kept: Iterable<number> = []): Uint32Array {
  const colors = colorsOf(pixels);
  let room = most;
  const choose = (color: number) => {
    for (const other of colors) consider(other, color);
    room--;
  };
  for (const color of kept) choose(color);
  while (room > 0) {
    const next = colors.reduce((best, other) => (weightOf(other) > weightOf(best) ? other : best));
    if (next.distance === 0) break;
    choose(next.color);
  }
  const chosen = new Map(colors.map((each) => [each.color, each.chosen]));
  return eachColor(pixels, (color) => chosen.get(color) ?? color);
}

/** Replaces each color of a picture. Neighbors are mostly alike, so most are not looked up. */
export function eachColor(pixels: Uint32Array, replace: (color: number) => number): Uint32Array {
  let last = pixels[0] ?? 0;
  let result = replace(last);
  return pixels.map((color) => {
    if (color !== last) {
      last = color;
      result = replace(color);
    }
    return result;
  });
}

function colorsOf(pixels: Uint32Array): Color[] {
  const counts = new Map<number, number>();
  let start = 0;
  pixels.forEach((color, i) => {
    if (color === pixels[i + 1]) return;
    counts.set(color, (counts.get(color) ?? 0) + i + 1 - start);
    start = i + 1;
  });
  return [...counts].map(([color, count]) => ({
    color,
    pixels: count,
    chosen: color,
    distance: Number.MAX_SAFE_INTEGER,
  }));
}

const weightOf = ({ pixels, distance }: Color) => pixels * distance;

/** Remembers a color that was chosen, if it is more like this one than those before. */
function consider(each: Color, chosen: number) {
  const distance = squared(each.color, chosen, 16) + squared(each.color, chosen, 8) + squared(each.color, chosen, 0);
  if (distance >= each.distance) return;
  each.chosen = chosen;
  each.distance = distance;
}

const squared = (a: number, b: number, bits: number) => (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2;
