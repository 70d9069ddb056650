import type { PageFacts } from '../../templates/define.ts';
import type { Action, SiteFacts } from '../../templates/facts/site.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { errorAtValue } from './error-at.ts';
import { type Expanded, isKnownRoute, type Page, type PageDraft } from './expand.ts';
import type { Leaf } from './fill.ts';
import { linkProblems } from './link-problems.ts';
import { parentProblems } from './parent-problems.ts';
import { redirectProblems } from './redirect-problems.ts';
import { requiredPages, routeMessages } from './route-messages.ts';
import { type SettledRoutes, settleRoutes } from './settle-routes.ts';
import { takenNames } from './taken-names.ts';
import { townProblems } from './town-problems.ts';

/** A page, with what templates need to know about its place in the site. */
export interface SitePage extends Page {
  facts: PageFacts;
}

/** A whole site. If it has no problems, every link leads somewhere. */
export interface Site {
  facts: SiteFacts;
  /** site.yaml. */
  source: Source;
  /** The texts of site.yaml. */
  leaves: Leaf[];
  /** Sorted by route. */
  pages: SitePage[];
  /** The file names of all pictures. */
  pictures: Leaf[];
}

export interface Resolved {
  site: Site;
  problems: Diagnostic[];
}

/**
 * Gives every page its place in the site, and checks routes and links.
 *
 * @param unknownFacts the paths of facts in site.yaml that are not known
 * @param complete false if a file could not be read, so that a page may only seem to be missing
 */
export function resolve(
  expanded: Expanded,
  source: Source,
  unknownFacts: readonly Path[],
  complete: boolean,
): Resolved {
  const { facts, siteLeaves, pages, drafts } = expanded;
  // If two files have the same route, the one with the longer name is most likely the copy.
  const all: PageDraft[] = [...pages.map(withKnownRoute), ...drafts].sort(
    (a, b) => a.source.file.length - b.source.file.length,
  );
  const townsAreKnown = unknownFacts.every(([group]) => group !== 'towns');
  const routes = settleRoutes(all, siteLeaves, facts, complete && townsAreKnown);
  const pictures = all.flatMap(({ leaves }) => leaves.filter(({ role }) => role === 'picture'));
  return {
    site: { facts, source, leaves: siteLeaves, pages: inOrder(pages), pictures },
    problems: [
      ...expanded.problems,
      ...townProblems(expanded, source, unknownFacts),
      ...routes.problems,
      ...missingPages(routes, source),
      ...redirectProblems(facts, routes.byRoute, source),
      ...parentProblems(routes.byRoute),
      ...takenNames(facts, source),
      ...linkProblems(routes, siteLeaves, facts, source, unknownFacts),
    ],
  };
}

/** A route that is not filled in, because a placeholder in it has a mistake, is not known. */
function withKnownRoute(page: Page): PageDraft {
  return { ...page, route: isKnownRoute(page.route) ? page.route : null };
}

function missingPages({ byRoute, allKnown }: SettledRoutes, source: Source): Diagnostic[] {
  const missing = Object.keys(requiredPages).filter((route) => allKnown && !byRoute.has(route));
  return missing.map((route) => errorAtValue(source, [], routeMessages.missingPage(route)));
}

function inOrder(pages: readonly Page[]): SitePage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return [...byRoute.values()]
    .map((page) => ({ ...page, facts: pageFacts(page, byRoute) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Ends the trail of pages that are each other's parents. */
const maxTrail = 5;

function pageFacts(page: Page, byRoute: ReadonlyMap<string, Page>): PageFacts {
  const { route } = page;
  const { name } = page.data;
  const trail: Action[] = [];
  let parent = parentOf(page);
  while (parent !== null && trail.length < maxTrail) {
    const label = byRoute.get(parent)?.data.name;
    if (label) trail.unshift({ label, to: parent });
    parent = parentOf(byRoute.get(parent));
  }
  return { route, name, trail, ...(page.town && { town: page.town }) };
}

function parentOf(page: Page | undefined): string | null {
  return !page || page.route === '/' ? null : (page.data.parent ?? '/');
}
