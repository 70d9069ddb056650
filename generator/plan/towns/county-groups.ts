import type { Town } from '../../../templates/facts/site.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import type { TownFinder } from './town-finder.ts';

/** A text with the county of the town, but not its state. */
const countyAlone = /^(?!.*\{\s*town\.region\s*\}).*\{\s*town\.county\s*\}/s;

/** Returns true for an item of a list that is in a group (templates/parts/groups.tsx) with the name of its county. */
export function isUnderCounty(item: unknown): item is { group: string } {
  return isGroup(item) && typeof item.group === 'string' && countyAlone.test(item.group);
}

/**
 * Returns a function that adds the state to the name of the group that an item has if that is a county, for a town of a
 * list in which another state has a county with that name: otherwise, both would be one group. The state is at the end,
 * because the word County may follow the placeholder.
 *
 * @param lists the towns of all items of the list that are under counties
 */
export function withStateOfGroup<T extends object>(
  item: T,
  lists: () => readonly (readonly Town[])[],
  finder: TownFinder,
): (town: Town) => T {
  if (!isUnderCounty(item)) return () => item;
  const [first = [], ...others] = lists();
  // The finder caches what it knows of a list.
  const shared = finder.sharedCounties(others.length === 0 ? first : [first, ...others].flat());
  // A placeholder, so that the text is traced to its line like any other.
  const withState = { ...item, group: `${item.group}, {town.region}` };
  return ({ county, region }) => (region && county !== undefined && shared.has(county) ? withState : item);
}
