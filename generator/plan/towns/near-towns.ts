import type { Coordinates } from './distance.ts';

/** Returns some of the places, nearest first. Places at the same distance keep their order in the list. */
export type Nearest<T> = (to: Coordinates, count: number) => T[];

/**
 * A place as a point on a sphere of radius 1. The shorter the straight line between two points, the shorter the
 * distance.
 */
type SpherePoint = readonly [number, number, number];

/** The points of a list of places, one after the other. Stored as plain numbers, they take a third of the memory. */
type Points = Float64Array;

type AxisIndex = 0 | 1 | 2;

/** Points on both sides of a plane. */
interface Division {
  axis: AxisIndex;
  middle: number;
  low: Tree;
  high: Tree;
}

/** The indexes of points, not yet divided, or their division once a search has reached them. */
type Tree = Division | readonly number[];

/** A candidate, with the square of the length of the straight line to it. */
interface NearPlace {
  order: number;
  distance: number;
}

/** The most points that are left undivided. */
const few = 8;

/**
 * Prepares a search for the nearest places (https://en.wikipedia.org/wiki/K-d_tree). All searches together take about
 * as long as sorting the places, because each divides only the places near its own; after that, a search looks at a few
 * places, however many there are.
 *
 * @param centerOf returns the location of a place
 */
export function nearTowns<T>(places: readonly T[], centerOf: (place: T) => Coordinates): Nearest<T> {
  const points = new Float64Array(3 * places.length);
  for (const [index, place] of places.entries()) points.set(onSphere(centerOf(place)), 3 * index);
  const all = [...places.keys()];
  let tree: Tree = all;
  return (to, count) => {
    tree = divided(tree, points);
    const point = onSphere(to);
    const found = count >= all.length ? sorted(all, points, point) : nearest(tree, points, point, count);
    return found.flatMap(({ order }) => places[order] ?? []);
  };
}

const sorted = (all: readonly number[], points: Points, to: SpherePoint) =>
  all.map((order) => foundAt(order, points, to)).sort(compare);

function nearest(tree: Tree, points: Points, to: SpherePoint, count: number): NearPlace[] {
  const found: NearPlace[] = [];
  if (count > 0) search(tree, points, to, count, found);
  return found;
}

const along = (axis: AxisIndex, order: number, points: Points) => points[3 * order + axis] ?? 0;

function onSphere({ latitude, longitude }: Coordinates): SpherePoint {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function divided(tree: Tree, points: Points): Tree {
  if ('axis' in tree || tree.length <= few) return tree;
  const { axis, low, high } = widest(tree, points);
  const middle = (low + high) / 2;
  const below = tree.filter((order) => along(axis, order, points) < middle);
  // All points are in the same place.
  if (below.length === 0) return tree;
  return { axis, middle, low: below, high: tree.filter((order) => along(axis, order, points) >= middle) };
}

function dividedSide(division: Division, side: 'low' | 'high', points: Points): Tree {
  division[side] = divided(division[side], points);
  return division[side];
}

/** Returns the axis along which the points differ most, and its two ends. */
function widest(some: readonly number[], points: Points): { axis: AxisIndex; low: number; high: number } {
  let best = extent(some, points, 0);
  for (const axis of [1, 2] as const) {
    const one = extent(some, points, axis);
    if (one.high - one.low > best.high - best.low) best = one;
  }
  return best;
}

function extent(
  some: readonly number[],
  points: Points,
  axis: AxisIndex,
): { axis: AxisIndex; low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const order of some) {
    const at = along(axis, order, points);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return { axis, low, high };
}

/** @param found the nearest so far, which the search adds to */
function search(tree: Tree, points: Points, to: SpherePoint, count: number, found: NearPlace[]): void {
  if (!('axis' in tree)) {
    for (const order of tree) insert(foundAt(order, points, to), count, found);
    return;
  }
  const offset = to[tree.axis] - tree.middle;
  const isLow = offset < 0;
  search(dividedSide(tree, isLow ? 'low' : 'high', points), points, to, count, found);
  const last = found.at(-1);
  // The other side may have a place at the same distance that comes earlier in the list.
  if (!last || found.length < count || offset ** 2 <= last.distance) {
    search(dividedSide(tree, isLow ? 'high' : 'low', points), points, to, count, found);
  }
}

function foundAt(order: number, points: Points, to: SpherePoint): NearPlace {
  const away = (axis: AxisIndex) => along(axis, order, points) - to[axis];
  return { order, distance: away(0) ** 2 + away(1) ** 2 + away(2) ** 2 };
}

const compare = (a: NearPlace, b: NearPlace) => a.distance - b.distance || a.order - b.order;

/** Keeps the nearest, in order. */
function insert(one: NearPlace, count: number, found: NearPlace[]): void {
  let index = found.length;
  while (index > 0 && compare(one, found[index - 1] as NearPlace) < 0) index -= 1;
  if (index >= count) return;
  found.splice(index, 0, one);
  if (found.length > count) found.pop();
}
