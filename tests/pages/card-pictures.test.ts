import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardBrief, cardDesigner, type SocialCard } from '../../generator/assets/cards/cards.tsx';
import { drawingNames } from '../../templates/illustrations/drawings.ts';
import { memoized, once } from '../../templates/memoized.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

const brief: CardBrief = {
  place: 'Barre, VT',
  heading: 'Pipes that hold',
  line: '60 min $90 · 90 min $120',
  business: 'Small Works',
  contact: 'Barre, VT · 802-555-0100',
  mark: 'sun',
  drawing: 'prairie',
};

const few = { place: null, heading: 'W', line: null };
const long = 'Every pipe of an old house, from the well up to the roof, looked at on one quiet morning';
const many = { heading: `${long}, ${long}`, line: '30 min $60 · 60 min $95 · 90 min $130 · 120 min $170' };
const foreign = { heading: 'Dvořák 🎻 Дворжак Donaudampfschifffahrtsgesellschaft' };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A designer as a new process has it, without a cache. */
async function newDesigner(): Promise<(brief: CardBrief) => SocialCard> {
  return cardDesigner((await sharedTools()).theme, (_, make) => make());
}

const designer = once(newDesigner);
const cardOf = memoized(async (json: string) => (await designer())(JSON.parse(json)).draw());

/** The bytes of a card, drawn once for all tests that look at it. */
const cardWith = (change: Partial<CardBrief>) => cardOf(JSON.stringify({ ...brief, ...change }));

test.each(drawingNames)(
  'a card with the drawing %s is a PNG of 1200 by 630 pixels and at most 60 kB',
  async (drawing) => {
    for (const words of [{}, few, many, foreign]) {
      const bytes = await cardWith({ ...words, drawing });
      const { format, width, height } = await sharp(bytes, { failOn: 'warning' }).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
      expect(bytes.length).toBeLessThan(60_000);
    }
  },
);

test('the words are on the left, and the drawing is the same on every card', async () => {
  const pixelsOf = async (words: Partial<CardBrief>, left: number, width: number) => {
    return sharp(await cardWith(words))
      .extract({ left, top: 0, width, height: 630 })
      .raw()
      .toBuffer();
  };
  const drawing = await pixelsOf(few, 752, 448);
  for (const words of [{}, many, foreign]) {
    expect((await pixelsOf(words, 752, 448)).equals(drawing)).toBe(true);
    expect((await pixelsOf(words, 0, 752)).equals(await pixelsOf(few, 0, 752))).toBe(false);
  }
});

test.each(drawingNames)('no part of the drawing %s is black, like a shape without a color', async (drawing) => {
  const pixels = await sharp(await cardWith({ drawing }))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(pixels.toString('hex').match(/(?:000000){20}/)).toBeNull();
});

test('a letter that the fonts do not have loses its accent or is left out', async () => {
  const hashOf = async (heading: string) => sha256(await cardWith({ heading }));
  expect(await hashOf('Dvořáḳ')).toBe(await hashOf('Dvořák'));
  expect(await hashOf('Dvořák')).not.toBe(await hashOf('Dvorák'));
  expect(await hashOf('Pipes 🎻 that')).toBe(await hashOf('Pipes that'));
});

test('a heading that does not fit covers neither the drawing nor the name and address of the business', async () => {
  const around = async (heading: string) => {
    const card = sharp(await cardWith({ heading }));
    const parts = [
      { left: 0, top: 0, width: 752, height: 130 },
      { left: 0, top: 545, width: 752, height: 85 },
      { left: 752, top: 0, width: 448, height: 630 },
    ];
    const pixels = await Promise.all(parts.map((part) => card.clone().extract(part).raw().toBuffer()));
    return pixels.map(sha256);
  };
  const usual = await around(brief.heading);
  for (const heading of [`${long} `.repeat(20), 'W'.repeat(200)]) expect(await around(heading)).toEqual(usual);
});

test('cards are the same bytes in every order, one by one and all at once', async () => {
  const briefs = [brief, { ...brief, ...many }, { ...brief, ...foreign }, { ...brief, drawing: 'oil' as const }];
  const [first, second] = [await newDesigner(), await newDesigner()];
  const oneByOne: Uint8Array[] = [];
  for (const one of briefs) oneByOne.push(await first(one).draw());
  const allAtOnce = await Promise.all(briefs.toReversed().map((one) => second(one).draw()));
  expect(allAtOnce.toReversed()).toEqual(oneByOne);
});

test('a card is named for everything on it', async () => {
  const design = await newDesigner();
  const words = ['place', 'heading', 'line', 'business', 'contact'].map((name) => ({ [name]: 'Other' }));
  const changes: Partial<CardBrief>[] = [{}, ...words, { mark: 'drop' }, { drawing: 'oil' }];
  const paths = changes.map((change) => design({ ...brief, ...change }).path);
  expect(new Set(paths).size).toBe(changes.length);
  expect(paths[0]).toBe((await newDesigner())(brief).path);
});
