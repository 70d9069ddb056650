import { memoized } from '../basics/memoized.ts';
import type { TownDefinition, TownFacts } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import type { Coordinates } from '../plan/towns/distance.ts';
import { type Nearest, nearTowns } from '../plan/towns/near-towns.ts';
import type { NearList } from './town-lists.ts';

/** Returns a hash of what lists show of the towns near a town, or near the business if there is no town. */
type NearKey = (lists: readonly NearList[], townOfPage: TownFacts | undefined) => string;

/** The towns that a list chooses from. */
interface Candidates {
  towns: readonly TownDefinition[];
  nearest: Nearest<{ center: Coordinates; town: TownDefinition }>;
}

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
  const candidatesFor = memoized((specialty: unknown) => candidates(towns, specialty));
  const shownIn = ({ near, limit, specialty }: NearList, townOfPage: TownFacts | undefined) => {
    const { towns: all, nearest } = candidatesFor(specialty);
    const from = near === 'town' && townOfPage ? townOfPage.center : geo;
    // The town of the page is left out, wherever it is among them.
    const chosen = from ? nearest(from, limit + 1).map(({ town }) => town) : all.slice(0, limit + 1);
    return chosen.map(shownOf);
  };
  return (lists, townOfPage) => hash(...lists.flatMap((list) => shownIn(list, townOfPage)));
}

function candidates(all: readonly TownDefinition[], specialty: unknown): Candidates {
  const has = ({ data }: TownDefinition) => Object.hasOwn(data.specialties ?? {}, String(specialty));
  const towns = specialty === undefined ? all : all.filter(has);
  return { towns, nearest: nearTowns(towns.map((town) => ({ center: town.data.center, town }))) };
}
