import { svgTokens } from './svg-tokens.ts';
import { unsafePart } from './unsafe-svg.ts';

/** The formats that a picture of the project may have. */
const supported = ['jpeg', 'png', 'webp', 'svg', 'avif'];

/** The number of pixels that can be resized on a small machine, which is more than cameras have. */
export const maxPixels = 120_000_000;

/**
 * The maximum width and height in every format; WebP has the lowest limit
 * (https://developers.google.com/speed/webp/faq).
 */
export const maxSide = 16_383;

export interface Measurements {
  format: string;
  width: number;
  height: number;
  alpha: boolean;
  /** The dominant color, such as `#c0ffee`. */
  color: string;
}

/** Why the content of a file cannot be shown as a picture. */
export type PictureFault =
  /** @param detail what the file contains instead */
  | { fault: 'other'; detail: string }
  /** @param detail the format, such as `heic` */
  | { fault: 'format'; detail: string }
  | { fault: 'damaged' }
  | { fault: 'animated' }
  /** @param detail the width and height */
  | { fault: 'huge'; detail: string }
  /** @param detail the forbidden part of the drawing */
  | { fault: 'svg'; detail: string };

/** Measures a picture by decoding it completely. The result is JSON, for a cache. */
export async function measure(bytes: Uint8Array): Promise<Measurements | PictureFault> {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (isHeic(start)) return { fault: 'format', detail: 'heic' };
  const drawing = isDrawing(start) ? Buffer.from(bytes).toString('utf8') : '';
  const fault = drawingFault(drawing);
  if (fault) return fault;
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: false }).autoOrient();
  const metadata = await image.metadata().catch(() => null);
  if (!metadata) return isPictureStart(start) ? { fault: 'damaged' } : { fault: 'other', detail: contentName(start) };
  const { compression, autoOrient, hasAlpha: alpha, pages = 1 } = metadata;
  const { width, height } = autoOrient;
  const format = formatOf(metadata.format, compression);
  if (!supported.includes(format)) return { fault: 'format', detail: format };
  if (format === 'svg' && !drawing) return { fault: 'svg', detail: 'compressed or unusual text' };
  const isHuge = width * height > maxPixels || Math.max(width, height) > maxSide;
  if (isHuge) return { fault: 'huge', detail: `${width} × ${height}` };
  if (pages > 1 || isAnimatedPng(bytes)) return { fault: 'animated' };
  const stats = await image.stats().catch(() => null);
  return stats ? { format, width, height, alpha, color: hex(stats.dominant) } : { fault: 'damaged' };
}

function isDrawing(start: string): boolean {
  return (
    /^(\xef\xbb\xbf)?\s*</.test(start) &&
    /<([\w.-]+:)?svg[\s>]/.test(start) &&
    !/^\s*<(!doctype html|html)/i.test(start)
  );
}

/** Returns the fault in the text of a drawing. Checked before anything parses it as XML. */
function drawingFault(drawing: string): PictureFault | null {
  if (!drawing) return null;
  const [root = ''] = drawing.match(/<(?:[\w.-]+:)?svg\b[^>]*>/) ?? [];
  const sides = [...root.matchAll(/\s(?:width|height)\s*=\s*["']\s*([\d.]+(?:e\d+)?)/gi)].map(([, side]) =>
    Number(side),
  );
  if (sides.some((side) => side > maxSide)) return { fault: 'huge', detail: sides.join(' × ') };
  const tokens = svgTokens(drawing);
  if (!tokens) return { fault: 'damaged' };
  const unsafe = unsafePart(drawing, tokens);
  return unsafe ? { fault: 'svg', detail: unsafe } : null;
}

/**
 * Returns true if an `acTL` chunk comes before the data of the first picture (https://www.w3.org/TR/png-3/#acTL-chunk).
 */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start.toString('latin1', 1, 4) !== 'PNG') return false;
  const animation = start.indexOf('acTL', 8, 'latin1');
  return animation > 0 && animation < start.indexOf('IDAT', 8, 'latin1');
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** To sharp, AVIF and HEIC are both HEIF. */
function formatOf(format: string, compression: string | undefined): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/**
 * Returns true for a HEIC file, identified by its brand (https://nokiatech.github.io/heif/technical.html), because
 * sharp reads only some of these files.
 */
function isHeic(start: string): boolean {
  const [, brands = ''] = start.slice(0, 64).match(/^.{4}ftyp(.*)/s) ?? [];
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) && !brands.includes('avif');
}

/** Returns true for a file that begins like a JPEG, PNG, WebP, AVIF, or SVG. */
function isPictureStart(start: string): boolean {
  return (
    /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi|\s*(<\?xml|<!--|<svg))/s.test(start) && /<svg|^[^\s<]/.test(start)
  );
}

/** Returns what a file that is not a picture contains. */
function contentName(start: string): string {
  if (/^\s*<(!doctype html|html)/i.test(start)) return 'a web page';
  if (start.startsWith('%PDF')) return 'a PDF document';
  if (/^version https:\/\/git-lfs/.test(start)) return 'a Git LFS pointer, whose picture was not downloaded';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these.
  return /[\x00-\x08]/.test(start) ? 'something else' : 'text';
}
