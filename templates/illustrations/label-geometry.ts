export interface Point {
  x: number;
  y: number;
}

/** A rectangle, in the units of the drawing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Segment = readonly [from: Point, to: Point];

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns the area of a box. */
export const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** Returns the square around a point. */
export const squareAround = ({ x, y }: Point, room: number): Box => ({
  left: x - room,
  top: y - room,
  right: x + room,
  bottom: y + room,
});

/** Returns the smallest box with another one and a point in it. */
export const around = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: Math.min(left, x),
  top: Math.min(top, y),
  right: Math.max(right, x),
  bottom: Math.max(bottom, y),
});

/** Returns the smallest box with two others in it. */
export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Returns a box with more room on all sides. */
export const grown = ({ left, top, right, bottom }: Box, room: number): Box => ({
  left: left - room,
  top: top - room,
  right: right + room,
  bottom: bottom + room,
});

/** Returns the area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Returns the line from a dot to the nearest point of a label that is not beside it. */
export const lineTo = (dot: Point, { left, top, right, bottom }: Box): Segment => [
  dot,
  { x: within(dot.x, left, right), y: within(dot.y, top + 3, bottom - 3) },
];

/** Returns the distance of a point from a box: 0 inside it. */
export const distanceTo = ({ left, top, right, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(x - within(x, left, right), y - within(y, top, bottom));

/** Returns true if two lines have a point in common, unless they are parallel. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Returns a positive number for a point on one side of a line, and a negative number for one on the other side. */
const side = (from: Point, to: Point, point: Point) =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/** Returns true if a line has a part in a box. */
export function isThrough(line: Segment, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const diagonals: Segment[] = [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: top },
    ],
  ];
  return line.some((end) => distanceTo(box, end) === 0) || diagonals.some((diagonal) => cross(line, diagonal));
}
