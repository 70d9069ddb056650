import type { SiteFacts } from '../../../templates/facts/site.ts';
import { slugMark } from '../../check/towns/town-slug.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { PageCandidate } from '../page.ts';
import { redirectMessages } from './redirect-messages.ts';
import { redirectFaults, redirectPath } from './redirect-places.ts';
import { oldAddressFault } from './route.ts';
import type { RouteFault } from './route-messages.ts';

type Redirects = NonNullable<SiteFacts['redirects']>;

/** The redirects that a route leads through, and where they end. */
interface RedirectTrail {
  /** Starts with the route itself. In a circle, the last entry repeats an earlier one. */
  trail: string[];
  loops: boolean;
}

/** Follows redirects from a route; null if it is not redirected. */
export function redirectTrail(route: string, redirects: Redirects = {}): RedirectTrail | null {
  if (!Object.hasOwn(redirects, route)) return null;
  const trail = [route];
  let at = route;
  while (Object.hasOwn(redirects, at)) {
    const to = redirects[at] ?? '';
    const next = Object.hasOwn(redirects, to) ? to : (to.split('#', 1)[0] ?? '');
    const loops = trail.includes(next);
    trail.push(Object.hasOwn(redirects, next) ? next : to);
    if (loops) return { trail, loops };
    at = next;
  }
  return { trail, loops: false };
}

/**
 * Checks that every redirect starts at a route that a page could have but none has, and that none leads back to itself.
 */
export function redirectProblems(
  { redirects = {} }: SiteFacts,
  byRoute: ReadonlyMap<string, PageCandidate>,
  site: Source,
): Diagnostic[] {
  const inLoop = new Set<string>();
  return redirectFaults(site, Object.keys(redirects), (route) => {
    const problem = sourceProblem(route, redirects, byRoute);
    if (problem) return [errorAt(site, keySpan(site, redirectPath(site, route)), problem)];
    const found = redirectTrail(route, redirects);
    if (!found?.loops || found.trail.at(-1) !== route || inLoop.has(route)) return [];
    for (const one of found.trail) inLoop.add(one);
    return [errorAtValue(site, redirectPath(site, route), redirectMessages.loop(found.trail))];
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
