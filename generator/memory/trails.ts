import { once } from '../../templates/memoized.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import { routeOfTown } from '../check/towns/town-slug.ts';
import { ownPage } from '../plan/own-pages.ts';

/** What the definitions of a site say about the pages above theirs. */
export interface Trails {
  /** A hash of the names in all definitions. */
  names: string;
  /** Returns a hash of what a page shows of the pages above it. */
  of: (data: unknown) => string;
}

/** The properties of a definition that give the location of its pages in the site. */
type PageLocation = Readonly<Partial<Record<'route' | 'name' | 'parent' | 'each' | 'specialty' | 'town', unknown>>>;

/**
 * Prepares hashes of what pages show of the pages above them.
 *
 * @param inNameOf returns a hash of what the name of a page shows of its town, if it is about one town; empty for
 *   others
 * @param allTowns a hash of all towns
 */
export function trailsOf(
  pages: readonly Definition[],
  inNameOf: (data: unknown) => string,
  allTowns: () => string,
): Trails {
  const locations: PageLocation[] = pages.map(({ source }) => asGroup(source.data));
  const byRoute = new Map(locations.map((location) => [location.route, location]));
  // Two definitions for different towns may have the same unexpanded route.
  for (const { route } of locations.filter((location) => byRoute.get(location.route) !== location))
    byRoute.delete(route);
  const own = locations.flatMap((location) => ownPage(location) ?? []);
  // A page for one town may take the route of the page that the definition for all towns would make.
  const hasOwnPages = ({ each, route }: PageLocation) =>
    each !== undefined && own.some((page) => routeOfTown(String(route), page.town) === page.route);
  const shownOf = (page: PageLocation) => [page.name, hasPlaceholder(page.name) ? inNameOf(page) : ''];
  const names = JSON.stringify(pages.map(({ source }) => [source.file, ...trailKey(asGroup(source.data))]));
  const ofAll = once(() => {
    // A page may be below the page of another town, whose name may use any words of that town.
    const isBelowOther = locations.map(parentOf).some((at) => at !== null && !isOfOwnTown(at) && !byRoute.has(at));
    return JSON.stringify([names, locations.map(shownOf), isBelowOther && allTowns()]);
  });
  return {
    names,
    of: (data) => {
      const trail = trailOf(asGroup(data), byRoute);
      return trail && !trail.some(hasOwnPages)
        ? JSON.stringify(trail.map((page) => [page.route, shownOf(page)]))
        : ofAll();
    },
  };
}

const hasPlaceholder = (text: unknown) => /\{/.test(String(text));

/** Returns true for a route that refers only to the town of the page. */
const isOfOwnTown = (route: unknown) =>
  hasPlaceholder(route) && !hasPlaceholder(String(route).replace(/\{\s*town\.(slug|page)\s*\}/g, ''));

/** Returns all that a trail may depend on. */
const trailKey = ({ route, name, parent, each, specialty, town }: PageLocation) => [
  route,
  name,
  parent,
  each,
  specialty,
  town,
];

/** Returns the pages above a page, or null if the definition does not determine them. */
function trailOf(page: PageLocation, byRoute: ReadonlyMap<unknown, PageLocation>): PageLocation[] | null {
  const trail = new Set<PageLocation>();
  for (let at = parentOf(page); at !== null; ) {
    const parent = byRoute.get(at);
    if (!parent) return null;
    if (trail.has(parent)) break;
    trail.add(parent);
    at = parentOf(parent);
  }
  return [...trail];
}

const parentOf = ({ route, parent }: PageLocation) => (route === '/' ? null : (parent ?? '/'));
