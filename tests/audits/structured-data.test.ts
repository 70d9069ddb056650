import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

test('prices that only search engines get', async () => {
  const data = 'structuredData: { service: leak, areas: [Barre] }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', data) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:28  warning  structured-data
      Search engines get 50 as the price of Leak, but /a does not show 50.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ structuredData: { service: leak, areas: [Barre] }
        │                            ^^^^
      6 │ sections:
      Show the prices of this service on the page, or delete "structuredData" from it.

    1 warning in 1 file.
    "
  `);
  const shown = '  - { type: pricing, heading: Prices, service: leak, book: Book }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', shown, data) })).toBe('\nNo problems.\n');
});

test('a place that only search engines get', async () => {
  const data = 'structuredData: { service: leak, areas: [Barre, Dover, Lake Elmore] }\n';
  const shown = `  - { type: pricing, heading: Prices, service: leak, book: Book }\n${prose('To Lake Elmore and back.')}`;
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', shown, data) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:49  warning  structured-data
      /a tells search engines that you serve Dover, but that is not one of the towns, and visitors do not find it on the page.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ structuredData: { service: leak, areas: [Barre, Dover, Lake Elmore] }
        │                                                 ^^^^^
      6 │ sections:
      Delete it from the list, or write about it on the page.
      If this is intentional, add \`accept: { structured-data: { Dover: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('opening hours without times', async () => {
  const site = await siteWith();
  expect(await auditOf({ 'site.yaml': site.replaceAll('9 AM–5 PM', 'By arrangement') })).toBe('\nNo problems.\n');
  expect(await auditOf({ 'site.yaml': site.replaceAll('9 AM–5 PM', 'Closed') })).toMatchInlineSnapshot(`
    "
    site.yaml:10:3  warning  structured-data
      Search engines do not get the opening hours of the business, which Google recommends for a local business.
       9 │ hours:
      10 │   Monday: Closed
         │   ^^^^^^^^^^^^^^
      11 │   Tuesday: Closed
      Write hours with times, such as 9 AM–5 PM.
      If this is intentional, add \`accept: { structured-data: { opening hours: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test.each([
  ['currency: EUR', '"1.120,50 €"', 'Das kostet 1.120,50 € im Ganzen.', '120,50 €'],
  ['currency: EUR', '1.120 €', 'Das kostet 1.120 € im Ganzen.', '120 €'],
  ['currency: CHF', 'CHF 80', 'Das kostet CHF 80 im Ganzen.', 'CHF 90'],
  ['currency: USD', '"$1,250"', 'It costs $1,250 in all.', '$250'],
])('a price in %s, such as %s, is one price wherever it is written', async (currency, price, words, other) => {
  const site = await siteWith(['currency: USD', currency], ['Visit: $50', `Visit: ${price}`], ['$50', 'ask']);
  const data = 'structuredData: { service: leak, areas: [Barre] }\n';
  const shown = `  - { type: pricing, heading: Prices, service: leak, book: Book }\n${prose(words)}`;
  const right = pageNamed('/a', shown, data);
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': right })).toBe('\nNo problems.\n');
  const wrong = right.replace(words, `Leak: ${other}.`);
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': wrong })).toContain(other);
});
