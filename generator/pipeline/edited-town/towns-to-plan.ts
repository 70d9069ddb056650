import type { SiteFacts } from '../../../templates/facts/site.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import type { EditedTown } from '../../memory/edited-town.ts';
import { areasIn, namesWords, townListsOfPage, townListsOfSite } from '../../memory/town-lists.ts';
import { nearestTown, townsInLists } from '../../memory/town-places.ts';
import { isPost } from '../../plan/posts.ts';

/**
 * Returns the indexes of the towns that the pages of an edited town need to come out as in a full build: the towns that
 * lists on those pages choose, the towns that page definitions name, and the towns whose absence would look like a
 * mistake.
 *
 * @param site the contents of site.yaml
 * @returns null if the pages may show any town
 */
export function townsToPlan(edited: EditedTown, site: unknown): number[] | null {
  const { places, before, definitions, ownRegions } = edited;
  const files = new Set(edited.pages.map(({ page }) => page.notes.file));
  const own = definitions.filter(({ file }) => files.has(file)).map(({ data }) => data);
  // Lists show posts, and so does the feed. The home page names all towns for search engines.
  const isForAll = own.length < files.size || own.some((data) => isPost(data) || asGroup(data).route === '/');
  // Structured data states which state a town is in, and a town's name may be written with its state.
  const isOfAny = (area: string) => ownRegions.length > 0 || /\{|, /.test(area);
  const mayNameAny = own.some((data) => areasIn(data).some(isOfAny));
  const lists = [townListsOfSite(site), ...own.map(townListsOfPage)];
  const isRedirected = namesWords(asGroup(site).redirects);
  const mayShowAny = lists.some(({ counties, others }) => counties.length + others.length > 0);
  if (isForAll || mayNameAny || isRedirected || mayShowAny) return null;

  const { geo } = asGroup(site) as Partial<SiteFacts>;
  const near = lists.flatMap((list) => list.near);
  const chosen = townsInLists(places, near, before.facts, geo);
  // Audits ask for the first town, and for towns at no distance.
  for (const index of [0, edited.index, ...(geo ? nearestTown(places, geo) : []), ...townsNamed(edited)]) {
    chosen.add(index);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** Returns the indexes of the towns that page definitions name. */
function townsNamed({ definitions, townIndex }: EditedTown): number[] {
  return definitions.flatMap(({ data }) => {
    const { town } = asGroup(data);
    return typeof town === 'string' ? townIndex(town) : [];
  });
}
