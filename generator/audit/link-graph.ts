import { isErrorPage } from '../plan/page.ts';
import type { PageNotes } from './page-notes.ts';

/** How pages link to each other. */
export interface LinkGraph {
  /** The number of clicks from the home page to each route that can be reached. */
  clicks: ReadonlyMap<string, number>;
  /** Returns the first other pages that link to a route, at most three. */
  linking: (route: string) => readonly string[];
  /**
   * Pages with links from other pages, but no path from the home page. Leaves out pages that become reachable once one
   * of these or an orphan is linked, and pages that are hidden from search engines.
   */
  cutOff: readonly string[];
}

const enough = 3;

type Links = ReadonlyMap<string, readonly string[]>;

/** Computes how pages link to each other, from their notes. */
export function linkGraph(notes: readonly PageNotes[]): LinkGraph {
  // Nobody arrives at the error page through links, so its own links do not count.
  const targets = new Map(notes.map(({ route, links }) => [route, isErrorPage({ route }) ? [] : links]));
  const sources = new Map<string, string[]>();
  for (const [route, links] of targets) {
    for (const target of links) {
      if (target === route || !targets.has(target)) continue;
      const linking = sources.get(target);
      if (!linking) sources.set(target, [route]);
      else if (linking.length < enough) linking.push(route);
    }
  }
  const clicks = clicksFrom('/', targets, new Map());
  const lost = notes.filter(({ route, hidden }) => !hidden && !clicks.has(route)).map(({ route }) => route);
  const isOrphan = (route: string) => !sources.has(route);
  return { clicks, linking: (route) => sources.get(route) ?? [], cutOff: cutOffIn(lost, isOrphan, targets, clicks) };
}

/** Does a breadth-first search: all routes that are one click away, then all that are two clicks away, and so on. */
function clicksFrom(start: string, targets: Links, known: Pick<LinkGraph['clicks'], 'has'>): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  // Routes that are added during the loop are visited too, in the order in which they were reached.
  for (const [route, away] of clicks) {
    for (const target of targets.get(route) ?? []) {
      if (!clicks.has(target) && !known.has(target) && targets.has(target)) clicks.set(target, away + 1);
    }
  }
  return clicks;
}

function cutOffIn(
  lost: readonly string[],
  isOrphan: (route: string) => boolean,
  targets: Links,
  clicks: LinkGraph['clicks'],
): string[] {
  const reached = new Set(clicks.keys());
  const cutOff: string[] = [];
  for (const route of [...lost.filter(isOrphan), ...lost]) {
    if (reached.has(route)) continue;
    if (!isOrphan(route)) cutOff.push(route);
    for (const led of clicksFrom(route, targets, reached).keys()) reached.add(led);
  }
  return cutOff;
}
