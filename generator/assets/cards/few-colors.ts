/** A color of a picture, as 0xrrggbb, that is kept or replaced by one that is. */
interface Color {
  color: number;
  pixels: number;
  /** The nearest kept color, and the square of the distance to it. */
  chosen: number;
  distance: number;
}

/**
 * Replaces colors of a picture with similar ones. The choice depends only on the pixels: it repeatedly keeps the color
 * that matters most, by its number of pixels and its distance from those already kept.
 *
 * @param pixels as 0xrrggbb each
 * @param most how many colors the result may have, including those in `kept`
 * @param kept colors that are always kept
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

/** Replaces each color of a picture. Neighbors are usually equal, so most pixels need no lookup. */
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

/** Uses a newly chosen color if it is nearer than those before. */
function consider(each: Color, chosen: number) {
  const distance = squared(each.color, chosen, 16) + squared(each.color, chosen, 8) + squared(each.color, chosen, 0);
  if (distance >= each.distance) return;
  each.chosen = chosen;
  each.distance = distance;
}

const squared = (a: number, b: number, bits: number) => (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2;
