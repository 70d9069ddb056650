/**
 * The social card: the picture that a shared link shows (https://ogp.me), 1200 by 630 pixels, the shape to which most
 * sites crop it.
 */
import { type Drawing, drawings } from './illustrations/drawings.ts';
import { Mark, type MarkName } from './illustrations/marks.tsx';

export const cardSize = { width: 1200, height: 630 };

/** The position of the drawing, in pixels. It reaches the right edge, as on the pages. */
export const cardPanel = { x: 752, y: 0, width: 448, height: 630, corner: 190 };

/** The position of the mark of the business. The text of a card begins at its left edge. */
export const cardMark = { x: 72, y: 56, size: 68 };

/** Where text ends at the right and at the bottom, and the minimum space above and below the words of the page. */
export const cardText = { right: 708, bottom: 578, gap: 28 };

/** The typography of a text on a card. Lengths are in pixels, unless they are multiples of the font size. */
export interface CardStyle {
  family: 'Fraunces' | 'Figtree';
  weight: 400 | 600;
  size: number;
  /** A color of the theme. */
  color: 'juniper' | 'clay' | 'ink-soft';
  /** A multiple of the font size, like `letterSpacing`. By default, the height of the font. */
  lineHeight?: number;
  letterSpacing?: number;
  /** True to make the lines of a text about equally long. */
  balanced?: boolean;
}

export const cardStyles = {
  business: { family: 'Figtree', weight: 600, size: 36, color: 'juniper' },
  place: { family: 'Figtree', weight: 600, size: 30, color: 'clay' },
  heading: {
    family: 'Fraunces',
    weight: 400,
    size: 38,
    color: 'juniper',
    lineHeight: 1.06,
    letterSpacing: -0.012,
    balanced: true,
  },
  line: { family: 'Figtree', weight: 600, size: 36, color: 'clay' },
  contact: { family: 'Figtree', weight: 400, size: 28, color: 'ink-soft' },
} satisfies Record<string, CardStyle>;

/**
 * The font sizes of headings, and the longest heading for each, in characters. A heading that does not fit gets the
 * next size, and after the last one the size in `cardStyles`.
 */
export const headingSizes = [
  { size: 84, longest: 38 },
  { size: 68, longest: 64 },
  { size: 56, longest: Number.MAX_SAFE_INTEGER },
  { size: 46, longest: Number.MAX_SAFE_INTEGER },
];

/** The space between the mark and the name, and around the heading. */
export const cardSpaces = { mark: 18, place: 14, line: 24 };

/** Everything on a card except the mark and the texts. */
export function CardDrawing({ name }: { name: Drawing }) {
  const { x, y, width, height, corner } = cardPanel;
  const Draw = drawings[name];
  const panel = `M${x} ${corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}H${x + width}V${height}H${x}Z`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...cardSize} aria-hidden="true">
      <rect width="100%" height="100%" className="fill-linen" />
      <clipPath id="panel">
        <path d={panel} />
      </clipPath>
      <g clipPath="url(#panel)">
        <svg x={x} y={y} width={width} height={height} aria-hidden="true">
          <Draw />
        </svg>
      </g>
    </svg>
  );
}

/** The mark of the business, on the color of the card. */
export function CardMark({ name }: { name: MarkName }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={cardMark.size} height={cardMark.size} aria-hidden="true">
      <rect width="100%" height="100%" className="fill-linen" />
      <Mark name={name} />
    </svg>
  );
}
