import { groupBy } from '../../basics/group-by.ts';
import type { Change } from './change.ts';

/** More similar changes than this come from one edit that affects many pages, with different words on each. */
export const mostListed = 20;

/** Different changes are only counted if there are far too many to read, such as the links to all towns on one page. */
export const mostUnlike = 100;

const shown = 3;

/**
 * An item in the list, which may represent similar ones: a list that shows one more town has a different one on each
 * page.
 */
export interface Folded<T> {
  part: T;
  /** How many are left out, after the last one that is shown; 0 after all others. */
  left: number;
  /** The kinds of their changes. */
  kinds: readonly string[];
}

/** Leaves out pages, or groups of pages, with changes of the same kinds as others. */
export function folded<T extends { changes: readonly Change[] }>(parts: readonly T[]): Folded<T>[] {
  return foldedBy(parts, ({ changes }) => [...new Set(changes.map(kindOf))].sort(), mostListed);
}

/** Leaves out changes of one page that are of the same kind as others. */
export function foldedChanges(changes: readonly Change[]): Folded<Change>[] {
  return foldedBy(changes, (change) => [kindOf(change)], mostUnlike);
}

function foldedBy<T>(parts: readonly T[], kindsOf: (part: T) => string[], most: number): Folded<T>[] {
  const left = new Map<T, number>();
  const hidden = new Set<T>();
  for (const group of groupBy(parts, (part) => kindsOf(part).join('\n')).values()) {
    const last = group[shown - 1];
    if (!last || group.length <= most) continue;
    left.set(last, group.length - shown);
    for (const one of group.slice(shown)) hidden.add(one);
  }
  return parts
    .filter((part) => !hidden.has(part))
    .map((part) => ({ part, left: left.get(part) ?? 0, kinds: left.has(part) ? kindsOf(part) : [] }));
}

function kindOf({ item, before, after, isMove }: Change): string {
  if (isMove) return 'another order';
  // A text may contain the name of a town.
  const what = item.replace(/“[^”]*”/g, '“…”');
  if (before === null) return `new ${what}`;
  return after === null ? `removed ${what}` : `changed ${what}`;
}
