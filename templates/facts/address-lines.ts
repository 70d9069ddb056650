import type { SiteFacts } from './site.ts';

/**
 * Countries where the postal code follows the city in an address without a state
 * (https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions).
 */
const codeLast = new Set(['GB', 'IE', 'IN', 'NZ', 'SG', 'ZA']);

/** Returns the lines of an address, as on an envelope. */
export function addressLines({ street, city, region, postalCode, country }: SiteFacts['address']): string[] {
  const place = codeLast.has(country) ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  return [...(street ? [street] : []), region ? `${city}, ${region} ${postalCode}` : place];
}

/** Returns a city or a town with its state, if there is one. */
export const placeIn = (city: string, region: string | undefined): string => (region ? `${city}, ${region}` : city);
