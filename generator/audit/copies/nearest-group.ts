import { absentFeatures } from './absent-features.ts';
import { fromShortest, inverted, listIn } from './lists.ts';
import type { SharedFeatures } from './shared-features.ts';
import type { SharedGroup } from './shared-groups.ts';

/** A page, or the first one of a group, and how much it shares with another. */
export interface NearestPage {
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
  features: SharedFeatures,
): (group: number, fewest: number) => NearestPage | null {
  const { weights, ranksIn, having, absentFrom } = ranked(features, groups.length);
  /** What each group shares with the current one, among the features seen so far. */
  const known = new Uint32Array(groups.length);

  return (group, fewest) => {
    const ranks = ranksIn(group);
    const nearest = new NearestSoFar(groups, group, fewest);
    const candidates: number[] = [];
    let likeliest = having(ranks[0]).find((other) => other !== group) ?? group;
    let seen = 0;
    let unseen = ranks.reduce((sum, rank) => sum + (weights[rank] ?? 0), 0);
    const compare = (other: number) => {
      const most = (known[other] ?? 0) + unseen;
      if (!nearest.isBeatenBy(other, most)) return;
      nearest.replace(other, most - missing(ranks, seen, ranksIn(other), weights, most - nearest.shared));
    };
    compare(likeliest);
    // The more the nearest one shares, the sooner groups without any of the features so far can be skipped.
    while (unseen > nearest.shared) {
      const rank = ranks[seen++] ?? 0;
      const weight = weights[rank] ?? 0;
      for (const other of having(rank)) {
        if (other === group) continue;
        const before = known[other] ?? 0;
        if (before === 0) candidates.push(other);
        known[other] = before + weight;
        if (before + weight > (known[likeliest] ?? 0)) likeliest = other;
      }
      unseen -= weight;
      compare(likeliest);
    }
    // A group without any of them wins only if it has all others and an earlier page.
    for (const other of having(ranks[seen])) {
      if (!nearest.isBeatenBy(other, unseen)) break;
      if (other !== group && known[other] === 0) candidates.push(other);
    }
    const absent = absentFrom(ranks.subarray(seen));
    for (const other of candidates) {
      // Most candidates lack so much of the rest that their features do not need to be read.
      if (nearest.isBeatenBy(other, (known[other] ?? 0) + unseen - absent(other))) compare(other);
      known[other] = 0;
    }
    return nearest.found;
  };
}

/** Ranks features from rare to common, so that few groups have the first ones of each. */
function ranked({ weights, sets }: SharedFeatures, groups: number) {
  const order = fromShortest(sets);
  const ranksOf = inverted(sets, order, groups);
  return {
    weights: order.map((feature) => weights[feature] ?? 0),
    ranksIn: (group: number) => listIn(ranksOf, group),
    having: (rank = 0) => listIn(sets, order[rank] ?? 0),
    absentFrom: absentFeatures(ranksOf),
  };
}

/** The nearest group so far. */
class NearestSoFar {
  found: NearestPage | null = null;
  readonly #groups: readonly SharedGroup[];
  #best: NearestPage;

  constructor(groups: readonly SharedGroup[], group: number, fewest: number) {
    const { members: [, second] = [], shared = 0 } = groups[group] ?? {};
    this.#groups = groups;
    // Within the group itself, its second page is already a neighbor, so only an earlier page with as many wins.
    this.#best = second === undefined ? { index: -1, shared: fewest - 1 } : { index: second, shared };
  }

  get shared(): number {
    return this.#best.shared;
  }

  isBeatenBy(group: number, shared: number): boolean {
    return shared > this.#best.shared || (shared === this.#best.shared && this.#first(group) < this.#best.index);
  }

  replace(group: number, shared: number): void {
    if (!this.isBeatenBy(group, shared)) return;
    this.found = this.#best = { index: this.#first(group), shared };
  }

  #first(group: number): number {
    return this.#groups[group]?.members[0] ?? Number.POSITIVE_INFINITY;
  }
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
