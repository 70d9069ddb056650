import type { Drawing, Image, PageContext } from '../define.ts';
import { drawings } from '../illustrations/drawings.ts';

interface Props {
  image: Image | undefined;
  drawing: Drawing;
  context: PageContext;
  className?: string;
  /** True for what stands on the first screen. */
  first?: boolean;
}

/** The picture of a section, or its drawing where there is none; fills the box it stands in. */
export function Picture({ image, drawing, context, className = '', first = false }: Props) {
  if (image) {
    return (
      <img
        src={context.picture(image.file)}
        alt={image.alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={`h-full w-full object-cover ${className}`}
      />
    );
  }
  const Draw = drawings[drawing];
  return <Draw className={`h-full w-full ${className}`} />;
}
