import type { PageContext } from '../define.ts';
import { Photo } from './picture.tsx';

interface Props {
  person: { name: string; image?: string | undefined; alt?: string | undefined; focus?: string | undefined };
  context: PageContext;
}

/** The photo of a person, or the initials without one. */
export function Portrait({ person: { name, image, alt, focus }, context }: Props) {
  return (
    <div className="aspect-4/5 max-w-80 overflow-hidden rounded-t-full bg-fill">
      {image ? <Photo photo={{ image, alt, focus }} slot="portrait" context={context} /> : <Initials of={name} />}
    </div>
  );
}

function Initials({ of: name }: { of: string }) {
  const words = name.match(/\p{L}+/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.match(/./u)?.[0]).join('');
  return (
    <p aria-hidden="true" className="flex h-full items-center justify-center font-display text-figure text-on-fill">
      {letters}
    </p>
  );
}
