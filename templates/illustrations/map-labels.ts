import {
  type Choices,
  type CostsBeside,
  choicesFor,
  costOfLine,
  type LabelChoice,
  rememberedCosts,
} from './label-costs.ts';
import type { Box, Point } from './label-geometry.ts';
import type { PlacedLabel } from './label-sides.ts';

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
  const choices = choicesFor(points, names, inside, fixed);
  const costsBeside = rememberedCosts(choices);
  const best = bestStart(points.length, (first) => settled(choices, costsBeside, first));
  return best.chosen.map(({ label }) => label);
}

/**
 * Returns the layout with the least cost, or the first in which no name misleads.
 *
 * @param layout lays out all names, beginning with one of them
 */
export function bestStart<Layout extends { cost: number }>(count: number, layout: (first: number) => Layout): Layout {
  // A layout takes as long as the number of names squared. Where there are many, no order gives all of them room.
  const most = Math.min(count, Math.floor(26 ** 3 / count ** 2));
  let best = layout(0);
  for (let first = 1; first < most && best.cost >= costOfLine; first++) {
    const next = layout(first);
    if (next.cost < best.cost) best = next;
  }
  return best;
}

/**
 * Places one label after the other, and moves each again until all stay.
 *
 * @param first the label to begin with, which decides where others have room
 */
function settled(choices: Choices, costsBeside: CostsBeside, first: number): { chosen: LabelChoice[]; cost: number } {
  const chosen: LabelChoice[] = [];
  const order = [...choices.keys()].map((index) => (index + first) % choices.length);
  let cost = 0;
  for (let round = 0; round < 6; round++) {
    const before = [...chosen];
    cost = 0;
    for (const index of order) {
      const costs = (choices[index] ?? []).map((side) => side.cost);
      chosen.forEach((other, at) => {
        if (at === index) return;
        costsBeside(other, index).forEach((more, side) => {
          costs[side] = (costs[side] ?? 0) + more;
        });
      });
      const least = costs.reduce((best, one, at) => (one < (costs[best] ?? 0) - 1 ? at : best), 0);
      const choice = choices[index]?.[least];
      if (choice) chosen[index] = choice;
      cost += costs[least] ?? 0;
    }
    if (order.every((index) => before[index] === chosen[index])) break;
  }
  return { chosen, cost };
}
