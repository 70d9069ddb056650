import type { Box, Point } from './label-geometry.ts';

export interface PlacedLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
  /** How many lines it is away from its dot, so that it needs a connecting line: 0 for one beside its dot. */
  away: number;
}

const fontSize = 15;
export const lineHeight = 20;
/** The gap between a dot and its label. */
const gap = 11;

/** Returns the candidate positions for a label: beside its dot, and one or two lines away. */
export function sidesOf(point: Point, name: string): PlacedLabel[] {
  const lines = [...directions, ...directions.map(([x, y]) => [2 * x, 2 * y] as const)];
  const beside = sidesAt(point, name, 0);
  const away = lines.flatMap(([x, y], index) => {
    const from = { x: point.x + x * lineHeight, y: point.y + y * lineHeight };
    return sidesAt(from, name, index < directions.length ? 1 : 2).filter((label) => isOutward(label, from, [x, y]));
  });
  return [...beside, ...away];
}

const directions = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Returns false for a label that would be between its dot and the end of its connecting line. */
function isOutward({ box }: PlacedLabel, from: Point, [x, y]: readonly [number, number]): boolean {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return (middle.x - from.x) * x + (middle.y - from.y) * y > 0;
}

/** Returns the positions right, left, below, and above a point, and between these. */
function sidesAt({ x, y }: Point, name: string, away: number): PlacedLabel[] {
  const baseline = y + fontSize / 3;
  const sides: Pick<PlacedLabel, 'x' | 'y' | 'anchor'>[] = [
    { x: x + gap, y: baseline, anchor: 'start' },
    { x: x - gap, y: baseline, anchor: 'end' },
    { x, y: y + gap + fontSize - 2, anchor: 'middle' },
    { x, y: y - gap - 2, anchor: 'middle' },
    { x: x + gap / 2, y: y - gap, anchor: 'start' },
    { x: x - gap / 2, y: y - gap, anchor: 'end' },
    { x: x + gap / 2, y: y + gap + fontSize - 4, anchor: 'start' },
    { x: x - gap / 2, y: y + gap + fontSize - 4, anchor: 'end' },
  ];
  return sides.map((side) => ({ ...boxAround(side, name), away }));
}

/**
 * Returns a label with the box that its text fills.
 *
 * @param at the start, end, or middle of the baseline of the label, depending on its anchor
 */
export function boxAround({ x, y, anchor }: Pick<PlacedLabel, 'x' | 'y' | 'anchor'>, text: string): PlacedLabel {
  const length = widthOf(text);
  const left = { start: x, middle: x - length / 2, end: x - length }[anchor];
  const top = y - lineHeight * 0.75;
  return {
    x: round(x),
    y: round(y),
    anchor,
    box: { left, top, right: left + length, bottom: top + lineHeight },
    away: 0,
  };
}

/** Returns a width for the smallest screens, where labels are largest. */
function widthOf(text: string): number {
  const [narrow, wide] = [/[fijlrtI '’.,-]/g, /[mwMWGOQ]/g].map((kind) => text.match(kind)?.length ?? 0);
  return 16 * (0.52 * text.length - 0.22 * (narrow ?? 0) + 0.2 * (wide ?? 0));
}

/** Rounds a length in a drawing to a tenth. */
export const round = (value: number) => Math.round(value * 10) / 10;
