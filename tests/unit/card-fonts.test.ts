import { expect, test } from 'vitest';
import { type CardFont, withMore } from '../../generator/assets/cards/card-font.ts';
import { loadCardFonts, moreCardFiles } from '../../generator/assets/cards/card-fonts.ts';
import { cardStyles } from '../../templates/card.tsx';

const load = (more: readonly string[]) => loadCardFonts((_, make) => make(), more);

test('a card has letters beyond Latin from other files of its face, and none that no file has', async () => {
  expect(moreCardFiles('Łódź')).toHaveLength(2);
  const latin = (await load([]))(cardStyles.heading);
  expect(latin.spell('Łódź é')).toMatch(/^ódz.* é$/);
  const more = (await load(moreCardFiles('Łódź')))(cardStyles.heading);
  expect(more.spell('Łódź é 山')).toBe('Łódź é ');
  expect(more.shape('Łódź').map(({ at, advance }) => [at, advance > 0.3])).toEqual(
    [0, 1, 2, 3].map((at) => [at, true]),
  );
});

test('a letter that is written as a letter and its accent needs the same file', () => {
  expect(moreCardFiles('ź'.normalize('NFD'))).toEqual(moreCardFiles('ź'));
});

test('a letter that only another face has is taken from there', async () => {
  const fonts = await load(moreCardFiles('Nguyễn'));
  expect(Object.values(cardStyles).map((style) => fonts(style).spell('Nguyễn'))).toEqual(
    Object.values(cardStyles).map(() => 'Nguyễn'),
  );
});

test('a text without such letters needs no other file', () => {
  expect(moreCardFiles('Crème brûlée, 60 min · $95 – “Ø”')).toEqual([]);
});

/** A font with these letters, whose width tells it from others. */
const fontWith = (letters: string, advance: number): CardFont => ({
  ascent: 1,
  descent: 0,
  has: (character) => letters.includes(character),
  spell: (text) => text,
  shape: (text) => [...text].map((_, at) => ({ outline: [], advance, x: 0, y: 0, at })),
});

test('each letter is in the first font that has it, at its place in the text', () => {
  const font = withMore(fontWith('ab ', 1), [fontWith('ł', 2), fontWith('łệ', 3)]);
  const shaped = font.shape('ał bệł').map(({ at, advance }) => [at, advance]);
  expect(shaped).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 2],
  ]);
});
