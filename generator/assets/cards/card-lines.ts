import type { CardStyle } from '../../../templates/card.tsx';
import type { CardFont, Glyph } from './card-font.ts';

/** A text that is broken into lines. Lengths are in pixels. */
export interface Paragraph {
  lines: readonly (readonly Glyph[])[];
  /** The longest line. */
  width: number;
  height: number;
  lineHeight: number;
  style: CardStyle;
  font: CardFont;
}

/** A part of a text that stays on one line. */
interface Word {
  glyphs: Glyph[];
  /** Without the space after it. */
  width: number;
  /** The width of that space. */
  space: number;
}

/**
 * Breaks a text into lines that fit, as CSS does with `text-wrap: balance` if the style asks for it. A word that is too
 * long gets its own line.
 */
export function breakLines(text: string, style: CardStyle, font: CardFont, width: number): Paragraph {
  const { size } = style;
  const spelled = font.spell(text).trim().replace(/\s+/g, ' ');
  const items = wordsOf(spelled, afterDots, style, font);
  const words = items.every((item) => item.width <= width) ? items : wordsOf(spelled, betweenWords, style, font);
  const lines = linesWithin(words, style.balanced ? balancedWidth(words, width) : width);
  const lineHeight = (style.lineHeight ?? font.ascent + font.descent) * size;
  return {
    lines: lines.map((line) =>
      withoutDots(
        line.flatMap(({ glyphs }) => glyphs),
        spelled,
      ),
    ),
    width: Math.max(0, ...lines.map(lineWidth)),
    height: lines.length * lineHeight,
    lineHeight,
    style,
    font,
  };
}

/** Removes dots at the start and end of a line, because they separate only what is on one line. */
function withoutDots(glyphs: readonly Glyph[], text: string): Glyph[] {
  const isWord = ({ at }: Glyph) => !/[ ·]/.test(text[at] ?? '');
  return glyphs.slice(Math.max(0, glyphs.findIndex(isWord)), glyphs.findLastIndex(isWord) + 1);
}

/** Where to break a text if its parts are short enough, such as `60 min $90 · 90 min $120`. */
const afterDots = /(?<=· )/g;
/** After spaces, and after hyphens inside words. */
const betweenWords = /(?<= )|(?<=\p{L}[-–—/])(?=\p{L})/gu;

/** Splits a text into parts. */
function wordsOf(text: string, cuts: RegExp, { size, letterSpacing = 0 }: CardStyle, font: CardFont): Word[] {
  const words: Word[] = [];
  const starts = new Set([0, ...Array.from(text.matchAll(cuts), ({ index }) => index)]);
  for (const glyph of font.shape(text)) {
    if (starts.has(glyph.at)) words.push({ glyphs: [], width: 0, space: 0 });
    const word = words.at(-1);
    if (!word) continue;
    const advance = glyph.advance + letterSpacing;
    word.glyphs.push({ ...glyph, advance });
    word.space += advance * size;
    if (text[glyph.at] === ' ') continue;
    word.width += word.space;
    word.space = 0;
  }
  return words;
}

/** Fills one line after another. */
function linesWithin(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function lineWidth(words: readonly Word[]): number {
  return words.reduce((sum, { width, space }) => sum + width + space, 0) - (words.at(-1)?.space ?? 0);
}

/** Returns the smallest width, in whole pixels, that needs no more lines than the given one. */
function balancedWidth(words: readonly Word[], width: number): number {
  const count = linesWithin(words, width).length;
  let tooNarrow = 0;
  let enough = width;
  while (enough - tooNarrow > 1) {
    const middle = Math.round((tooNarrow + enough) / 2);
    if (linesWithin(words, middle).length > count) tooNarrow = middle;
    else enough = middle;
  }
  return enough;
}
