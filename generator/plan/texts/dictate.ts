import { inYaml } from '../../check/mistakes/dictation.ts';

/** A hint that dictates one value, with quotes if it needs them in any place, even between braces. */
export function didYouMean(value: string): string {
  const written = inYaml(value, true);
  return written === value ? `Did you mean "${value}"?` : `Write:  ${written}`;
}
