import type { SiteFacts } from '../facts/site.ts';

export function Address({ site: { business, address } }: { site: SiteFacts }) {
  return (
    <address className="not-italic">
      <span className="font-semibold">{business.name}</span>
      <br />
      {address.street}
      <br />
      {address.city}, {address.region} {address.postalCode}
    </address>
  );
}
