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
      ['regular: Regular', 'regular: On Paper'],
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
  'Piano tuning: on paper $89.',
  'A piano tuning is normally $89.',
  'The usual price of a piano tuning is $89. At the old rate, a piano tuning is $89.',
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

test('a former price is not in the price range of the business', async () => {
  expect(await reportOn('', ['$50–$75', '$50–$60'])).toBe('\nNo problems.\n');
});

const sold = (language: string): [string, string][] => [
  ['language: en-US', `language: ${language}`],
  ['Piano Tuning, description: By ear.', 'Piano Solo, description: Piano.'],
];

test.each([
  [
    'fr-CA',
    'Le piano solo coûte 75 $ au lieu de 89 $. Avant, le piano solo était à 89 $. Le piano solo ne coûte plus 89 $.',
  ],
  [
    'fr-CA',
    'Le piano solo passe de 89 $ à 75 $. Le prix habituel du piano solo est de 89 $. Piano solo (valeur de 89 $).',
  ],
  ['de', 'Piano Solo kostet $75 statt $89. Piano Solo kostete bisher $89. Der alte Preis für Piano Solo war $89.'],
  ['es', 'El piano solo cuesta $75 en vez de $89. Antes el piano solo costaba $89.'],
  ['it', 'Il piano solo costa $75 anziché $89. Prima il piano solo costava $89.'],
  ['pt-BR', 'O piano solo custa $75 em vez de $89. O piano solo custava $89 antes.'],
  ['pl', 'Piano solo kosztuje $89.'],
  ['es', 'Piano solo (valor de $89). El piano solo cuesta $89 sin descuento. Precio completo del piano solo: $89.'],
  ['es', 'Piano solo, precio de lista $89. El piano solo bajó de $89. Ahorre $14 en el piano solo de $89.'],
  ['de', 'Piano Solo: Listenpreis $89. Piano Solo kostet ohne Rabatt $89. Piano Solo, Vollpreis $89.'],
  ['fr-CA', 'Sans rabais, le piano solo coûte 89 $. Piano solo, prix de liste : 89 $.'],
  ['pt-BR', 'Piano solo (valor $89). O piano solo custa $89 sem desconto. Piano solo, preço de tabela: $89.'],
])('a former price may be in a text in the language %s: %s', async (language, text) => {
  expect(await reportOn(prose(text), ...sold(language))).toBe('\nNo problems.\n');
});

test.each([
  ['fr-CA', 'Le piano solo coûte 89 $.', '89 $'],
  ['de', 'Piano Solo kostet $89.', '$89'],
  ['es', 'El piano solo cuesta $89.', '$89'],
  ['it', 'Il piano solo costa $89.', '$89'],
  ['pt-BR', 'O piano solo custa $89.', '$89'],
])('a former price is no price of today in the language %s either: %s', async (language, text, amount) => {
  expect(pricesIn(await reportOn(prose(text), ...sold(language)))).toEqual([
    `“Piano Solo” is ${amount} on /a, but $75 on /paper.`,
  ]);
  expect(await reportOn(sections, ...sold(language))).not.toContain('warning  prices');
});

test('a price that something drops to is that of today', async () => {
  expect(pricesIn(await reportOn(prose('The piano tuning drops from $89 to $79.')))).toEqual([
    '“Piano Tuning” is $79 on /a, but $75 on /paper.',
  ]);
});

test('a price with that label is an ordinary one if there is none to highlight', async () => {
  expect(await reportOn(prose('A piano tuning is $89.'), ['Now: $75', 'Later: $75'])).toBe('\nNo problems.\n');
});
