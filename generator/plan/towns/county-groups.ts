import type { Town } from '../../../templates/facts/site.ts';
import type { TownFinder } from './town-finder.ts';

/** A placeholder for the county of the town, with nothing about its state in the rest of the text. */
const countyAlone = /(?<!\{\s*town\.region\s*\}.*)\{\s*town\.county\s*\}(?!.*\{\s*town\.region\s*\})/s;

/**
 * Returns a function that adds the state to the county that an item has as the name of its group
 * (templates/parts/groups.tsx), for a town of a list in which another state has a county with that name: otherwise,
 * both would be one group.
 */
export function withStateOfGroup<T extends { group?: unknown }>(
  item: T,
  towns: readonly Town[],
  finder: TownFinder,
): (town: Town) => T {
  const { group } = item;
  if (typeof group !== 'string' || !countyAlone.test(group)) return () => item;
  const shared = finder.sharedCounties(towns);
  // The form of inState, as placeholders, so that the text is traced to its line like any other.
  const withState = { ...item, group: group.replace(countyAlone, '$&, {town.region}') };
  return ({ county, region }) => (region && county !== undefined && shared.has(county) ? withState : item);
}
