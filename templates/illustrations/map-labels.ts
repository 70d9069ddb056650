export interface Point {
  x: number;
  y: number;
}

/** A rectangle, in the units of the drawing. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

const fontSize = 15;
export const lineHeight = 20;
/** From a dot to its label. */
const gap = 11;

/**
 * Puts each label on one side of its dot, and moves each again when the others are placed.
 *
 * @param points the business, which has a pin, and the other places
 * @param others labels that have their places already
 */
export function placeLabels(
  points: readonly Point[],
  names: readonly string[],
  size: { width: number; height: number },
  others: readonly PlacedLabel[],
): PlacedLabel[] {
  const choices = points.map((point, index) => sidesOf(point, names[index] ?? ''));
  const dots = points.map(({ x, y }) => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 }));
  const pin = points.slice(0, 1).map(({ x, y }) => ({ left: x - 14, top: y - 36, right: x + 14, bottom: y + 2 }));
  const fixed = [...pin, ...dots, ...others.map(({ box }) => box)];
  const inside: Box = { left: 3, top: 3, right: size.width - 3, bottom: size.height - 3 };
  const labels: (PlacedLabel | undefined)[] = points.map(() => undefined);
  for (let round = 0; round < 4; round++) {
    for (const [index, sides] of choices.entries()) {
      const placed = labels.flatMap((label, other) => (label && other !== index ? [label.box] : []));
      const cost = ({ box }: PlacedLabel) =>
        [...fixed, ...placed].reduce((sum, other) => sum + shared(box, other), 0) +
        5 * (area(box) - shared(box, inside));
      labels[index] = sides.reduce((best, side) => (cost(side) < cost(best) - 1 ? side : best));
    }
  }
  return labels as PlacedLabel[];
}

/** The places for a label: right, left, below, and above its dot, and between these. */
function sidesOf({ x, y }: Point, name: string): PlacedLabel[] {
  const baseline = y + fontSize / 3;
  const sides: Omit<PlacedLabel, 'box'>[] = [
    { x: x + gap, y: baseline, anchor: 'start' },
    { x: x - gap, y: baseline, anchor: 'end' },
    { x, y: y + gap + fontSize - 2, anchor: 'middle' },
    { x, y: y - gap - 2, anchor: 'middle' },
    { x: x + gap / 2, y: y - gap, anchor: 'start' },
    { x: x - gap / 2, y: y - gap, anchor: 'end' },
    { x: x + gap / 2, y: y + gap + fontSize - 4, anchor: 'start' },
    { x: x - gap / 2, y: y + gap + fontSize - 4, anchor: 'end' },
  ];
  return sides.map((side) => boxAround(side, name));
}

/** @param at where the baseline of the label begins, ends, or has its middle */
export function boxAround({ x, y, anchor }: Omit<PlacedLabel, 'box'>, text: string): PlacedLabel {
  const length = widthOf(text);
  const left = { start: x, middle: x - length / 2, end: x - length }[anchor];
  const top = y - lineHeight * 0.75;
  return { x: round(x), y: round(y), anchor, box: { left, top, right: left + length, bottom: top + lineHeight } };
}

/** About as wide as on the smallest screens, where labels are largest. */
function widthOf(text: string): number {
  const [narrow, wide] = [/[fijlrtI '’.,-]/g, /[mwMWGOQ]/g].map((kind) => text.match(kind)?.length ?? 0);
  return 16 * (0.52 * text.length - 0.22 * (narrow ?? 0) + 0.2 * (wide ?? 0));
}

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

export const round = (value: number) => Math.round(value * 10) / 10;
