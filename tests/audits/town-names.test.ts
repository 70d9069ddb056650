import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose } from '../harness/messages/audit.ts';

/** @param names by slug */
const townsCalled = (names: Readonly<Record<string, string>>) =>
  `towns:\n${Object.entries(names)
    .map(
      ([slug, name], index) =>
        `  - { slug: ${slug}, name: "${name}", page: /, center: { latitude: 44.2, longitude: -72.${100 + index} } }\n`,
    )
    .join('')}`;

/** What is reported about the names of towns, and which names are suggested. */
async function saidOf(names: Readonly<Record<string, string>>): Promise<string[]> {
  const report = await auditOf({}, townsCalled(names));
  return (report.match(/(?<=town-names\n {2}).*|(?<=Did you mean ").*?(?=")/g) ?? []).sort();
}

test('names that moved by a row', async () => {
  const names = { ashbrook: 'McKinney', mckinney: 'Dover', dover: 'Ashbrook', 'elm-vt': 'Elm' };
  expect(await auditOf({}, townsCalled(names))).toMatchInlineSnapshot(`
    "
    site.yaml:41:29  warning  town-names
      This town is called McKinney, but its slug is "ashbrook", and another town has the slug "mckinney".
      40 │ towns:
      41 │   - { slug: ashbrook, name: "McKinney", page: /, center: { latitude: 44.2, longitude: -72.100 } }
         │                             ^^^^^^^^^^
      42 │   - { slug: mckinney, name: "Dover", page: /, center: { latitude: 44.2, longitude: -72.101 } }
      Did you mean "Ashbrook"?
      If this is intentional, add \`accept: { town-names: { McKinney: … } }\` with your reason (see docs/audits.md).

    site.yaml:42:29  warning  town-names
      This town is called Dover, but its slug is "mckinney", and another town has the slug "dover".
      41 │   - { slug: ashbrook, name: "McKinney", page: /, center: { latitude: 44.2, longitude: -72.100 } }
      42 │   - { slug: mckinney, name: "Dover", page: /, center: { latitude: 44.2, longitude: -72.101 } }
         │                             ^^^^^^^
      43 │   - { slug: dover, name: "Ashbrook", page: /, center: { latitude: 44.2, longitude: -72.102 } }
      Did you mean "McKinney"?
      If this is intentional, add \`accept: { town-names: { Dover: … } }\` with your reason (see docs/audits.md).

    site.yaml:43:26  warning  town-names
      This town is called Ashbrook, but its slug is "dover", and another town has the slug "ashbrook".
      42 │   - { slug: mckinney, name: "Dover", page: /, center: { latitude: 44.2, longitude: -72.101 } }
      43 │   - { slug: dover, name: "Ashbrook", page: /, center: { latitude: 44.2, longitude: -72.102 } }
         │                          ^^^^^^^^^^
      44 │   - { slug: elm-vt, name: "Elm", page: /, center: { latitude: 44.2, longitude: -72.103 } }
      Did you mean "Dover"?
      If this is intentional, add \`accept: { town-names: { Ashbrook: … } }\` with your reason (see docs/audits.md).

    3 warnings in 1 file.
    "
  `);
});

test('the name of another town whose slug ends in the state', async () => {
  expect(await saidOf({ ashbrook: 'Elm Grove', 'elm-grove-vt': 'Dover' })).toEqual([
    'Ashbrook',
    'This town is called Elm Grove, but its slug is "ashbrook", and another town has the slug "elm-grove-vt".',
  ]);
});

test.each([
  ['ashbrook', 'Ashbrok', 'Ashbrook'],
  ['kingsbridge-vt', 'Kingbrigde', 'Kingsbridge'],
  ['mckinney', 'McKiney', 'McKinney'],
  ['little-elm', 'Litle Elm', 'Little Elm'],
  ['saint-albans', 'St. Albens', 'St. Albans'],
  ['winston-salem', 'Winston-Salen', 'Winston-Salem'],
  ['ashbrook', 'ashbrok', 'Ashbrook'],
])('the town with the slug %s is misspelled as %s', async (slug, name, better) => {
  const said = `The name ${name} and the slug "${slug}" are not spelled alike.`;
  expect(await saidOf({ [slug]: name, dover: 'Dover' })).toEqual([better, said].sort());
});

