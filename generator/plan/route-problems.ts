import type { SiteFacts } from '../../templates/facts/site.ts';
import { type Path, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { content } from './content-messages.ts';
import type { Draft } from './expand.ts';
import { routeProblem } from './route.ts';

const required = {
  '/': 'Visitors who type the address of the site arrive there.',
  '/404': 'Hosts show it where an address leads nowhere; without it some show the home page instead.',
};

interface CheckedRoutes {
  problems: Diagnostic[];
  /** False where a page that seems to be missing may only have another route, or be in a file that cannot be read. */
  known: boolean;
}

/** Checks that every route is well formed and is that of one page, and that no required page is missing. */
export function routeProblems(
  drafts: readonly Draft[],
  { redirects = {} }: SiteFacts,
  site: Source,
  complete: boolean,
): CheckedRoutes {
  const problems: Diagnostic[] = [];
  const report = (source: Source, path: Path, message: Message | null) => {
    if (message) problems.push({ ...message, severity: 'error', source, span: valueSpan(source, path) });
  };
  const byRoute = new Map<string, Draft>();
  let known = complete;
  for (const draft of drafts) {
    const { route, source } = draft;
    if (route === null) continue;
    const other = byRoute.get(route);
    report(source, ['route'], routeProblem(route));
    if (other) {
      known = false;
      report(source, ['route'], content.duplicateRoute(route, other.source === source ? null : other.source.file));
    } else byRoute.set(route, draft);
  }
  for (const route of Object.keys(redirects)) {
    const page = byRoute.get(route);
    if (page) report(site, ['redirects', route], content.redirectedPage(route, page.source.file));
  }
  const missing = Object.entries(required).filter(([route]) => known && !byRoute.has(route));
  for (const [route, why] of missing) report(site, [], content.missingPage(route, why));
  return { problems, known };
}
