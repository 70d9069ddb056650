import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';

/** The text at a path of a file as it is written, with its placeholders; null if there is no text. */
export function rawText({ data }: Source, path: Path): string | null {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : null;
}
