/** An angle as maps write it. */
export interface Degrees {
  /** Negative for south and west. Has six decimals, which are a few inches. */
  value: number;
  /** N, S, E, or W, if the direction is written. */
  side: string | null;
}

const number = String.raw`\d+(?:\.\d+)?`;
// Minutes need a sign or a space before them, so that 55' are not 5 degrees and 5 minutes.
const whole = String.raw`(\d+)(?:\s*[°º]\s*|\s+)(?:(${number})\s*['′’]\s*)?(?:(${number})\s*(?:["″”]|'')\s*)?`;
const pattern = new RegExp(String.raw`^([NSEW]?)\s*([-−–+]?)(?:${whole}|(${number})\s*[°º]?\s*)([NSEW]?)$`, 'i');

/**
 * Reads `33.1972`, `96.6398° W`, `N 44.2`, or `33°11'49.9"N`. Returns null for a text that is nothing else, or has two
 * directions.
 */
export function degreesIn(text: string): Degrees | null {
  const match = text.match(pattern);
  if (!match) return null;
  const [, before = '', minus = '', degrees, minutes = '0', seconds = '0', decimal, after = ''] = match;
  if (before && after) return null;
  const side = (before || after).toUpperCase() || null;
  // Degrees have 60 minutes of 60 seconds.
  const size = Number((Number(degrees ?? decimal) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(6));
  const isNegative = /[-−–]/.test(minus) || side === 'S' || side === 'W';
  return { value: isNegative ? -size : size, side };
}
