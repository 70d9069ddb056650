import { expect, test } from 'vitest';
import { auditOf, pageNamed, pricesIn, prose, siteWith } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

const services = `services:
  tuning: { name: Piano Tuning, description: By ear., prices: { Now: $75, Before: $89 }, booking: booking }
`;
const sections = `  - { type: services, book: Book, cards: [{ service: tuning }] }
  - { type: pricing, heading: Tuning, service: tuning, book: Book }
  - { type: price-table, heading: All of them, service: Service }
`;

const paper = '  - { type: menu, heading: Menu, text: Prices., services: { heading: Services }, foot: Thanks. }\n';

const reportOn = async (shown: string, ...changes: [string, string][]) =>
  auditOf({
    'site.yaml': await siteWith(
      ['services:\n', services],
      ['priceRange: $50', 'priceRange: $50–$75'],
      ['regular: Regular', 'regular: Usually'],
      ...changes,
    ),
    'pages/a.yaml': pageNamed('/a', shown),
    'pages/paper.yaml': page({ route: '/paper', sections: paper })
      .replace('template: standard', 'template: printable')
      .replace('{ title: A, description: A,', '{ title: The menu, description: The menu on paper,'),
  });

test('a former price is right where sections strike it through', async () => {
  expect(await reportOn(sections)).toBe('\nNo problems.\n');
});

test.each([
  'A piano tuning is $75.',
  'A piano tuning is $75, instead of $89. A piano tuning was $89 before. It used to cost $89 for a piano tuning.',
  'After the opening, a piano tuning is $89 again. Piano Tuning: $75 (usually $89).',
  'Save $14 on a piano tuning.',
  'The piano tuning drops from $89 to $75. We lowered the piano tuning from $89 to $75.',
  'A piano tuning that cost $89 is now $75. The piano tuning: today $75, in the old days $89.',
  'Piano tuning ($89 value) for $75. Piano tuning ($89 value). Piano tuning, valued at $89.',
])('a former price is right in a text that says so: %s', async (text) => {
  expect(await reportOn(prose(text))).toBe('\nNo problems.\n');
});

test.each([
  ['A piano tuning is $89.', '“Piano Tuning” is $89'],
  ['A piano tuning now costs $89.', '“Piano Tuning, Now” is $89'],
  ['For $89, we tune a piano. Piano tuning: $89.', '“Piano Tuning” is $89'],
  ['Piano tunings cost $89. A piano tuning is $75.', '“Piano Tuning” is $89'],
  ['We come from Barre to Stowe, and a piano tuning is $89.', '“Piano Tuning” is $89'],
  ['From 9 to 5, a piano tuning is $89, and a leak is $50.', '“Piano Tuning” is $89'],
  ['It is great value: a piano tuning is $89.', '“Piano Tuning” is $89'],
])('a former price is no price of today: %s', async (text, fault) => {
  expect(pricesIn(await reportOn(prose(text)))).toEqual([`${fault} on /a, but $75 on /paper.`]);
});

test('a price that something drops to is that of today', async () => {
  expect(pricesIn(await reportOn(prose('The piano tuning drops from $89 to $79.')))).toEqual([
    '“Piano Tuning” is $79 on /a, but $75 on /paper.',
  ]);
});

test('a price with that label is an ordinary one if there is none to highlight', async () => {
  expect(await reportOn(prose('A piano tuning is $89.'), ['Now: $75', 'Later: $75'])).toBe('\nNo problems.\n');
});
