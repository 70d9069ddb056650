import { inYaml } from '../../check/mistakes/dictation.ts';
import { allIfFew } from '../../report/wording.ts';

/**
 * Returns a hint that dictates one value, with quotes if it needs them anywhere, even inside braces. A link in running
 * text needs none, so links/link-place.ts removes them: it knows the hint by its beginning.
 */
export function didYouMean(value: string): string {
  const written = inYaml(value, true);
  return written === value ? `Did you mean "${value}"?` : `Write:  ${written}`;
}

/** Returns a hint that dictates the nearest value, or else lists the values if they are few. */
export function nearOrList(near: string | null, known: readonly string[], intro: string, otherwise: string): string {
  return near === null ? allIfFew(known, intro, otherwise) : didYouMean(near);
}
