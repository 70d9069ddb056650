import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoized } from '../../../templates/memoized.ts';
import { pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { writtenLink } from '../links/link-place.ts';
import { isFileAddress } from '../links/link-target.ts';
import type { UnpublishedAt } from '../links/unpublished-routes.ts';
import { leavesToCheck, type PageCandidate } from '../page.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { routeFault } from './route.ts';
import { requiredPages } from './route-messages.ts';

/** The routes that the links of a site lead to, whether or not a page has them. */
export interface WantedRoutes {
  /** The language of the site, in which corrected routes are spelled. */
  language: string;
  all: ReadonlySet<string>;
  /** Routes that no page has, including required pages that do not exist. */
  missing: ReadonlySet<string>;
  /** The pages whose raw routes are valid. */
  taken: ReadonlyMap<string, PageCandidate>;
  /** Returns the number of places in YAML where a link has one of these routes. */
  places: (routes: readonly string[]) => number;
  /** Returns true if a link on another page or in site.yaml leads to the page, or if every site must have it. */
  isLinked: (candidate: PageCandidate) => boolean;
}

interface LinkPlace {
  source: Source;
  /** True if the route itself is written there. */
  isLiteral: boolean;
}

/** Collects the routes of all links, corrected if their form is invalid. */
export function wantedRoutes(
  candidates: readonly PageCandidate[],
  siteLeaves: readonly Leaf[],
  { redirects = {}, language }: SiteFacts,
  unpublishedAt: UnpublishedAt,
): WantedRoutes {
  const placesOf = new Map<string, Map<string, LinkPlace>>();
  // Most links of a site lead to a few pages.
  const correctedRoute = memoized((route: string) => routeFault(route, language)?.better ?? route);
  for (const leaf of differentLeaves(siteLeaves, candidates)) {
    const { role, text, source, path } = leaf;
    if (role !== 'link' || !/^\/(?!\/)/.test(text) || isFileAddress(text.replace(/#.*$/s, ''))) continue;
    const route = correctedRoute(text.split('#', 1)[0] ?? '');
    const places = placesOf.get(route) ?? new Map<string, LinkPlace>();
    // {town.page} leads to the page that the town names.
    const isLiteral = writtenLink(leaf)?.startsWith('/') ?? false;
    placesOf.set(route, places.set(source.file + pointerOf(path), { source, isLiteral }));
  }
  const taken = new Map<string, PageCandidate>();
  for (const candidate of candidates) {
    const { route } = candidate;
    if (route !== null && !taken.has(route) && (candidate.isTrusted || routeFault(route, language) === null))
      taken.set(route, candidate);
  }
  const all = new Set([...placesOf.keys(), ...Object.keys(requiredPages)]);
  const isMissing = (route: string) =>
    !taken.has(route) && !Object.hasOwn(redirects, route) && unpublishedAt(route) === null;
  const placesFor = (route: string) => [...(placesOf.get(route) ?? [])];
  return {
    language,
    all,
    missing: new Set([...all].filter(isMissing)),
    taken,
    places: (routes) =>
      new Set(routes.flatMap(placesFor).flatMap(([name, { isLiteral }]) => (isLiteral ? [name] : []))).size,
    isLinked: ({ route, source }) =>
      Object.hasOwn(requiredPages, route ?? '') || placesFor(route ?? '').some(([, place]) => place.source !== source),
  };
}

/** Yields every leaf once. The pages of a definition share those that are the same for every town. */
function* differentLeaves(siteLeaves: readonly Leaf[], candidates: readonly PageCandidate[]): Generator<Leaf> {
  yield* siteLeaves;
  const seen = new Set<Leaf>();
  for (const candidate of candidates) {
    for (const leaf of leavesToCheck(candidate)) {
      if (leaf.role !== 'link' || seen.has(leaf)) continue;
      seen.add(leaf);
      yield leaf;
    }
  }
}
