import { absentFeatures } from './absent-features.ts';
import { fromShortest, inverted, listIn } from './lists.ts';
import type { SharedFeatures } from './shared-features.ts';
import type { SharedGroup } from './shared-groups.ts';

/** The first page of a group, and how much it shares with the pages of another. */
interface NearestGroup {
  index: number;
  shared: number;
}

/**
 * Finds the group that shares most with another; in a tie, the one with the first page.
 *
 * @param features the features of the groups
 * @returns a function of a group and the fewest shared shingles that matter, which returns null if no group shares as
 *   many, or if none is nearer than the pages of the group itself
 */
export function nearestGroup(
  groups: readonly SharedGroup[],
  { weights: weightOf, sets }: SharedFeatures,
): (group: number, fewest: number) => NearestGroup | null {
  // From rare to common, so that few groups have the first features of each.
  const order = fromShortest(sets);
  const weights = order.map((feature) => weightOf[feature] ?? 0);
  const ranksOf = inverted(sets, order, groups.length);
  const first = (group: number) => groups[group]?.members[0] ?? Number.POSITIVE_INFINITY;
  const ranksIn = (group: number) => listIn(ranksOf, group);
  const absentFrom = absentFeatures(ranksOf);
  /** What each group shares with the current one, among the features seen so far. */
  const known = new Uint32Array(groups.length);

  return (group, fewest) => {
    const { members = [], shared: own = 0 } = groups[group] ?? {};
    const ranks = ranksIn(group);
    // Within the group itself, its second page is already a neighbor, so only an earlier page with as many wins.
    let best = members.length > 1 ? { index: members[1] ?? 0, shared: own } : { index: -1, shared: fewest - 1 };
    let found: NearestGroup | null = null;
    let seen = 0;
    let unseen = ranks.reduce((sum, rank) => sum + (weights[rank] ?? 0), 0);
    const isNearer = (other: number, shared: number) =>
      shared > best.shared || (shared === best.shared && first(other) < best.index);
    const compare = (other: number) => {
      const most = (known[other] ?? 0) + unseen;
      if (!isNearer(other, most)) return;
      const shared = most - missing(ranks, seen, ranksIn(other), weights, most - best.shared);
      if (!isNearer(other, shared)) return;
      best = { index: first(other), shared };
      found = best;
    };
    const candidates: number[] = [];
    let likeliest: number | undefined;
    for (; seen < ranks.length; seen++) {
      const rank = ranks[seen] ?? 0;
      const weight = weights[rank] ?? 0;
      const others = listIn(sets, order[rank] ?? 0);
      // The more the best one shares, the sooner groups without any of the features so far can be skipped.
      likeliest ??= others.find((other) => other !== group);
      if (likeliest !== undefined) compare(likeliest);
      if (unseen <= best.shared) {
        for (const other of others) {
          if (!isNearer(other, unseen)) break;
          if (other !== group && known[other] === 0) candidates.push(other);
        }
        break;
      }
      for (const other of others) {
        if (other === group) continue;
        const before = known[other] ?? 0;
        if (before === 0) candidates.push(other);
        known[other] = before + weight;
        if (before + weight > (known[likeliest ?? other] ?? 0)) likeliest = other;
      }
      unseen -= weight;
    }
    const absent = absentFrom(ranks.subarray(seen));
    for (const other of candidates) {
      // Most candidates lack so much of the rest that their features do not need to be read.
      if (isNearer(other, (known[other] ?? 0) + unseen - absent(other))) compare(other);
      known[other] = 0;
    }
    return found;
  };
}

/**
 * Returns the weight of the features that the other list lacks.
 *
 * @param ranks the ranks of features, ascending, as in the other list
 * @param from the first of them that counts
 * @param limit if the weight exceeds it, the result may be too low
 */
function missing(ranks: Uint32Array, from: number, others: Uint32Array, weights: Uint32Array, limit: number): number {
  let lost = 0;
  let at = others.length - 1;
  // From the end of both lists, because the start would have to be searched for in the other one.
  for (let index = ranks.length - 1; index >= from && lost <= limit; index--) {
    const rank = ranks[index] ?? 0;
    while (at >= 0 && (others[at] ?? 0) > rank) at--;
    if (others[at] !== rank) lost += weights[rank] ?? 0;
  }
  return lost;
}
