import type { Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';

/** The text at a path of a file as it is written, with its placeholders; null if there is no text. */
export function rawText({ data }: Source, path: Path): string | null {
  const value = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined),
    data,
  );
  return typeof value === 'string' ? value : null;
}
