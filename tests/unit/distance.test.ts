import { expect, test } from 'vitest';
import { milesBetween, wholeKilometers } from '../../generator/plan/towns/distance.ts';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['a place to itself', place(44.2, -72.5), place(44.2, -72.5), 0],
  ['one degree north', place(44, -72), place(45, -72), 69.1],
  ['one degree east at the equator', place(0, 0), place(0, 1), 69.1],
  ['one degree east at 60° north, half as far', place(60, 0), place(60, 1), 34.5],
  ['New York to Los Angeles', place(40.7128, -74.006), place(34.0522, -118.2437), 2445.7],
  ['across the date line', place(0, 179.5), place(0, -179.5), 69.1],
  ['the other side of the earth', place(90, 0), place(-90, 0), 12_437],
])('%s', (_, from, to, miles) => {
  expect(milesBetween(from, to)).toBeCloseTo(miles, 0);
  expect(milesBetween(to, from)).toBeCloseTo(miles, 0);
});

test('kilometers are rounded once, not from rounded miles', () => {
  expect(wholeKilometers(place(44, -72), place(45, -72))).toBe(111);
  expect(wholeKilometers(place(44.2, -72.5), place(44.2, -72.5))).toBe(0);
});
