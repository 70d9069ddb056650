import type { ResolvedPicture } from '../../templates/define.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { type PictureSlot, pictureSlots } from '../../templates/picture-slots.ts';
import { type Picture, type Variant, variants } from '../assets/pictures.ts';
import { href } from '../plan/address.ts';

/** The pictures that one page shows, in the order in which it shows them. */
export interface Album {
  /** Notes that a picture is shown; `early` where it stands so high on the page that it may be waited for. */
  show: (file: string, slot: PictureSlot, early: boolean) => ResolvedPicture;
  files: Variant[];
  /** What the first screen waits for, to be preloaded. */
  first: () => ResolvedPicture | null;
}

export function openAlbum(pictures: ReadonlyMap<string, Picture>, facts: SiteFacts): Album {
  const files: Variant[] = [];
  let shown = 0;
  let first: ResolvedPicture | null = null;
  const show: Album['show'] = (file, slot, early) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`The picture "${file}" was not read`);
    const made = variants(picture, pictureSlots[slot].widths);
    files.push(...made);
    shown += 1;
    const resolved = { ...resolve(picture, made, slot, facts), first: early && shown === 1 };
    if (resolved.first) first = resolved;
    return resolved;
  };
  return { show, files, first: () => first };
}

function resolve(
  { format, width, height, color }: Picture,
  made: readonly Variant[],
  slot: PictureSlot,
  facts: SiteFacts,
): Omit<ResolvedPicture, 'first'> {
  const address = (variant: Variant) => href(`/${variant.path}`, facts);
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
    sizes: pictureSlots[slot].sizes,
    width: largest.width,
    height: Math.round((largest.width * height) / width),
    color,
  };
}
