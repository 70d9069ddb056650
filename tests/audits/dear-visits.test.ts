import { expect, test } from 'vitest';
import { auditOf, siteWith } from '../harness/messages/audit.ts';

const checked = async (prices: string) =>
  auditOf({ 'site.yaml': await siteWith(['{ Visit: $50 }', `{ ${prices} }`], ['priceRange: $50', 'priceRange: $$']) });

test('a visit that costs more than a longer one', async () => {
  expect(await checked('60 min: $1050, 90 min: $140')).toMatchInlineSnapshot(`
    "
    site.yaml:19:63  warning  prices
      “Leak” costs $1050 for 60 min, but only $140 for 90 min.
      18 │ services:
      19 │   leak: { name: Leak, description: Mended., prices: { 60 min: $1050, 90 min: $140 }, booking: booking }
         │                                                               ^^^^^
      20 │ towns:
      site.yaml:19:78
      18 │
      19 │ …scription: Mended., prices: { 60 min: $1050, 90 min: $140 }, booking: booking }
         │                                                       ^^^^
      20 │
      Correct the price that is wrong, or swap the two.
      If this is intentional, add \`accept: { prices: { Leak $1050: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await checked('60 min: $130, 90 min: $95')).toContain(
    '“Leak” costs $130 for 60 min, but only $95 for 90 min.',
  );
  expect(await checked('30 min: Free, 1 hour: $80–$90, 2 hours: $60–$70')).toContain(
    '“Leak” costs $80–$90 for 1 hour, but only $60–$70 for 2 hours.',
  );
});

test.each([
  '60 min: $95, 90 min: $95, 120 min: $160',
  '60 min for two: $180, 90 min: $130',
  '60 min: $80–$140, 90 min: $100–$130',
  '60 min: $95, 90 min: from $90',
  '30 min: $3 per min, 60 min: $2 per min',
  '24 hours: $40, 48 hours: $25',
  'First hour: $125, Each extra half hour: $55',
])('visits that may cost that: %s', async (prices) => {
  expect(await checked(prices)).not.toMatch(/but only| {2}error {2}/);
});