test.each([
  ['ashbrook', 'Ashbrook'],
  ['little elm', 'Little Elm'],
  ['little Elm', 'Little Elm'],
])('the name %s begins with a small letter', async (name, better) => {
  const slug = name.replace(' ', '-').toLowerCase();
  expect(await saidOf({ [slug]: name })).toEqual([better, `The name “${name}” begins with a small letter.`]);
});

test('a name is all capitals', async () => {
  const all = { 'little-elm': 'LITTLE ELM', dish: 'DISH', 'o-fallon': "O'FALLON" };
  expect(await saidOf(all)).toEqual([
    'Little Elm',
    "O'Fallon",
    'The name “LITTLE ELM” is all capitals.',
    "The name “O'FALLON” is all capitals.",
  ]);
});

test('many names that moved are one mistake', async () => {
  const names = Array.from('abcdefghijklmn', (letter) => `${letter.toUpperCase()}ville`);
  const slugs = names.map((_, index) => names.at(index - 1)?.toLowerCase() ?? '');
  const report = await auditOf(
    {},
    townsCalled(Object.fromEntries(slugs.map((slug, index) => [slug, names[index] ?? '']))),
  );
  expect(report.match(/town-names\n.*/g)).toEqual([
    'town-names\n  14 towns have a name that belongs to the slug of another town, as if a column of a spreadsheet had moved: "nville" is called Aville, "aville" is called Bville, and "bville" is called Cville.',
  ]);
  expect(report).toContain('Those of the first are Nville, Aville, and Bville.');
});

/** Nineteen towns with the right names. */
const others = Object.fromEntries(
  Array.from('abcdefghijklmnopqrs', (letter) => [`x${letter}ville`, `X${letter}ville`]),
);

test('the only name of a site that has nothing in common with its slug', async () => {
  expect(await saidOf({ ...others, ashbrook: 'Kingsbridge' })).toEqual([
    'Ashbrook',
    'This town is called Kingsbridge, but its slug is "ashbrook".',
  ]);
});

test.each([
  { 'saint-paul': 'St. Paul' },
  { 'st-paul': 'Saint Paul' },
  { stpaul: 'St. Paul' },
  { 'st-genevieve': 'Sainte Genevieve' },
  { 'fort-worth': 'Ft. Worth' },
  { ftworth: 'Fort Worth' },
  { 'mt-belvieu': 'Mont Belvieu' },
  { elm: 'Little Elm' },
  { colony: 'The Colony' },
  { 'the-colony': 'Colony' },
  { 'winston-salem': 'Winston-Salem' },
  { winstonsalem: 'Winston-Salem' },
  { 'de-soto': 'DeSoto' },
  { 'de-soto': 'de Soto' },
  { 'coeur-d-alene': 'Coeur d’Alene' },
  { ofallon: 'O’Fallon' },
  { 'town-and-country': 'Town & Country' },
  { 'canon-city': 'Cañon City' },
  { muenchen: 'München' },
  { cologne: 'Köln' },
  { beijing: '北京' },
  { tbilisi: 'თბილისი' },
  { 's-hertogenbosch': '’s-Hertogenbosch' },
  { 'ashbrook-vt': 'Ashbrook' },
  { 'salem-hall-county': 'Salem (Hall)' },
  { salem: 'Salem', 'salem-village': 'Salem Village' },
  { hood: 'Hood', wood: 'Wood' },
  { nyc: 'New York' },
  { philly: 'Philadelphia' },
  { north: 'Albany', south: 'Dover' },
])('names that may be right: %s', async (names) => {
  expect(await saidOf({ ...others, ...names })).toEqual([]);
});

test('a misspelled name is not taken for a new one that all texts lack', async () => {
  const about = pageNamed('/in-ashbrook', prose('Ashbrook is on the way.'), 'town: ashbrook\n');
  const files = { 'pages/in-ashbrook.yaml': about.replace('Title of /in-ashbrook', 'Drains in Ashbrook') };
  const found = async (name: string) =>
    (await auditOf(files, townsCalled({ ashbrook: name }))).match(/(?<=warning {2})(?:old|town)-names/g);
  expect(await found('Ashbrok')).toEqual(['town-names']);
  expect(await found('Kingsbridge')).toContain('old-names');
});

test('a slug that is a number is compared with no name', async () => {
  expect(await saidOf({ 'a-1': 'Dover', 'a-2': 'Barre', 'a-3': 'Berlin' })).toEqual([]);
});
