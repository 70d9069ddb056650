import { renderToStaticMarkup } from 'react-dom/server';
import { type Drawing, drawings } from '../../templates/illustrations/drawings.ts';
import { Mark } from '../../templates/illustrations/marks.tsx';
import type { CardBrief } from '../assets/cards.tsx';
import { paint } from '../assets/paint.ts';
import type { Theme } from '../assets/theme.ts';
import type { SectionData } from '../check/page-schema.ts';
import type { Site, SitePage } from '../plan/resolve.ts';
import { headingIn } from './markup.ts';

/** What the social card of a page says and shows: by default its main heading, its prices, and its first drawing. */
export function cardBrief({ data, town }: SitePage, body: string, { facts }: Site, mark: string): CardBrief {
  const { card } = data.seo;
  const { business, address, contact } = facts;
  return {
    place: town ? `${town.name}, ${address.region}` : null,
    heading: card?.heading ?? headingIn(body) ?? data.name,
    line: card?.line ?? pricesOf(data.structuredData?.service, facts) ?? facts.card?.line ?? null,
    business: business.name,
    mark,
    contact: `${address.city}, ${address.region} · ${contact.phone}`,
    drawing: firstDrawing(data.sections),
  };
}

/** The mark of the business as a data URL (https://www.rfc-editor.org/rfc/rfc2397). */
export function markUrl({ facts }: Site, theme: Theme): string {
  const svg = paint(renderToStaticMarkup(<Mark name={facts.brand.mark} />), theme);
  const whole = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" ');
  return `data:image/svg+xml;base64,${Buffer.from(whole).toString('base64')}`;
}

function pricesOf(service: string | undefined, { services }: Site['facts']): string | null {
  const prices = service && services?.[service]?.prices;
  return prices
    ? Object.entries(prices)
        .map((row) => row.join(' '))
        .join(' · ')
    : null;
}

/** The first drawing of the page, so that a card looks like the page it opens. */
function firstDrawing(sections: readonly SectionData[]): Drawing {
  const named = sections.map(({ drawing }) => drawing).find((name) => typeof name === 'string' && name in drawings);
  return (named as Drawing | undefined) ?? 'prairie';
}
