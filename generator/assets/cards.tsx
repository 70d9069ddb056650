import { renderToStaticMarkup } from 'react-dom/server';
import { Card, type CardProps, cardPanel, cardSize } from '../../templates/card.tsx';
import { type Drawing, drawings } from '../../templates/illustrations/drawings.ts';
import { type Cache, hash } from './cache.ts';
import { cardFontsKey, subsetCardFonts } from './card-fonts.ts';
import { packageVersion } from './package-version.ts';
import { paint } from './paint.ts';
import type { Theme } from './theme.ts';

/** Flat drawings and one soft sky: few colors, a little dither, at most 50 kB. */
const settings = { palette: true, quality: 85, dither: 0.5, effort: 7 };

/** What the card of a page says and shows. */
export interface CardBrief extends Omit<CardProps, 'color'> {
  drawing: Drawing;
}

/** The picture that is shown with a link to a page when somebody shares it. */
export interface SocialCard {
  /** Relative to the output folder. It changes whenever the picture does. */
  path: string;
  /** The alt text. */
  alt: string;
  /** Draws it, or finds it in the cache. */
  draw: () => Promise<Uint8Array>;
}

/** Returns a function that names and describes a card. The picture is drawn later, if it is needed. */
export function cardDesigner(theme: Theme, cached: Cache): (brief: CardBrief) => SocialCard {
  const versions = ['satori', 'sharp'].map(packageVersion).join(' ') + JSON.stringify(settings);
  const backgrounds = new Map<Drawing, string>();
  const characters = new Set<string>();
  let subset: { fonts: Promise<Fonts>; characters: number } | null = null;
  /** One subset serves all cards. It is made again if there have been new characters since, or if it failed. */
  const fontsForAll = (): Promise<Fonts> => {
    if (subset?.characters !== characters.size) {
      subset = { fonts: subsetCardFonts(characters, cached), characters: characters.size };
    }
    subset.fonts.catch(() => {
      subset = null;
    });
    return subset.fonts;
  };
  return ({ drawing, ...words }) => {
    const props: CardProps = { ...words, color: theme.color };
    const background = backgrounds.get(drawing) ?? backgroundOf(drawing, theme);
    backgrounds.set(drawing, background);
    const markup = renderToStaticMarkup(<Card {...props} />);
    for (const character of markup) characters.add(character);
    const key = hash(versions, cardFontsKey, markup, background);
    const { business, heading, place, line } = props;
    return {
      path: `assets/card-${key}.png`,
      alt: [business, heading, place, line].filter(Boolean).join(' · '),
      draw: () => cached(`${key}.png`, async () => rasterize(await outlines(props, await fontsForAll()), background)),
    };
  };
}

/** Everything except the words, as SVG. */
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

type Fonts = Awaited<ReturnType<typeof subsetCardFonts>>;

/** Lays out the words and turns them into outlines, as SVG. */
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
