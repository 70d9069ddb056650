import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';

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
