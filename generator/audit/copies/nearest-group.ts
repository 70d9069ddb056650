import { absentFeatures } from './absent-features.ts';
import type { SharedFeature, SharedGroup } from './shared-groups.ts';

/** The first page of a group, and what it shares with the pages of another. */
interface NearestGroup {
  index: number;
  shared: number;
}

/**
 * Finds the group that shares most with another: of several, the one with the first page.
 *
 * @param features of the groups
 * @returns a function of a group and the fewest shared shingles that matter, which returns null if no group has as many,
 *   or none that is nearer than the pages of the group itself
 */
export function nearestGroup(
  groups: readonly SharedGroup[],
  features: readonly SharedFeature[],
): (group: number, fewest: number) => NearestGroup | null {
  // From rare to common, so that few groups have the first features of each.
  const ranked = [...features].sort((a, b) => a.sets.length - b.sets.length);
  const ranksOf: number[][] = groups.map(() => []);
  for (const [rank, { sets }] of ranked.entries()) for (const group of sets) ranksOf[group]?.push(rank);
  const weights = ranked.map(({ weight }) => weight);
  const first = (group: number) => groups[group]?.members[0] ?? Number.POSITIVE_INFINITY;
  const absentFrom = absentFeatures(ranksOf);
  /** What each group shares with the one that asks, of the features that were seen. */
  const known = new Uint32Array(groups.length);

  return (group, fewest) => {
    const { members = [], shared: own = 0 } = groups[group] ?? {};
    const ranks = ranksOf[group] ?? [];
    // Among the pages of the group itself, the second has a neighbor, so only an earlier page is nearer with as many.
    let best = members.length > 1 ? { index: members[1] ?? 0, shared: own } : { index: -1, shared: fewest - 1 };
    let found: NearestGroup | null = null;
    let seen = 0;
    let unseen = ranks.reduce((sum, rank) => sum + (weights[rank] ?? 0), 0);
    const isNearer = (other: number, shared: number) =>
      shared > best.shared || (shared === best.shared && first(other) < best.index);
    const compare = (other: number) => {
      const most = (known[other] ?? 0) + unseen;
      if (!isNearer(other, most)) return;
      const shared = most - missing(ranks, seen, ranksOf[other] ?? [], weights, most - best.shared);
      if (!isNearer(other, shared)) return;
      best = { index: first(other), shared };
      found = best;
    };
    const candidates: number[] = [];
    let likeliest: number | undefined;
    for (; seen < ranks.length; seen++) {
      const { weight, sets } = ranked[ranks[seen] ?? 0] ?? { weight: 0, sets: [] };
      // The more the best one shares, the sooner a group with none of the features so far can be left out.
      likeliest ??= sets.find((other) => other !== group);
      if (likeliest !== undefined) compare(likeliest);
      if (unseen <= best.shared) {
        for (const other of sets) {
          if (!isNearer(other, unseen)) break;
          if (other !== group && known[other] === 0) candidates.push(other);
        }
        break;
      }
      for (const other of sets) {
        if (other === group) continue;
        const before = known[other] ?? 0;
        if (before === 0) candidates.push(other);
        known[other] = before + weight;
        if (before + weight > (known[likeliest ?? other] ?? 0)) likeliest = other;
      }
      unseen -= weight;
    }
    const absent = absentFrom(ranks.slice(seen));
    for (const other of candidates) {
      // Most candidates lack so much of the rest that their features need not be read.
      if (isNearer(other, (known[other] ?? 0) + unseen - absent(other))) compare(other);
      known[other] = 0;
    }
    return found;
  };
}

/**
 * The weight of the features that another list has not.
 *
 * @param ranks of features, ascending, as in the other list
 * @param from the first of them that counts
 * @param limit above it, what is returned may be too little
 */
function missing(
  ranks: readonly number[],
  from: number,
  others: readonly number[],
  weights: readonly number[],
  limit: number,
): number {
  let lost = 0;
  let at = others.length - 1;
  // From the end of both lists, since the start of what counts would have to be searched in the other one.
  for (let index = ranks.length - 1; index >= from && lost <= limit; index--) {
    const rank = ranks[index] ?? 0;
    while (at >= 0 && (others[at] ?? 0) > rank) at--;
    if (others[at] !== rank) lost += weights[rank] ?? 0;
  }
  return lost;
}
