import { groupBy } from '../../report/group-by.ts';
import type { Change } from './change.ts';

/** More parts with changes of the same kinds are what one edit did to many pages, with other words on each. */
const most = 20;
const shown = 3;

/** Parts of which others like them are left out: a list that shows one more town has another one on each page. */
export interface Folded<T> {
  part: T;
  /** How many are left out, after the last one that is shown; 0 after all others. */
  left: number;
  /** The kinds of their changes. */
  kinds: readonly string[];
}

export function folded<T extends { changes: readonly Change[] }>(parts: readonly T[]): Folded<T>[] {
  const same = groupBy(parts, (part) => kindsOf(part).join('\n'));
  const left = new Map<T, number>();
  const hidden = new Set<T>();
  for (const group of same.values()) {
    const last = group[shown - 1];
    if (!last || group.length <= most) continue;
    left.set(last, group.length - shown);
    for (const one of group.slice(shown)) hidden.add(one);
  }
  return parts
    .filter((part) => !hidden.has(part))
    .map((part) => ({ part, left: left.get(part) ?? 0, kinds: left.has(part) ? kindsOf(part) : [] }));
}

function kindsOf({ changes }: { changes: readonly Change[] }): string[] {
  const kindOf = ({ item, before, after, isMove }: Change) => {
    if (isMove) return 'another order';
    // A text may have the name of a town.
    const what = item.replace(/“[^”]*”/g, '“…”');
    if (before === null) return `new ${what}`;
    return after === null ? `removed ${what}` : `changed ${what}`;
  };
  return [...new Set(changes.map(kindOf))].sort();
}
