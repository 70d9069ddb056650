import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoizedWeakly } from '../../../templates/memoized.ts';

export type Redirects = NonNullable<SiteFacts['redirects']>;

/** Where redirects lead, by the routes where they begin. */
interface RedirectEnds {
  /** Null if they lead in a circle, of which the route need not be a part. */
  ends: ReadonlyMap<string, string | null>;
  /** The routes in circles. */
  inCircles: ReadonlySet<string>;
}

/** Follows every redirect once, however many lead to it. */
export const redirectEnds = memoizedWeakly((redirects: Redirects): RedirectEnds => {
  const ends = new Map<string, string | null>();
  const inCircles = new Set<string>();
  for (const route of Object.keys(redirects)) {
    const trail = new Set<string>();
    let [at, end] = [route, route];
    while (Object.hasOwn(redirects, at) && !ends.has(at) && !trail.has(at)) {
      trail.add(at);
      end = redirects[at] ?? '';
      at = nextOf(at, redirects);
    }
    if (trail.has(at)) for (const one of circleFrom(at, redirects)) inCircles.add(one);
    const known = trail.has(at) ? null : ends.get(at);
    for (const one of trail) ends.set(one, known === undefined ? end : known);
  }
  return { ends, inCircles };
});

/** Returns the routes of a circle. Starts and ends with one of them. */
export function circleFrom(route: string, redirects: Redirects): string[] {
  const trail = [route];
  let at = route;
  do {
    at = nextOf(at, redirects);
    trail.push(at);
  } while (at !== route);
  return trail;
}

/** Returns the target of a redirect, without its anchor unless that is part of a redirected address. */
function nextOf(route: string, redirects: Redirects): string {
  const to = redirects[route] ?? '';
  return Object.hasOwn(redirects, to) ? to : (to.split('#', 1)[0] ?? '');
}
