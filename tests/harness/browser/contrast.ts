/** Red, green and blue, each from 0 to 255. */
type Color = readonly [number, number, number];

/** Reads `#24433a` and `rgb(36, 67, 58)`. */
export function parseColor(text: string): Color {
  const channels = text.startsWith('#')
    ? (text.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${text} is not a color`);
  return [red, green, blue];
}

/** From 1 to 21, by https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
