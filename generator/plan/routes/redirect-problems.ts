import type { SiteFacts } from '../../../templates/facts/site.ts';
import { slugMark } from '../../check/towns/town-slug.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { PageCandidate } from '../page.ts';
import { circleFrom, type Redirects, redirectEnds } from './redirect-ends.ts';
import { redirectMessages } from './redirect-messages.ts';
import { redirectFaults, redirectPath } from './redirect-places.ts';
import { oldAddressFault } from './route.ts';
import type { RouteFault } from './route-messages.ts';

/**
 * Checks that every redirect starts at a route that a page could have but none has, and that none leads back to itself.
 */
export function redirectProblems(
  { redirects = {} }: SiteFacts,
  byRoute: ReadonlyMap<string, PageCandidate>,
  site: Source,
): Diagnostic[] {
  const { inCircles } = redirectEnds(redirects);
  const reported = new Set<string>();
  return redirectFaults(site, Object.keys(redirects), (route) => {
    const problem = sourceProblem(route, redirects, byRoute);
    if (problem) return [errorAt(site, keySpan(site, redirectPath(site, route)), problem)];
    if (!inCircles.has(route) || reported.has(route)) return [];
    const circle = circleFrom(route, redirects);
    for (const one of circle) reported.add(one);
    return [errorAtValue(site, redirectPath(site, route), redirectMessages.loop(circle))];
  });
}

/** Returns the fault in a route with placeholders, of which only one can be in a route. */
function placeholderFault(route: string): RouteFault {
  const better = route.replace(/\{\s*town\.[^{}]*\}/g, slugMark);
  const isBetter = !better.replaceAll(slugMark, '').includes('{');
  return { fault: 'has a placeholder other than {town.slug} in it', better: isBetter ? better : null };
}

/** Checks the address of a redirect. A redirect may be a file, so a file must be able to have its name. */
function sourceProblem(route: string, redirects: Redirects, byRoute: ReadonlyMap<string, PageCandidate>) {
  if (route.includes('{')) return redirectMessages.badSource(route, placeholderFault(route));
  const page = byRoute.get(route);
  if (page) return redirectMessages.redirectedPage(route, page.source.file);
  const fault = oldAddressFault(route);
  if (!fault) return null;
  const same = byRoute.get(fault.better ?? '');
  if (same) return redirectMessages.needlessSource(route, fault, `the route of ${same.source.file}`);
  const isRedirected = fault.better !== null && Object.hasOwn(redirects, fault.better);
  if (isRedirected) return redirectMessages.needlessSource(route, fault, 'redirected already');
  return redirectMessages.badSource(route, fault);
}
