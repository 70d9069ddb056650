import type { PageFacts } from '../../templates/define.ts';
import type { Action, SiteFacts } from '../../templates/facts/site.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Draft, Expanded, Page } from './expand.ts';
import { factProblems } from './fact-problems.ts';
import type { Leaf } from './fill.ts';
import { linkProblems } from './link-problems.ts';
import { routeProblems } from './route-problems.ts';

/** A page that knows its place in the site. */
export interface SitePage extends Page {
  facts: PageFacts;
}

/** All pages, in the order of their routes. Every link leads somewhere. */
export interface Site {
  facts: SiteFacts;
  /** site.yaml, and its texts. */
  source: Source;
  leaves: Leaf[];
  pages: SitePage[];
  /** The names of all pictures, where they are written. */
  pictures: Leaf[];
}

export interface Resolved {
  site: Site;
  problems: Diagnostic[];
}

/**
 * Gives every page its place in the site and checks routes and links.
 *
 * @param complete false where some definition could not be read at all, so that a page may only seem to be missing
 */
export function resolve(expanded: Expanded, source: Source, complete: boolean): Resolved {
  const { facts, siteLeaves, pages, drafts } = expanded;
  // Of two files with one route, the one with the longer name is most likely the copy.
  const all: Draft[] = [...pages, ...drafts].sort((a, b) => a.source.file.length - b.source.file.length);
  const routes = routeProblems(all, facts, source, complete);
  const pictures = all.flatMap(({ leaves }) => leaves.filter(({ role }) => role === 'picture'));
  return {
    site: { facts, source, leaves: siteLeaves, pages: inOrder(pages), pictures },
    problems: [
      ...expanded.problems,
      ...factProblems(expanded, source),
      ...routes.problems,
      ...linkProblems(all, siteLeaves, facts, routes.known),
    ],
  };
}

function inOrder(pages: readonly Page[]): SitePage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return [...byRoute.values()]
    .map((page) => ({ ...page, facts: pageFacts(page, byRoute) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

const longestTrail = 5;

function pageFacts(page: Page, byRoute: ReadonlyMap<string, Page>): PageFacts {
  const { route } = page;
  const { name } = page.data;
  const trail: Action[] = [];
  for (let at = parentOf(page); at !== null && trail.length < longestTrail; at = parentOf(byRoute.get(at))) {
    const label = byRoute.get(at)?.data.name;
    if (label) trail.unshift({ label, to: at });
  }
  return { route, name, trail, ...(page.town && { town: page.town }) };
}

function parentOf(page: Page | undefined): string | null {
  return !page || page.route === '/' ? null : (page.data.parent ?? '/');
}
