import { memoized } from '../../templates/memoized.ts';
import type { TownDefinition, TownFacts } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import type { Coordinates } from '../plan/towns/distance.ts';
import { nearTowns } from '../plan/towns/near-towns.ts';
import { type NearList, nearbyChoices } from './town-lists.ts';

/** Returns a hash of what lists show of the towns near a town, or near the business if there is no town. */
type NearKey = (lists: readonly NearList[], townOfPage: TownFacts | undefined) => string;

/**
 * Prepares a search for the towns nearby, because thousands of pages may have a list of them.
 *
 * @param geo the location of the business, if it is known
 * @param shownOf returns a hash of what lists usually show of a town
 */
export function nearKey(
  towns: readonly TownDefinition[],
  geo: Coordinates | undefined,
  shownOf: (town: TownDefinition) => string,
): NearKey {
  const candidatesFor = memoized((specialty: unknown) => {
    const has = ({ data }: TownDefinition) => Object.hasOwn(data.specialties ?? {}, String(specialty));
    const all = specialty === undefined ? towns : towns.filter(has);
    return { all, nearest: nearTowns(all, ({ data }) => data.center) };
  });
  // A town is near several others.
  const shown = memoized(shownOf);
  return (lists, townOfPage) => {
    const chosen = lists.flatMap((list) => nearbyChoices(list, candidatesFor(list.specialty), townOfPage, geo));
    return hash(...chosen.map(shown));
  };
}
