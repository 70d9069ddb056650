import type { Town } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import type { Coordinates } from './distance.ts';
import { type Nearest, nearTowns } from './near-towns.ts';

/** Chooses among the towns of a site. It caches its preparations, because every page may ask for the same. */
export interface TownFinder {
  /** Returns the towns of a list that have words for a specialty. The same question returns the same list. */
  having: (specialty: string, towns: readonly Town[]) => readonly Town[];
  /** Returns the towns of a list by their counties, in the Unicode form NFC (https://unicode.org/reports/tr15/). */
  byCounty: (towns: readonly Town[]) => ReadonlyMap<string, readonly Town[]>;
  /** Returns the towns of a list that are nearest to a location. */
  nearest: (towns: readonly Town[], to: Coordinates, count: number) => Town[];
}

/** Returns a finder for all lists of one plan. */
export function townFinder(): TownFinder {
  const specialties = new WeakMap<readonly Town[], Map<string, readonly Town[]>>();
  const counties = new WeakMap<readonly Town[], ReadonlyMap<string, readonly Town[]>>();
  const prepared = new WeakMap<readonly Town[], Nearest<Town>>();
  return {
    having: (specialty, towns) => {
      const known = specialties.get(towns) ?? new Map<string, readonly Town[]>();
      const found = known.get(specialty) ?? towns.filter((town) => Object.hasOwn(town.specialties ?? {}, specialty));
      specialties.set(towns, known.set(specialty, found));
      return found;
    },
    byCounty: (towns) => {
      const known = counties.get(towns) ?? groupBy(towns, ({ county = '' }) => county.normalize());
      counties.set(towns, known);
      return known;
    },
    nearest: (towns, to, count) => {
      const search = prepared.get(towns) ?? nearTowns(towns);
      prepared.set(towns, search);
      return search(to, count);
    },
  };
}
