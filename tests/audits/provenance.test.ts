import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditOf, type Change, headsOf, home, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

/** Marks the words in a file that a finding is about. */
const cursor = '▸';

function cursorsIn(file: string, text: string): string[] {
  return [...text.matchAll(new RegExp(cursor, 'g'))].map(({ index }) => {
    const before = text.slice(0, index).replaceAll(cursor, '').split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  });
}

/** Audits a site whose files have cursors, and expects findings of one rule exactly there. */
async function expectAtCursors(rule: string, files: Record<string, string>, picture: Record<string, Buffer> = {}) {
  const expected = Object.entries(files).flatMap(([file, text]) => cursorsIn(file, text));
  const clean = Object.entries(files).map(([file, text]) => [file, text.replaceAll(cursor, '')]);
  const report = await auditOf({ ...Object.fromEntries(clean), ...picture });
  expect(expected).not.toEqual([]);
  expect(headsOf(report), report).toEqual(expected.map((location) => `${location}  warning  ${rule}`));
}

/** The small site, which also sells rush jobs, with some of its texts replaced. */
const site = async (...changes: Change[]) =>
  `${await siteWith(...changes)}enhancements: { rush: { name: Rush job, price: $25, description: Within the hour. } }\n`;

const montpelier: Change = [
  'navigation:',
  '  - { name: Montpelier, slug: montpelier, page: /, center: { latitude: 44.3, longitude: -72.6 }, specialties: { drains: { opening: Pipes. } } }\nnavigation:',
];

/** A page for every town that has drains, with one section. */
const drains = (section: string) =>
  page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\nspecialty: drains\n',
    sections: `  - ${section}\n`,
  }).replace('title: A, description: A', 'title: "Drains in {town.name}", description: "Near {town.name}"');

const checklist = (items: string) => `  - type: checklist\n    heading: Why\n    items:${items}\n`;
const card = (prices: string) =>
  `  - { type: services, heading: Services, book: Book, cards: [{ service: leak, ${prices} }] }\n`;

test.each([
  ['a text', prose('A leak is ▸$70.')],
  ['a list item', checklist(' [No fee, Gutters from ▸$70, No mess]')],
  ['a list item on its own line', checklist('\n      - No fee\n      - Gutters from ▸$70\n      - No mess')],
  ['a row of prices', card('prices: { Visit: $50, Call: ▸$70 }')],
  ['the second line of a text', '  - type: note\n    heading: >-\n      A leak is\n      repaired for ▸$70.\n'],
  [
    'the second paragraph',
    '  - type: prose\n    heading: More\n    text: |\n      We repair leaks.\n\n      A leak is ▸$70.\n',
  ],
  ['an escaped character before them', prose('It\\u2019s a leak: ▸$70.')],
  ['a placeholder before them', prose('By {business.name}, a leak is ▸$70.')],
  ['placeholders around them', prose('{business.name}: a leak is ▸$70. {business.name}')],
  ['the second text with the same words', prose('A leak visit is $50.') + prose('A rush job is ▸$50.')],
  ['the second list item with the same words', checklist(' [A leak visit is $50, A rush job is ▸$50]')],
  ['bold words', prose('**A leak** is **▸$70**.')],
  [
    'words after a link that has them in its address',
    prose('Ask [about it](https://example.com/leak-$70) and a leak, ▸$70.'),
  ],
  ['the words of a link', prose('Ask about [a leak for ▸$70](/), or *call*.')],
  [
    'an item of a list in a text',
    '  - type: prose\n    heading: More\n    text: |\n      - One.\n      - *Leak*, ▸$70.\n',
  ],
  ['two lists with the same words', checklist(' [A leak is ▸$70]') + checklist(' [A leak is ▸$70, No mess]')],
])('words on a page: %s', async (_, sections) => {
  await expectAtCursors('prices', { 'pages/a.yaml': pageNamed('/a', sections), 'site.yaml': await site() });
});

test.each([
  ['a description on a card', ['description: Mended.', 'description: Mended until ▸3/1/2020.'], card('name: Leak')],
  ['the footer of every page', ['blurb: Pipes.', 'blurb: Pipes. Open until ▸3/1/2020.'], prose('More.')],
] as const)('words of site.yaml: %s', async (_, change, sections) => {
  await expectAtCursors('stale', { 'pages/a.yaml': pageNamed('/a', sections), 'site.yaml': await site(change) });
});

test('words that are partly bold, or a link', async () => {
  await expectAtCursors('stale', saying('Open until ▸December **24**, 2020. Closed [▸December](/) [3, 2021](/).'));
});

