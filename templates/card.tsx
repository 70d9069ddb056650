/** The social card: the picture that a shared link shows (https://ogp.me), 1200 by 630 pixels as most sites crop it. */
import type { ReactNode } from 'react';

export const cardSize = { width: 1200, height: 630 };

/** The position of the drawing, in pixels. It reaches the right edge, as on the pages. */
export const cardPanel = { x: 752, y: 0, width: 448, height: 630, corner: 190 };

export interface CardProps {
  /** The town that the page is for. */
  place: string | null;
  heading: string;
  /** What the service costs. */
  line: string | null;
  business: string;
  /** The drawing next to the name, as a data URL. */
  mark: string;
  /** How to reach the business, in a few words. */
  contact: string;
  color: (name: string) => string;
}

/** The text of a card. Its renderer, satori, supports flexbox and inline styles but no stylesheets. */
export function Card({ place, heading, line, business, mark, contact, color }: CardProps): ReactNode {
  return (
    <div
      style={{
        width: cardPanel.x,
        height: cardSize.height,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '56px 44px 52px 72px',
        fontFamily: 'Figtree',
        color: color('ink'),
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <img src={mark} alt="" width={68} height={68} />
        <div style={{ marginLeft: 18, fontSize: 36, fontWeight: 600, color: color('juniper') }}>{business}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {place && <div style={{ marginBottom: 14, fontSize: 30, fontWeight: 600, color: color('clay') }}>{place}</div>}
        <div
          style={{
            fontFamily: 'Fraunces',
            fontSize: headingSize(heading),
            lineHeight: 1.06,
            letterSpacing: '-0.012em',
            color: color('juniper'),
            textWrap: 'balance',
          }}
        >
          {heading}
        </div>
        {line && <div style={{ marginTop: 24, fontSize: 36, fontWeight: 600, color: color('clay') }}>{line}</div>}
      </div>
      <div style={{ fontSize: 28, color: color('ink-soft') }}>{contact}</div>
    </div>
  );
}

/** The font size, in pixels, at which a heading fits in four lines. */
function headingSize(heading: string): number {
  if (heading.length > 64) return 56;
  return heading.length > 38 ? 68 : 84;
}
