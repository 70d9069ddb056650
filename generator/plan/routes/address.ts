/** Builds every address that is made from a route: in links, in canonical URLs, on disk, and in the dev server. */

import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';

/** What the address of each page begins with. */
export type SiteUrl = Pick<SiteFacts, 'url' | 'base'>;

/** Returns the path of a route as a browser requests it: `/services`, or `/shop/services` with the base `/shop`. */
export function href(route: string, { base = '' }: SiteUrl): string {
  return base + route;
}

/** The address of the list of all pages for search engines. */
export const sitemapRoute = '/sitemap.xml';

/** The address of the feed of posts on the site. */
export const feedRoute = '/feed.xml';

/** Returns the canonical URL of a route, which the sitemap lists too. */
export function canonical(route: string, site: SiteUrl): string {
  return site.url + href(route, site);
}

/** Returns a pattern that finds addresses with the domain of a site in a text, with or without `www.`. */
export function addressPattern({ url }: Pick<SiteUrl, 'url'>): RegExp {
  const domain = url.replace(/^https?:\/\/(?:www\.)?/i, '');
  return new RegExp(`https?://(?:www\\.)?${escapeRegExp(domain)}(?![\\w.-])`, 'i');
}

/** Returns the file that hosts serve for a route without a redirect: `services.html` for `/services`. */
export function outputFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/**
 * Returns the file that redirects on hosts that only serve files. A host would offer `old.php` for download, so that
 * becomes a folder with an index page.
 */
export function redirectFile(route: string): string {
  if (route.endsWith('.html')) return route.slice(1);
  return route.includes('.') ? `${route.slice(1)}/index.html` : outputFile(route);
}

/**
 * Returns the file that redirects the route with a slash at its end, as other systems write addresses; null for the
 * address of a file, which never has one.
 */
export function slashFile(route: string): string | null {
  return hasEnding(route) ? null : `${route.slice(1)}/index.html`;
}

/** Returns true for the address of a file, such as `/old.php`. */
export const hasEnding = (route: string): boolean => /\.\w+$/.test(route);

/** Returns the route at which a host serves a file. */
export function outputRoute(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
}
