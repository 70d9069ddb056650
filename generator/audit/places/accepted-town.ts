import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';

/**
 * Returns the value that accepts a finding about a town: its name, and its state too if a town in another state has
 * the same name.
 */
export function acceptedTown(
  { name, region }: Pick<Town, 'name' | 'region'>,
  { ownRegions }: Pick<Background, 'ownRegions'>,
): string {
  const isShared = (ownRegions.get(name) ?? []).length > 1;
  return isShared && region ? `${name}, ${region}` : name;
}
