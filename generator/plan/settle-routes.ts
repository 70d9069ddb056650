import type { SiteFacts } from '../../templates/facts/site.ts';
import { valueSpan } from '../read/locate.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { errorAtValue } from './error-at.ts';
import type { Leaf } from './fill-context.ts';
import { groupBy } from './group-by.ts';
import { isNamedAfter, misspelledRoutes } from './misspelled-routes.ts';
import type { PageDraft } from './page.ts';
import { routeMessages } from './route-messages.ts';
import { type SettledDefinition, settleDefinition } from './settle-definition.ts';
import type { UnpublishedAt } from './unpublished-routes.ts';
import { type WantedRoutes, wantedRoutes } from './wanted-routes.ts';

/** The pages of a site, with the routes that they should have. */
export interface SettledRoutes {
  drafts: PageDraft[];
  /** The first page with each route. */
  byRoute: ReadonlyMap<string, PageDraft>;
  /** The routes that several definitions have. */
  ambiguous: ReadonlySet<string>;
  problems: Diagnostic[];
  /** False if a page may only seem to be missing, because its file could not be read or its route is not known. */
  allKnown: boolean;
}

/**
 * Checks the route of every page. Where one has a mistake whose meaning is clear, the page goes on with the corrected
 * route, so that links to it are not blamed.
 *
 * @param drafts if two files have the same route, the first counts
 * @param complete false if a file could not be read
 */
export function settleRoutes(
  drafts: readonly PageDraft[],
  siteLeaves: readonly Leaf[],
  facts: SiteFacts,
  complete: boolean,
  unpublishedAt: UnpublishedAt,
): SettledRoutes {
  const wanted = wantedRoutes(drafts, siteLeaves, facts, unpublishedAt);
  const misspelled = misspelledRoutes(drafts, wanted);
  const bySource = groupBy(drafts, ({ source }) => source);
  const settled = [...bySource].map(([source, own]) => settleDefinition(source, own, wanted, misspelled.get(source)));
  return registered(settled, wanted, complete);
}

function registered(settled: readonly SettledDefinition[], wanted: WantedRoutes, complete: boolean): SettledRoutes {
  const drafts = settled.flatMap((definition) => definition.drafts);
  const byRoute = new Map<string, PageDraft>();
  const problems = settled.flatMap(({ problem }) => problem ?? []);
  let allKnown = complete && settled.every(({ known }) => known);
  const faulty = new Set(problems.map(({ source }) => source));
  const ambiguous = new Set<string>();
  for (const draft of drafts) {
    const { route } = draft;
    if (route === null) continue;
    const other = byRoute.get(route);
    if (!other) {
      byRoute.set(route, draft);
    } else if (other.source !== draft.source) {
      allKnown = false;
      ambiguous.add(route);
      // Two routes may be the same only because one of them was corrected.
      if (!faulty.has(other.source) && !faulty.has(draft.source)) problems.push(duplicate(other, draft, wanted));
    }
  }
  return { drafts, byRoute, ambiguous, problems, allKnown };
}

/** Two pages with one route. If links lead to a missing route that the file of one is named after, it is the copy. */
function duplicate(first: PageDraft, second: PageDraft, { missing }: WantedRoutes): Diagnostic {
  const meantFor = (draft: PageDraft) => [...missing].find((route) => isNamedAfter(draft, route));
  const [copy, other] = !meantFor(second) && meantFor(first) ? [first, second] : [second, first];
  const message = routeMessages.duplicateRoute(copy.route ?? '', other.source.file, meantFor(copy) ?? null);
  const also = { source: other.source, span: valueSpan(other.source, ['route']) };
  return errorAtValue(copy.source, ['route'], message, also);
}
