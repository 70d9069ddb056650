import { describe, expect, test } from 'vitest';
import { areaMap, type Dot } from '../../templates/illustrations/area-map-layout.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const shop = { name: 'Our shop', latitude: 44.2, longitude: -72.5 };
const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });

test('a place is in its direction, at its distance, and the business is in the middle', () => {
  const { width, height, center, dots, rings } = areaMap(
    shop,
    [at('North', 44.2 + 10 / 69.05, -72.5), at('East', 44.2, -72.5 + 5 / 69.05 / Math.cos((44.2 * Math.PI) / 180))],
    'miles',
    'miles',
  );
  expect([center.x, center.y]).toEqual([width / 2, height / 2]);
  const [north, east] = dots.map(({ x, y }) => [x - center.x, center.y - y]);
  expect(north).toEqual([0, 156]);
  expect(east).toEqual([78, 0]);
  expect(rings.map(({ distance, radius }) => [distance, radius])).toEqual([
    [5, 78],
    [10, 156],
  ]);
});

test.each([
  [0.5, [1]],
  [2.9, [1, 2, 3]],
  [3.2, [2, 4]],
  [5, [2, 4, 6]],
  [9.1, [5, 10]],
  [10.2, [5, 10]],
  [14, [5, 10, 15]],
  [62.5, [50, 100]],
])('a place %s miles away is not beyond the last ring, which is on the map', (miles, distances) => {
  const { width, height, dots, center, rings } = areaMap(
    shop,
    [at('North', 44.2 + miles / 69.05, -72.5)],
    'miles',
    'miles',
  );
  expect(rings.map(({ distance }) => distance)).toEqual(distances);
  const radius = rings.at(-1)?.radius ?? 0;
  const dotRadius = 5.5;
  expect(center.y - (dots[0]?.y ?? 0)).toBeLessThanOrEqual(radius + dotRadius);
  expect(radius).toBeLessThan(Math.min(width, height) / 2);
});

test('one place where the business is has a map too', () => {
  const { width, height } = areaMap(shop, [at('Here', 44.2, -72.5)], 'kilometers', 'km');
  expect([width, height]).toEqual([400, 340]);
});

test('the labels of eight towns keep clear of each other and stay on the map', () => {
  const random = randomNumbers(7);
  let overlaps = 0;
  for (let map = 0; map < 50; map++) {
    const towns = Array.from({ length: 8 }, (_, index) =>
      at(`Town of ${'abcdefgh'[index]}`, 44 + random(400) / 1000, -72.8 + random(600) / 1000),
    );
    const { width, height, center, dots } = areaMap(shop, towns, 'miles', 'miles');
    const boxes = [center, ...dots].map(({ label }) => label.box);
    for (const { left, top, right, bottom } of boxes) {
      expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(-1);
    }
    for (const [index, a] of boxes.entries()) {
      const others = boxes.slice(index + 1);
      overlaps += others.filter(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ).length;
    }
  }
  // Some of these towns are in nearly the same place.
  expect(overlaps).toBeLessThan(5);
});

test('a label next to the edge has room for wide letters', () => {
  const { dots } = areaMap(shop, [at('Lake Oswego', 44.15, -72.4), at('West', 44.2, -72.65)], 'miles', 'miles');
  expect(dots[0]?.label.anchor).not.toBe('start');
});

test('labels that have no room beside their dots are further away', () => {
  const crowd = [
    [44.14, -72.4],
    [44.22, -72.54],
    [44.27, -72.6],
    [44.33, -72.65],
    [44.26, -72.7],
    [44.4, -72.52],
    [44.39, -72.78],
    [44.39, -72.6],
    [44.4, -72.86],
  ] as const;
  const towns = crowd.map(([latitude, longitude], index) => at(`Long Town ${'abcdefghi'[index]}`, latitude, longitude));
  const { center, dots } = areaMap(shop, towns, 'miles', 'miles');
  expect(Math.max(...dots.map(({ label }) => label.away))).toBeGreaterThan(0);
  const boxes = [center, ...dots].map(({ label }) => label.box);
  const areApart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
    a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  expect(boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (areApart(a, b) ? [] : [[a, b]])))).toEqual(
    [],
  );
});

describe('a dozen real towns, many of them to one side', () => {
  const around = [
    at('Bandon', 51.7456, -8.7353),
    at('Blarney', 51.9333, -8.5667),
    at('Carrigaline', 51.8117, -8.3986),
    at('Cobh', 51.8503, -8.2943),
    at('Cork City', 51.8985, -8.4756),
    at('Douglas', 51.8753, -8.4356),
    at('Glanmire', 51.9167, -8.4),
    at('Kinsale', 51.7075, -8.5306),
    at('Macroom', 51.9044, -8.9569),
    at('Mallow', 52.1389, -8.6417),
    at('Midleton', 51.9154, -8.1722),
    at('Passage West', 51.8714, -8.3389),
  ];
  const { dots, rings } = areaMap(at('Our unit', 51.8879, -8.5928), around, 'kilometers', 'km');
  const away = ({ left, top, right, bottom }: Dot['label']['box'], { x, y }: { x: number; y: number }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  /** Points on the line from a dot to its name, if there is one. */
  const lineOf = ({ x, y, label: { box, away: lines } }: Dot) => {
    const end = { x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) };
    const steps = lines === 0 ? [] : Array.from({ length: 41 }, (_, step) => step / 40);
    return steps.map((part) => ({ x: x + part * (end.x - x), y: y + part * (end.y - y) }));
  };

  test('some names are connected to their dots by lines, which cross no other line, name, number, or dot', () => {
    expect(dots.filter((dot) => lineOf(dot).length > 0).length).toBeGreaterThan(1);
    for (const dot of dots) {
      const others = dots.filter((other) => other !== dot);
      for (const point of lineOf(dot)) {
        const near = others.flatMap((other) => [other, ...lineOf(other)]);
        expect(Math.min(...near.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))).toBeGreaterThan(2);
        const boxes = [...others, ...rings].map(({ label }) => away(label.box, point));
        expect(Math.min(...boxes)).toBeGreaterThan(0);
      }
    }
  });

  test('no name covers the dot of another town, or is so near to it that it could be its name', () => {
    for (const dot of dots) {
      const own = away(dot.label.box, dot);
      const other = Math.min(...dots.filter((one) => one !== dot).map((one) => away(dot.label.box, one)));
      expect(other).toBeGreaterThan(Math.min(own, 8));
    }
  });
});
