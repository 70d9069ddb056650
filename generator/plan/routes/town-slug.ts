import { escapeRegExp } from '../../report/escape-reg-exp.ts';

/** What the route of pages for towns has instead of the town. */
export const slugMark = '{town.slug}';

/** The same as people may write it. */
const mark = /\{\s*town\.slug\s*\}/g;

/** True for a route that is one for each town. */
export const hasTownSlug = (route: string): boolean => route.search(mark) >= 0;

/** The route of one town. */
export const routeOfTown = (route: string, slug: string): string => route.replace(mark, slug);

/** Matches the routes of single towns, and finds the slug of the town in them. */
export function routesOfTowns(route: string): RegExp {
  const [start = '', ...others] = route.split(mark).map(escapeRegExp);
  const ends = others.map((end, index) => (index === 0 ? `([a-z0-9-]+)${end}` : `\\1${end}`));
  return new RegExp(`^${start}${ends.join('')}$`);
}
