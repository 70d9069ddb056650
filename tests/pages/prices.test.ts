import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';
import { rowsOf, textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

/** The page of a service with these prices: its rows, what is struck through, its card, and what search engines get. */
async function priced(prices: string, ...changes: [string, string][]) {
  const site = await siteWith(['{ Visit: $50 }', prices], ['priceRange: $50', 'priceRange: ask'], ...changes);
  const data = 'structuredData: { service: leak, areas: [Barre] }\n';
  const shown = `  - { type: pricing, id: prices, heading: Prices, service: leak, book: Book }
  - { type: price-table, id: table, heading: Table, service: Service }
`;
  const { root, remove } = await sharedProject('small', {
    'site.yaml': site,
    'pages/a.yaml': pageNamed('/a', shown, data),
  });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  const graph: { '@type': string; offers: object }[] = JSON.parse($('script[type="application/ld+json"]').text())[
    '@graph'
  ];
  return {
    rows: rowsOf($, '#prices'),
    struck: ['#prices s', '#table s'].map((selector) => textsOf($, selector)),
    card: $('meta[property="og:image:alt"]').attr('content'),
    offers: graph.find((node) => node['@type'] === 'Service')?.offers,
  };
}

test('prices are shown as they are written, and search engines get their numbers', async () => {
  const { rows, offers } = await priced('{ Small: from $45, Large: $60–$1200, Group: $20 per person, Look: Free }');
  expect(rows).toEqual([
    ['Small', 'from $45'],
    ['Large', '$60–$1200'],
    ['Group', '$20 per person'],
    ['Look', 'Free'],
  ]);
  expect(offers).toMatchInlineSnapshot(`
    {
      "@type": "AggregateOffer",
      "lowPrice": 0,
      "offerCount": 4,
      "offers": [
        {
          "@type": "Offer",
          "name": "Small",
          "priceSpecification": {
            "@type": "PriceSpecification",
            "minPrice": 45,
            "priceCurrency": "USD",
          },
        },
        {
          "@type": "Offer",
          "name": "Large",
          "priceSpecification": {
            "@type": "PriceSpecification",
            "maxPrice": 1200,
            "minPrice": 60,
            "priceCurrency": "USD",
          },
        },
        {
          "@type": "Offer",
          "name": "Group",
          "priceSpecification": {
            "@type": "UnitPriceSpecification",
            "price": 20,
            "priceCurrency": "USD",
            "unitText": "person",
          },
        },
        {
          "@type": "Offer",
          "name": "Look",
          "priceSpecification": {
            "@type": "PriceSpecification",
            "price": 0,
            "priceCurrency": "USD",
          },
        },
      ],
      "priceCurrency": "USD",
    }
  `);
});

test('if all prices are amounts, search engines get the lowest and the highest', async () => {
  const { offers } = await priced('{ Kurz: 80 €, Lang: "1.120,50 €" }', ['currency: USD', 'currency: EUR']);
  expect(offers).toMatchInlineSnapshot(`
    {
      "@type": "AggregateOffer",
      "description": "80–1120.5 EUR",
      "highPrice": 1120.5,
      "lowPrice": 80,
      "offerCount": 2,
      "priceCurrency": "EUR",
    }
  `);
});

test('if there is one price, search engines get no range', async () => {
  const { offers } = await priced('{ Visit: $50, Second visit: $50 }');
  expect(offers).toMatchObject({ lowPrice: 50, highPrice: 50, description: '50 USD' });
});

test('search engines do not get what is added to another price', async () => {
  expect((await priced('{ Visit: $50, At night: +$20 }')).offers).toMatchObject({ lowPrice: 50, offerCount: 1 });
  expect((await priced('{ At night: +$20 }')).offers).toBeUndefined();
});

test('what something used to cost is struck through, and neither search engines nor the card get it', async () => {
  const { struck, card, offers } = await priced('{ Now: $50, Before: $60, Long: $90 }');
  expect(struck).toEqual([['$60'], ['$60']]);
  expect(card).toMatch(/Now \$50 · Long \$90$/);
  expect(offers).toMatchObject({ lowPrice: 50, highPrice: 90, offerCount: 2 });
});

test('without a price to highlight, none is struck through', async () => {
  const { struck, offers } = await priced('{ Before: $60, Long: $90 }');
  expect(struck).toEqual([[], []]);
  expect(offers).toMatchObject({ lowPrice: 60, offerCount: 2 });
});

const shop = `enhancements:
  wash: { name: Window wash, price: from $45, description: Outside. }
  paint: { name: Fence paint, price: $60–$90, description: In white. }
  look: { name: First look, price: Free, description: We come by. }
`;

test('a price on a page is compared with where a price begins and ends', async () => {
  const right = prose('A window wash is $70. Fence paint is $60–$90, or $75 in fall. First look: $0.');
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', right) }, shop)).toBe('\nNo problems.\n');
  const wrong = prose('A window wash is $40. Fence paint is $95. First look: $5.');
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', wrong) }, shop)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:59  warning  prices
      “Window wash” is $40 on /a, but from $45 in site.yaml.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A window wash is $40. Fence paint is $95. First look: $5." }
        │                                                           ^^^
      site.yaml:47:37
      46 │ enhancements:
      47 │   wash: { name: Window wash, price: from $45, description: Outside. }
         │                                     ^^^^^^^^
      48 │   paint: { name: Fence paint, price: $60–$90, description: In white. }
      Correct the price that is wrong, or rewrite the phrase as “Window wash: {enhancements.wash.price}”, which reads “Window wash: from $45”.
      If this is intentional, add \`accept: { prices: { Window wash $40: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:79  warning  prices
      “Fence paint” is $95 on /a, but $60–$90 in site.yaml.
      6 │ …g: About /a, text: What a is. }
      7 │ …g: More, text: "A window wash is $40. Fence paint is $95. First look: $5." }
        │                                                       ^^^
      site.yaml:48:38
      47 │   wash: { name: Window wash, price: from $45, description: Outside. }
      48 │   paint: { name: Fence paint, price: $60–$90, description: In white. }
         │                                      ^^^^^^^
      49 │   look: { name: First look, price: Free, description: We come by. }
      Correct the price that is wrong, or rewrite the phrase as “Fence paint: {enhancements.paint.price}”, which reads “Fence paint: $60–$90”.
      If this is intentional, add \`accept: { prices: { Fence paint $95: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:96  warning  prices
      “First look” is $5 on /a, but Free in site.yaml.
      6 │ …: What a is. }
      7 │ … window wash is $40. Fence paint is $95. First look: $5." }
        │                                                       ^^
      site.yaml:49:36
      48 │   paint: { name: Fence paint, price: $60–$90, description: In white. }
      49 │   look: { name: First look, price: Free, description: We come by. }
         │                                    ^^^^
      Correct the price that is wrong, or rewrite the phrase as “First look: {enhancements.look.price}”, which reads “First look: Free”.
      If this is intentional, add \`accept: { prices: { First look $5: … } }\` with your reason (see docs/audits.md).

    3 warnings in 1 file.
    "
  `);
});

const special = (price: string) =>
  `specials:\n  first: { name: First visit, duration: 60 min, price: ${price}, regular: $50, description: New., booking: booking }\n`;

test('an offer that costs as much as its regular price is reported', async () => {
  expect(await auditOf({}, special('$40'))).toBe('\nNo problems.\n');
  expect(await auditOf({}, special('Free'))).toBe('\nNo problems.\n');
  expect(await auditOf({}, special('$50'))).toContain('costs $50, the same as the regular price, $50.');
  expect(await auditOf({}, special('$60'))).toMatchInlineSnapshot(`
    "
    site.yaml:47:56  warning  savings
      “First visit” costs $60, more than the regular price, $50.
      46 │ specials:
      47 │   first: { name: First visit, duration: 60 min, price: $60, regular: $50, description: New., booking: booking…
         │                                                        ^^^
      Correct the price or the regular price.
      If this is intentional, add \`accept: { savings: { First visit: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('a price that refers to a service without prices is an error', async () => {
  const site = (await siteWith(['prices: { Visit: $50 }, ', ''])) + shop.replace('from $45', 'services.leak');
  expect(await auditOf({ 'site.yaml': site })).toContain('refers to "leak", which has no price.');
});
