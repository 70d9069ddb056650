import { mostListed, mostUnlike } from './fold.ts';

interface AlikeAddresses<T> {
  groups: T[][];
  others: T[];
}

/**
 * Groups items whose addresses begin and end alike, such as those of the pages for towns: `/plumber-…`, `/…/prices`.
 * Removed items have only their addresses to go by.
 */
export function alikeAddresses<T>(items: readonly T[], addressOf: (item: T) => string): AlikeAddresses<T> {
  const groups: T[][] = [];
  let others = [...items];
  while (others.length > mostListed) {
    const group = largestGroup(others, addressOf);
    if (!group) break;
    groups.push(group);
    const taken = new Set(group);
    others = others.filter((item) => !taken.has(item));
  }
  return { groups, others };
}

/**
 * Returns the group that shares the most text: all pages of one definition, not only those of towns that begin with
 * "New".
 */
function largestGroup<T>(items: readonly T[], addressOf: (item: T) => string): T[] | null {
  const counts = new Map<string, number>();
  for (const item of items) {
    for (const form of formsOf(addressOf(item))) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const [best] = [...counts]
    .filter(([form, count]) => count > (form === '/…' ? mostUnlike : mostListed))
    .map(([form, count]) => ({ form, shared: (form.length - 1) * count }))
    .sort((a, b) => b.shared - a.shared);
  return best ? items.filter((item) => formsOf(addressOf(item)).includes(best.form)) : null;
}

/** Returns the address with one run of its words left out, in every way. */
function formsOf(address: string): string[] {
  const marks = [...address.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index }) => index);
  const ends = [...marks, address.length];
  return marks.flatMap((mark) =>
    ends.filter((end) => end > mark + 1).map((end) => `${address.slice(0, mark + 1)}…${address.slice(end)}`),
  );
}
