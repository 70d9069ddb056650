import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, saying, siteWith } from '../harness/messages/audit.ts';

const menu = '- { type: menu, heading: All, text: All of it., services: { heading: Services }, foot: Thanks. }';
const data = 'structuredData: { service: leak, areas: [Barre] }\n';

const reportOf = async (prices: string, range: string, page: string) =>
  auditOf({
    'site.yaml': await siteWith(['prices: { Visit: $50 }', `prices: { ${prices} }`], ['priceRange: $50', range]),
    'pages/a.yaml': page,
  });

const lengths = '60 min: $95, 90 min: $130, 120 min: $170';

test.each([
  ['minutes', lengths, 'priceRange: $95–$170'],
  ['minutes, the longest of which costs the most', '90 min: $95, 120 min: $130', 'priceRange: $95–$130'],
  ['distances', 'Up to 99 km: $95, 100 km or more: $130', 'priceRange: $95–$130'],
])('prices in a row, with labels that begin with a number: %s', async (_, prices, range) => {
  expect(await reportOf(prices, range, pageNamed('/a', '', data).replace(/- \{ type: intro.*/, menu))).toBe(
    '\nNo problems.\n',
  );
});

test.each([
  ['Leak: 90 min $120 120 min $170.', '“Leak, 90 min” is $120 on /a, but $130'],
  ['Leak: 90 min $130 120 min $160.', '“Leak, 120 min” is $160 on /a, but $170'],
  ['We charge $1 250.', '/a says “We charge $1 250.”, but nothing in site.yaml costs $1 250'],
])('the amount before such a label is compared: %s', async (text, fault) => {
  const report = await reportOf(lengths, 'priceRange: $95–$170', pageNamed('/a', prose(text)));
  expect(pricesIn(report)?.join('\n') ?? report).toContain(fault);
});

const inEuros: [string, string][] = [
  ['currency: USD', 'currency: EUR'],
  ['prices: { Visit: $50 }', 'prices: { Visit: €75 }'],
  ['priceRange: $50', 'priceRange: €75'],
];
const saidIn = async (text: string, ...changes: [string, string][]) =>
  pricesIn(await auditOf({ 'site.yaml': await siteWith(...changes), ...saying(text) }));

test.each([
  ['A leak costs 79 euro.', '79 euro', inEuros],
  ['A leak costs 79 euros.', '79 euros', inEuros],
  ['A leak costs EUR 79.', 'EUR 79', inEuros],
  ['A leak costs 79 EUR.', '79 EUR', inEuros],
  ['A leak costs 99 dollars.', '99 dollars', []],
  ['A leak costs USD 99.', 'USD 99', []],
  ['A leak costs 99 dollars, and 50 cents a mile.', '99 dollars', []],
  ['A leak costs 99 dollars plus 50 cents a mile.', '99 dollars', []],
  ['A leak costs 99 dólares.', '99 dólares', []],
  ['A leak costs 99 dolares.', '99 dolares', []],
  ['A leak costs 99 Dollar.', '99 Dollar', []],
] as const)('an amount with the name of the currency: %s', async (text, words, changes) => {
  const price = changes.length > 0 ? '€75' : '$50';
  expect(await saidIn(text, ...changes)).toEqual([`“Leak” is ${words} on /a, but ${price} in site.yaml.`]);
});

test.each([
  ['A leak costs 75 euro. A leak costs EUR 75, or 75 euros.', inEuros],
  ['A leak takes 79 EUROPEAN screws, and 79 Euro-tubes. We won 79 dollars.', inEuros],
  [
    'A leak costs 75 euros and 50 cents. A leak costs 80 Euro und fünfzig Cent. A leak is 74 euros 50 centimes.',
    inEuros,
  ],
  ['A leak costs 49 dollars and 50 cents. A leak costs $49 and fifty cents.', []],
  ['A leak costs 50 dollars. A leak takes 99 dollar-sized rings, or 20 pounds of sand.', []],
] as const)('an amount that is right, or of something else: %s', async (text, changes) => {
  expect(await saidIn(text, ...changes)).toBeNull();
});
