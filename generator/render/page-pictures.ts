import type { ResolvedPicture } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { type PictureSlot, pictureSlots } from '../../templates/picture-slots.ts';
import { type Picture, type PictureVariant, pictureNamed, variants } from '../assets/pictures/pictures.ts';
import { href } from '../plan/routes/address.ts';

/** The pictures of one page. */
export interface PagePictures {
  /**
   * Adds the next picture of the page.
   *
   * @param onFirstScreen true if it may be visible without scrolling; if it is also the first picture, it is preloaded
   */
  show: (file: string, slot: PictureSlot, onFirstScreen: boolean) => ResolvedPicture;
  files: PictureVariant[];
  /** Returns the picture to preload, if there is one. */
  preload: () => ResolvedPicture | null;
}

/** Returns an empty collection of the pictures of a page. */
export function pagePictures(pictures: ReadonlyMap<string, Picture>, facts: SiteFacts): PagePictures {
  const files: PictureVariant[] = [];
  let shown = 0;
  let preload: ResolvedPicture | null = null;
  const show: PagePictures['show'] = (file, slot, onFirstScreen) => {
    const picture = pictureNamed(file, pictures);
    const { widths, sizes } = pictureSlots[slot];
    const made = variants(picture, widths);
    files.push(...made);
    shown += 1;
    const resolved = { ...resolve(picture, made, sizes, facts), first: onFirstScreen && shown === 1 };
    if (resolved.first) preload = resolved;
    return resolved;
  };
  return { show, files, preload: () => preload };
}

/**
 * Returns the attributes of a picture from the files that were made of it.
 *
 * @param sizes the width at which the layout shows it, as CSS
 */
export function resolve(
  { format, width, height, color }: Picture,
  made: readonly PictureVariant[],
  sizes: string,
  facts: SiteFacts,
): Omit<ResolvedPicture, 'first'> {
  const address = (variant: PictureVariant) => href(`/${variant.path}`, facts);
  const srcSet = (wanted: string) =>
    made
      .filter((variant) => variant.format === wanted)
      .map((variant) => `${address(variant)} ${variant.width}w`)
      .join(', ');
  const largest = made.findLast((variant) => variant.format === format);
  if (!largest) throw new Error('A picture has no file that every browser reads');
  const modern = format === 'svg' ? [] : ['avif', 'webp'];
  return {
    sources: modern.map((kind) => ({ type: `image/${kind}`, srcSet: srcSet(kind) })),
    src: address(largest),
    srcSet: format === 'svg' ? undefined : srcSet(format),
    sizes,
    width: largest.width,
    height: Math.round((largest.width * height) / width),
    color,
  };
}
