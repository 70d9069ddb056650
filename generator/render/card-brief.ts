import { placeIn } from '../../templates/facts/address-lines.ts';
import { currentPrices } from '../../templates/facts/former-price.ts';
import { type Drawing, defaultDrawing, drawings } from '../../templates/illustrations/drawings.ts';
import type { BrandMark } from '../assets/cards/brand-mark.ts';
import type { CardBrief } from '../assets/cards/cards.tsx';
import type { SectionData } from '../check/schema/page-schema.ts';
import type { Page } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';
import { headingIn } from './markup.ts';

/**
 * Returns the contents of a page's social card. By default, these are its main heading, its prices, and its first
 * drawing.
 */
export function cardBrief({ data, town }: Page, body: string, mark: BrandMark, { facts }: Site): CardBrief {
  const { card } = data.seo;
  const { business, address, contact } = facts;
  return {
    place: town ? placeIn(town.name, town.region ?? address.region) : null,
    heading: card?.heading ?? headingIn(body) ?? data.name,
    line: card?.line ?? pricesOf(data.structuredData?.service, facts) ?? facts.card?.line ?? null,
    business: business.name,
    mark,
    contact: `${placeIn(address.city, address.region)} · ${contact.phone}`,
    drawing: firstDrawing(data.sections),
  };
}

function pricesOf(service: string | undefined, { services, words }: Site['facts']): string | null {
  const prices = service && services?.[service]?.prices;
  return prices
    ? currentPrices(prices, words)
        .map((row) => row.join(' '))
        .join(' · ')
    : null;
}

/** Returns the first drawing of the page, so that a card looks like the page it opens. */
function firstDrawing(sections: readonly SectionData[]): Drawing {
  const named = sections.map(({ drawing }) => drawing).find((name) => typeof name === 'string' && name in drawings);
  return (named as Drawing | undefined) ?? defaultDrawing;
}
