/** Structured data (https://schema.org, as JSON-LD), made from the facts that the page shows. */
import type { PageFacts } from './define.ts';
import { dialable } from './facts/dialable.ts';
import { currentPrices } from './facts/former-price.ts';
import type { Action, SiteFacts, Town } from './facts/site.ts';
import { plainText } from './markdown/plain-text.ts';
import { areaData, townData } from './structured-areas.ts';
import { offersData } from './structured-offers.ts';
import { openingHours, specialOpeningHours } from './structured-opening-hours.ts';

/** Returns the absolute URL of a route. */
type Canonical = (route: string) => string;

interface ServiceData {
  service: string;
  name?: string | undefined;
  areas: readonly string[];
}

/** The absolute URLs of pictures of the business, if there are any. */
export interface BusinessImages {
  picture: string | null;
  /** It must be at least 112 pixels wide (https://developers.google.com/search/docs/appearance/structured-data/logo). */
  logo: string | null;
}

const businessId = (canonical: Canonical) => `${canonical('/')}#business`;

/**
 * Returns the business itself, with all towns that it serves, for the home page. Every other page has
 * `businessReference` (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function businessData(site: SiteFacts, canonical: Canonical, { picture, logo }: BusinessImages): object {
  const { business, contact, address, geo, towns = [], footer } = site;
  return {
    '@type': business.type,
    '@id': businessId(canonical),
    name: business.name,
    description: business.description,
    url: canonical('/'),
    telephone: dialable(contact),
    email: contact.email,
    priceRange: business.priceRange,
    ...(business.payment && { paymentAccepted: business.payment }),
    currenciesAccepted: site.currency,
    address: postalAddress(address),
    // Without a street, this is most likely somebody's home.
    ...(geo && address.street && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(picture && { image: picture }),
    ...(logo && { logo }),
    openingHoursSpecification: openingHours(site),
    ...specialOpeningHours(site),
    ...(towns.length > 0 && { areaServed: towns.map((town) => townData(town, site)) }),
    ...(footer.social && { sameAs: footer.social.links.map(({ to }) => site.links[to] ?? to) }),
  };
}

/**
 * Returns the business as pages refer to it: its `@id`, which the home page defines, and what Google requires of every
 * local business.
 *
 * @param town the town that the page is about, if it is about one
 */
export function businessReference(site: SiteFacts, canonical: Canonical, town?: Town): object {
  const { business, contact, address } = site;
  return {
    '@type': business.type,
    '@id': businessId(canonical),
    name: business.name,
    url: canonical('/'),
    telephone: dialable(contact),
    address: postalAddress(address),
    ...(town && { areaServed: [townData(town, site)] }),
  };
}

/**
 * Returns the site, which gives search engines its name for results
 * (https://developers.google.com/search/docs/appearance/site-names).
 */
export function websiteData({ business }: SiteFacts, canonical: Canonical): object {
  return { '@type': 'WebSite', name: business.name, url: canonical('/') };
}

/** Returns a service offered in some towns (https://schema.org/Service). */
export function serviceData(
  data: ServiceData,
  site: SiteFacts,
  canonical: Canonical,
  { route, town }: Pick<PageFacts, 'route' | 'town'>,
): object {
  const service = site.services?.[data.service];
  return {
    '@type': 'Service',
    '@id': `${canonical(route)}#service`,
    name: service?.name,
    serviceType: data.name ?? service?.name,
    description: service && plainText(service.description),
    url: canonical(route),
    provider: businessReference(site, canonical),
    areaServed: data.areas.map((name) => areaData(name, site, town)),
    // Undefined for a service without prices of its own, and left out then.
    offers: service?.prices && offersData(currentPrices(service.prices, site.words), site.currency),
  };
}

/**
 * Returns a post (https://developers.google.com/search/docs/appearance/structured-data/article). Its author is the
 * business, which the data of every page describes.
 *
 * @param image the absolute URL of a picture, if there is one
 */
export function postData(
  { name, route, published, updated = published }: Pick<PageFacts, 'name' | 'route' | 'published' | 'updated'>,
  description: string,
  image: string | null,
  language: string,
  canonical: Canonical,
): object {
  const business = { '@id': businessId(canonical) };
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical(route)}#post`,
    headline: name,
    description,
    url: canonical(route),
    ...(image && { image }),
    datePublished: published,
    dateModified: updated,
    inLanguage: language,
    author: business,
    publisher: business,
  };
}

/**
 * Returns the breadcrumb trail of a page
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbData(trail: readonly Action[], name: string, route: string, canonical: Canonical): object {
  const steps = [...trail, { label: name, to: route }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonical(to),
    })),
  };
}

function postalAddress({ street, city: locality, region, postalCode, country }: SiteFacts['address']): object {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}
