import type { Coordinates } from './distance.ts';

/** Anything with a place on the map, such as a town. */
export interface OnMap {
  center: Coordinates;
}

/** Returns some of the places, the nearest to the given one first. Of two at the same distance, the first in the list. */
export type Nearest<T> = (to: Coordinates, count: number) => T[];

/** A place as a point on a sphere of radius 1. The shorter a straight line between two points, the shorter the way. */
interface Point {
  at: readonly [number, number, number];
  /** Its index in the list. */
  order: number;
}

type Axis = 0 | 1 | 2;

/** Points on both sides of a plane. */
interface Division {
  axis: Axis;
  middle: number;
  low: Tree;
  high: Tree;
}

/** Points, which are divided once a search comes to them, or as they were divided. */
type Tree = Division | readonly Point[];

/** A candidate, with the square of the length of the straight line to it. */
interface Found {
  order: number;
  distance: number;
}

/** The most points that are not divided. */
const few = 8;

/**
 * Prepares a search for the nearest places (https://en.wikipedia.org/wiki/K-d_tree). All searches together take about as long as
 * sorting the places, because each divides only the places near its own; after that, a search looks at a few, however many there are.
 */
export function nearTowns<T extends OnMap>(places: readonly T[]): Nearest<T> {
  const points = places.map(({ center }, order): Point => ({ at: onSphere(center), order }));
  let tree: Tree = points;
  return (to, count) => {
    tree = divided(tree);
    return nearest(points, tree, onSphere(to), count).flatMap(({ order }) => places[order] ?? []);
  };
}

function nearest(points: readonly Point[], tree: Tree, to: Point['at'], count: number): Found[] {
  if (count >= points.length) return points.map((point) => foundAt(point, to)).sort(compare);
  const found: Found[] = [];
  if (count > 0) search(tree, to, count, found);
  return found;
}

function onSphere({ latitude, longitude }: Coordinates): Point['at'] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function divided(tree: Tree): Tree {
  if ('axis' in tree || tree.length <= few) return tree;
  const { axis, low, high } = widest(tree);
  const middle = (low + high) / 2;
  const below = tree.filter(({ at }) => at[axis] < middle);
  // All are in one place.
  if (below.length === 0) return tree;
  return { axis, middle, low: below, high: tree.filter(({ at }) => at[axis] >= middle) };
}

function dividedSide(division: Division, side: 'low' | 'high'): Tree {
  division[side] = divided(division[side]);
  return division[side];
}

/** The axis along which points differ most, and the two ends of them. */
function widest(points: readonly Point[]): { axis: Axis; low: number; high: number } {
  let best = extent(points, 0);
  for (const axis of [1, 2] as const) {
    const one = extent(points, axis);
    if (one.high - one.low > best.high - best.low) best = one;
  }
  return best;
}

function extent(points: readonly Point[], axis: Axis): { axis: Axis; low: number; high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { at } of points) {
    if (at[axis] < low) low = at[axis];
    if (at[axis] > high) high = at[axis];
  }
  return { axis, low, high };
}

/** @param found the nearest so far, which the search adds to */
function search(tree: Tree, to: Point['at'], count: number, found: Found[]): void {
  if (!('axis' in tree)) {
    for (const point of tree) insert(foundAt(point, to), count, found);
    return;
  }
  const offset = to[tree.axis] - tree.middle;
  const isLow = offset < 0;
  search(dividedSide(tree, isLow ? 'low' : 'high'), to, count, found);
  const last = found.at(-1);
  // The other side may have a place at the same distance that is earlier in the list.
  if (!last || found.length < count || offset ** 2 <= last.distance) {
    search(dividedSide(tree, isLow ? 'high' : 'low'), to, count, found);
  }
}

function foundAt({ at, order }: Point, to: Point['at']): Found {
  return { order, distance: (at[0] - to[0]) ** 2 + (at[1] - to[1]) ** 2 + (at[2] - to[2]) ** 2 };
}

const compare = (a: Found, b: Found) => a.distance - b.distance || a.order - b.order;

/** Keeps the nearest, in order. */
function insert(one: Found, count: number, found: Found[]): void {
  let index = found.length;
  while (index > 0 && compare(one, found[index - 1] as Found) < 0) index -= 1;
  if (index >= count) return;
  found.splice(index, 0, one);
  if (found.length > count) found.pop();
}
