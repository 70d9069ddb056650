import { href } from '../plan/address.ts';
import type { SitePage } from '../plan/resolve.ts';
import type { AuditedSite } from './rule.ts';

/** Which pages lead to which, by the links that visitors see. */
export interface LinkGraph {
  /** The pages that search engines may show, which visitors ought to find. */
  pages: SitePage[];
  /** How many clicks from home each route is; a route without a way to it is not in it. */
  clicks: ReadonlyMap<string, number>;
  /** The pages that link to a route, without itself. */
  linking: (route: string) => SitePage[];
}

export function linkGraph({ pages, facts }: AuditedSite): LinkGraph {
  const shown = pages.filter(({ page }) => !page.data.seo.hidden);
  const routes = new Map(pages.map(({ page }) => [href(page.route, facts), page.route]));
  const leadingTo = new Map(
    shown.map(({ page, reading }) => {
      const targets = reading.links.flatMap((link) => routes.get(link.href.replace(/#.*/, '')) ?? []);
      return [page.route, new Set(targets)];
    }),
  );
  const clicks = new Map([['/', 0]]);
  // A map goes on with what is added to it while it is walked.
  for (const [route, distance] of clicks) {
    for (const target of leadingTo.get(route) ?? []) if (!clicks.has(target)) clicks.set(target, distance + 1);
  }
  const linking = (route: string) =>
    shown.flatMap(({ page }) => (page.route !== route && leadingTo.get(page.route)?.has(route) ? [page] : []));
  return { pages: shown.map(({ page }) => page), clicks, linking };
}
