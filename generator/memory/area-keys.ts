import type { SiteFacts } from '../../templates/facts/site.ts';
import { once } from '../../templates/memoized.ts';
import { areaData } from '../../templates/structured-areas.ts';
import { hasOwnFile, type TownDefinition, type TownFacts } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { areasIn } from './town-lists.ts';

/**
 * Returns a function that returns what the areas in a definition's structured data show of towns, as `TownKeys.ofAreas`.
 *
 * @param shownOf returns a hash of what lists usually show of a town
 */
export function areaKeys(
  towns: readonly TownDefinition[],
  { address }: Pick<SiteFacts, 'address'>,
  shownOf: (town: TownDefinition) => string,
): (data: unknown) => string {
  const facts = towns.map(({ data }) => data);
  const places = once(() => hash(JSON.stringify(facts.map(placeOf))));
  // Once they are filled in, areas may name any of these.
  const unfilled = once(() => towns.filter((town) => hasOwnFile(town) && hasPlaceholder(town)).map(shownOf));
  const shownIn = (area: string) =>
    area.includes('{') ? places() : areaData(area, { address, towns: facts }, undefined);
  return (data) => {
    const areas = areasIn(data);
    return areas.length > 0 ? JSON.stringify([areas.map(shownIn), unfilled()]) : '';
  };
}

/** What areas can name of a town. */
const placeOf = ({ name, county, region }: TownFacts) => [name, county, region];

const hasPlaceholder = ({ data }: TownDefinition) => placeOf(data).some((text) => text?.includes('{'));
