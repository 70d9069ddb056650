import type { Town } from '../../../templates/facts/site.ts';
import { memoized, memoizedWeakly } from '../../../templates/memoized.ts';
import { groupBy } from '../../basics/group-by.ts';
import type { Coordinates } from './distance.ts';
import { placesOf } from './list-places.ts';
import { nearTowns } from './near-towns.ts';

/** Chooses among the towns of a site. It caches its preparations, because every page may ask for the same. */
export interface TownFinder {
  /** Returns the towns of a list that have words for a specialty. The same question returns the same list. */
  having: (specialty: string, towns: readonly Town[]) => readonly Town[];
  /** Returns the towns of a list by the places that `in:` can name (list-places.ts). */
  byPlace: (towns: readonly Town[]) => ReadonlyMap<string, readonly Town[]>;
  /** Returns the names that towns of a list have in several states. */
  sharedNames: (towns: readonly Town[]) => ReadonlySet<string>;
  /** Returns the counties of towns of a list whose names several states have. */
  sharedCounties: (towns: readonly Town[]) => ReadonlySet<string>;
  /** Returns the towns of a list that are nearest to a location. */
  nearest: (towns: readonly Town[], to: Coordinates, count: number) => Town[];
}

/** Returns a finder for all lists of one plan. */
export function townFinder(): TownFinder {
  const havingAmong = memoizedWeakly((towns: readonly Town[]) =>
    memoized((specialty: string) => towns.filter((town) => Object.hasOwn(town.specialties ?? {}, specialty))),
  );
  const nearestAmong = memoizedWeakly((towns: readonly Town[]) => nearTowns(towns, ({ center }) => center));
  return {
    having: (specialty, towns) => havingAmong(towns)(specialty),
    byPlace: memoizedWeakly(townsByPlace),
    sharedNames: memoizedWeakly((towns) => inSeveralStates(towns, ({ name }) => name)),
    sharedCounties: memoizedWeakly((towns) => inSeveralStates(towns, ({ county }) => county)),
    nearest: (towns, to, count) => nearestAmong(towns)(to, count),
  };
}

function townsByPlace(towns: readonly Town[]): ReadonlyMap<string, readonly Town[]> {
  const placed = towns.flatMap((town) => placesOf(town).map((place) => ({ place, town })));
  const byPlace = groupBy(placed, ({ place }) => place);
  return new Map([...byPlace].map(([place, all]) => [place, all.map(({ town }) => town)]));
}

function inSeveralStates(towns: readonly Town[], nameOf: (town: Town) => string | undefined): ReadonlySet<string> {
  const first = new Map<string, string | undefined>();
  const shared = new Set<string>();
  for (const town of towns) {
    const name = nameOf(town);
    if (name === undefined) continue;
    if (!first.has(name)) first.set(name, town.region);
    else if (first.get(name) !== town.region) shared.add(name);
  }
  return shared;
}
