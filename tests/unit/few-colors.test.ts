import { expect, test } from 'vitest';
import { withFewColors } from '../../generator/assets/cards/few-colors.ts';

const [red, orange, almostRed, blue] = [0xff0000, 0xff8000, 0xfe0000, 0x0000ff];

/** Each color as often as the number says. */
const picture = (...parts: [color: number, count: number][]) =>
  Uint32Array.from(parts.flatMap(([color, count]) => Array<number>(count).fill(color)));

test('a color of many pixels that is unlike all others stays, and similar colors become it', () => {
  const pixels = picture([red, 50], [almostRed, 40], [blue, 9], [almostRed, 1]);
  expect(withFewColors(pixels, 2)).toEqual(picture([red, 90], [blue, 9], [red, 1]));
});

test('colors that are to be kept stay even if other colors have more pixels', () => {
  const pixels = picture([orange, 1], [red, 50], [blue, 50]);
  expect(withFewColors(pixels, 2, [orange])).toEqual(picture([orange, 1], [orange, 50], [blue, 50]));
});

test('a picture with few colors stays as it is', () => {
  const pixels = picture([red, 2], [orange, 1]);
  expect(withFewColors(pixels, 3)).toEqual(pixels);
});
