import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';

/** The towns outside the region of the business, and those with the same names in it, each with its region. */
export type OwnRegions = readonly (readonly [town: string, region: string])[];

/** The regions of some towns, by name. Towns in several regions may have one name. */
export type RegionsByName = ReadonlyMap<string, readonly string[]>;

export function ownRegionsOf({ towns = [], address }: Pick<SiteFacts, 'towns' | 'address'>): OwnRegions {
  const isElsewhere = ({ region = '' }: Town) => region !== (address.region ?? '');
  const names = new Set(towns.filter(isElsewhere).map(({ name }) => name));
  return towns.flatMap(({ name, region = '' }) => (names.has(name) ? [[name, region] as const] : []));
}

/** Returns the regions of the towns with each name. */
export function regionsByName(ownRegions: OwnRegions): RegionsByName {
  const byName = groupBy(ownRegions, ([name]) => name);
  return new Map([...byName].map(([name, pairs]) => [name, [...new Set(pairs.map(([, region]) => region))]]));
}

/** Returns the regions of the towns with a name, or that of the city of the business; empty if there are none. */
export const regionsOf = (
  place: string,
  { ownRegions, facts }: { ownRegions: RegionsByName; facts: SiteFacts },
): readonly string[] => ownRegions.get(place) ?? [facts.address.region ?? ''].filter(Boolean);
