import { basename } from 'node:path';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { MarkName } from '../../../templates/illustrations/marks.tsx';
import { hash } from '../../files/hash.ts';
import type { Cache } from '../cache.ts';
import { encoder, encodeSquare } from '../pictures/encode.ts';
import { type Picture, pictureNamed } from '../pictures/pictures.ts';

/** Represents the business where there is no room for its name: its logo, or one of our drawings. */
export type BrandMark = MarkName | Picture;

/**
 * Returns the logo of the business if it has one, and its drawing otherwise.
 *
 * @param pictures the pictures of the project, by their names in the YAML
 */
export function brandMark({ brand }: Pick<SiteFacts, 'brand'>, pictures: ReadonlyMap<string, Picture>): BrandMark {
  const mark = brand.logo ? pictureNamed(brand.logo, pictures) : brand.mark;
  if (!mark) throw new Error('The business has neither a logo nor a mark');
  return mark;
}

/**
 * A file that browsers, phones, and search engines show for the site. Its address stays the same when the logo changes,
 * as search engines recommend (https://developers.google.com/search/docs/appearance/favicon-in-search).
 */
interface Icon {
  path: string;
  type: string;
  /** As in a web manifest. */
  sizes: string;
  /** The length of its sides in pixels; null if it fits every size. */
  side: number | null;
}

/** Returns the icons of the site, the favicon first and the largest icon last. */
export function iconsOf(mark: BrandMark): readonly [Icon, ...Icon[]] {
  const isRaster = typeof mark === 'object' && mark.format !== 'svg';
  if (!isRaster) return [{ path: 'favicon.svg', type: 'image/svg+xml', sizes: 'any', side: null }];
  return [pngIcon(192), pngIcon(512)];
}

const pngIcon = (side: number): Icon => ({
  path: `icon-${side}.png`,
  type: 'image/png',
  sizes: `${side}x${side}`,
  side,
});

/**
 * The icon of a page on the home screen of a phone
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#non-standard_values).
 */
export const touchIcon = { path: 'apple-touch-icon.png', side: 180 };

/**
 * Centers a drawing or a logo in a square for home screens, which round its corners themselves.
 *
 * @param ground the background color, without which phones would show black
 */
export function touchPng(image: Uint8Array, ground: string, cached: Cache): Promise<Uint8Array> {
  const { side } = touchIcon;
  return cached(`touch-${hash(encoder, image, ground)}-${side}.png`, () => encodeSquare(image, side, ground));
}

/** Centers a logo in a transparent square. Its stem names the encoder. */
export function squarePng(logo: Picture, side: number, cached: Cache): Promise<Uint8Array> {
  return cached(`${basename(logo.stem)}-square-${side}.png`, () => encodeSquare(logo.bytes, side, null));
}
