import { href } from '../plan/address.ts';
import type { SitePage } from '../plan/resolve.ts';
import type { AuditedSite } from './rule.ts';

/** How pages link to each other. */
export interface LinkGraph {
  /** The pages that search engines may show. */
  pages: SitePage[];
  /** The number of clicks from the home page to each route that can be reached. */
  clicks: ReadonlyMap<string, number>;
  /** The other pages that link to a route. */
  linking: (route: string) => readonly SitePage[];
}

export function linkGraph({ pages, facts }: AuditedSite): LinkGraph {
  const shown = pages.filter(({ page }) => !page.data.seo.hidden);
  const routes = new Map(pages.map(({ page }) => [href(page.route, facts), page.route]));
  const targets = new Map<string, Set<string>>();
  const sources = new Map<string, SitePage[]>();
  for (const { page, reading } of shown) {
    const linked = new Set(reading.links.flatMap((link) => routes.get(link.href.replace(/#.*/, '')) ?? []));
    linked.delete(page.route);
    targets.set(page.route, linked);
    for (const route of linked) sources.set(route, [...(sources.get(route) ?? []), page]);
  }
  return {
    pages: shown.map(({ page }) => page),
    clicks: clicksFromHome(targets),
    linking: (route) => sources.get(route) ?? [],
  };
}

/** A breadth-first search: all routes that are one click away, then all that are two clicks away, and so on. */
function clicksFromHome(targets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const clicks = new Map<string, number>();
  let reached = ['/'];
  for (let distance = 0; reached.length > 0; distance++) {
    for (const route of reached) clicks.set(route, distance);
    const next = new Set(reached.flatMap((route) => [...(targets.get(route) ?? [])]));
    reached = [...next].filter((route) => !clicks.has(route));
  }
  return clicks;
}
