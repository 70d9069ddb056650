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
  const ownCounty = own && [own.county, nameIn(written)(own)].find(isWritten);
  if (ownCounty !== undefined) return place('AdministrativeArea', ownCounty, ownRegion);
  const town = townOfArea(written, towns, address);
  const name = (town && nameIn(written)(town)) ?? written;
  // What follows the name of another town may be another state.
  const region = town || !written.includes(', ') ? (town?.region ?? address.region) : undefined;
  return place(isCounty(written) ? 'AdministrativeArea' : 'City', name, region);
}

type PlacedTown = Pick<Town, 'name' | 'county' | 'region'>;

type PlacedFacts = Pick<SiteFacts, 'address'> & { towns?: readonly PlacedTown[] | undefined };

type UsualPlace = Pick<SiteFacts['address'], 'region' | 'city'>;

/**
 * Returns the town with the name of an area, or the first one in a county with that name. The state may follow the name,
 * as in Springfield, IL. Without it, that of the business is meant, and another one only if it has no such place.
 *
 * @param usual the address of the business, whose state is that of towns without one
 */
function townOfArea<T extends PlacedTown>(area: string, towns: readonly T[], usual: UsualPlace): T | undefined {
  const nameOf = nameIn(area);
  const stateOf = ({ region = usual.region }: T) => region;
  const isNamed = (town: T) => nameOf(town) === area;
  const here = towns.find((town) => isNamed(town) && stateOf(town) === usual.region);
  const byName = here ?? (area === usual.city ? undefined : towns.find(isNamed));
  if (byName || !area.includes(', ')) return byName;
  return towns.find((town) => area === `${nameOf(town)}, ${stateOf(town)}`);
}

/**
 * Returns a function that returns what an area can name of a town: the town itself, or its county. A town may be in Pike,
 * and the area be Pike County.
 */
function nameIn(area: string): (town: PlacedTown) => string | undefined {
  if (!isCounty(area)) return ({ name }) => name;
  const [word = ''] = /\s(?:County|Parish|Borough)(?=, |$)/.exec(area) ?? [];
  return ({ county }) => (county === undefined || isCounty(county) ? county : county + word);
}

/** Returns true for a county, with or without its state. A town may be called Concord, Pike County. */
const isCounty = (name: string) => /^County of |^[^,]*\s(?:County|Parish|Borough)(?:, |$)/.test(name);

const place = (type: string, name: string, region: string | undefined) => ({
  '@type': type,
  name,
  ...(region && { containedInPlace: { '@type': 'State', name: region } }),
});
