import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';
import { textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

/** How the same label is typed: with a space bar, with Option held down, and by a program that sets French. */
const spaces = [' ', '\u00a0', '\u202f'];
const pairs = spaces.flatMap((one) => spaces.map((other) => [one, other] as const)).slice(1);

const pricesWith = (space: string) => `prices: { 60${space}min: $50, 90${space}min: $70 }`;
const packageOf = (regular: string) =>
  `packages:\n  three: { name: Three, description: "{packages.three.regular}", prices: { All: $120 }, regular: ${regular}, booking: booking }\n`;
const packages = '  - { type: packages, id: packages, heading: Packages, book: Buy }\n';

test.each(pairs)('a price whose label has the space %j is found where %j is written', async (one, other) => {
  const site =
    (await siteWith(['prices: { Visit: $50 }', pricesWith(one)])) + packageOf(`3${other}× services.leak.60${other}min`);
  const text = prose(`Only {services.leak.prices.60${other}min}.`).replace('prose,', 'prose, id: only,');
  const pages = { 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', packages + text) };
  const { root, remove } = await sharedProject('small', pages);
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#packages article > p')).toEqual(['$150', 'Save $30']);
  expect(textsOf($, '#only p')).toEqual(['Only $50.']);
});

test.each([
  ['EUR', '40 €', '40\u00a0€'],
  ['EUR', 'ab 1 250 €', 'ab 1\u00a0250\u00a0€'],
  ['EUR', '€ 40 pro Stunde', '€\u00a040 pro Stunde'],
  ['CHF', 'CHF 80', 'CHF\u00a080'],
  ['CZK', '80 Kč', '80\u00a0Kč'],
  ['USD', '$45 per visit', '$45 per visit'],
])('the sign of a price in %s, as in %s, is on the line of its number', async (currency, price, shown) => {
  const country = currency === 'USD' ? 'US' : 'DE';
  const site = (await siteWith(['prices: { Visit: $50 }', `prices: { Besuch: ${price} }`]))
    .replace('priceRange: $50', `priceRange: ${price.replace(/^ab | p.*/g, '')}`)
    .replace('currency: USD', `currency: ${currency}`)
    .replace('country: US', `country: ${country}`)
    .replace('countryCode: "+1"', 'countryCode: "+49"')
    .replace('language: en-US', country === 'US' ? 'language: en-US' : 'language: de')
    .concat(`enhancements:\n  first: { name: Erstes, description: A., price: ${price} }\n`);
  const extras = '  - { type: pricing, heading: Now, service: leak, extras: [{ enhancement: first }], book: A }\n';
  const table = '  - { type: price-table, heading: Table, service: Service }\n';
  const list = '  - { type: menu, heading: Menu, text: A., services: { heading: Alle }, foot: A. }\n';
  const pages = {
    'site.yaml': site,
    'pages/a.yaml': pageNamed('/a', table + extras),
    'pages/b.yaml': pageNamed('/b', list),
  };
  const { root, remove } = await sharedProject('small', pages);
  const texts = await builtTexts(root).finally(remove);
  const [$a, $b] = ['a.html', 'b.html'].map((path) => load(texts.get(path) ?? ''));
  expect($a?.('main td').text()).toContain(shown);
  expect($a?.('main dd').last().text()).toContain(shown);
  expect($b?.('main dd').text()).toContain(shown);
});

test('so is the sign of what a membership or a package saves, and of a discount', async () => {
  const more = `memberships:
  care: { name: Pflege, description: A., monthly: 250 €, regular: 1 500 € }
packages:
  three: { name: Drei, description: A., prices: { Alle: 100 € }, regular: 120 €, booking: booking }
specials:
  senior: { name: Ältere, description: A., discount: 10 % }
`;
  const site = await siteWith(
    ['USD', 'EUR'],
    ['language: en-US', 'language: de'],
    ['Visit: $50', 'Besuch: 50 €'],
    ['priceRange: $50', 'priceRange: 50 €'],
    ['save: Save', 'save: Spare\n  off: Rabatt'],
  );
  const sections = `  - { type: memberships, heading: Pflege, text: A., benefits: [A], action: { label: A, to: booking } }
  - { type: packages, heading: Pakete, book: A }
  - { type: offers, heading: Angebote }
  - { type: menu, heading: Menu, text: A., specials: { heading: Alle }, foot: A. }
`;
  const { root, remove } = await sharedProject('small', {
    'site.yaml': site + more,
    'pages/a.yaml': pageNamed('/a', sections),
  });
  const shown = load((await builtTexts(root).finally(remove)).get('a.html') ?? '')('main').text();
  for (const price of ['Spare 1\u00a0250\u00a0€', 'Spare 20\u00a0€', '10\u00a0% Rabatt', '10\u00a0% Rabatt']) {
    expect(shown).toContain(price);
  }
  expect(shown).not.toMatch(/\d [€%]/);
});

test('labels that differ only in the kind of their space are one column', async () => {
  const services = `services:\n  other: { name: Other, description: Mended., ${pricesWith('\u00a0')}, booking: booking }\n`;
  const site = await siteWith(['prices: { Visit: $50 }', pricesWith(' ')], ['services:\n', services]);
  const table = '  - { type: price-table, id: table, heading: Table, service: Service }\n';
  const { root, remove } = await sharedProject('small', { 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', table) });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#table thead th').filter((text) => text.endsWith('min'))).toEqual(['60 min', '90 min']);
});

test('a label that is used twice, once with another space, is reported', async () => {
  const site = await siteWith(['prices: { Visit: $50 }', 'prices: { 60 min: $50, 60\u00a0min: $70 }']);
  expect(await auditOf({ 'site.yaml': site })).toContain('"60 min" is used twice in the same group');
});

test('the price that is struck through is found by its label with any space', async () => {
  const words = ['Now\n  struckPrice: Before', 'En\u00a0ligne\n  struckPrice: Au\u00a0comptoir'] as const;
  const site = await siteWith(words, [
    'prices: { Visit: $50 }',
    'prices: { En\u00a0ligne: $40, Au\u00a0comptoir: $50 }',
  ]);
  const pricing = '  - { type: services, id: prices, book: Book, cards: [{ service: leak }] }\n';
  const { root, remove } = await sharedProject('small', {
    'site.yaml': site,
    'pages/a.yaml': pageNamed('/a', pricing),
  });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect(textsOf($, '#prices s')).toEqual(['$50']);
  const [highlighted, struck] = $('#prices dt').get();
  expect($(highlighted).text()).toBe('En ligne');
  expect($(highlighted).attr('class')).not.toBe($(struck).attr('class'));
});

test('a length with a no-break space is compared, and a finding is accepted with any space', async () => {
  const site = await siteWith(
    ['prices: { Visit: $50 }', pricesWith('\u00a0')],
    ['priceRange: $50', 'priceRange: $50–$70'],
  );
  const wrong = prose('A leak of 60 minutes is $55.');
  const accept = 'accept: { prices: { Leak\u00a0$55: As agreed. } }\n';
  const found = await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', wrong) });
  expect(pricesIn(found)).toEqual(['“Leak, 60 min” is $55 on /a, but $50 in site.yaml.']);
  expect(await auditOf({ 'site.yaml': site, 'pages/a.yaml': pageNamed('/a', wrong, accept) })).toBe('\nNo problems.\n');
});

test('a no-break space that French puts before punctuation stays in a label', async () => {
  const site = await siteWith(['prices: { Visit: $50 }', 'prices: { «\u00a0Duo\u00a0»: $50 }']);
  const pricing = '  - { type: pricing, id: prices, heading: Prices, service: leak, book: Book }\n';
  const { root, remove } = await sharedProject('small', {
    'site.yaml': site,
    'pages/a.yaml': pageNamed('/a', pricing),
  });
  const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
  expect($('#prices dt').text()).toBe('«\u00a0Duo\u00a0»');
});
