import type { Town } from '../../../templates/facts/site.ts';
import type { Source } from '../../read/source.ts';
import { groupBy } from '../../report/group-by.ts';
import { suggest } from '../../report/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';
import { isForTowns, slugMark } from './town-slug.ts';
import type { WantedRoutes } from './wanted-routes.ts';

type TownPage = Pick<Town, 'slug' | 'page'>;

/**
 * The routes that definitions for many towns should have, because that is where the towns say they have their pages: somebody
 * has changed the route in one place, and there are as many others as towns.
 *
 * @param unlinked the pages to which nothing links
 */
export function renamedForTowns(
  unlinked: readonly PageCandidate[],
  towns: readonly TownPage[],
  { missing }: WantedRoutes,
): Map<Source, string> {
  const lost = towns.filter(({ slug, page }) => missing.has(page) && page.includes(slug));
  if (lost.length < 2) return new Map();
  const definitions = [...groupBy(unlinked, ({ source }) => source)]
    .map(([source, pages]) => ({ source, raw: rawText(source, ['route']) ?? '', slugs: new Set(pages.map(slugOf)) }))
    .filter(({ raw }) => isForTowns(raw));
  const found = new Map<Source, string>();
  for (const [route, same] of groupBy(lost, templateOf)) {
    const fitting = definitions.filter(({ slugs }) => same.length > 1 && isFor(slugs, same));
    const routes = fitting.map(({ raw }) => raw);
    const near = routes.length === 1 ? routes[0] : suggest(route, routes);
    const source = fitting.find(({ raw }) => raw === near)?.source;
    if (source && !found.has(source)) found.set(source, route);
  }
  return found;
}

const slugOf = ({ town }: PageCandidate) => town?.slug;

const templateOf = ({ slug, page }: TownPage) => page.replace(slug, slugMark);

/** True if a definition makes a page for each of some towns, and they are most of its towns. */
function isFor(slugs: ReadonlySet<string | undefined>, towns: readonly TownPage[]): boolean {
  return towns.length * 2 > slugs.size && towns.every(({ slug }) => slugs.has(slug));
}
