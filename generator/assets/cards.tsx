import { renderToStaticMarkup } from 'react-dom/server';
import { Card, type CardProps, cardPanel, cardSize } from '../../templates/card.tsx';
import { type Drawing, drawings } from '../../templates/illustrations/drawings.ts';
import { type Cache, hash } from './cache.ts';
import { cardFontsKey, cutCardFonts } from './card-fonts.ts';
import { packageVersion } from './package-version.ts';
import { paint } from './paint.ts';
import type { Theme } from './theme.ts';

/** Flat drawings and one soft sky: few colors, a little dither, at most 50 kB. */
const settings = { palette: true, quality: 85, dither: 0.5, effort: 7 };

/** What the card of a page says and shows. */
export interface CardBrief extends Omit<CardProps, 'color'> {
  drawing: Drawing;
}

/** The picture that a link to a page shows where it is shared. */
export interface SocialCard {
  /** Below the output folder; it changes with everything that the picture is made from. */
  path: string;
  /** What the picture says, for those who cannot see it. */
  alt: string;
  /** Draws it, or finds it in the cache. */
  draw: () => Promise<Uint8Array>;
}

/** Designs cards, which names them; each is drawn only when it is asked for. */
export function cardDesigner(theme: Theme, cached: Cache): (brief: CardBrief) => SocialCard {
  const made = ['satori', 'sharp'].map(packageVersion).join(' ') + JSON.stringify(settings);
  const backgrounds = new Map<Drawing, string>();
  const characters = new Set<string>();
  let fonts: { cut: ReturnType<typeof cutCardFonts>; count: number } | null = null;
  /** One cut serves all cards that have been designed by now. */
  const fontsForAll = () => {
    if (fonts?.count !== characters.size) fonts = { cut: cutCardFonts(characters, cached), count: characters.size };
    fonts.cut.catch(() => {
      fonts = null;
    });
    return fonts.cut;
  };
  return ({ drawing, ...words }) => {
    const props: CardProps = { ...words, color: theme.color };
    const background = backgrounds.get(drawing) ?? backgroundOf(drawing, theme);
    backgrounds.set(drawing, background);
    const markup = renderToStaticMarkup(<Card {...props} />);
    for (const character of markup) characters.add(character);
    const key = hash(made, cardFontsKey, markup, background);
    const { business, heading, place, line } = props;
    return {
      path: `assets/card-${key}.png`,
      alt: [business, heading, place, line].filter(Boolean).join(' · '),
      draw: () => cached(`${key}.png`, async () => rasterize(await outlines(props, await fontsForAll()), background)),
    };
  };
}

/** Everything that is not words, as SVG. */
function backgroundOf(name: Drawing, theme: Theme): string {
  const { x, y, width, height, corner } = cardPanel;
  const Draw = drawings[name];
  const svg = renderToStaticMarkup(<Draw />).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
  return paint(
    `<rect width="100%" height="100%" class="fill-linen"/><clipPath id="panel"><path d="M${x} ${corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}H${x + width}V${height}H${x}Z"/></clipPath><g clip-path="url(#panel)">${svg}</g>`,
    theme,
  );
}

type Fonts = Awaited<ReturnType<typeof cutCardFonts>>;

/** Lays out the words and turns them into outlines. */
async function outlines(props: CardProps, fonts: Fonts): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(<Card {...props} />, { ...cardSize, fonts });
}

async function rasterize(words: string, background: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${words}</svg>`;
  return sharp(Buffer.from(svg)).png(settings).toBuffer();
}
