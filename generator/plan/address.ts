import type { SiteFacts } from '../../templates/facts/site.ts';

type Roots = Pick<SiteFacts, 'url' | 'base'>;

/** The one place that decides what a route looks like: in links, in canonical addresses, on disk. */

/** The path of a route as a browser asks for it: `/services`, or `/spa/services` under a base. */
export function href(route: string, { base = '' }: Roots): string {
  return base + route;
}

/** The whole address of a route, as canonical links and the sitemap give it. */
export function canonical(route: string, roots: Roots): string {
  return roots.url + href(route, roots);
}

/** The file that hosts serve for a route without redirecting: `services.html` answers `/services`. */
export function outputFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The route that a host serves a file at. */
export function outputRoute(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
}
