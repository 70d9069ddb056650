import type { Logo } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { brandMark } from '../assets/cards/brand-mark.ts';
import { type Picture, type PictureVariant, pictureNamed, variants } from '../assets/pictures/pictures.ts';
import { resolve } from './page-pictures.ts';

/** The height of a logo in the header, in rem and in pixels. */
const height = { rem: 2, pixels: 32 };

/** The pixel densities of screens, in pixels per CSS pixel. */
const densities = [1, 2, 3];

/** Returns the logo or name at the top of every page, and its files. */
export function logoOf(
  facts: SiteFacts,
  pictures: ReadonlyMap<string, Picture>,
): { logo: Logo; files: readonly PictureVariant[] } {
  const { wordmark } = facts.brand;
  const shown = wordmark ? pictureNamed(wordmark, pictures) : brandMark(facts, pictures);
  if (typeof shown === 'string') return { logo: { kind: 'mark', mark: shown }, files: [] };
  const ratio = shown.width / shown.height;
  const files = variants(
    shown,
    densities.map((density) => Math.round(density * height.pixels * ratio)),
  );
  const sizes = `${Number((height.rem * ratio).toFixed(2))}rem`;
  const picture = { ...resolve(shown, files, sizes, facts), first: true };
  return { logo: { kind: wordmark ? 'wordmark' : 'symbol', picture }, files };
}
