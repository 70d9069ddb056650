import type { PageNotes } from './page-notes.ts';

/** How pages link to each other. */
export interface LinkGraph {
  /** The number of clicks from the home page to each route that can be reached. */
  clicks: ReadonlyMap<string, number>;
  /** The first other pages that link to a route, at most three. */
  linking: (route: string) => readonly string[];
}

const enough = 3;

export function linkGraph(notes: readonly PageNotes[]): LinkGraph {
  const targets = new Map(notes.map(({ route, hidden, links }) => [route, hidden ? [] : links]));
  const sources = new Map<string, string[]>();
  for (const [route, links] of targets) {
    for (const target of links) {
      if (target === route || !targets.has(target)) continue;
      const linking = sources.get(target);
      if (!linking) sources.set(target, [route]);
      else if (linking.length < enough) linking.push(route);
    }
  }
  return { clicks: clicksFromHome(targets), linking: (route) => sources.get(route) ?? [] };
}

/** A breadth-first search: all routes that are one click away, then all that are two clicks away, and so on. */
function clicksFromHome(targets: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  // Routes that are added while the loop runs are visited too, in the order in which they were reached.
  for (const [route, away] of clicks) {
    for (const target of targets.get(route) ?? []) {
      if (!clicks.has(target) && targets.has(target)) clicks.set(target, away + 1);
    }
  }
  return clicks;
}
