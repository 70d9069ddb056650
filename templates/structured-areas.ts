/** The towns and counties of structured data (https://schema.org/areaServed). */
import type { SiteFacts, Town } from './facts/site.ts';

/** Returns a town. */
export const townData = (town: Town, site: SiteFacts): object => city(town.name, town, site);

/** Returns a county, by its name in English (https://schema.org/AdministrativeArea), or otherwise a town. */
export function areaData(written: string, site: SiteFacts, own: Town | undefined): object {
  const { address, towns = [] } = site;
  // Most pages name their own town, and there may be thousands of others.
  const town = townOfArea(written, own ? [own] : [], address) ?? townOfArea(written, towns, address);
  const name = (town && nameIn(written)(town)) ?? written;
  return { ...city(name, town, site), ...(isCounty(written) && { '@type': 'AdministrativeArea' }) };
}

type PlacedTown = Pick<Town, 'name' | 'county' | 'region'>;

/**
 * Returns the town with the name of an area, or the first one in a county with that name. The state may follow the name,
 * as in Springfield, IL.
 *
 * @param address the address of the business, whose state is that of towns without one
 */
export function townOfArea<T extends PlacedTown>(
  area: string,
  towns: readonly T[],
  address: Pick<SiteFacts['address'], 'region'>,
): T | undefined {
  const nameOf = nameIn(area);
  const byName = towns.find((town) => nameOf(town) === area);
  if (byName || !area.includes(', ')) return byName;
  return towns.find((town) => area === `${nameOf(town)}, ${town.region ?? address.region}`);
}

/** Returns a function that returns what an area can name of a town: the town itself, or its county. */
const nameIn =
  (area: string) =>
  ({ name, county }: PlacedTown) =>
    isCounty(area) ? county : name;

/** Returns true for a county, with or without its state. A town may be called Concord, Pike County. */
const isCounty = (name: string) => /^County of |^[^,]*\s(?:County|Parish|Borough)(?:, |$)/.test(name);

const city = (name: string, town: Town | undefined, { address }: SiteFacts) => {
  const region = town?.region ?? address.region;
  return { '@type': 'City', name, ...(region && { containedInPlace: { '@type': 'State', name: region } }) };
};
