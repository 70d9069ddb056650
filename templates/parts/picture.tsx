import type { PageContext } from '../define.ts';
import { type Drawing, drawings } from '../illustrations/drawings.ts';
import type { PictureSlot } from '../picture-slots.ts';

interface Props {
  /** The properties that name the picture. */
  section: { image?: string | undefined; alt?: string | undefined; drawing?: Drawing | undefined };
  slot: PictureSlot;
  /** Shown if the section names neither a picture nor a drawing. */
  fallback: Drawing;
  context: PageContext;
}

/** The picture of a section, or its drawing if it has none. Fills its box. */
export function Picture({ section, slot, fallback, context }: Props) {
  if (!section.image) {
    const Illustration = drawings[section.drawing ?? fallback];
    return <Illustration className="h-full w-full" />;
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
