import type { SiteFacts } from '../../templates/facts/site.ts';
import { type Path, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import type { Page, PageDraft } from './expand.ts';
import { routeProblem } from './route.ts';
import { routeMessages } from './route-messages.ts';

const required = {
  '/': 'Visitors who type the address of the site arrive there.',
  '/404': 'Hosts show it where an address leads nowhere; without it some show the home page instead.',
};

interface CheckedRoutes {
  problems: Diagnostic[];
  /** False if a page may only seem to be missing, because its file could not be read or its route is a duplicate. */
  allKnown: boolean;
}

/** Checks that every `parent` is a page of the site, and that no page is above itself. */
export function parentProblems(pages: readonly Page[]): Diagnostic[] {
  const parents = new Map(pages.map(({ route, data }) => [route, data.parent]));
  const isAboveItself = (route: string) => {
    const above = new Set<string>();
    for (let at = parents.get(route); at !== undefined && !above.has(at); at = parents.get(at)) above.add(at);
    return above.has(route);
  };
  return pages.flatMap(({ route, data: { parent }, source }) => {
    if (parent === undefined) return [];
    const isRoute = /^\/[^#]*$/.test(parent);
    const message = isRoute ? isAboveItself(route) && routeMessages.ownParent(route) : routeMessages.badParent(parent);
    return message ? [{ ...message, severity: 'error' as const, source, span: valueSpan(source, ['parent']) }] : [];
  });
}

/**
 * Checks that every route is well formed and used once, and that no required page is missing.
 *
 * @param complete false if a file could not be read
 */
export function routeProblems(
  drafts: readonly PageDraft[],
  { redirects = {} }: SiteFacts,
  site: Source,
  complete: boolean,
): CheckedRoutes {
  const problems: Diagnostic[] = [];
  const report = (source: Source, path: Path, message: Message | null) => {
    if (message) problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  };
  const byRoute = new Map<string, PageDraft>();
  let allKnown = complete;
  for (const draft of drafts) {
    const { route, source } = draft;
    if (route === null) continue;
    report(source, ['route'], routeProblem(route));
    const other = byRoute.get(route)?.source;
    if (!other) {
      byRoute.set(route, draft);
      continue;
    }
    allKnown = false;
    report(source, ['route'], routeMessages.duplicateRoute(route, other === source ? null : other.file));
  }
  for (const route of Object.keys(redirects)) {
    // A redirect is a file too, so its address must be one that a page could have.
    report(site, ['redirects', route], routeProblem(route));
    const page = byRoute.get(route);
    if (page) report(site, ['redirects', route], routeMessages.redirectedPage(route, page.source.file));
  }
  const missing = Object.entries(required).filter(([route]) => allKnown && !byRoute.has(route));
  for (const [route, why] of missing) report(site, [], routeMessages.missingPage(route, why));
  return { problems, allKnown };
}
