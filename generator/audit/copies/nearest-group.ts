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
  const featuresOf: number[][] = groups.map(() => []);
  // From rare to common, so that few groups have the first features of each.
  const rareFirst = [...features.keys()].sort((a, b) => size(features[a]) - size(features[b]) || a - b);
  for (const feature of rareFirst) for (const group of features[feature]?.sets ?? []) featuresOf[group]?.push(feature);
  const first = (group: number) => groups[group]?.members[0] ?? Number.POSITIVE_INFINITY;
  const weights = new Uint32Array(features.length);
  const seenFor = new Int32Array(groups.length).fill(-1);

  return (group, fewest) => {
    const { members = [], shared: own = 0 } = groups[group] ?? {};
    const list = featuresOf[group] ?? [];
    // Among the pages of the group itself, the second has a neighbor, so only an earlier page is nearer with as many.
    let best = members.length > 1 ? { index: members[1] ?? 0, shared: own } : { index: -1, shared: fewest - 1 };
    let found: NearestGroup | null = null;
    let unseen = 0;
    for (const feature of list) {
      weights[feature] = features[feature]?.weight ?? 0;
      unseen += weights[feature] ?? 0;
    }
    seenFor[group] = group;
    for (const feature of list) {
      // A group that has none of the features before this one shares at most the rest.
      if (unseen < best.shared) break;
      for (const other of features[feature]?.sets ?? []) {
        if (unseen === best.shared && first(other) >= best.index) break;
        if (seenFor[other] === group) continue;
        seenFor[other] = group;
        let shared = 0;
        for (const one of featuresOf[other] ?? []) shared += weights[one] ?? 0;
        if (shared < best.shared || (shared === best.shared && first(other) >= best.index)) continue;
        best = { index: first(other), shared };
        found = best;
      }
      unseen -= features[feature]?.weight ?? 0;
    }
    for (const feature of list) weights[feature] = 0;
    return found;
  };
}

const size = (feature: SharedFeature | undefined) => feature?.sets.length ?? 0;
