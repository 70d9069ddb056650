import type { Outline } from './card-font.ts';

/**
 * How much of each pixel outlines cover. Each edge records the change of coverage in the pixels that it crosses, and
 * the running sum along a row is the coverage (https://github.com/raphlinus/font-rs).
 */
interface Ink {
  width: number;
  height: number;
  /** Two more columns than pixels, for edges at the right end. */
  changes: Float32Array;
}

/** Returns ink for this many pixels, without any outlines. */
export function emptyInk(width: number, height: number): Ink {
  return { width, height, changes: new Float32Array((width + 2) * height) };
}

/**
 * Adds an outline with its origin at x and y, where y points down. Clips what is outside. All numbers are in pixels.
 */
export function addOutline(ink: Ink, outline: Outline, size: number, x: number, y: number): void {
  for (let i = 0; i < outline.length; i += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = outline.slice(i, i + 6);
    addCurve(ink, x + x0 * size, y - y0 * size, x + x1 * size, y - y1 * size, x + x2 * size, y - y2 * size);
  }
}

/** Calls a function for each covered pixel, with its index and its coverage: at most 1. */
export function eachCovered(
  { width, height, changes }: Ink,
  visit: (x: number, y: number, cover: number) => void,
): void {
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += changes[y * (width + 2) + x] ?? 0;
      // Rounding may leave a little where nothing is drawn. Where outlines overlap, the sum is more than 1.
      if (sum > 0.01 || sum < -0.01) visit(x, y, Math.min(1, Math.abs(sum)));
    }
  }
}

/** Replaces a curve with lines that are at most a tenth of a pixel from it. */
function addCurve(ink: Ink, x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void {
  const bend = Math.sqrt((x0 - 2 * x1 + x2) ** 2 + (y0 - 2 * y1 + y2) ** 2);
  const count = Math.max(1, Math.ceil(Math.sqrt(2.5 * bend)));
  let [fromX, fromY] = [x0, y0];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const toX = (1 - t) ** 2 * x0 + 2 * (1 - t) * t * x1 + t ** 2 * x2;
    const toY = (1 - t) ** 2 * y0 + 2 * (1 - t) * t * y1 + t ** 2 * y2;
    if (fromY < toY) addLine(ink, fromX, fromY, toX, toY, 1);
    if (fromY > toY) addLine(ink, toX, toY, fromX, fromY, -1);
    [fromX, fromY] = [toX, toY];
  }
}

/** Adds a line that goes down. It opens a covered area (1) or closes it (-1). */
function addLine(ink: Ink, x0: number, y0: number, x1: number, y1: number, sign: 1 | -1): void {
  const slope = (x1 - x0) / (y1 - y0);
  const last = Math.min(ink.height, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < last; row++) {
    const from = Math.max(y0, row);
    const to = Math.min(y1, row + 1);
    const start = x0 + (from - y0) * slope;
    const end = x0 + (to - y0) * slope;
    addEdge(ink, row, Math.min(start, end), Math.max(start, end), sign * (to - from));
  }
}

/** Adds the part of a line that is in one row. `height` is how much of the row it crosses. */
function addEdge({ width, changes }: Ink, row: number, start: number, end: number, height: number): void {
  const left = Math.min(Math.max(start, 0), width);
  const right = Math.min(Math.max(end, 0), width);
  const first = row * (width + 2);
  let before = 0;
  let x = Math.floor(left);
  do {
    const from = Math.max(left, x);
    const to = Math.min(right, x + 1);
    const part = right > left ? (height * (to - from)) / (right - left) : height;
    // A part covers the next pixel completely, but its own pixel only to the right of it.
    const own = part * (x + 1 - (from + to) / 2);
    changes[first + x] = (changes[first + x] ?? 0) + before + own;
    before = part - own;
    x++;
  } while (x < right);
  changes[first + x] = (changes[first + x] ?? 0) + before;
}
