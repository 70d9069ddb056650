import { groupBy } from '../basics/group-by.ts';
import { suggest } from '../basics/suggest.ts';
import { hasTownSlug, routeOfTown, routesOfTowns, withSlugMark } from '../check/towns/town-slug.ts';
import { foldersOf } from '../files/folders-of.ts';
import type { AuditedSite } from './rule.ts';

/** Comparing every removed route with every page would take too long on a large site. */
const maxComparisons = 300_000;

/** A possible redirect of an old route. */
export interface OldRoute {
  from: string;
  /** Null if no page is near it. */
  to: string | null;
  /** The same redirect for all towns, if the page of a town has moved. */
  forTowns?: OldRoute;
}

/** Suggests redirects for old routes. */
export function redirectsFor(gone: readonly string[], site: AuditedSite): OldRoute[] {
  const routes = site.notes.map(({ route }) => route);
  const suggestions = Math.max(10, Math.round(maxComparisons / routes.length));
  const families = gone.length > 0 ? familiesOf(site) : [];
  const published = new Set(site.published);
  const moved = movedTownPages(gone, site);
  const found = new Map<string, OldRoute>();
  // A page above comes first, because the pages below it may follow it.
  for (const [index, from] of [...gone.entries()].sort(([, a], [, b]) => depthOf(a) - depthOf(b))) {
    const near = index < suggestions ? suggest(from, routes) : null;
    const to = (near !== null && successor(from, near, published, site)) || pageAbove(from, near, families, site);
    found.set(from, moved.get(from) ?? { from, to: to ?? withPageAbove(from, found, site) });
  }
  return gone.flatMap((from) => found.get(from) ?? []);
}

const depthOf = (route: string) => foldersOf(route.slice(1)).length;

/** Returns the routes above a route, nearest first. */
const routesAbove = (route: string) =>
  foldersOf(route.slice(1))
    .reverse()
    .map((folder) => `/${folder}`);

/**
 * Returns where the nearest page above an address leads that is gone as well. Returns the home page for an address at the
 * top, and null if nothing is near, because search engines take a redirect to the home page for a page that is gone.
 */
function withPageAbove(from: string, found: ReadonlyMap<string, OldRoute>, { facts }: AuditedSite): string | null {
  const above = routesAbove(from);
  if (above.length === 0) return '/';
  const targets = above.map((route) => facts.redirects?.[route] ?? found.get(route)?.to);
  return targets.find((to) => to !== undefined && to !== null && to !== '/') ?? null;
}

/** Returns true if most are pages of towns that have other addresses now. */
export function haveMoved(gone: readonly string[], site: AuditedSite): boolean {
  return movedTownPages(gone, site).size > gone.length / 2;
}

/** Returns the pages of towns that have moved, by their old routes. */
function movedTownPages(gone: readonly string[], site: AuditedSite): Map<string, OldRoute> {
  const [families, published] = [familiesOf(site), new Set(site.published)];
  const found = gone.flatMap((from) => movedTo(from, families, published, site) ?? []);
  const alike = [...groupBy(found, ({ forTowns }) => forTowns?.from ?? '')].sort(([, a], [, b]) => b.length - a.length);
  const moved = new Map<string, OldRoute>();
  const larger: RegExp[] = [];
  for (const [old, pages] of alike) {
    // /sweep-north-barre belonged to North Barre, if /sweep-{town.slug} was the route for several towns.
    const own = pages.filter(({ from }) => !larger.some((pattern) => pattern.test(from)));
    if (own.length > 1) larger.push(routesOfTowns(old));
    for (const page of own.length > 1 ? own : []) moved.set(page.from, page);
  }
  return moved;
}

/**
 * Returns a page with nearly the same spelling that was not published before. If /plumber-robins was already there,
 * /plumber-warner-robins belonged to another town, and /hill-county is not the new address of /bell-county. The page of
 * a town includes its name.
 */
function successor(gone: string, near: string, published: ReadonlySet<string>, { noteOf }: AuditedSite): string | null {
  const town = noteOf(near)?.town ?? null;
  const isPlural = town === null && withoutPlural(near) === withoutPlural(gone);
  if (published.has(near)) return isPlural ? near : null;
  return town === null || `${gone}-`.replaceAll('/', '-').includes(`-${town}-`) ? near : null;
}

const withoutPlural = (route: string) => route.replace(/s$/, '');

/** Returns the only address of a town that was not published before, to which its page may have moved. */
function movedTo(
  from: string,
  families: readonly Family[],
  published: ReadonlySet<string>,
  { noteOf, towns }: AuditedSite,
): OldRoute | null {
  const slug = partsOf(from).find((part) => towns.has(part));
  if (slug === undefined) return null;
  const routes = families.map(({ route }) => ({ route, to: routeOfTown(route, slug) }));
  const [found, ...others] = routes.filter(({ to }) => noteOf(to) && !published.has(to));
  if (!found || others.length > 0) return null;
  return { from, to: found.to, forTowns: { from: withSlugMark(from, slug), to: found.route } };
}

/** Returns the parts of a route that may be a slug, longest first. */
function partsOf(route: string): string[] {
  const parts = route.split('/').flatMap((segment) => {
    const words = segment.split('-');
    return words.flatMap((_, start) => words.slice(start).map((__, more) => words.slice(start, start + more + 1)));
  });
  return parts.sort((a, b) => b.length - a.length).map((words) => words.join('-'));
}

/** The pages of a definition that is for all towns. */
interface Family {
  route: string;
  /** Matches their routes, and captures the slug of the town. */
  pattern: RegExp;
  parent?: string | undefined;
}

function familiesOf({ definitions }: AuditedSite): Family[] {
  return definitions
    .filter(({ data: { route } }) => hasTownSlug(route) && /^[a-z0-9/-]*[a-z][a-z0-9/-]*$/.test(routeOfTown(route, '')))
    .map(({ data: { route, parent } }) => ({ route, pattern: routesOfTowns(route), parent }));
}

/** Returns the main page of the same town, or otherwise the page above similar pages, or above its address; or null. */
function pageAbove(
  gone: string,
  near: string | null,
  families: readonly Family[],
  { definitions, noteOf, towns }: AuditedSite,
): string | null {
  const family = families.find(({ pattern }) => pattern.test(gone));
  const [, slug = ''] = family?.pattern.exec(gone) ?? [];
  const file = near === null ? undefined : noteOf(near)?.file;
  const like = family ?? definitions.find(({ source }) => source.file === file)?.data;
  const routes = [towns.get(slug)?.town.page, like?.parent, ...routesAbove(gone)];
  return routes.find((route) => route !== undefined && noteOf(route)) ?? null;
}
