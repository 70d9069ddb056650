import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Source } from '../../read/source.ts';
import { slugOf } from '../../report/slug.ts';
import { type PageCandidate, referencesOf } from '../page.ts';
import type { SettledRoutes } from '../routes/settle-routes.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { namedLinks } from './link-target.ts';
import { nearRoutes } from './near-routes.ts';
import { routesByName } from './routes-by-name.ts';
import type { UnpublishedIdIn } from './unpublished-ids.ts';
import type { UnpublishedAt } from './unpublished-routes.ts';

/** What links lead to, besides the pages. */
export interface SiteToLink {
  facts: SiteFacts;
  /** site.yaml. */
  source: Source;
  unpublishedAt: UnpublishedAt;
  unpublishedIdIn: UnpublishedIdIn;
  /** The addresses of the files of static/, such as /menu.pdf. */
  files: ReadonlySet<string>;
}

/** Everything that a link can lead to. */
export interface LinkedSite extends SiteToLink {
  /** The addresses of links by name. */
  named: Readonly<Record<string, string>>;
  /** False if a page may only seem to be missing. */
  allKnown: boolean;
  routes: ReadonlyMap<string, PageCandidate>;
  /** The route that a missing one most likely means, other than that of a page. */
  nearRoute: (missing: string, except?: string | null) => string | null;
  /** The routes of the pages that people may call by these words. */
  routesCalled: (words: string) => readonly string[];
  /** The definitions of all pages. */
  sources: () => ReadonlySet<Source>;
  /** The routes that several definitions have. */
  ambiguous: ReadonlySet<string>;
  /** The ids on a page. */
  idsOn: (page: PageCandidate) => ReadonlyMap<string, Leaf>;
}

export function linkedSite(
  site: SiteToLink,
  { byRoute, ambiguous, allKnown }: Pick<SettledRoutes, 'byRoute' | 'ambiguous' | 'allKnown'>,
): LinkedSite {
  const known = new Map<PageCandidate, ReadonlyMap<string, Leaf>>();
  const idsOn = (page: PageCandidate) => {
    const ids =
      known.get(page) ??
      new Map(referencesOf(page).flatMap((leaf) => (leaf.role === 'anchor' ? [[leaf.text, leaf]] : [])));
    known.set(page, ids);
    return ids;
  };
  let sources: ReadonlySet<Source> | null = null;
  const sourcesOfAll = () => {
    sources ??= new Set([...byRoute.values()].map(({ source }) => source));
    return sources;
  };
  return {
    ...site,
    named: namedLinks(site.facts),
    allKnown,
    routes: byRoute,
    nearRoute: nearRoutes(byRoute),
    routesCalled: routesByName(byRoute),
    sources: sourcesOfAll,
    ambiguous,
    idsOn,
  };
}

/** True if a page has an id, or something that would be one without the mistake that is reported there. */
export function hasId(page: PageCandidate, id: string, { idsOn }: LinkedSite): boolean {
  const ids = idsOn(page);
  if (ids.has(id) || page.hidesIds) return true;
  // An id whose form is invalid is reported itself, and may be the one that is meant.
  if ([...ids.keys()].some((one) => slugOf(one) !== one)) return true;
  // A section that does not match its schema has no ids that are known to be ids.
  return page.isInvalid === true && page.leaves.some(({ text, role }) => text === id && role !== 'link');
}

/** The address of a link on another page, if the link is a route of this site with its domain. */
export function ownRoute(to: string, { facts: { url, base = '' } }: LinkedSite): string | null {
  const host = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').toLowerCase();
  const [, domain = '', path = ''] = to.match(/^(https?:\/\/[^/?#]+)(.*)$/i) ?? [];
  if (domain === '' || host(domain) !== host(url)) return null;
  const isInside = path === base || path.startsWith(`${base}/`) || (base === '' && /^[#?]?/.test(path));
  if (!isInside) return null;
  const rest = path.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
