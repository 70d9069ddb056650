import { renderToStaticMarkup } from 'react-dom/server';
import { Card, type CardProps, cardPanel, cardSize } from '../../templates/card.tsx';
import type { Drawing } from '../../templates/define.ts';
import { drawings } from '../../templates/illustrations/drawings.ts';
import { Mark } from '../../templates/illustrations/marks.tsx';
import type { SectionData } from '../check/page-schema.ts';
import type { Site } from '../plan/resolve.ts';
import { headingIn } from '../render/markup.ts';
import type { Body } from '../render/render.tsx';
import { cached, hash } from './cache.ts';
import { cardFonts } from './card-fonts.ts';
import { packageVersion } from './package-version.ts';
import { paint } from './paint.ts';
import type { Theme } from './theme.ts';

const versions = ['satori', 'sharp'].map(packageVersion).join(' ');

/** Flat drawings and one soft sky: few colours, a little dither, at most 50 kB. */
const settings = { palette: true, quality: 85, dither: 0.5, effort: 7 };

/** The picture that a link to a page shows where it is shared. */
export interface SocialCard {
  /** Below the output folder. */
  path: string;
  /** Draws it, or finds it drawn. */
  content: () => Promise<Uint8Array>;
  /** What the picture says, for those who cannot see it. */
  alt: string;
}

/** Designs the cards of some pages; each is drawn when it is asked for, and kept until something on it changes. */
export function illustrator(bodies: readonly Body[], site: Site, theme: Theme): (body: Body) => SocialCard {
  const sketches = new Map(bodies.map((body) => [body, sketch(body, site, theme)]));
  const fonts = cardFonts([...sketches.values()].map(({ markup }) => markup).join(''));
  return (body) => {
    const { props, markup, drawing, alt } = sketches.get(body) ?? sketch(body, site, theme);
    const key = hash(versions, JSON.stringify(settings), fonts.key, markup, drawing);
    const content = () => cached(`${key}.png`, async () => rasterize(await letter(props, await fonts.load()), drawing));
    return { path: `assets/card-${key}.png`, content, alt };
  };
}

interface Sketch {
  props: CardProps;
  /** Its words, as they are laid out. */
  markup: string;
  /** Everything that is not words, as SVG. */
  drawing: string;
  alt: string;
}

function sketch({ page, html }: Body, { facts }: Site, theme: Theme): Sketch {
  const { card } = page.data.seo;
  const { business, brand, address, contact } = facts;
  const props: CardProps = {
    place: page.town ? `${page.town.name}, ${address.region}` : null,
    heading: card?.heading ?? headingIn(html) ?? page.data.name,
    line: card?.line ?? pricesOf(page.data.structuredData?.service, facts) ?? facts.card?.line ?? null,
    business: business.name,
    mark: dataAddress(paint(renderToStaticMarkup(<Mark name={brand.mark} />), theme)),
    contact: `${address.city}, ${address.region} · ${contact.phone}`,
    color: theme.color,
  };
  const { heading, place, line } = props;
  return {
    props,
    markup: renderToStaticMarkup(<Card {...props} />),
    drawing: ground(drawingOf(page.data.sections), theme),
    alt: [business.name, heading, place, line].filter(Boolean).join(' · '),
  };
}

function pricesOf(service: string | undefined, { services }: Site['facts']): string | null {
  const prices = service && services?.[service]?.prices;
  return prices
    ? Object.entries(prices)
        .map((row) => row.join(' '))
        .join(' · ')
    : null;
}

/** The first drawing of the page, so that the card and the page it opens look alike. */
function drawingOf(sections: readonly SectionData[]): Drawing {
  const named = sections.map(({ drawing }) => drawing).find((name) => typeof name === 'string' && name in drawings);
  return (named as Drawing | undefined) ?? 'prairie';
}

function ground(name: Drawing, theme: Theme): string {
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

type Fonts = Awaited<ReturnType<ReturnType<typeof cardFonts>['load']>>;

/** Sets the words and turns them into outlines. */
async function letter(props: CardProps, fonts: Fonts): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(<Card {...props} />, { ...cardSize, fonts });
}

async function rasterize(words: string, drawing: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}${words}</svg>`;
  return sharp(Buffer.from(svg)).png(settings).toBuffer();
}

function dataAddress(svg: string): string {
  const whole = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" ');
  return `data:image/svg+xml;base64,${Buffer.from(whole).toString('base64')}`;
}
