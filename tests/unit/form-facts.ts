/** The facts of businesses whose texts have different forms. */

export const vermont = {
  currency: 'USD',
  language: 'en-US',
  contact: { countryCode: '+1' },
  address: { country: 'US', region: 'VT' },
  words: { closed: 'Closed' },
  services: { a: { prices: { x: '$90', y: '$80' } } },
};
export const newYork = { ...vermont, address: { country: 'US', city: 'New York', region: 'NY', postalCode: '10001' } };
export const berlin = {
  currency: 'EUR',
  language: 'de',
  contact: { countryCode: '+49' },
  address: { country: 'DE', region: 'Berlin' },
  words: { closed: 'Geschlossen' },
  services: { a: { prices: { x: '90 €', y: '80 €' } } },
};
export const zurich = { ...berlin, currency: 'CHF', language: 'de-CH', address: { country: 'CH' }, services: {} };
export const quebec = { ...vermont, currency: 'CAD', language: 'fr-CA', address: { country: 'CA' }, services: {} };
export const oslo = { ...berlin, currency: 'NOK', language: 'nb', address: { country: 'NO' }, services: {} };
