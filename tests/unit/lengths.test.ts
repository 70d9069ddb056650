import { expect, test } from 'vitest';
import { lengthsIn } from '../../generator/audit/prices/lengths.ts';

const numbers: readonly (readonly [written: string, number: number])[] = [
  ['seventy-three', 73],
  ['Seventeen', 17],
  ['forty-five', 45],
  ['twelve', 12],
  ['120.5', 120.5],
  ['1½', 1.5],
];
const units = [' minutes', '-minute', 'min', ' Hours', '-hour'];

/** Every number with every unit, and what has no number of its own. */
const lengths = [
  ...numbers.flatMap(([written, number]) =>
    units.map((unit) => [`${written}${unit}`, number * (/hour/i.test(unit) ? 60 : 1)] as const),
  ),
  ['half an hour', 30],
  ['an hour and a half', 90],
  ['an hour', 60],
  ['an hour and a quarter', 75],
  ['two hours and three quarters', 165],
  ['1 hour 15 minutes', 75],
  ['an hour and fifteen minutes', 75],
  ['three quarters of an hour', 45],
  ['a quarter of an hour', 15],
] as const;

test.each(lengths)('the length “%s” is found wherever it is in a text', (words, minutes) => {
  for (const before of ['', 'Minor hours and minutes of our minds, then ']) {
    for (const after of ['', ', in an hour of the minute']) {
      const found = lengthsIn(`${before}${words}${after}`).filter(({ index }) => index === before.length);
      expect(found).toEqual([expect.objectContaining({ words, index: before.length, minutes })]);
    }
  }
});

test('lengths are found one after the other, and with the numbers before them that share their unit', () => {
  const text = 'A 45, 60, or 90-minute visit, or two hours and ninety minutes; ninety–120 min';
  expect(
    lengthsIn(text).map(({ words, minutes, index }) => [text.slice(index, index + words.length), minutes]),
  ).toEqual([
    ['45', 45],
    ['60', 60],
    ['90-minute', 90],
    ['two hours', 120],
    ['ninety minutes', 90],
    ['ninety', 90],
    ['120 min', 120],
  ]);
});

test.each([
  ['two hours and a half-hour break', ['two hours', 'half-hour']],
  ['two hours and 15 minutes of that', ['two hours', '15 minutes']],
])('what follows an hour may be a length of its own: “%s”', (text, words) => {
  expect(lengthsIn(text).map((length) => length.words)).toEqual(words);
});
