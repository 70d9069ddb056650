import type { Path } from '../../read/locate.ts';

/**
 * Returns true if a fact is unknown because of a mistake in site.yaml.
 *
 * @param path the path of the fact
 * @param unknown the paths of facts that are not known
 */
export function isUnknown(path: Path, unknown: readonly Path[]): boolean {
  return unknown.some((lost) => lost.every((step, index) => String(step) === String(path[index])));
}
