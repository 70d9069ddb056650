import type { TownDefinition, TownFacts } from '../check/definition.ts';
import type { Coordinates } from '../plan/towns/distance.ts';
import { nearTowns } from '../plan/towns/near-towns.ts';
import { type NearList, nearbyChoices } from './town-lists.ts';

/**
 * The locations of the towns of a site, and their specialties, in the order of the towns. Stored as numbers, which are
 * fast to read.
 */
export interface TownPlaces {
  latitudes: number[];
  longitudes: number[];
  /** The specialties of each town, as an index into `kinds`. */
  kindOf: number[];
  kinds: string[][];
}

/** Returns the locations and specialties of towns, as numbers. */
export function townPlaces(towns: readonly TownDefinition[]): TownPlaces {
  const numbers = new Map<string, number>();
  const kindOf = towns.map(({ data }) => {
    const names = JSON.stringify(Object.keys(data.specialties ?? {}));
    const number = numbers.get(names) ?? numbers.size;
    numbers.set(names, number);
    return number;
  });
  return {
    latitudes: towns.map(({ data }) => data.center.latitude),
    longitudes: towns.map(({ data }) => data.center.longitude),
    kindOf,
    kinds: [...numbers.keys()].map((names) => JSON.parse(names)),
  };
}

/**
 * Returns the indexes of all towns that lists may choose on the pages of a town, and of one town for each specialty.
 *
 * @param geo the location of the business, if it is known
 */
export function townsInLists(
  places: TownPlaces,
  lists: readonly NearList[],
  townOfPage: Pick<TownFacts, 'center'>,
  geo: Coordinates | undefined,
): Set<number> {
  const chosen = new Set(places.kinds.map((_, kind) => places.kindOf.indexOf(kind)));
  for (const list of lists) {
    const all = indexesWith(places, list.specialty);
    const nearest = (to: Coordinates, count: number) => nearestOf(places, all, to, count);
    for (const index of nearbyChoices(list, { all, nearest }, townOfPage, geo)) chosen.add(index);
  }
  return chosen;
}

/** Returns the index of the town that is nearest to a location. */
export const nearestTown = (places: TownPlaces, to: Coordinates): number[] =>
  nearestOf(places, indexesWith(places, undefined), to, 1);

function indexesWith({ kindOf, kinds }: TownPlaces, specialty: unknown): number[] {
  const fits = kinds.map((names) => specialty === undefined || names.includes(String(specialty)));
  return [...kindOf.keys()].filter((index) => fits[kindOf[index] ?? -1]);
}

function nearestOf(
  { latitudes, longitudes }: TownPlaces,
  indexes: readonly number[],
  to: Coordinates,
  count: number,
): number[] {
  const centerOf = (index: number) => ({ latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 });
  return nearTowns(indexes, centerOf)(to, count);
}