test('words of site.yaml: part of a text that fills a placeholder', async () => {
  await expectAtCursors('stale', {
    'pages/a.yaml': drains('{ type: intro, heading: Drains, text: "We clear them. {specialty.opening}" }'),
    'site.yaml': await site(['opening: Drains.', 'opening: "Drains until ▸3/1/2020."']),
  });
});

test.each([
  ['a specialty', '{specialty.opening}', 'specialties: { drains: { opening: "Drains until ▸3/1/2020." } }'],
  [
    'the town',
    '{town.words.road}',
    'words: { road: "Closed until ▸3/1/2020." }\nspecialties: { drains: { opening: Pipes. } }',
  ],
])('words of the file of a town, about %s', async (_, text, words) => {
  await expectAtCursors('stale', {
    'pages/a.yaml': drains(`{ type: intro, heading: Drains, text: "${text}" }`),
    'pages/towns/barnet.yaml': `name: Barnet\npage: /\ncenter: { latitude: 44.3, longitude: -72.1 }\n${words}\n`,
    'site.yaml': (await site()).replace(/towns:\n(?: .*\n)+/, 'towns: pages/towns\n'),
  });
});

test('a fact that fills a placeholder: the text that shows it', async () => {
  const sections = '  - { type: prose, heading: More, text: ▸"On Sunday: {hours.Monday}." }\n';
  await expectAtCursors('facts', { 'pages/a.yaml': pageNamed('/a', sections), 'site.yaml': await site() });
});

test('an alt text', async () => {
  const van = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = (alt: string) => `  - { type: prose, heading: Van, text: Red., image: van.png, alt: ${alt} }\n`;
  const sections = picture('A red van') + picture('▸IMG_2044');
  await expectAtCursors('alt-text', { 'pages/home.yaml': home(sections) }, { 'van.png': van });
});

test.each([
  ['that begins with words of its own', '"From ▸Montpelier with {business.name}"'],
  ['that begins with a placeholder', '"{business.name} in ▸Montpelier"'],
])('a heading made for a town %s', async (_, heading) => {
  await expectAtCursors('wrong-town', {
    'pages/a.yaml': drains(`{ type: intro, heading: ${heading}, text: Up the road. }`),
    'site.yaml': await site(montpelier),
  });
});

test('prices in the cards and in the description of the business', async () => {
  const card = 'card: { heading: "Leaks from ▸$51", line: "Gutters from ▸$52" }';
  await expectAtCursors('prices', {
    'pages/a.yaml': pageNamed('/a').replace('keywords: A', `keywords: A, ${card}`),
    'site.yaml': await site(
      ['description: ', 'description: From ▸$53. '],
      ['links: {', 'card: { line: ▸$54 }\nlinks: {'],
    ),
  });
});

test('addresses of links, on a page and in site.yaml', async () => {
  const links = (to: string) => `  - { type: links, heading: Call, links: [{ label: Call, to: ${to} }] }\n`;
  await expectAtCursors('facts', {
    'pages/a.yaml': pageNamed('/a', links('"▸tel:+18025550199"') + links('old')),
    'site.yaml': await site(['links: { booking', 'links: { old: "▸tel:+18025550198", booking']),
  });
});

test.each<[title: string, rule: string, definition: string, ...changes: Change[]]>([
  ['the same words twice in a text', 'prices', pageNamed('/a', prose('A leak visit is $50. A rush job is ▸$50.'))],
  ['a price that begins another', 'prices', pageNamed('/a', prose('A leak visit is $50. At night, a leak is ▸$5.'))],
  [
    'the same words twice in a title',
    'prices',
    pageNamed('/a').replace('Title of /a', '"A leak visit is $50. A rush job is ▸$50."'),
  ],
  [
    'two rows with the same price',
    'prices',
    pageNamed('/a', card('prices: { 60 min: $50, 90 min: ▸$50 }')),
    ['prices: { Visit: $50 }', 'prices: { 60 min: $50, 90 min: $60 }'],
  ],
  [
    'a heading after a text that is the same',
    'wrong-town',
    drains('{ type: intro, text: Near Montpelier, heading: Near ▸Montpelier }'),
    montpelier,
  ],
  [
    'a date of site.yaml that fills a placeholder',
    'stale',
    drains('{ type: intro, heading: Drains, text: "Free until {specialty.opening}." }'),
    ['opening: Drains.', 'opening: ▸3/1/2020'],
  ],
])('%s', async (_, rule, definition, ...changes) => {
  await expectAtCursors(rule, { 'pages/a.yaml': definition, 'site.yaml': await site(...changes) });
});
