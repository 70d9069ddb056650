import { expect, test } from 'vitest';
import { textWidth } from '../../generator/audit/text-width.ts';

test.each([
  ['', 0],
  ['iiiiiiiiii', 44],
  ['WWWWWWWWWW', 189],
  ['0123456789', 111],
  ['Plumber in Barre, VT', 187],
])('%j is %d pixels wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('a character that Arial lacks counts like a digit', () => {
  expect(textWidth('日')).toBe(textWidth('0'));
  expect(textWidth('😀')).toBe(textWidth('0'));
});
