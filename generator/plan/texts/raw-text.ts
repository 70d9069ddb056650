import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';

/** Returns the raw text at a path of a file, with its placeholders; null if there is none. */
export function rawText({ data }: Source, path: Path): string | null {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : null;
}
