import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';

/** The placeholder for the town in the route of pages for towns. */
export const slugMark = '{town.slug}';

/** The same, with the spaces that people may add. */
const mark = /\{\s*town\.slug\s*\}/g;

/** Returns true for a route that is different for each town. */
export const hasTownSlug = (route: string): boolean => route.search(mark) >= 0;

/** Returns the route of one town. */
export const routeOfTown = (route: string, slug: string): string => route.replace(mark, slug);

/** Returns the route of one town with a placeholder for its slug. */
export const withSlugMark = (route: string, slug: string): string => route.replace(slug, slugMark);

/** Returns a pattern that matches the routes of single towns and captures the slug. */
export function routesOfTowns(route: string): RegExp {
  const [start = '', ...others] = route.split(mark).map(escapeRegExp);
  const ends = others.map((end, index) => (index === 0 ? `([a-z0-9-]+)${end}` : `\\1${end}`));
  return new RegExp(`^${start}${ends.join('')}$`);
}
