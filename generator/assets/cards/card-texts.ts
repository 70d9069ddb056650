import { cardPanel, cardSize } from '../../../templates/card.tsx';
import { type CardPicture, rowBytes, shadeCount } from './card-base.ts';
import type { Glyph } from './card-font.ts';
import { addOutline, eachCovered, emptyInk } from './card-ink.ts';
import type { PlacedText } from './card-layout.ts';

/**
 * Draws texts on the left of a card. Returns the first row that may have changed, and the first row after the changes.
 */
export function drawTexts(picture: CardPicture, texts: readonly PlacedText[]): [number, number] {
  const changed: [number, number] = [cardSize.height, 0];
  for (const { paragraph, x, y } of texts) {
    const { lines, lineHeight, font, style } = paragraph;
    const { size, color } = style;
    const shade = picture.shades.get(color) ?? 0;
    const first = y + (lineHeight + (font.ascent - font.descent) * size) / 2;
    for (const [index, glyphs] of lines.entries()) {
      // On whole pixels, so that horizontal strokes are crisp.
      const baseline = Math.round(first + index * lineHeight);
      const [top, bottom] = drawLine(picture, glyphs, { x, baseline, size, shade });
      changed[0] = Math.min(changed[0], top);
      changed[1] = Math.max(changed[1], bottom);
    }
  }
  return changed;
}

interface TextLine {
  x: number;
  baseline: number;
  size: number;
  /** The index of the first shade of its color. */
  shade: number;
}

/**
 * Draws one line. No glyph of our fonts rises more than 1.1 times the font size above the baseline, or drops more than
 * 0.3 times below it.
 */
function drawLine(
  { rows }: CardPicture,
  glyphs: readonly Glyph[],
  { x, baseline, size, shade }: TextLine,
): [number, number] {
  const onCard = (row: number) => Math.min(Math.max(row, 0), cardSize.height);
  const top = onCard(baseline - Math.ceil(1.1 * size));
  const bottom = onCard(baseline + Math.ceil(0.3 * size));
  const width = glyphs.reduce((sum, { advance }) => sum + advance * size, x);
  const ink = emptyInk(Math.min(cardPanel.x, Math.ceil(width + 0.3 * size)), bottom - top);
  let pen = x;
  for (const { outline, advance, x: right, y: up } of glyphs) {
    addOutline(ink, outline, size, pen + right * size, baseline - up * size - top);
    pen += advance * size;
  }
  eachCovered(ink, (column, row, cover) => {
    const step = Math.round(cover * shadeCount);
    const at = (top + row) * rowBytes + 1 + column;
    // Where lines overlap, the darker one is visible.
    if (step > 0) rows[at] = Math.max(rows[at] ?? 0, shade + step - 1);
  });
  return [top, bottom];
}
