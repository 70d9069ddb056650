import { describe, expect, test } from 'vitest';
import { type Coordinates, milesBetween } from '../../generator/plan/towns/distance.ts';
import { nearTowns } from '../../generator/plan/towns/near-towns.ts';

interface Named {
  name: string;
  center: Coordinates;
}

const place = (latitude: number, longitude: number, name = ''): Named => ({ name, center: { latitude, longitude } });

const centerOf = ({ center }: Named) => center;

/** The nearest, found by measuring the distance to each. */
function measured(places: readonly Named[], to: Named, count: number): number[] {
  return places
    .map(({ center }) => milesBetween(center, to.center))
    .sort((a, b) => a - b)
    .slice(0, count);
}

/** Numbers between 0 and 1 that are the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const next = random(7);
const around = (latitude: number, longitude: number, degrees: number, count: number) =>
  Array.from({ length: count }, () => place(latitude + next() * degrees, longitude + next() * degrees));

describe.each([
  ['in one county', around(33, -97, 1, 300)],
  ['around the world', Array.from({ length: 300 }, () => place(next() * 180 - 90, next() * 360 - 180))],
  ['in a city, with a few far away', [...around(33, -97, 0.01, 200), ...around(45, -72, 5, 20)]],
  ['on both sides of the date line', [...around(-17, 179, 1, 100), ...around(-17, -180, 1, 100)]],
  ['near the pole', Array.from({ length: 200 }, () => place(89 + next(), next() * 360 - 180))],
  ['on one road', Array.from({ length: 200 }, (_, index) => place(33, -97 + index / 100))],
])('places %s', (_, places) => {
  test.each([1, 5, 40, 1000])('the nearest %i', (count) => {
    const nearest = nearTowns(places, centerOf);
    for (const to of [...places.slice(0, 20), place(0, 0), place(33.2, -96.9)]) {
      const miles = nearest(to.center, count).map(({ center }) => milesBetween(center, to.center));
      const expected = measured(places, to, count);
      expect(miles).toHaveLength(expected.length);
      for (const [index, one] of miles.entries()) expect(one).toBeCloseTo(expected[index] ?? Number.NaN, 4);
    }
  });
});

test('of places at the same distance, the first in the list comes first', () => {
  const crowd = Array.from({ length: 50 }, (_, index) => place(33, -97, `${index}`));
  const names = nearTowns(crowd, centerOf)(place(33.5, -97).center, 3).map(({ name }) => name);
  expect(names).toEqual(['0', '1', '2']);
  const east = place(0, 1, 'east');
  const west = place(0, -1, 'west');
  const others = around(40, 40, 5, 30);
  const first = (places: readonly Named[]) => nearTowns(places, centerOf)(place(0, 0).center, 1)[0]?.name;
  expect(first([west, ...others, east])).toBe('west');
  expect(first([east, ...others, west])).toBe('east');
});

test('the first of two places at the same distance comes first, even if it is on the plane that divides them', () => {
  // Places as near as these are on a flat map, and multiples of a power of two have no rounding errors.
  const at = (north: number, east: number, name = '') => place(north * 2 ** -30, east * 2 ** -30, name);
  const others = Array.from({ length: 10 }, () => at(0, 4));
  const places = [at(0, 2, 'on the plane'), ...others, at(2, 0, 'on this side')];
  expect(nearTowns(places, centerOf)(place(0, 0).center, 1)[0]?.name).toBe('on the plane');
});

test('with no places, or none wanted, the list is empty', () => {
  expect(nearTowns<Named>([], centerOf)(place(0, 0).center, 5)).toEqual([]);
  expect(nearTowns([place(0, 0)], centerOf)(place(0, 0).center, 0)).toEqual([]);
});
