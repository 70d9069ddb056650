import type { SiteFacts } from '../../templates/facts/site.ts';
import { memoized, once } from '../../templates/memoized.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition, TownDefinition, TownFacts } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { placesOfWritten } from '../plan/towns/list-places.ts';
import type { Source } from '../read/source.ts';
import { nearKey } from './near-keys.ts';
import { isInOneOf, namesWords, townListsOfPage, townListsOfSite } from './town-lists.ts';

/** Hashes of what the lists in a file show of towns that have their own files. */
export interface ListKeys {
  /** Returns a hash of what a file may show of all towns: nothing, what lists usually show, or all of their words. */
  listedBy: (source: Source) => string;
  /** Returns a hash of what a file shows of the towns near the town with a slug; empty if it has no such lists. */
  near: (source: Source, slug: string) => string;
}

/** A town that is not published. Pages may still name its county, its state, and its specialties. */
export type DraftTown = Pick<TownFacts, 'county' | 'region' | 'specialties'>;

interface TownsOfSite {
  towns: readonly TownDefinition[];
  bySlug: ReadonlyMap<string, TownDefinition>;
  drafts: readonly DraftTown[];
  site: Pick<Definition<SiteFacts>, 'source' | 'data'>;
  /** Returns a hash of all towns. */
  all: () => string;
  /** Returns a hash of what lists usually show of a town. */
  shownOf: (town: TownDefinition) => string;
}

/** Returns functions that hash what lists show of towns. Each hash is computed when it is first requested. */
export function listKeys({ towns, bySlug, drafts, site, all, shownOf }: TownsOfSite): ListKeys {
  const summaryOf = (some: readonly TownDefinition[]) => hash(some.map(shownOf).join('\n'));
  const summary = once(() => summaryOf(towns));
  const { address } = site.data;
  // Thousands of pages may list the towns of the same county.
  const inCounties = memoized((names: string) => {
    const isNamed = isInOneOf(JSON.parse(names), address);
    // In the order of lists. A county with a placeholder may turn out to be any of them.
    const mayBe = ({ county, region }: TownFacts) => county?.includes('{') || region?.includes('{');
    return summaryOf(towns.filter(({ data }) => isNamed(data) || mayBe(data)));
  });
  const listsOf = memoized((source: Source) =>
    source === site.source ? townListsOfSite(source.data) : townListsOfPage(source.data),
  );
  const near = once(() => nearKey(towns, site.data.geo, shownOf));
  // For site.yaml, all pages of a town ask for the same hash.
  const nearIn = memoized((source: Source) => {
    const { near: lists } = listsOf(source);
    return memoized((slug: string) => (lists.length > 0 ? near()(lists, bySlug.get(slug)?.data) : ''));
  });
  return {
    listedBy: (source) => {
      const { counties, others, named } = listsOf(source);
      const isNamed = isInOneOf(named, address);
      const ofDrafts = drafts.filter(isNamed).flatMap((town) => placesOfWritten(town, address));
      // The structured data of the business on the home page names all towns (templates/structured-data.ts).
      if (others.length > 0 || asGroup(source.data).route === '/') {
        return [namesWords(others) ? all() : summary(), ...ofDrafts.sort()].join(' ');
      }
      return named.length > 0 ? hash(inCounties(JSON.stringify(counties)), ...ofDrafts.sort()) : '';
    },
    near: (source, slug) => nearIn(source)(slug),
  };
}
