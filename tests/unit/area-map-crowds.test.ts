import { expect, test } from 'vitest';
import { areaMap, type Dot } from '../../templates/illustrations/area-map-layout.ts';
import { bestStart } from '../../templates/illustrations/map-labels.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const shop = { name: 'Our shop', latitude: 44.2, longitude: -72.5 };

/** A map with as many towns, at random places. */
function crowd(count: number, seed: number) {
  const random = randomNumbers(seed);
  const towns = Array.from({ length: count }, (_, index) => ({
    name: `Town ${String.fromCharCode(97 + (index % 26))}`,
    latitude: 44 + random(400) / 1000,
    longitude: -72.8 + random(600) / 1000,
  }));
  const { center, dots, width, height } = areaMap(shop, towns, 'miles', 'miles');
  return { all: [center, ...dots], width, height };
}

type Box = Dot['label']['box'];
const doOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const distance = ({ left, top, right, bottom }: Box, { x, y }: Dot) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

test.each([
  [12, 53],
  [13, 20],
  [14, 47],
])('all names have room where the layout begins with another than the first: %s towns (%s)', (count, seed) => {
  const boxes = crowd(count, seed).all.map(({ label }) => label.box);
  expect(boxes.filter((a, index) => boxes.slice(index + 1).some((b) => doOverlap(a, b)))).toEqual([]);
});

test.each([
  [10, 44],
  [10, 59],
  [12, 9],
])('a name would rather be near the dot of another town than on it: %s towns (%s)', (count, seed) => {
  const { all } = crowd(count, seed);
  const dotRadius = 5.5;
  for (const dot of all) {
    const others = all.filter((other) => other !== dot).map((other) => distance(dot.label.box, other));
    expect(Math.min(...others)).toBeGreaterThan(dotRadius);
  }
});

test.each([
  [7, 53],
  [10, 18],
  [12, 52],
])('a name at the end of a line is not beside its own dot: %s towns (%s)', (count, seed) => {
  for (const dot of crowd(count, seed).all) {
    if (dot.label.away > 0) expect(distance(dot.label.box, dot)).toBeGreaterThan(8);
  }
});

test('a map of two hundred towns has all of their names, most of them inside it', () => {
  const { all, width, height } = crowd(200, 1);
  expect(all).toHaveLength(201);
  const isInside = ({ left, top, right, bottom }: Box) => left > 0 && top > 0 && right < width && bottom < height;
  expect(all.filter(({ label }) => isInside(label.box)).length).toBeGreaterThan(150);
});

/** How many layouts are tried if each costs as much as the function says. */
function layoutsFor(count: number, cost: (first: number) => number) {
  const tried: number[] = [];
  const best = bestStart(count, (first) => {
    tried.push(first);
    return { first, cost: cost(first) };
  });
  return { tried: tried.length, best: best.first };
}

test('a few dozen names may all be the first one, and many only few times, because each layout takes longer', () => {
  const bad = (first: number) => 9000 - first;
  expect(layoutsFor(26, bad)).toEqual({ tried: 26, best: 25 });
  for (const count of [27, 40, 80, 120, 600]) {
    const { tried } = layoutsFor(count, bad);
    expect(tried * count ** 2).toBeLessThanOrEqual(Math.max(count ** 2, 26 ** 3));
  }
  expect(layoutsFor(600, bad).tried).toBe(1);
});

test('no other layout is tried after one that misleads nobody, and the best one is chosen', () => {
  expect(layoutsFor(12, () => 200)).toEqual({ tried: 1, best: 0 });
  expect(layoutsFor(12, (first) => (first === 4 ? 100 : 500))).toEqual({ tried: 5, best: 4 });
  expect(layoutsFor(12, (first) => (first === 4 ? 400 : 500))).toEqual({ tried: 12, best: 4 });
});
