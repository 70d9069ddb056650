import type { ReactNode } from 'react';
import type { Ground, SectionEnvelope } from '../define.ts';

const grounds: Record<Ground, string> = {
  linen: 'bg-linen',
  sand: 'bg-sand',
  dusk: 'ground-dusk relative isolate overflow-hidden bg-juniper text-body',
};

/**
 * Returns the background of a section that is always light: undefined for the color of the page itself. A Band may be
 * dark too.
 */
export const lightGround = ({ ground }: SectionEnvelope) => (ground === 'sand' ? grounds.sand : undefined);

/** A full-width section on one background, with its content centered. */
export function Band({
  section,
  children,
  behind,
}: {
  section: SectionEnvelope;
  children: ReactNode;
  behind?: ReactNode;
}) {
  return (
    <section id={section.id} className={grounds[section.ground]}>
      {behind}
      <div className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24">{children}</div>
    </section>
  );
}
