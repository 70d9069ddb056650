import { groupBy } from '../basics/group-by.ts';
import type { Diagnostic } from './diagnostic.ts';

/** In a file with this many texts left to write, the first ones show how to write the others. */
const many = 10;
const shownInFull = 3;

/** Returns the gaps whose position and words are enough, because those before them in their files are shown in full. */
export function briefGaps(sorted: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  const gaps = sorted.filter(({ id }) => id === 'gap');
  const inFiles = [...groupBy(gaps, ({ source }) => source.file).values()];
  return new Set(inFiles.filter(({ length }) => length >= many).flatMap((inFile) => inFile.slice(shownInFull)));
}
