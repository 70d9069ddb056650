import type { Change } from './change.ts';
import { differingWords } from './difference.ts';

/** Changes that are the same on several pages. */
export interface SharedChanges {
  routes: string[];
  /** If the texts around a change differ, it has only the words that changed. */
  changes: Change[];
}

interface PageChanges {
  route: string;
  changes: Change[];
}

/** How many pages must have a change for it to be listed once for all of them. */
const fewest = 3;

/**
 * Separates the changes that several pages share. Changes shared by the same pages are grouped, the most common first.
 */
export function withoutShared<Some extends PageChanges>(
  pages: readonly Some[],
): { shared: SharedChanges[]; rest: Some[] } {
  const found = new Map<string, { change: Change; routes: Set<string> }>();
  const keys = new Map<Change, string>();
  for (const { route, changes } of pages) {
    for (const change of changes) {
      const key = sharedKey(change);
      keys.set(change, key);
      const known = found.get(key);
      known?.routes.add(route);
      found.set(key, known ? { ...known, change: merged(known.change, change) } : { change, routes: new Set([route]) });
    }
  }
  const isShared = (change: Change) => (found.get(keys.get(change) ?? '')?.routes.size ?? 0) >= fewest;
  const byPages = new Map<string, SharedChanges>();
  for (const { change, routes: set } of found.values()) {
    if (set.size < fewest) continue;
    const routes = [...set];
    const key = routes.join('\n');
    byPages.set(key, { routes, changes: [...(byPages.get(key)?.changes ?? []), change] });
  }
  const rest = pages.map((page) => ({ ...page, changes: page.changes.filter((change) => !isShared(change)) }));
  return {
    shared: [...byPages.values()].sort((a, b) => b.routes.length - a.routes.length),
    rest: rest.filter(({ changes }) => changes.length > 0),
  };
}

/** Returns equal keys for changes of the same words in texts that may name different towns. */
function sharedKey({ what, item, before, after, isMove }: Change): string {
  if (isMove) return JSON.stringify(['move', what]);
  return JSON.stringify([
    item,
    ...(before === null || after === null ? [before, after] : differingWords(before, after)),
  ]);
}

/** Returns what two changes with the same key have in common. */
function merged(one: Change, other: Change): Change {
  if (one.isMove || (one.what === other.what && one.before === other.before && one.after === other.after)) return one;
  const { item, before, after } = one;
  const what = one.what === other.what ? one.what : item;
  if (before === null || after === null || (before === other.before && after === other.after)) return { ...one, what };
  const [from, to] = differingWords(before, after);
  return { ...one, what, before: from, after: to };
}
