import type { PageFacts } from '../../templates/define.ts';
import type { Action, SiteFacts } from '../../templates/facts/site.ts';
import { frameIds } from '../../templates/frame-ids.ts';
import type { Role } from '../../templates/schema.ts';
import { type Path, valueSpan } from '../read/locate.ts';
import type { Diagnostic, Message, Source } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';
import type { Draft, Expanded, Page } from './expand.ts';
import { factProblems } from './fact-problems.ts';
import type { Leaf } from './fill.ts';
import { namedLinks, readLink } from './link-target.ts';
import { routeProblem } from './route.ts';

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
  pictures: Leaf[];
}

interface Resolved {
  site: Site;
  problems: Diagnostic[];
}

/**
 * Gives every page its place in the site and checks routes and links.
 *
 * @param complete false where some definition could not be read at all, so that a page may seem missing for that reason
 */
export function resolve(expanded: Expanded, siteSource: Source, complete: boolean): Resolved {
  const { facts, siteLeaves, pages, drafts } = expanded;
  const problems = [...expanded.problems, ...factProblems(expanded, siteSource)];
  const report = (source: Source, path: Path, message: Message | null) => {
    if (message) problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  };
  // Of two files with one route, the one with the longer name is most likely the copy.
  const all: Draft[] = [...pages, ...drafts].sort((a, b) => a.source.file.length - b.source.file.length);
  const byRoute = new Map<string, Draft>();
  // A page that seems missing may be the one that has the route of another.
  let known = complete;
  for (const { route, source } of all) {
    if (route === null) continue;
    const other = byRoute.get(route);
    report(source, ['route'], routeProblem(route));
    if (other) {
      known = false;
      report(source, ['route'], content.duplicateRoute(route, other.source === source ? null : other.source.file));
    } else byRoute.set(route, { route, source, leaves: [] });
  }
  for (const route of Object.keys(facts.redirects ?? {})) {
    const page = byRoute.get(route);
    if (page) report(siteSource, ['redirects', route], content.redirectedPage(route, page.source.file));
  }
  if (known) {
    for (const [route, why] of Object.entries(required)) {
      if (!byRoute.has(route)) report(siteSource, [], content.missingPage(route, why));
    }
  }
  const anchors = new Map(all.toReversed().map(({ route, leaves }) => [route ?? '', texts(leaves, 'anchor')]));
  const check = (leaves: readonly Leaf[], ownRoute: string | null) => {
    for (const { role, text, source, path } of leaves) {
      if (role === 'link') report(source, path, linkProblem(text, ownRoute, facts, anchors, known));
    }
  };
  check(siteLeaves, null);
  for (const { route, leaves } of all) {
    check(leaves, route);
    const anchorLeaves = withRole(leaves, 'anchor');
    for (const [index, { text, source, path }] of anchorLeaves.entries()) {
      const twice = anchorLeaves.slice(0, index).some((other) => other.text === text);
      if (twice) report(source, path, content.duplicateAnchor(text));
      if (takenIds.includes(text)) report(source, path, content.takenAnchor(text));
    }
  }

  const pictures = all.flatMap(({ leaves }) => withRole(leaves, 'picture'));
  return { site: { facts, source: siteSource, leaves: siteLeaves, pages: placed(pages), pictures }, problems };
}

const takenIds: readonly string[] = Object.values(frameIds);

const required = {
  '/': 'Visitors who type the address of the site arrive there.',
  '/404': 'Hosts show it where an address leads nowhere; without it some show the home page instead.',
};

const withRole = (leaves: readonly Leaf[], role: Role) => leaves.filter((leaf) => leaf.role === role);
const texts = (leaves: readonly Leaf[], role: Role) => withRole(leaves, role).map(({ text }) => text);

function linkProblem(
  to: string,
  ownRoute: string | null,
  facts: SiteFacts,
  anchors: ReadonlyMap<string, string[]>,
  known: boolean,
): Message | null {
  if (to === '') return null;
  const target = readLink(to, facts);
  const routes = [...anchors.keys()];
  if (target.kind === 'unknown') return content.unknownLink(target.name, Object.keys(namedLinks(facts)), routes);
  if (target.kind === 'fault') return content.badAddress(target.address, target.fault);
  if (target.kind === 'address') return null;
  const route = target.route ?? ownRoute;
  if (route === null) return null;
  const onPage = anchors.get(route);
  if (!onPage) return known ? content.unknownPage(route, routes) : null;
  const missing = target.anchor !== null && !onPage.includes(target.anchor);
  return missing ? content.unknownAnchor(target.anchor ?? '', route, onPage) : null;
}

function placed(pages: readonly Page[]): SitePage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return [...byRoute.values()]
    .map((page) => ({ ...page, facts: placeOf(page, byRoute) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

function placeOf(page: Page, byRoute: ReadonlyMap<string, Page>): PageFacts {
  const { route } = page;
  const { name } = page.data;
  const trail: Action[] = [];
  for (let at = parentOf(page); at !== null && trail.length < 5; at = parentOf(byRoute.get(at))) {
    const label = byRoute.get(at)?.data.name;
    if (label) trail.unshift({ label, to: at });
  }
  return { route, name, trail, ...(page.town && { town: page.town }) };
}

function parentOf(page: Page | undefined): string | null {
  return !page || page.route === '/' ? null : (page.data.parent ?? '/');
}
