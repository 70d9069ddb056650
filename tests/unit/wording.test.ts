import { expect, test } from 'vitest';
import { shortened, withCapital } from '../../generator/report/wording.ts';

test.each([
  ['', ''],
  ['the spring is cold', 'The spring is cold'],
  ['élan', 'Élan'],
  ['McKinney', 'McKinney'],
])('the first letter of "%s" as a capital', (text, expected) => {
  expect(withCapital(text)).toBe(expected);
});

test.each([
  ['Massage', 7, 'Massage'],
  ['Massages', 7, 'Massag…'],
  ['A warm room', 8, 'A warm…'],
  ['Relax 🌲🌲', 9, 'Relax 🌲…'],
])('"%s" in at most %i characters', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
