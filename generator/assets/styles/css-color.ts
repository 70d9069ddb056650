/** A color as `#rrggbb`, or why it cannot be one. */
type HexColor = { hex: string } | { fault: 'unknown' | 'translucent' };

/**
 * Converts any CSS color (https://www.w3.org/TR/css-color-4/) to the one form that all programs that draw cards and
 * icons can read.
 */
export async function hexOf(value: string): Promise<HexColor> {
  if (/^#[\da-f]{6}$/i.test(value)) return { hex: value.toLowerCase() };
  if (!/^(#[\da-f]{3,8}|[a-z]+|[a-z]+\([^()]*\))$/i.test(value)) return { fault: 'unknown' };
  const { default: sharp } = await import('sharp');
  try {
    const pixel = { width: 1, height: 1, channels: 4, background: await lowered(value) } as const;
    const [red = 0, green = 0, blue = 0, alpha] = await sharp({ create: pixel }).raw().toBuffer();
    if (alpha !== 255) return { fault: 'translucent' };
    return { hex: `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}` };
  } catch {
    return { fault: 'unknown' };
  }
}

/** Older than the functions of CSS Color 4, so that esbuild replaces them. */
const oldTarget = 'chrome60';

/**
 * Replaces new color functions: esbuild knows those such as `oklch()`, but keeps names; sharp knows only names and the
 * old functions.
 */
async function lowered(value: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(`a{color:${value}}`, { loader: 'css', minify: true, target: oldTarget });
  return code.match(/color:([^;}]+)/)?.[1] ?? value;
}
