import type { SiteFacts } from '../../templates/facts/site.ts';
import { once } from '../../templates/memoized.ts';
import { asGroup, isGroup } from '../../templates/schema/is-group.ts';
import { type Definition, hasOwnFile, type TownDefinition, type TownFacts } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import type { HasOwnPage } from '../plan/own-pages.ts';
import { type Coordinates, wholeKilometers, wholeMiles } from '../plan/towns/distance.ts';
import type { Source } from '../read/source.ts';
import { areaKeys } from './area-keys.ts';
import { type DraftTown, type ListKeys, listKeys } from './list-keys.ts';
import { namesWords } from './town-lists.ts';

/** Hashes of what pages show of towns that have their own files. */
export interface TownKeys extends ListKeys {
  /** Returns a hash of the town with a slug; empty if there is none. */
  of: (slug: string) => string;
  /**
   * Returns a hash of what the name of a page shows of the town that its definition is about; empty if it is about
   * none.
   */
  inNameOf: (data: unknown) => string;
  /** Returns a hash of the towns that the pages of a definition are about. */
  ofPages: (data: unknown) => string;
  /**
   * Returns what each area in a definition's structured data is on a page without a town: its name and its state. An area
   * with a placeholder may be any.
   */
  ofAreas: (data: unknown) => string;
  /** Returns a hash of all towns. */
  all: () => string;
  /**
   * Returns false for a definition that makes a page for each of some towns, if all of these towns have their own pages
   * or there are none.
   */
  hasPages: (data: unknown, hasOwnPage: HasOwnPage) => boolean;
  /**
   * What every page depends on: which towns of the list in site.yaml are published, the towns where the business is,
   * which no text may give a distance to, the existing specialties, and whether summer is in July.
   */
  ofEach: string;
  /** Returns true if anything except `of` has returned a hash of the words of a town. */
  areWordsShared: () => boolean;
}

/**
 * Prepares hashes of what pages may show of towns.
 *
 * @param hashOf returns a hash of the text of a file
 */
export function townKeys(
  towns: readonly TownDefinition[],
  drafts: readonly DraftTown[],
  site: Pick<Definition<SiteFacts>, 'source' | 'data'>,
  hashOf: (source: Source) => string,
): TownKeys {
  const filed = towns.filter(hasOwnFile);
  const bySlug = new Map(filed.map((town) => [town.data.slug, town]));
  const of = (slug: string) => {
    const town = bySlug.get(slug);
    return town ? hashOf(town.source) : '';
  };
  let areWordsShared = false;
  const sharedHashOf = (source: Source) => {
    areWordsShared = true;
    return hashOf(source);
  };
  const townOf = (data: unknown) => bySlug.get(townIn(data));
  // The slug of a town is the name of its file.
  const ofOne = ({ source, data }: TownDefinition) => `${data.slug} ${sharedHashOf(source)}`;
  const ofTown = (town: TownDefinition | undefined) => (town ? ofOne(town) : '');
  const all = once(() => hash(filed.map(ofOne).join('\n')));
  // Computed again for each list, because most towns are in one, and a table of all hashes would stay in memory.
  const shownOf = (town: TownDefinition) => hash(JSON.stringify(summaryOf(town, sharedHashOf)));
  const inLists = listKeys({ towns: filed, bySlug, drafts, site, all, shownOf });
  return {
    ...inLists,
    of,
    inNameOf: (data) => {
      const town = townOf(data);
      return !town || namesWords(asGroup(data).name) ? ofTown(town) : shownOf(town);
    },
    ofPages: (data) => (isForTowns(data) ? all() : ofTown(townOf(data))),
    ofAreas: areaKeys(towns, site.data, shownOf),
    all,
    hasPages: (data, hasOwnPage) => !isForTowns(data) || towns.some(hasPageOf(asGroup(data), hasOwnPage)),
    ofEach: keyOfEach(towns, drafts, site.data, hashOf),
    areWordsShared: () => areWordsShared,
  };
}

/** Returns a function that returns true for a town for which a definition makes a page. */
const hasPageOf =
  (definition: Record<string, unknown>, hasOwnPage: HasOwnPage) =>
  ({ data: town }: TownDefinition): boolean => {
    const { specialty } = definition;
    const isShown = specialty === undefined || namesOfSpecialties(town).includes(String(specialty));
    return isShown && !hasOwnPage(definition, town);
  };

/** Returns what every page depends on, as `TownKeys.ofEach`. */
function keyOfEach(
  towns: readonly TownDefinition[],
  drafts: readonly DraftTown[],
  { geo }: Pick<SiteFacts, 'geo'>,
  hashOf: (source: Source) => string,
): string {
  const listed = towns.filter((town) => !hasOwnFile(town)).map(({ data }) => data.slug);
  const here = geo ? namesOfTowns(towns, geo, hashOf) : [];
  const specialties = new Set(towns.flatMap(({ data }) => namesOfSpecialties(data)));
  const ofDrafts = new Set(drafts.flatMap(namesOfSpecialties));
  const hemisphere = geo ? '' : Math.sign(towns[0]?.data.center?.latitude ?? 0);
  return JSON.stringify([listed, here, [...specialties].sort(), [...ofDrafts].sort(), hemisphere]);
}

const namesOfSpecialties = ({ specialties }: Pick<TownFacts, 'specialties'>) => Object.keys(asGroup(specialties));

/** Returns the names of the towns that are 0 miles from a location, and whether they are 0 kilometers from it. */
function namesOfTowns(
  towns: readonly TownDefinition[],
  place: Coordinates,
  hashOf: (source: Source) => string,
): string[][] {
  const here = towns.filter(({ data }) => wholeMiles(place, data.center) === 0);
  return here.map(({ data: { name, center }, source }) => [
    name,
    namesWords(name) ? hashOf(source) : '',
    wholeKilometers(place, center) === 0 ? 'kilometers' : '',
  ]);
}

/** Returns the slug of the town that a definition names; empty if it names none. */
export const townIn = (data: unknown) => {
  const { town } = asGroup(data);
  return typeof town === 'string' ? town : '';
};

/** Returns true for an unexpanded definition that makes a page for each of some towns. */
export const isForTowns = (data: unknown) => isGroup(data) && ('each' in data || 'specialty' in data);

/** Returns what lists usually show of a town. */
function summaryOf({ data, source }: TownDefinition, hashOf: (source: Source) => string): unknown[] {
  const { name, page, county, region, slug, center, landmark, specialties } = data;
  const called = [name, page, county, region];
  // The displayed name of a town may include its words.
  const words = namesWords(called) ? hashOf(source) : '';
  return [...called, slug, center, landmark, Object.keys(specialties ?? {}), words];
}
