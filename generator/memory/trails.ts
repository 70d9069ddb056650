import type { Definition } from '../check/definition.ts';
import { ownPage } from '../plan/own-pages.ts';
import { routeOfTown } from '../plan/routes/town-slug.ts';
import { once } from '../report/memoized.ts';

/** What the definitions of a site say about the pages above theirs. */
export interface Trails {
  /** A hash of the names in all definitions. */
  names: string;
  /** Returns a hash of what a page shows of the pages above it. */
  of: (data: unknown) => string;
}

/** The properties of a definition that give the location of its pages in the site. */
type Frame = Readonly<Record<'route' | 'name' | 'parent' | 'each' | 'specialty' | 'town', unknown>>;

/**
 * @param inNameOf returns a hash of what the name of a page shows of its town, if it is about one town; empty for
 *   others
 * @param allTowns a hash of all towns
 */
export function trailsOf(
  pages: readonly Definition[],
  inNameOf: (data: unknown) => string,
  allTowns: () => string,
): Trails {
  const frames = pages.map(({ source }) => source.data as Frame);
  const byRoute = new Map(frames.map((frame) => [frame.route, frame]));
  // Two definitions for different towns may have the same unexpanded route.
  for (const { route } of frames.filter((frame) => byRoute.get(frame.route) !== frame)) byRoute.delete(route);
  const own = frames.flatMap((frame) => ownPage(frame) ?? []);
  // A page for one town may take the route of the page that the definition for all towns would make.
  const hasOwnPages = ({ each, route }: Frame) =>
    each !== undefined && own.some((page) => routeOfTown(String(route), page.town) === page.route);
  const shownOf = (page: Frame) => [page.name, hasPlaceholder(page.name) ? inNameOf(page) : ''];
  const names = JSON.stringify(pages.map(({ source }) => [source.file, ...placeOf(source.data as Frame)]));
  const ofAll = once(() => {
    // A page may be below the page of another town, whose name may use any words of that town.
    const isBelowOther = frames.map(parentOf).some((at) => at !== null && !isOfOwnTown(at) && !byRoute.has(at));
    return JSON.stringify([names, frames.map(shownOf), isBelowOther && allTowns()]);
  });
  return {
    names,
    of: (data) => {
      const trail = trailOf(data as Frame, byRoute);
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

const placeOf = ({ route, name, parent, each, specialty, town }: Frame) => [route, name, parent, each, specialty, town];

/** Returns the pages above a page, or null if the definition does not determine them. */
function trailOf(page: Frame, byRoute: ReadonlyMap<unknown, Frame>): Frame[] | null {
  const trail = new Set<Frame>();
  for (let at = parentOf(page); at !== null; ) {
    const parent = byRoute.get(at);
    if (!parent) return null;
    if (trail.has(parent)) break;
    trail.add(parent);
    at = parentOf(parent);
  }
  return [...trail];
}

const parentOf = ({ route, parent }: Frame) => (route === '/' ? null : (parent ?? '/'));
