import { expect, test } from 'vitest';
import { auditOf, type Change, siteWith } from '../harness/messages/audit.ts';

const irish: Change[] = [
  ['language: en-US', 'language: en-IE'],
  ['currency: USD', 'currency: EUR'],
  ['priceRange: $50', 'priceRange: €50'],
  ['prices: { Visit: $50 }', 'prices: { Visit: €50 }'],
  ['802-555-0100, countryCode: "+1"', '085 555 0142, countryCode: "+353"'],
  ['region: VT, postalCode: "05641", country: US', 'postalCode: A65 F4E2, country: IE'],
  ['geo: { latitude: 44.2, longitude: -72.5 }', 'geo: { latitude: 51.9, longitude: -8.5 }'],
  ['center: { latitude: 44.2, longitude: -72.5 }', 'center: { latitude: 51.8, longitude: -8.4 }'],
];

const report = async (...changes: Change[]) => auditOf({ 'site.yaml': await siteWith(...irish, ...changes) });

test('a site in Ireland is right', async () => {
  expect(await report()).toBe('\nNo problems.\n');
});

test.each([
  ['US', '5,961 miles'],
  ['GB', '5,961 miles'],
  ['PR', '9,593 kilometers'],
])('the distance to a town has the unit of %s', async (country, distance) => {
  const far: Change = ['center: { latitude: 44.2, longitude: -72.5', 'center: { latitude: 44.2, longitude: 72.5'];
  const site = await siteWith(['country: US', `country: ${country}`], far);
  expect(await auditOf({ 'site.yaml': site })).toContain(`Barre would be ${distance} away`);
});

test.each<[Change, string]>([
  [['A65 F4E2', 'P31'], 'must be a postal code such as A65 F4E2, but this is "P31"'],
  [['Visit: €50', 'Visit: ask'], 'Write the price, or where it begins, such as from €45.'],
  [['Visit: €50', 'Visit: €50 or €60'], 'must be one price or a range such as €45–€60, but this has 2 numbers'],
  [['Visit: €50', 'Visit: up to €50'], 'Write the lowest and the highest price, such as €45–€60.'],
  [['latitude: 51.8', 'latitude: 61.8'], 'Barre would be 1,101 kilometers away.'],
])('its messages have examples and units of the country: %s', async (change, message) => {
  expect(await report(change)).toContain(message);
});
