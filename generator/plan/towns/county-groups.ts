import type { Town } from '../../../templates/facts/site.ts';
import type { TownFinder } from './town-finder.ts';

/** A text with the county of the town, but not its state. */
const countyAlone = /^(?!.*\{\s*town\.region\s*\}).*\{\s*town\.county\s*\}/s;

/**
 * Returns a function that adds the state to the name of the group that an item has (templates/parts/groups.tsx) if that
 * is a county, for a town of a list in which another state has a county with that name: otherwise, both would be one
 * group. The state is at the end, because the word County may follow the placeholder.
 */
export function withStateOfGroup<T extends { group?: unknown }>(
  item: T,
  towns: readonly Town[],
  finder: TownFinder,
): (town: Town) => T {
  const { group } = item;
  if (typeof group !== 'string' || !countyAlone.test(group)) return () => item;
  const shared = finder.sharedCounties(towns);
  // A placeholder, so that the text is traced to its line like any other.
  const withState = { ...item, group: `${group}, {town.region}` };
  return ({ county, region }) => (region && county !== undefined && shared.has(county) ? withState : item);
}
