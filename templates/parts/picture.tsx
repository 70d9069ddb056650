import type { PageContext } from '../define.ts';
import { type Drawing, drawings } from '../illustrations/drawings.ts';
import type { PictureSlot } from '../picture-slots.ts';

interface Props {
  /** What the section says of its picture. */
  section: { image?: string | undefined; alt?: string | undefined; drawing?: Drawing | undefined };
  slot: PictureSlot;
  /** Stands there where the section names neither a picture nor a drawing. */
  otherwise: Drawing;
  context: PageContext;
}

/** The picture of a section, or its drawing where there is none; fills the box it stands in. */
export function Picture({ section, slot, otherwise, context }: Props) {
  if (!section.image) {
    const Draw = drawings[section.drawing ?? otherwise];
    return <Draw className="h-full w-full" />;
  }
  const { sources, src, srcSet, sizes, width, height, color, first } = context.picture(section.image, slot);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={section.alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: color }}
        className="h-full w-full object-cover"
      />
    </picture>
  );
}
