import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { wholeSlug } from '../../basics/slug.ts';

/** The placeholder for the town in the route of pages for towns. */
export const slugMark = '{town.slug}';

/** The same, with the spaces that people may add. */
const mark = /\{\s*town\.slug\s*\}/g;

/** Returns true for a route that is different for each town. */
export const hasTownSlug = (route: string): boolean => route.search(mark) >= 0;

/** Returns the route of one town. */
export const routeOfTown = (route: string, slug: string): string => route.replace(mark, slug);

/** Returns the route of one town with a placeholder for its slug. */
export const withSlugMark = (route: string, slug: string): string =>
  route.replace(new RegExp(wholeSlug(slug), 'g'), slugMark);

/**
 * Returns the route of a town's main page with a placeholder for its slug, or null if the route does not contain the
 * slug.
 */
export function patternOf({ page, slug }: { page: string; slug: string }): string | null {
  const pattern = withSlugMark(page, slug);
  return hasTownSlug(pattern) ? pattern : null;
}

/** Returns the route of a file that makes the main page of every town; null for other files. */
export function routeForAllTowns(data: unknown): string | null {
  const { each, specialty, route } = asGroup(data);
  const isForAll = each === 'towns' && specialty === undefined;
  return isForAll && typeof route === 'string' && hasTownSlug(route) ? route : null;
}

/** Returns a pattern that matches the routes of single towns and captures the slug. */
export function routesOfTowns(route: string): RegExp {
  const [start = '', ...others] = route.split(mark).map(escapeRegExp);
  const ends = others.map((end, index) => (index === 0 ? `([a-z0-9-]+)${end}` : `\\1${end}`));
  return new RegExp(`^${start}${ends.join('')}$`);
}
