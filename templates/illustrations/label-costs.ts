import {
  area,
  around,
  type Box,
  cross,
  distanceTo,
  grown,
  isThrough,
  lineTo,
  type Point,
  type Segment,
  shared,
  squareAround,
  union,
} from './label-geometry.ts';

import { type PlacedLabel, sidesOf } from './label-sides.ts';

/** A candidate position of a label. */
export interface LabelChoice {
  label: PlacedLabel;
  /** What connects it to its dot, unless it is beside it. */
  line: Segment | null;
  /** The box around both. */
  reach: Box;
  /** What it costs wherever the others are. */
  cost: number;
}

export type Choices = readonly (readonly LabelChoice[])[];

/** Costs, as an area of overlap between two labels: of being a line further away, and of what misleads readers. */
const costAway = 20;
export const costOfLine = 300;
const costOfOtherDot = 300;
const costOnDot = 300;
/** A name that is as near to another dot could be the name of that one. */
const nearDot = 14;
const dotRadius = 6;

/**
 * Returns the positions that each label may have: not those that are far worse than its best one.
 *
 * @param inside the area that labels should not leave
 * @param fixed what they should not cover
 */
export function choicesFor(
  points: readonly Point[],
  names: readonly string[],
  inside: Box,
  fixed: readonly Box[],
): Choices {
  return points.map((point, index) => {
    const labels = sidesOf(point, names[index] ?? '');
    const elsewhere = near(
      points.filter((_, at) => at !== index),
      labels.map(({ box }) => around(box, point)).reduce(union),
    );
    const sides = labels.map((label) => {
      const line = label.away > 0 ? lineTo(point, label.box) : null;
      const dots = near(elsewhere, around(label.box, point));
      const cost = costAlone(label, line, point, dots, fixed) + 5 * (area(label.box) - shared(label.box, inside));
      return { label, line, cost, reach: line ? around(label.box, point) : label.box };
    });
    const limit = Math.min(...sides.map(({ cost }) => cost)) + 2 * costOfLine;
    return sides.filter(({ cost }) => cost < limit);
  });
}

/** Returns the dots that can matter to labels and lines within a box. */
function near(dots: readonly Point[], box: Box): Point[] {
  const { left, top, right, bottom } = grown(box, nearDot);
  return dots.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
}

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
  const nearer = distances.filter((distance) => distance < Math.min(own, nearDot)).length;
  const overlap = fixed.reduce((sum, other) => sum + shared(box, other), 0);
  const obstacles = line ? [...fixed, ...dots.map((other) => squareAround(other, dotRadius))] : [];
  const crossed = obstacles.filter((other) => line && isThrough(line, other)).length;
  return overlap + costAway * away + costOnDot * covered + costOfOtherDot * nearer + costOfLine * crossed;
}

/** Returns what each position of a label costs beside the chosen one of another: nothing if it is far from them all. */
export type CostsBeside = (other: LabelChoice, index: number) => readonly number[];

/** Few positions are ever chosen, so their costs are computed once for all rounds. */
export function rememberedCosts(choices: Choices): CostsBeside {
  const reaches = choices.map((sides) => sides.map(({ reach }) => reach).reduce(union));
  const known = new Map<LabelChoice, (readonly number[])[]>();
  return (other, index) => {
    const costs = known.get(other) ?? [];
    known.set(other, costs);
    costs[index] ??= costsOf(choices[index] ?? [], reaches[index], other);
    return costs[index];
  };
}

function costsOf(sides: readonly LabelChoice[], reach: Box | undefined, other: LabelChoice): readonly number[] {
  return reach && shared(reach, other.reach) > 0 ? sides.map((side) => costTogether(side, other)) : [];
}

function costTogether(a: LabelChoice, b: LabelChoice): number {
  // Most are far from each other.
  if (shared(a.reach, b.reach) === 0) return 0;
  const isCrossed =
    (a.line && isThrough(a.line, b.label.box)) ||
    (b.line && isThrough(b.line, a.label.box)) ||
    (a.line && b.line && cross(a.line, b.line));
  return shared(a.label.box, b.label.box) + (isCrossed ? costOfLine : 0);
}
