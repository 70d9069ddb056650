import { expect, test } from 'vitest';
import { degreesIn } from '../../generator/check/mistakes/degrees.ts';

test.each([
  ['33.1972', 33.1972, null],
  ['-96.6398', -96.6398, null],
  ['–96.6398', -96.6398, null],
  ['33º', 33, null],
  ['96.6398° W', -96.6398, 'W'],
  ['w 96.6398', -96.6398, 'W'],
  ['N33.1972', 33.1972, 'N'],
  ['-33.5 S', -33.5, 'S'],
  [`33°11'49.9"N`, 33.197194, 'N'],
  [`33 11′ 49.9'' S`, -33.197194, 'S'],
  [`33° 36"`, 33.01, null],
])('%s is read as %d', (text, value, side) => {
  expect(degreesIn(text)).toEqual({ value, side });
});

test.each(['', 'north', 'N. Barre', '33,1972', '33 96', "55'", `33.1972° 13' N`, 'N 33.1972 S', "33° 1.2.3'"])(
  '%j is not degrees',
  (text) => {
    expect(degreesIn(text)).toBeNull();
  },
);
