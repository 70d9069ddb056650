import type { Font } from 'harfbuzzjs';
import { memoized } from '../../../templates/memoized.ts';

/** A glyph of a shaped text. All lengths are multiples of the font size. */
export interface Glyph {
  outline: Outline;
  advance: number;
  x: number;
  y: number;
  /** The index of its first character. */
  at: number;
}

/** Quadratic curves, six numbers each: the start, the control point, and the end. The y axis points up. */
export type Outline = readonly number[];

export interface CardFont {
  /** The height above and below the baseline, as multiples of the font size. */
  ascent: number;
  descent: number;
  has: (character: string) => boolean;
  /**
   * Removes the accent from a letter that the font does not have, or the letter itself, because the font would show a
   * box.
   */
  spell: (text: string) => string;
  /** Chooses and places the glyphs of a text, with the kerning of the font. */
  shape: (text: string) => Glyph[];
}

/** Opens a TrueType font. */
export async function openFont(bytes: Uint8Array): Promise<CardFont> {
  const harfbuzz = await import('harfbuzzjs');
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  const { ascender, descender } = font.hExtents();
  const outlineOf = memoized((id: number) => readOutline(font, id, face.upem));
  const has = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    has,
    spell: (text) => knownLetters(text, has),
    shape: (text) => {
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          outline: outlineOf(codepoint),
          advance: xAdvance / face.upem,
          x: xOffset / face.upem,
          y: yOffset / face.upem,
          at: cluster,
        }));
    },
  };
}

/** Returns a font that takes the characters that it does not have from others. */
export function withMore(font: CardFont, others: readonly CardFont[]): CardFont {
  const fontOf = (character: string) => [font, ...others].find((one) => one.has(character));
  const has = (character: string) => fontOf(character) !== undefined;
  return {
    ...font,
    has,
    spell: (text) => knownLetters(text, has),
    shape: (text) => {
      const runs = groupInOrder([...text], fontOf);
      let at = 0;
      return runs.flatMap(([own = font, characters]) => {
        const start = at;
        const run = characters.join('');
        at += run.length;
        return own.shape(run).map((glyph) => ({ ...glyph, at: start + glyph.at }));
      });
    },
  };
}

/** Groups items with those before them that have the same key. */
function groupInOrder<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups: [K, T[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last && last[0] === key) last[1].push(item);
    else groups.push([key, [item]]);
  }
  return groups;
}

function knownLetters(text: string, has: CardFont['has']): string {
  const plain = (character: string) => [...character.normalize('NFD')].filter(has).join('');
  return Array.from(text.normalize('NFC'), (character) => (has(character) ? character : plain(character))).join('');
}

/** Reads an outline, converting lines to curves so that there is only one kind of segment. */
function readOutline(font: Font, id: number, unitsPerEm: number): Outline {
  const curves: number[] = [];
  let start: readonly [number, number] = [0, 0];
  let from = start;
  for (const { type, values } of font.glyphToJson(id)) {
    const numbers = values.map((value) => value / unitsPerEm);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
    if (type === 'M') {
      start = [x1, y1];
      from = start;
    } else if (type === 'Q') {
      curves.push(...from, x1, y1, x2, y2);
      from = [x2, y2];
    } else if (type === 'C') {
      throw new Error('Cards need a TrueType font: this one has cubic curves');
    } else {
      const to = type === 'Z' ? start : ([x1, y1] as const);
      curves.push(...from, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, ...to);
      from = to;
    }
  }
  return curves;
}
