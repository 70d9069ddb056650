import { expect, test } from 'vitest';
import { withCapital } from '../../generator/report/wording.ts';

test.each([
  ['', ''],
  ['the spring is cold', 'The spring is cold'],
  ['élan', 'Élan'],
  ['McKinney', 'McKinney'],
])('the first letter of "%s" as a capital', (text, expected) => {
  expect(withCapital(text)).toBe(expected);
});
