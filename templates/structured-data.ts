/** Structured data (https://schema.org, as JSON-LD), made from the facts that the page shows. */
import type { PageFacts } from './define.ts';
import { dialable } from './facts/dialable.ts';
import { currentPrices } from './facts/former-price.ts';
import type { Action, SiteFacts, Town } from './facts/site.ts';
import { plainText } from './markdown/plain-text.ts';
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
    ...(towns.length > 0 && { areaServed: towns.map((town) => city(town.name, regionOf(town, site))) }),
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
    ...(town && { areaServed: [city(town.name, regionOf(town, site))] }),
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
    areaServed: data.areas.map((name) => area(name, site, town)),
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

/** Returns a county, by its name in English (https://schema.org/AdministrativeArea), or otherwise a town. */
function area(written: string, site: SiteFacts, own: Town | undefined): object {
  const { address, towns = [] } = site;
  // Most pages name their own town, and there may be thousands of others.
  const town = townOfArea(written, own ? [own] : [], address) ?? townOfArea(written, towns, address);
  const name = (town && nameIn(written)(town)) ?? written;
  return { ...city(name, regionOf(town, site)), ...(isCounty(written) && { '@type': 'AdministrativeArea' }) };
}

const regionOf = (town: Town | undefined, { address }: SiteFacts) => town?.region ?? address.region;

type PlacedTown = Pick<Town, 'name' | 'county' | 'region'>;

/**
 * Returns the town with the name of an area, or the first one in a county with that name. The state may follow the name,
 * as in Springfield, IL.
 *
 * @param address the address of the business, whose state is that of towns without one
 */
export function townOfArea<T extends PlacedTown>(
  area: string,
  towns: readonly T[],
  address: Pick<SiteFacts['address'], 'region'>,
): T | undefined {
  const nameOf = nameIn(area);
  const byName = towns.find((town) => nameOf(town) === area);
  if (byName || !area.includes(', ')) return byName;
  return towns.find((town) => area === `${nameOf(town)}, ${town.region ?? address.region}`);
}

/** Returns a function that returns what an area can name of a town: the town itself, or its county. */
const nameIn =
  (area: string) =>
  ({ name, county }: PlacedTown) =>
    isCounty(area) ? county : name;

/** Returns true for a county, with or without its state. A town may be called Concord, Pike County. */
const isCounty = (name: string) => /^County of |^[^,]*\s(?:County|Parish|Borough)(?:, |$)/.test(name);

const city = (name: string, region: string | undefined) => ({
  '@type': 'City',
  name,
  ...(region && { containedInPlace: { '@type': 'State', name: region } }),
});
