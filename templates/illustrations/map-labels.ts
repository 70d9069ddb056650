import {
  area,
  around,
  type Box,
  cross,
  distanceTo,
  isThrough,
  lineTo,
  type Point,
  type Segment,
  shared,
  squareAround,
} from './label-geometry.ts';

import { type PlacedLabel, sidesOf } from './label-sides.ts';

/**
 * Puts each label on one side of its dot, and moves each again once the others are placed.
 *
 * @param points the business, which has a pin, and the other places
 * @param others labels that are already placed
 */
export function placeLabels(
  points: readonly Point[],
  names: readonly string[],
  size: { width: number; height: number },
  others: readonly PlacedLabel[],
): PlacedLabel[] {
  const pin = points.slice(0, 1).map(({ x, y }) => ({ left: x - 14, top: y - 36, right: x + 14, bottom: y + 2 }));
  const fixed = [...pin, ...others.map(({ box }) => box)];
  const inside: Box = { left: 3, top: 3, right: size.width - 3, bottom: size.height - 3 };
  const choices = points.map((point, index): Choice[] => {
    const elsewhere = points.toSpliced(index, 1);
    const sides = sidesOf(point, names[index] ?? '').map((label) => {
      const line = label.away > 0 ? lineTo(point, label.box) : null;
      const cost = costAlone(label, line, point, elsewhere, fixed) + 5 * (area(label.box) - shared(label.box, inside));
      return { label, line, cost, reach: line ? around(label.box, point) : label.box };
    });
    const limit = Math.min(...sides.map(({ cost }) => cost)) + 2 * costOfLine;
    return sides.filter(({ cost }) => cost < limit);
  });
  let best = settled(choices, 0);
  for (let first = 1; first < points.length && best.cost >= costOfLine; first++) {
    const next = settled(choices, first);
    if (next.cost < best.cost) best = next;
  }
  return best.chosen.map(({ label }) => label);
}

/**
 * Places one label after the other, and moves each again until all stay.
 *
 * @param first the label to begin with, which decides where others have room
 */
function settled(choices: readonly (readonly Choice[])[], first: number): { chosen: Choice[]; cost: number } {
  const chosen: Choice[] = [];
  const order = [...choices.keys()].map((index) => (index + first) % choices.length);
  let cost = 0;
  for (let round = 0; round < 6; round++) {
    const before = [...chosen];
    cost = 0;
    for (const index of order) {
      const placed = chosen.filter((_, other) => other !== index);
      const costs = (choices[index] ?? []).map((side) =>
        placed.reduce((sum, other) => sum + costTogether(side, other), side.cost),
      );
      const least = costs.reduce((best, one, at) => (one < (costs[best] ?? 0) - 1 ? at : best), 0);
      const choice = choices[index]?.[least];
      if (choice) chosen[index] = choice;
      cost += costs[least] ?? 0;
    }
    if (order.every((index) => before[index] === chosen[index])) break;
  }
  return { chosen, cost };
}

/** A candidate position of a label. */
interface Choice {
  label: PlacedLabel;
  /** What connects it to its dot, unless it is beside it. */
  line: Segment | null;
  /** The box around both. */
  reach: Box;
  /** What it costs wherever the others are. */
  cost: number;
}

/** Costs, as an area of overlap between two labels: of being a line further away, and of what misleads readers. */
const costAway = 20;
const costOfLine = 300;
const costOfOtherDot = 300;
const costOnDot = 300;
/** A name that is as near to another dot could be the name of that one. */
const nearDot = 14;
const dotRadius = 6;

function costAlone(
  { box, away }: PlacedLabel,
  line: Segment | null,
  dot: Point,
  dots: readonly Point[],
  fixed: readonly Box[],
): number {
  const own = distanceTo(box, dot);
  const distances = dots.map((other) => distanceTo(box, other));
  const covered = distances.filter((distance) => distance < dotRadius).length;
  const near = distances.filter((distance) => distance < Math.min(own, nearDot)).length;
  const overlap = fixed.reduce((sum, other) => sum + shared(box, other), 0);
  const obstacles = line ? [...fixed, ...dots.map((other) => squareAround(other, dotRadius))] : [];
  const crossed = obstacles.filter((other) => line && isThrough(line, other)).length;
  return overlap + costAway * away + costOnDot * covered + costOfOtherDot * near + costOfLine * crossed;
}

function costTogether(a: Choice, b: Choice): number {
  // Most are far from each other.
  if (shared(a.reach, b.reach) === 0) return 0;
  const isCrossed =
    (a.line && isThrough(a.line, b.label.box)) ||
    (b.line && isThrough(b.line, a.label.box)) ||
    (a.line && b.line && cross(a.line, b.line));
  return shared(a.label.box, b.label.box) + (isCrossed ? costOfLine : 0);
}
