import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, saying, siteWith } from '../harness/messages/audit.ts';

const services = `services:
  drains: { name: Drain Cleaning, description: A cable., prices: { One drain: $150, Main line: $290 }, booking: booking }
  repairs: { name: Repairs, description: Of leaks., prices: { First hour: $120, Each further hour: $95 }, booking: booking }
  oil: { name: Oil Change, description: Quick., prices: { Conventional: $49, Synthetic: $79 }, booking: booking }
  inspection: { name: Inspection, description: Yearly., prices: { Car: $60, One house: $89 }, booking: booking }
  cats: { name: Cat Boarding, description: By the night., prices: { One cat: $32, Two cats: $50 }, booking: booking }
`;
const specials = `specials:
  winter: { name: Winter Special, price: $240, regular: $290, description: Before the frost. }
`;

/** What others charge in other towns is left alone. */
const towns = `towns:
  - { name: Auburn, slug: auburn, page: /, center: { latitude: 44.3, longitude: -72.5 } }
  - { name: St. Marys, slug: st-marys, page: /, center: { latitude: 44.4, longitude: -72.5 } }
`;

const report = async (sections: string) =>
  auditOf({
    'site.yaml': await siteWith(['services:\n', services], ['towns:\n', `${specials}${towns}`]),
    'pages/a.yaml': pageNamed('/a', sections),
  });

async function said(sections: string): Promise<string[] | null> {
  return pricesIn(await report(sections));
}

test.each([
  ['Drain cleaning of a main line is $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Drain cleaning of a main line is $150.', '“Drain Cleaning, Main line” is $150 on /a, but $290'],
  ['Drain cleaning of a main line in St. Marys is $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Main line drain cleaning costs $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Drain cleaning is $150, or $280 for a main line.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['One drain is $150 and a main line $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['It is $150 for one drain, and a main line is $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Main line: $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Main line: $150.', '“Drain Cleaning, Main line” is $150 on /a, but $290'],
  ['A main line is $280 in Auburn.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['In Auburn, a main line costs only $280.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['$280 for a main line.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['One drain is $140.', '“Drain Cleaning, One drain” is $140 on /a, but $150'],
  ['$140 for one drain in Auburn.', '“Drain Cleaning, One drain” is $140 on /a, but $150'],
  ['Main lines cost $300.', '“Drain Cleaning, Main line” is $300 on /a, but $290'],
  ['You pay $280 for a main line.', '“Drain Cleaning, Main line” is $280 on /a, but $290'],
  ['Rest easy. We charge $150 for a main line.', '“Drain Cleaning, Main line” is $150 on /a, but $290'],
  ['Drain cleaning is $290 for one drain.', '“Drain Cleaning, One drain” is $290 on /a, but $150'],
  ['The first hour is $130.', '“Repairs, First hour” is $130 on /a, but $120'],
  ['The first hour is $120, each further hour $90.', '“Repairs, Each further hour” is $90 on /a, but $95'],
  ['A synthetic oil change is $70.', '“Oil Change, Synthetic” is $70 on /a, but $79'],
  ['Cat boarding: $32 for one cat, $55 for two cats ($25 each).', '“Cat Boarding, Two cats” is $55 on /a, but $50'],
  ['Cat boarding is $50 for two cats, $28 each.', '“Cat Boarding, Two cats” is $28 on /a, but $50'],
  ['Cat boarding is $50 for two cats ($28 each).', '“Cat Boarding, Two cats” is $28 on /a, but $50'],
  ['Oil change, synthetic: $49.', '“Oil Change, Synthetic” is $49 on /a, but $79'],
])('a price that site.yaml has a name for: %s', async (text, fault) => {
  expect((await said(prose(text)))?.join('\n')).toContain(fault);
});

test.each([
  'Main line: $290. One drain is $150, and a main line is $290. Drain cleaning is $290 for a main line and $150 for one drain.',
  'The first hour is $120, each further hour $95. The first hour and one more are $215.',
  'A main line and one drain come to $440. Drain cleaning of one drain and a main line is $440.',
  'Drain cleaning is $150. Drain cleaning is $290. Drain cleaning short of the main line is $150.',
  'The Winter Special for a main line is $240. Winter Special: main line $240. Until May, a main line is $240.',
  'Cat boarding: $32 for one cat, $50 for two cats ($25 each). Cat boarding is $32 for one cat ($50 for two).',
  'Cat boarding is $50 for two cats, so $25 each. Cat boarding is $50 for two cats – $25 each.',
  'A car is $40,000. Synthetic costs $30 at the store. Conventional: $20.',
  'One house on Elm Street sold for $300,000. One house sells for $400,000.',
  'A main line camera by the county is $75. Is a main line $75? We charge by the foot: a main line is $3 per foot.',
  'The city replaces a main line for $5,000. A main line was $240 in 2019. A main line is not $100.',
  'Two main lines cost $580. Both main lines are $580. Main lines cost $580 for two. Long main lines cost $400.',
  'Drain cleaning is $440 for one drain and a main line. Drain cleaning is $269 for one drain with an oil change.',
  'Ask others. You pay $350 for a main line. In Auburn you pay $350 for a main line. You pay $290 for a main line.',
  'You pay $350 for a main line elsewhere. You pay $350 for a main line in Auburn.',
  'A main line is under $300. A main line costs $140 more. Main line customers save $20.',
])('other amounts near such a name are left alone: %s', async (text) => {
  expect(await said(prose(text))).toBeNull();
});

test('a row that has the name of a price', async () => {
  const row = (text: string) =>
    `  - { type: features, heading: What it costs, items: [{ title: Main line, text: ${text} }, { title: Gutters, text: By the foot. }] }\n`;
  expect(await said(row('$280'))).toEqual(['“Drain Cleaning, Main line” is $280 on /a, but $290 in site.yaml.']);
  expect(await said(row('$290'))).toBeNull();
});

test('the placeholder of the named price is the one to write', async () => {
  expect(await report(prose('Drain cleaning of a main line is $280.'))).toContain(
    'Correct the price that is wrong, or write {services.drains.prices.Main line} instead.',
  );
});

test('the name of a price may have a number', async () => {
  const site = await siteWith([
    'name: Leak, description: Mended., prices: { Visit: $50 }',
    'name: House cleaning, description: Rooms., prices: { 1 or 2 bedrooms: $120, 3 bedrooms: $150 }',
  ]);
  const saidOf = async (text: string) => pricesIn(await auditOf({ 'site.yaml': site, ...saying(text) }));
  expect(await saidOf('A house cleaning of 3 bedrooms costs $155.')).toEqual([
    '“House cleaning, 3 bedrooms” is $155 on /a, but $150 in site.yaml.',
  ]);
  expect(await saidOf('A house cleaning of 3 bedrooms costs $150.')).toBeNull();
  expect(String(await saidOf('A house cleaning of 13 bedrooms costs $500.'))).not.toContain('3 bedrooms');
});
