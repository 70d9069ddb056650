import type { SiteFacts } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import { errorAtValue } from '../../read/error-at.ts';
import { valueSpan } from '../../read/locate.ts';
import { type Diagnostic, type Message, withoutThoseAround } from '../../report/diagnostic.ts';
import type { UnpublishedAt } from '../links/unpublished-routes.ts';
import type { PageCandidate } from '../page.ts';
import type { Leaf } from '../texts/fill-context.ts';
import { isNamedAfter, misspelledRoutes } from './misspelled-routes.ts';
import { routeMessages } from './route-messages.ts';
import { type SettledDefinition, settleDefinition } from './settle-definition.ts';
import { type WantedRoutes, wantedRoutes } from './wanted-routes.ts';

/** The pages of a site, with the routes they should have. */
export interface SettledRoutes {
  candidates: PageCandidate[];
  /** The first page with each route. */
  byRoute: ReadonlyMap<string, PageCandidate>;
  /** The routes that several definitions have. */
  ambiguous: ReadonlySet<string>;
  problems: Diagnostic[];
  /** False if a page may be missing only because its file could not be read or its route is not known. */
  allKnown: boolean;
}

/**
 * Checks the route of every page. Where a mistake has a clear correction, the page continues with the corrected route,
 * so that links to it are not reported too.
 *
 * @param candidates if two files have the same route, the first counts
 * @param isComplete false if the candidates may lack a page
 * @param earlier what was found when the routes were filled in
 */
export function settleRoutes(
  candidates: readonly PageCandidate[],
  siteLeaves: readonly Leaf[],
  facts: SiteFacts,
  isComplete: boolean,
  unpublishedAt: UnpublishedAt,
  earlier: readonly Diagnostic[],
): SettledRoutes {
  const wanted = wantedRoutes(candidates, siteLeaves, facts, unpublishedAt);
  const misspelled = misspelledRoutes(candidates, wanted, facts);
  const bySource = groupBy(candidates, ({ source }) => source);
  const settled = [...bySource].map(([source, own]) => settleDefinition(source, own, wanted, misspelled.get(source)));
  const routes = registered(settled, wanted, isComplete);
  return { ...routes, problems: routes.problems.filter((problem) => !follows(problem, earlier)) };
}

function registered(settled: readonly SettledDefinition[], wanted: WantedRoutes, isComplete: boolean): SettledRoutes {
  const candidates = settled.flatMap((definition) => definition.candidates);
  const byRoute = new Map<string, PageCandidate>();
  const problems = settled.flatMap(({ problem }) => problem ?? []);
  let allKnown = isComplete && settled.every(({ known }) => known);
  const faulty = new Set(problems.map(({ source }) => source));
  const ambiguous = new Set<string>();
  for (const candidate of candidates) {
    const { route } = candidate;
    if (route === null) continue;
    const other = byRoute.get(route);
    if (!other) {
      byRoute.set(route, candidate);
    } else if (other.source !== candidate.source) {
      allKnown = false;
      ambiguous.add(route);
      // Two routes may be the same only because one of them was corrected.
      if (!faulty.has(other.source) && !faulty.has(candidate.source))
        problems.push(duplicate(other, candidate, wanted));
    }
  }
  return { candidates, byRoute, ambiguous, problems, allKnown };
}

/**
 * Reports two pages with the same route. If links lead to a missing route that one of the files is named after, that
 * file is reported as the copy.
 */
function duplicate(first: PageCandidate, second: PageCandidate, { missing }: WantedRoutes): Diagnostic {
  const meantFor = (candidate: PageCandidate) => [...missing].find((route) => isNamedAfter(candidate, route));
  const [copy, other] = !meantFor(second) && meantFor(first) ? [first, second] : [second, first];
  const message = routeMessages.duplicateRoute(copy.route ?? '', other.source.file, meantFor(copy) ?? null);
  const [ofTown, alone] = first.copy ? [first, second] : [second, first];
  // A page that names the town would be there instead.
  if (ofTown.town && ofTown.copy && !alone.town)
    return errorWith(alone, ofTown, routeMessages.routeOfTown(alone.route ?? '', ofTown.source.file, ofTown.town.slug));
  return errorWith(copy, other, message);
}

/** Returns true if one of two routes is the same as the other only because its placeholder was corrected. */
function follows(duplicate: Diagnostic, earlier: readonly Diagnostic[]): boolean {
  const { also } = duplicate;
  return also !== undefined && withoutThoseAround(earlier, [duplicate, { ...duplicate, ...also }]).length < 2;
}

function errorWith({ source }: PageCandidate, other: PageCandidate, message: Message): Diagnostic {
  const also = { source: other.source, span: valueSpan(other.source, ['route']) };
  return errorAtValue(source, ['route'], message, also);
}
