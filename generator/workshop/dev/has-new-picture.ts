import type { Leaf } from '../../plan/texts/fill-context.ts';
import type { Planned } from './plan-again.ts';

/** Returns true if a picture is new to the site. Nothing has read it yet. */
export const hasNewPicture = (leaves: readonly Leaf[], { pictures }: Planned): boolean =>
  leaves.some(({ role, text }) => role === 'picture' && !pictures.has(text));
