import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Definitions, TownFacts, Unpublished } from '../check/definition.ts';
import type { ContextFor } from './expand-site.ts';
import type { FillContext } from './texts/fill-context.ts';
import { placesOfWritten } from './towns/list-places.ts';
import { type SettledTown, withRenamed } from './towns/settle-towns.ts';
import { townFinder } from './towns/town-finder.ts';

/** Returns the towns, specialties, and places that pages and lists can choose from. */
export function choicesAmong(
  towns: readonly SettledTown[],
  awaited: Unpublished['data'][],
  address: SiteFacts['address'],
) {
  return {
    specialties: [...new Set([...towns.flatMap(namesOfSpecialties), ...awaited.flatMap(specialtiesOf)])],
    isUnpublished: (town: string) => awaited.some(({ slug }) => slug === town),
    draftPlaces: awaited.flatMap((town) => placesOfWritten(town, address)),
    finder: townFinder(),
  };
}

/** The properties that choose the towns of a page. */
const townChoices: readonly string[] = ['each', 'specialty', 'town'];

/**
 * Returns a function that prepares to fill in a file.
 *
 * @param shared what is the same for all definitions
 */
export function contextsOf(
  { site, today }: Pick<Definitions, 'site' | 'today'>,
  shared: Omit<FillContext, 'source' | 'roles' | 'scope' | 'unknownFacts' | 'leaves'>,
): ContextFor {
  const year = today?.slice(0, 4);
  return ({ source, roles, unknown }, ownScope) => {
    const scope = year ? { year, ...ownScope } : ownScope;
    // Without its town or specialty, a page cannot name them.
    const isForUnknownTown = unknown.some(([name]) => townChoices.includes(String(name)));
    const unknownFacts = isForUnknownTown ? [...site.unknown, ['towns']] : site.unknown;
    return { source, roles, scope, unknownFacts, leaves: [], specialty: undefined, ...shared };
  };
}

const specialtiesOf = ({ specialties = {} }: Pick<TownFacts, 'specialties'>) => Object.keys(specialties);

const namesOfSpecialties = (town: SettledTown) => specialtiesOf(withRenamed(town.data, town));
