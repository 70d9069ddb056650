import type { Town } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import { memoized, memoizedWeakly } from '../../basics/memoized.ts';
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
  /** Returns the towns of a list that are nearest to a location. */
  nearest: (towns: readonly Town[], to: Coordinates, count: number) => Town[];
}

/** Returns a finder for all lists of one plan. */
export function townFinder(): TownFinder {
  const havingAmong = memoizedWeakly((towns: readonly Town[]) =>
    memoized((specialty: string) => towns.filter((town) => Object.hasOwn(town.specialties ?? {}, specialty))),
  );
  const nearestAmong = memoizedWeakly((towns: readonly Town[]) => nearTowns(towns));
  return {
    having: (specialty, towns) => havingAmong(towns)(specialty),
    byPlace: memoizedWeakly(townsByPlace),
    sharedNames: memoizedWeakly(namesInStates),
    nearest: (towns, to, count) => nearestAmong(towns)(to, count),
  };
}

function townsByPlace(towns: readonly Town[]): ReadonlyMap<string, readonly Town[]> {
  const placed = towns.flatMap((town) => placesOf(town).map((place) => ({ place, town })));
  const byPlace = groupBy(placed, ({ place }) => place);
  return new Map([...byPlace].map(([place, all]) => [place, all.map(({ town }) => town)]));
}

function namesInStates(towns: readonly Town[]): ReadonlySet<string> {
  const first = new Map<string, string | undefined>();
  const shared = new Set<string>();
  for (const { name, region } of towns) {
    if (!first.has(name)) first.set(name, region);
    else if (first.get(name) !== region) shared.add(name);
  }
  return shared;
}
