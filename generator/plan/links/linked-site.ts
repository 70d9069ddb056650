import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoized, once } from '../../../templates/memoized.ts';
import { slugOf } from '../../basics/slug.ts';
import type { Source } from '../../read/source.ts';
import { type PageCandidate, referencesOf } from '../page.ts';
import type { SiteUrl } from '../routes/address.ts';
import type { SettledRoutes } from '../routes/settle-routes.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { namedLinks } from './link-target.ts';
import { nearRoutes } from './near-routes.ts';
import { routesByName } from './routes-by-name.ts';
import type { UnpublishedIdIn } from './unpublished-ids.ts';
import type { UnpublishedAt } from './unpublished-routes.ts';

/** The targets of links other than pages. */
export interface SiteToLink {
  facts: SiteFacts;
  /** site.yaml. */
  source: Source;
  unpublishedAt: UnpublishedAt;
  unpublishedIdIn: UnpublishedIdIn;
  /** The addresses of the files of static/, such as /menu.pdf, and of files that a build writes, such as /feed.xml. */
  files: ReadonlySet<string>;
}

/** Everything that a link can lead to. */
export interface LinkedSite extends SiteToLink {
  /** The addresses of links by name. */
  named: Readonly<Record<string, string>>;
  /** False if a page may be missing only because its file has a problem. */
  allKnown: boolean;
  routes: ReadonlyMap<string, PageCandidate>;
  /** Returns the route that a missing one most likely means, other than `except`. */
  nearRoute: (missing: string, except?: string | null) => string | null;
  /** Returns the routes of the pages that people may call by these words. */
  routesCalled: (words: string) => readonly string[];
  /** Returns the definitions of all pages. */
  sources: () => ReadonlySet<Source>;
  /** The routes that several definitions have. */
  ambiguous: ReadonlySet<string>;
  /** The links that were checked so far. A link to an id on its own page has the route of that page before it. */
  used: Set<string>;
  /** Returns the ids on a page. */
  idsOn: (page: PageCandidate) => ReadonlyMap<string, Leaf>;
}

/** Returns everything that links on a site can lead to. Computes the ids of pages on demand. */
export function linkedSite(
  site: SiteToLink,
  { byRoute, ambiguous, allKnown }: Pick<SettledRoutes, 'byRoute' | 'ambiguous' | 'allKnown'>,
): LinkedSite {
  return {
    ...site,
    named: namedLinks(site.facts),
    allKnown,
    routes: byRoute,
    nearRoute: nearRoutes(byRoute),
    routesCalled: routesByName(byRoute),
    sources: once(() => new Set([...byRoute.values()].map(({ source }) => source))),
    ambiguous,
    used: new Set(),
    idsOn: memoized(
      (page) => new Map(referencesOf(page).flatMap((leaf) => (leaf.role === 'anchor' ? [[leaf.text, leaf]] : []))),
    ),
  };
}

/** Returns true if a page has an id, or may have it once a mistake that is reported there is fixed. */
export function hasId(page: PageCandidate, id: string, { idsOn }: LinkedSite): boolean {
  const ids = idsOn(page);
  if (ids.has(id) || page.hidesIds) return true;
  // An id with an invalid form is reported itself, and may be the one that the link means.
  if ([...ids.keys()].some((one) => slugOf(one) !== one)) return true;
  // Which texts are ids is not known in a section that does not match its schema.
  return page.isInvalid === true && page.leaves.some(({ text, role }) => text === id && role !== 'link');
}

/** Returns the route in a link that is written with this site's own domain; null for any other link. */
export function ownRoute(to: string, { facts: { url, base = '' } }: { facts: SiteUrl }): string | null {
  const host = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').toLowerCase();
  const [, domain = '', path = ''] = to.match(/^(https?:\/\/[^/?#]+)(.*)$/i) ?? [];
  if (domain === '' || host(domain) !== host(url)) return null;
  const rest = path.slice(base.length);
  if (!path.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
