import type { SiteFacts } from './site.ts';

/** The lines of an address, as on an envelope. */
export function addressLines({ street, city, region, postalCode }: SiteFacts['address']): string[] {
  return [...(street ? [street] : []), `${city}, ${region} ${postalCode}`];
}
