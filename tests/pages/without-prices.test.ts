import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, pageNamed, siteWith } from '../harness/messages/audit.ts';
import { textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

test('a service and an offer can be without a price', async () => {
  const offers = `specials:\n  teachers: { name: 10% off for teachers, description: On every visit. }\n`;
  const sections = `  - { type: services, id: cards, cards: [{ service: leak }], book: Ask }
  - { type: offers, id: offers, heading: Offers }
`;
  const site = (await siteWith(['prices: { Visit: $50 }, ', ''])) + offers;
  const data = 'structuredData: { service: leak, areas: [Barre] }\n';
  const files = { 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', sections, data) };
  expect(await auditOf(files)).toBe('\nNo problems.\n');
  const menu =
    '  - { type: menu, heading: Menu, text: All., services: { heading: A }, specials: { heading: B }, foot: End. }\n';
  const { root, remove } = await sharedProject('small', { ...files, 'pages/b.yaml': pageNamed('/b', menu) });
  const texts = await builtTexts(root).finally(remove);
  const $ = load(texts.get('a.html') ?? '');
  expect(textsOf($, '#cards article > :not(:empty)')).toEqual(['Leak', 'Mended.', 'Ask: Leak (new tab)']);
  expect(textsOf($, '#offers article > :not(:empty)')).toEqual(['10% off for teachers', 'On every visit.']);
  expect(textsOf(load(texts.get('b.html') ?? ''), 'main dd')).toEqual(['Mended.', 'On every visit.']);
  expect($('script[type="application/ld+json"]').text()).not.toContain('offers');
});

test('a section of prices needs a service that has some', async () => {
  const site = await siteWith(['prices: { Visit: $50 }, ', '']);
  const sections = '  - { type: pricing, heading: Prices, service: leak, book: Ask }\n';
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', sections) })).toContain(
    `"service" is "leak", which has no prices in site.yaml.`,
  );
});

test('a table of prices leaves out services without any, and shows a dash where one is missing', async () => {
  const services = `services:
  long: { name: Long, description: Long., prices: { Visit: $50, Call: $20 }, booking: booking }
  short: { name: Short, description: Short., prices: { Visit: $40 }, booking: booking }
  other: { name: Other, description: On request., booking: booking }
`;
  const table = (only: string) => `  - { type: price-table, id: table, heading: Table, service: Service${only} }\n`;
  const site = await siteWith(['services:\n', services]);
  const files = { 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', table('')) };
  const { root, remove } = await sharedProject('small', files);
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(
    $('#table tbody tr')
      .toArray()
      .map((one) => $(one).text().replace(/\s+/g, ' ')),
  ).toEqual(['LongVisit $50Call $20', 'ShortVisit $40–', 'LeakVisit $50–']);
  const empty = { ...files, 'pages/a.yaml': pageNamed('/a', table(', only: [other]')) };
  expect(await auditOf(empty)).toContain('"service" heads a table in which no service has a price.');
});
