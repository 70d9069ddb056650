/** Structured data (https://schema.org, as JSON-LD), made from the facts that the page shows. */
import { amountOf } from './facts/amount.ts';
import { dialable } from './facts/dialable.ts';
import { groupHours, isClosed } from './facts/opening-hours.ts';
import type { Action, SiteFacts } from './facts/site.ts';
import { spansIn } from './facts/time-spans.ts';

/** Returns the absolute URL of a route. */
type Canonical = (route: string) => string;

export interface ServiceData {
  service: string;
  name?: string | undefined;
  areas: readonly string[];
}

const businessId = (canonical: Canonical) => `${canonical('/')}#business`;

/**
 * The business itself (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 *
 * @param image the absolute URL of a picture of the business
 */
export function businessData(site: SiteFacts, canonical: Canonical, image: string): object {
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
    geo: { '@type': 'GeoCoordinates', ...geo },
    image,
    openingHoursSpecification: openingHours(site),
    ...(towns.length > 0 && { areaServed: towns.map(({ name }) => city(name, address)) }),
    sameAs: footer.social.links.map(({ to }) => site.links[to] ?? to),
  };
}

/**
 * One specification for each span of times (https://schema.org/OpeningHoursSpecification). A closed day opens and closes at
 * midnight. A day with any other words, such as "by appointment", is left out.
 */
function openingHours({ hours, words }: SiteFacts): object[] {
  return groupHours(hours).flatMap(({ days, hours }) => {
    const spans = isClosed(hours, words) ? [{ opens: '00:00', closes: '00:00' }] : spansIn(hours);
    const dayOfWeek = days.map((day) => `https://schema.org/${day}`);
    return spans.map((times) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }));
  });
}

/** A service offered in some towns (https://schema.org/Service). */
export function serviceData(data: ServiceData, site: SiteFacts, canonical: Canonical, route: string): object {
  const service = site.services?.[data.service];
  const amounts = Object.values(service?.prices ?? {}).map(amountOf);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  return {
    '@type': 'Service',
    '@id': `${canonical(route)}#service`,
    serviceType: data.name ?? service?.name,
    description: service?.description,
    url: canonical(route),
    provider: {
      '@type': site.business.type,
      '@id': businessId(canonical),
      name: site.business.name,
      telephone: dialable(site.contact),
      address: postalAddress(site.address),
    },
    areaServed: data.areas.map((name) => city(name, site.address)),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: site.currency,
      lowPrice: low,
      highPrice: high,
      offerCount: amounts.length,
      description: `${low}–${high} ${site.currency}`,
    },
  };
}

/** The breadcrumb trail of a page (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
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
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

function city(name: string, { region, country }: SiteFacts['address']): object {
  return { '@type': 'City', name, containedInPlace: { '@type': 'State', name: `${region}, ${country}` } };
}
