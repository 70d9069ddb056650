import { nearTowns } from '../../plan/towns/near-towns.ts';
import type { TownEntry } from '../town-entries.ts';

/** The minimum share of neighbors in the other group, relative to the share if all towns were shuffled. */
const leastOfAll = 0.7;
const leastOfFew = 0.6;

/** With this many towns, the rest do not need to be checked. */
const enough = 150;

/**
 * Returns true if two groups of towns are mixed on the map, like those of one county: as many of their nearest towns
 * are in the other group as chance predicts. Of two counties, only towns at the border have such neighbors.
 *
 * @param few no more towns than the other group has
 */
export function areMixed(few: readonly TownEntry[], many: readonly TownEntry[]): boolean {
  if (!doOverlap(few, many)) return false;
  return areShuffled(someOf(few), someOf(many));
}

const someOf = (towns: readonly TownEntry[]) => {
  const step = Math.ceil(towns.length / enough);
  return step > 1 ? towns.filter((_, index) => index % step === 0) : towns;
};

/** Returns true if the bounding boxes of two groups overlap. This takes less time than the rest. */
export const doOverlap = (a: readonly TownEntry[], b: readonly TownEntry[]) =>
  (['latitude', 'longitude'] as const).every((axis) => {
    const [one, other] = [extent(a, axis), extent(b, axis)];
    return one.least <= other.most && other.least <= one.most;
  });

function extent(towns: readonly TownEntry[], axis: 'latitude' | 'longitude') {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { town } of towns) {
    least = Math.min(least, town.center[axis]);
    most = Math.max(most, town.center[axis]);
  }
  return { least, most };
}

function areShuffled(few: readonly TownEntry[], many: readonly TownEntry[]): boolean {
  const places = [...few, ...many].map(({ town: { center } }, index) => ({ center, isOfFew: index < few.length }));
  const nearest = nearTowns(places, ({ center }) => center);
  // The number of neighbors that each town has in its own group.
  const count = Math.max(1, Math.min(3, few.length - 1));
  const crossing = places.flatMap((place) => {
    const neighbors = nearest(place.center, count + 1).filter((one) => one !== place);
    return neighbors.slice(0, count).filter(({ isOfFew }) => isOfFew !== place.isOfFew);
  });
  const toMany = crossing.filter(({ isOfFew }) => !isOfFew).length;
  const expected = (count * few.length * many.length) / (places.length - 1);
  return crossing.length >= leastOfAll * 2 * expected && toMany >= leastOfFew * expected;
}
