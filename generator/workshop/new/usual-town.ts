import { groupBy } from '../../basics/group-by.ts';
import { withSlugMark } from '../../check/towns/town-slug.ts';
import type { WrittenTown } from '../edit/written-towns.ts';

/**
 * Returns the route of a town's main page with a placeholder for its slug, or null if the route does not contain the
 * slug.
 */
export function patternOf({ page, slug }: WrittenTown): string | null {
  return page.includes(slug) ? withSlugMark(page, slug) : null;
}

/** Returns the town that a new one is modeled on: the first whose route has the pattern that most towns share. */
export function usualTown(towns: readonly WrittenTown[]): WrittenTown | undefined {
  const byPattern = groupBy(towns, patternOf);
  byPattern.delete(null);
  const [most] = [...byPattern.values()].toSorted((a, b) => b.length - a.length);
  return (most ?? towns)[0];
}
