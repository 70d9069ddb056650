import { groupBy } from '../../basics/group-by.ts';
import { patternOf } from '../../check/towns/town-slug.ts';
import type { WrittenTown } from '../edit/written-towns.ts';

/** Returns the town that a new one is modeled on: the first whose route has the pattern that most towns share. */
export function usualTown(towns: readonly WrittenTown[]): WrittenTown | undefined {
  const byPattern = groupBy(towns, patternOf);
  byPattern.delete(null);
  const [most] = [...byPattern.values()].toSorted((a, b) => b.length - a.length);
  return (most ?? towns)[0];
}
