import type { PageContext, ResolvedPicture } from '../define.ts';
import { type Drawing, drawings, townDrawings } from '../illustrations/drawings.ts';
import type { PictureSlot } from '../picture-slots.ts';

interface PhotoProps {
  /** The properties that name the picture. */
  photo: { image: string; alt?: string | undefined; focus?: string | undefined };
  slot: PictureSlot;
  context: PageContext;
}

interface Props extends Omit<PhotoProps, 'photo'> {
  /** The section, or the item of a list, with the properties of its picture. */
  of: Partial<PhotoProps['photo']> & { drawing?: Drawing | undefined };
  /** The drawing if that specifies neither a picture nor a drawing. By default, the one that suits any trade. */
  fallback?: Drawing;
}

/** A picture, or the drawing in its place. Fills its box. */
export function Picture({ of, slot, fallback = 'grass', context }: Props) {
  const { image } = of;
  if (!image) {
    const name = of.drawing ?? fallback;
    const Illustration = drawings[name];
    const className = 'h-full w-full';
    if (townDrawings.has(name)) return <Illustration className={className} town={context.page.town} />;
    return context.shared(name, () => <Illustration className={className} />);
  }
  return <Photo photo={{ ...of, image }} slot={slot} context={context} />;
}

/** A picture of the project. Fills its box, and is cropped around its focus. */
export function Photo({ photo, slot, context }: PhotoProps) {
  return <Cropped photo={photo} files={context.picture(photo.image, slot)} />;
}

/** The picture in a link to its largest file. */
export function LinkedPhoto({ photo, slot, context, className }: PhotoProps & { className: string }) {
  const files = context.picture(photo.image, slot);
  return (
    <a href={files.src} className={className}>
      <Cropped photo={photo} files={files} />
    </a>
  );
}

function Cropped({ photo: { alt, focus }, files }: Pick<PhotoProps, 'photo'> & { files: ResolvedPicture }) {
  const position = focus ? ` object-[${focus.replace(' ', '_')}]` : '';
  return (
    <PictureFiles files={files} alt={alt} className={`h-full w-full bg-[${files.color}] object-cover${position}`} />
  );
}

interface FilesProps {
  files: ResolvedPicture;
  alt: string | undefined;
  className: string;
}

/** The files of a picture that a browser chooses from. */
export function PictureFiles({ files, alt, className }: FilesProps) {
  const { sources, src, srcSet, sizes, width, height, first } = files;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
