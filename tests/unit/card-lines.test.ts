import { expect, test } from 'vitest';
import type { CardFont } from '../../generator/assets/cards/card-font.ts';
import { breakLines } from '../../generator/assets/cards/card-lines.ts';
import type { CardStyle } from '../../templates/card.tsx';

/** A font whose letters are all one pixel wide. */
const font: CardFont = {
  ascent: 1,
  descent: 0,
  has: () => true,
  spell: (text) => text,
  shape: (text) => [...text].map((_, at) => ({ outline: [], advance: 1, x: 0, y: 0, at })),
};
const style: CardStyle = { size: 1, family: 'Figtree', weight: 400, color: 'clay' };

const linesOf = (text: string, width: number) =>
  breakLines(text, style, font, width).lines.map((line) => line.map(({ at }) => text[at]).join(''));

test('a dot between two prices is left out where the line is broken, and nowhere else', () => {
  const prices = '60 min $90 · 90 min $120 · 2 h $150';
  expect(linesOf(prices, 40)).toEqual([prices]);
  expect(linesOf(prices, 27)).toEqual(['60 min $90 · 90 min $120', '2 h $150']);
  expect(linesOf(prices, 15)).toEqual(['60 min $90', '90 min $120', '2 h $150']);
  // Too narrow for a price: lines are broken between its words.
  expect(linesOf(prices, 8)).toEqual(['60 min', '$90 · 90', 'min $120', '2 h', '$150']);
});
