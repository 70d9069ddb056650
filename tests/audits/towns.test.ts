import { describe, expect, test } from 'vitest';
import { auditOf, type Change, headsOf, siteWith } from '../harness/messages/audit.ts';
import { page, project } from '../harness/project/project.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const about = (title: string, heading: string, rest = '') =>
  page({
    rest: `town: berlin\n${rest}`,
    sections: `  - { type: intro, heading: ${heading}, text: By the pond. }\n`,
  }).replace('title: A,', `title: ${title},`);

test('a page for one town that names another town in its title or heading', async () => {
  expect(
    await auditOf(
      {
        'pages/a.yaml': about('Drains in Montpelier', 'Drains in Barre'),
        'pages/b.yaml': about('Drains near Barre and Berlin', 'Berlin')
          .replace('/a', '/b')
          .replace('description: A', 'description: B'),
      },
      `${towns()}  - { name: Montpelier, slug: montpelier, page: /, center: { latitude: 44.26, longitude: -72.57 } }\n`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:25  warning  wrong-town
      The title of /a names Montpelier, but the page is for Berlin.
      3 │ template: standard
      4 │ seo: { title: Drains in Montpelier, description: A, keywords: A }
        │                         ^^^^^^^^^^
      5 │ town: berlin
      Write Berlin, or {town.name}, which is right on the page of any town.
      If this is intentional, add \`accept: { wrong-town: { Montpelier: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:39  warning  wrong-town
      The heading “Drains in Barre” of /a names Barre, but the page is for Berlin.
      6 │ sections:
      7 │   - { type: intro, heading: Drains in Barre, text: By the pond. }
        │                                       ^^^^^
      Write Berlin, or {town.name}, which is right on the page of any town.
      If this is intentional, add \`accept: { wrong-town: { Barre: … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

const dover = '  - { name: Dover, slug: dover, page: /, center: { latitude: 44.3, longitude: -72.4 } }\n';
const copied = about('Berlin', 'The Pond');
const hero = (eyebrow: string) =>
  copied.replace('type: intro,', `type: hero, eyebrow: "${eyebrow}", actions: [{ label: Book, to: booking }],`);

test.each([
  ['the name of the page', 'The name', copied.replace('name: A', 'name: Drains in Dover')],
  [
    'the line above a heading',
    'The line “Drains in Dover, by Route 2” above a heading',
    hero('Drains in Dover, by Route 2'),
  ],
  ['the heading of its card', 'The heading of the card', copied.replace('A }', 'A, card: { heading: In Dover } }')],
  ['the line of its card', 'The line of the card', copied.replace('A }', 'A, card: { line: In Dover } }')],
  ['its structured data', 'The list of areas', `${copied}structuredData: { service: leak, areas: [Dover] }\n`],
])('a page for one town that names another in %s', async (_, what, file) => {
  const report = await auditOf({ 'pages/a.yaml': file }, towns() + dover);
  expect(report.match(/wrong-town\n {2}(.*)/)?.[1], report).toBe(
    `${what} of /a names Dover, but the page is for Berlin.`,
  );
});

test.each([
  'Halfway between Dover and Berlin',
  'Rest & Dover',
  'Rest, Sweep, and Dover',
  'Ten Minutes from Dover High',
  'Ten Minutes from Dover',
  'Not Far from Dover, VT',
  'A Short Drive from Dover',
  'Between Dover, VT and Barre, VT',
  'On Dover Road',
  'How Small Businesses Dover in Loud Offices',
])('the heading “%s” of a page for Berlin does not make it one for Dover', async (heading) => {
  expect(await auditOf({ 'pages/a.yaml': about('Berlin', `"${heading}"`) }, towns() + dover)).toBe('\nNo problems.\n');
});

test.each(['Near Montpelier and Dover', 'The Dover drains', 'For Dover', 'Drains near Dover', 'A Plumber from Dover'])(
  'the heading “%s” of a page for Berlin names another town',
  async (heading) => {
    const montpelier = dover.replace('Dover', 'Montpelier').replace('dover', 'montpelier').replace('44.3', '44.4');
    const report = await auditOf({ 'pages/a.yaml': about('Berlin', heading) }, towns() + dover + montpelier);
    expect(report).toContain('names Dover, but the page is for Berlin.');
  },
);

test('a neighborhood may contain the name of another town', async () => {
  const report = await auditOf(
    {
      'pages/a.yaml': page({
        rest: 'town: barre\n',
        sections: '  - { type: intro, heading: From Berlin Street, text: Up. }\n',
      }).replace('title: A,', 'title: Barre,'),
    },
    towns('Berlin Street'),
  );
  expect(report).toBe('\nNo problems.\n');
});

test('another town can be accepted by name', async () => {
  const accepted = about(
    'Berlin',
    'The Montpelier side',
    'accept: { wrong-town: { Montpelier: The road has two sides. } }\n',
  );
  const third = '  - { name: Montpelier, slug: montpelier, page: /, center: { latitude: 44.26, longitude: -72.57 } }\n';
  expect(await auditOf({ 'pages/a.yaml': accepted }, towns() + third)).toBe('\nNo problems.\n');
});

test('two towns with the same coordinates', async () => {
  const same = towns().replace('latitude: 44.21, longitude: -72.58', 'latitude: 44.2, longitude: -72.5');
  expect(await auditOf({}, same)).toMatchInlineSnapshot(`
    "
    site.yaml:42:52  warning  same-coordinates
      Barre and Berlin have the same coordinates (44.2, -72.5).
      41 │   - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route 1…
      42 │   - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route…
         │                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      site.yaml:41:50
      40 │ towns:
      41 │   - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route 1…
         │                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      42 │   - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route…
      Correct those that are wrong. To see them, right-click the place on an online map.
      If this is intentional, add \`accept: { same-coordinates: { Berlin: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('of two towns with the same coordinates, the one that was published before is right', async () => {
  const same = towns()
    .replace('latitude: 44.21, longitude: -72.58', 'latitude: 44.2, longitude: -72.5')
    .replace(/slug: (\w+), page: \//g, 'slug: $1, page: /$1');
  const before = { content: 'x', changed: '2025-01-01' };
  const files = {
    '.published.json': JSON.stringify({ '/': before, '/berlin': before }),
    'pages/towns.yaml': drains('By {town.words.road}: {town.words.note}').replace('/drains-', '/'),
  };
  expect(await auditOf(files, same)).toContain('Barre has the coordinates of Berlin (44.2, -72.5).');
});

test('a distance of 0 miles is reported where the page says it', async () => {
  const far = 'About {town.miles} miles from us, by {town.words.road}.';
  expect(await auditOf({ 'pages/drains.yaml': drains(far) }, towns())).toMatchInlineSnapshot(`
    "
    pages/drains.yaml:7:60  warning  zero-miles
      /drains-barre says “0 miles”, which is not a distance: {town.miles} is 0 for Barre.
      6 │ sections:
      7 │   - { type: intro, heading: "Drains in {town.name}", text: "About {town.miles} miles from us, by {town.words.…
        │                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      In the "words:" of each town, write a text such as  distance: about {town.miles} miles  and show {town.words.distance} instead. For Barre, write what is true there.
      If this is intentional, add \`accept: { zero-miles: { 0 miles: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const words = towns()
    .replace('words: {', 'words: { distance: In our own town,')
    .replace(/(Berlin.*words: \{)/, '$1 distance: "About {town.miles} miles",');
  const others = [
    await auditOf({ 'pages/drains.yaml': drains('{town.words.distance} {town.words.note}') }, words),
    await auditOf({ 'pages/a.yaml': drains(far).replace('each: towns', 'town: berlin') }, towns()),
    await auditOf(
      {
        'pages/drains.yaml': drains(
          '10 miles of pipes by {town.words.road}, and 2.0 miles more. A car with 0 miles is new.',
        ),
      },
      towns(),
    ),
  ];
  expect(others.filter((report) => report.includes('zero-miles'))).toEqual([]);
});

test('a distance of 0 km is reported too', async () => {
  const report = await auditOf(
    { 'pages/drains.yaml': drains('{town.kilometers} km away, by {town.words.road}.') },
    towns(),
  );
  expect(report).toContain('/drains-barre says “0 km”, which is not a distance: {town.kilometers} is 0 for Barre.');
  expect(report).toContain('distance: about {town.kilometers} km ');
  expect(headsOf(report)).toHaveLength(1);
});

test('a distance is shown in miles and in kilometers', async () => {
  const { generate, dist } = await project('small', {
    'site.yaml': (await siteWith()).replace(/towns:\n(?: .*\n)+/, '') + towns(),
    'pages/a.yaml': drains('Far: {town.miles} miles, {town.kilometers} km.').replace('each: towns', 'town: berlin'),
  });
  await generate('build');
  expect(await dist('drains-berlin.html')).toContain('Far: 4 miles, 6 km.');
});

describe('a town that is much farther away than all others', () => {
  const townAt = (name: string, latitude: number) =>
    `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: ${latitude}, longitude: -72.5 } }\n`;
  const distantAmong = async (towns: readonly string[], ...changes: Change[]) => {
    const site = (await siteWith(...changes)).replace(/towns:\n(?: .*\n)+/, '');
    const report = await auditOf({ 'site.yaml': `${site}towns:\n${towns.join('')}` });
    return report.match(/.*distant-towns\n.*/)?.[0];
  };
  const near = [townAt('Stowe', 44.4), townAt('Dover', 44.3)];

  test('has a wrong digit in its coordinates', async () => {
    expect(await distantAmong([...near, townAt('Peacham', 46.3)])).toMatch(
      /warning {2}distant-towns\n {2}Peacham would be 145 miles away, and no other town is more than 14\.$/,
    );
  });

  test('is reported in kilometers in a country that has them', async () => {
    const inIreland: Change = ['region: VT, postalCode: "05641", country: US', 'postalCode: P31 AB12, country: IE'];
    expect(await distantAmong([...near, townAt('Peacham', 46.3)], inIreland)).toContain(
      'Peacham would be 234 kilometers away, and no other town is more than 22.',
    );
  });

  test.each([
    ['another town is about as far away', [...near, townAt('Peacham', 45.9), townAt('Barnet', 45.8)]],
    ['it is within an hour', [...near, townAt('Peacham', 45.02)]],
    ['there is only one other town', [townAt('Dover', 44.3), townAt('Peacham', 46.3)]],
  ])('is right if %s', async (_, towns) => {
    expect(await distantAmong(towns)).toBeUndefined();
  });
});
