/** The towns and counties of structured data (https://schema.org/areaServed). */
import type { SiteFacts, Town } from './facts/site.ts';

/** Returns a town. */
export const townData = ({ name, region }: Town, { address }: SiteFacts): object =>
  place('City', name, region ?? address.region);

/**
 * Returns a county, if the area is the county of the page's own town or named like one in English
 * (https://schema.org/AdministrativeArea), or otherwise a town.
 */
export function areaData(written: string, { address, towns = [] }: PlacedFacts, own: PlacedTown | undefined): object {
  // Most pages name their own town or its county, and there may be thousands of other towns.
  const ownRegion = own?.region ?? address.region;
  const isWritten = (name: string | undefined) =>
    name !== undefined && (written === name || written === `${name}, ${ownRegion}`);
  if (own && isWritten(own.name)) return place('City', own.name, ownRegion);
  const countyOf = countyIn(written);
  const ownCounty = own && [own.county, countyOf(own)].find(isWritten);
  if (ownCounty !== undefined) return place('AdministrativeArea', ownCounty, ownRegion);
  // A town may be called Lyme Borough.
  const town = townOfArea(written, ({ name }) => name, towns, address);
  if (town) return place('City', town.name, town.region ?? address.region);
  const inCounty = isCounty(written) ? townOfArea(written, countyOf, towns, address) : undefined;
  const name = (inCounty && countyOf(inCounty)) ?? written;
  // What follows the name of another place may be another state.
  const region = inCounty || !written.includes(', ') ? (inCounty?.region ?? address.region) : undefined;
  return place(isCounty(written) ? 'AdministrativeArea' : 'City', name, region);
}

type PlacedTown = Pick<Town, 'name' | 'county' | 'region'>;

type PlacedFacts = Pick<SiteFacts, 'address'> & { towns?: readonly PlacedTown[] | undefined };

type UsualPlace = Pick<SiteFacts['address'], 'region' | 'city'>;

/**
 * Returns the town that an area names, or the first one in the county that it names. The state may follow the name, as
 * in Springfield, IL. Without it, that of the business is meant, and another one only if it has no such place.
 *
 * @param nameOf returns what the area may name: a town, or the county of a town
 * @param usual the address of the business, whose state is that of towns without one
 */
function townOfArea<T extends PlacedTown>(
  area: string,
  nameOf: (town: T) => string | undefined,
  towns: readonly T[],
  usual: UsualPlace,
): T | undefined {
  const stateOf = ({ region = usual.region }: T) => region;
  const isNamed = (town: T) => nameOf(town) === area;
  const here = towns.find((town) => isNamed(town) && stateOf(town) === usual.region);
  const byName = here ?? (area === usual.city ? undefined : towns.find(isNamed));
  if (byName || !area.includes(', ')) return byName;
  return towns.find((town) => area === `${nameOf(town)}, ${stateOf(town)}`);
}

/** Returns a function that returns the county of a town as an area writes it: Pike may be Pike County there. */
function countyIn(area: string): (town: PlacedTown) => string | undefined {
  const [before = ''] = /^County (?:of )?/.exec(area) ?? [];
  const [after = ''] = /\s(?:County|Parish|Borough)(?=, |$)/.exec(area) ?? [];
  return ({ county }) => (county === undefined || isCounty(county) ? county : before + county + after);
}

/** Returns true for a county, with or without its state. A town may be called Concord, Pike County. */
const isCounty = (name: string) => /^County |^[^,]*\s(?:County|Parish|Borough)(?:, |$)/.test(name);

const place = (type: string, name: string, region: string | undefined) => ({
  '@type': type,
  name,
  ...(region && { containedInPlace: { '@type': 'State', name: region } }),
});
