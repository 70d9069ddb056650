import { isErrorPage } from '../plan/page.ts';
import { inverted, type Lists, listIn } from './copies/lists.ts';
import type { NotedPage } from './page-notes.ts';

/** How pages link to each other. */
export interface LinkGraph {
  /** Returns the number of clicks from the home page to a route; undefined if there is no path. */
  clicksTo: (route: string) => number | undefined;
  /** Returns the first other pages that link to a route, at most three. */
  linking: (route: string) => readonly string[];
  /**
   * Pages with links from other pages, but no path from the home page. Leaves out pages that become reachable once one
   * of these or an orphan is linked, and pages that are hidden from search engines.
   */
  cutOff: readonly string[];
}

/** Returns the index of the page with a route. */
type IndexOf = (route: string) => number | undefined;

/** The number of clicks to each page that can be reached, by its index. */
type Clicks = Map<number, number>;

const enough = 3;

/** Computes how pages link to each other, from their notes. Their indexes take less memory than their routes. */
export function linkGraph(notes: readonly NotedPage[], indexOf: IndexOf): LinkGraph {
  const targets = targetsOf(notes, indexOf);
  const sources = inverted(targets, Uint32Array.from(notes.keys()), notes.length);
  const linking = (index: number) => listIn(sources, index).filter((source) => source !== index);
  const clicks: Clicks = new Map();
  addReached(indexOf('/'), targets, clicks);
  const lost = [...notes.keys()].filter((index) => !notes[index]?.hidden && !clicks.has(index));
  const isOrphan = (index: number) => linking(index).length === 0;
  const routeOf = (index: number) => notes[index]?.route ?? '';
  return {
    clicksTo: (route) => clicks.get(indexOf(route) ?? -1),
    linking: (route) => Array.from(linking(indexOf(route) ?? -1).subarray(0, enough), routeOf),
    cutOff: cutOffIn(lost, isOrphan, targets, clicks).map(routeOf),
  };
}

/** Returns the pages that each page links to. */
function targetsOf(notes: readonly NotedPage[], indexOf: IndexOf): Lists {
  const starts = new Uint32Array(notes.length + 1);
  const all: number[] = [];
  for (const [index, page] of notes.entries()) {
    // Nobody arrives at the error page through links, so its own links do not count.
    const links = isErrorPage(page) ? [] : page.readNotes().links;
    for (const link of links) {
      const target = indexOf(link);
      if (target !== undefined) all.push(target);
    }
    starts[index + 1] = all.length;
  }
  return { all: Uint32Array.from(all), starts };
}

/**
 * Adds what can be reached from a page and was not reached before, in a breadth-first search: all pages that are one
 * click away, then all that are two clicks away, and so on.
 */
function addReached(start: number | undefined, targets: Lists, clicks: Clicks): void {
  if (start === undefined) return;
  clicks.set(start, 0);
  const reached = [start];
  // Pages that are added during the loop are visited too.
  for (const page of reached) {
    for (const target of listIn(targets, page)) {
      if (clicks.has(target)) continue;
      clicks.set(target, (clicks.get(page) ?? 0) + 1);
      reached.push(target);
    }
  }
}

function cutOffIn(
  lost: readonly number[],
  isOrphan: (index: number) => boolean,
  targets: Lists,
  clicks: Clicks,
): number[] {
  const reached = new Map(clicks);
  const cutOff: number[] = [];
  for (const index of [...lost.filter(isOrphan), ...lost]) {
    if (reached.has(index)) continue;
    if (!isOrphan(index)) cutOff.push(index);
    addReached(index, targets, reached);
  }
  return cutOff;
}
