import { expect, test } from 'vitest';
import { auditOf } from '../harness/audit.ts';
import { page } from '../harness/project.ts';

const towns = (words = 'Where the quarries are.'): string => `towns:
  - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route 14, neighborhoods: Granite Street and Thunder Road, drive: "Up {town.words.road}.", note: "${words}" } }
  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.21, longitude: -72.58 }, words: { road: Route 62, neighborhoods: Berlin Corners and the pond, drive: "Down {town.words.road}.", note: Where the airport is. } }
`;

const drains = (text: string) =>
  page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\n',
    sections: `  - { type: intro, heading: "Drains in {town.name}", text: "${text}" }\n`,
  }).replace('{ title: A, description: A,', '{ title: "Drains in {town.name}", description: "Drains of {town.name}.",');

const copied =
  'We clear every drain in {town.name} within the hour and leave the kitchen as we found it. Ask anybody in {town.name} what we charge and how late we come. By {town.words.road}.';

test('pages for two towns that differ only in place names, with what they share and leave out', async () => {
  expect(
    await auditOf({ 'pages/drains.yaml': drains(copied) }, towns('Where the quarries are.')),
  ).toMatchInlineSnapshot(`
    "
    pages/drains.yaml:1:8  warning  near-copies
      /drains-berlin and /drains-barre share 100% of their text, not counting place names (limit: 60%).
      The longest sentences on both:
        “We clear every drain in Berlin within the hour and leave the kitchen as we found it.”
        “Ask anybody in Berlin what we charge and how late we come.”
        “Drains in Berlin”
      1 │ route: /drains-{town.slug}
        │        ^^^^^^^^^^^^^^^^^^^
      2 │ name: A
      site.yaml:42:132
      41 │ …-72.5 }, words: { road: Route 14, neighborhoods: Granite Street and Thunder Road, drive: "Up {town.words.roa…
      42 │ …e: -72.58 }, words: { road: Route 62, neighborhoods: Berlin Corners and the pond, drive: "Down {town.words.r…
         │                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write on this page what is true only of Berlin. This page does not show words.neighborhoods, words.note.

    1 warning in 1 file.
    "
  `);
});

test('a page that shows every text about its town gets a warning for the one that is too short', async () => {
  const all = `${copied} {town.words.note} {town.words.neighborhoods} {town.words.drive}`;
  const report = await auditOf({ 'pages/drains.yaml': drains(all) }, towns('Where the quarries are, far up the hill.'));
  expect(report).toContain('site.yaml:42:');
  expect(report.match(/^ {2}Add about .*$/m)?.[0]).toMatchInlineSnapshot(
    `"  Add about 20 words that are true only of Berlin, for example to words.neighborhoods in site.yaml."`,
  );
});

test('on the page of a specialty, the shorter text of two towns is named', async () => {
  const local = 'Old clay pipes run under every street here, and the roots of the maples find each joint in spring.';
  const town = (name: string, slug: string, text: string) =>
    `  - { name: ${name}, slug: ${slug}, page: /, center: { latitude: 44.2, longitude: -72.5 }, specialties: { drains: { opening: "Close to the middle of ${name}.", local: "${text}" } } }\n`;
  const pages = page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\nspecialty: drains\n',
    sections: `  - { type: intro, heading: "Drains in {town.name}", text: "${copied.replace('By {town.words.road}.', '{specialty.opening} {specialty.local}')}" }\n`,
  }).replace('title: A, description: A', 'title: "Drains in {town.name}", description: "{town.name}"');
  const both = `towns:\n${town('Barre', 'barre', local)}${town('Berlin', 'berlin', 'We know each pipe here.')}`;
  const report = await auditOf({ 'pages/drains.yaml': pages }, both);
  expect(report).toContain('for example to specialties.drains.local in site.yaml.');
  expect(report).toMatch(/^ {2}site\.yaml:42:/m);
  // A text of three words may be too short, and another specialty with the same words is about another page.
  const short = both
    .replace('We know each pipe here.', 'We know it.')
    .replace('specialties: {', 'specialties: { sweeps: { opening: "Close to the middle of Barre." },')
    .replace(/(Berlin.*specialties: \{)/, '$1 sweeps: { opening: "Close to the middle of Berlin." },');
  const sweeps = pages.replaceAll('drains', 'sweeps').replace(' {specialty.local}', ' Swept.');
  const other = await auditOf({ 'pages/drains.yaml': pages, 'pages/sweeps.yaml': sweeps }, short);
  expect(other.match(/for example to \S+/g)).toContain('for example to specialties.drains.local');
});

test('a text that the page does not show is not to be lengthened, even if one that it shows begins like it', async () => {
  const start = 'We are around the common on Tuesdays.';
  const town = (name: string, summary: string) =>
    `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { summary: "${summary}", local: "${start} Ask us." } }\n`;
  const both = `towns:\n${town('Barre', 'We come to the quarries and to all the streets around them.')}${town('Berlin', start)}`;
  const shown = copied.replace('By {town.words.road}.', '{town.words.local}');
  const nearby = `  - { type: features, heading: Nearby, items: [{ each: towns, near: town, limit: 1, title: "{town.name}", text: "{town.words.summary}" }] }\n`;
  for (const more of ['', nearby]) {
    const report = await auditOf({ 'pages/drains.yaml': drains(shown) + more }, both);
    expect(report).toContain('for example to words.local in site.yaml.');
    expect(report).not.toContain('words.summary');
  }
});

test('pages with text of their own pass', async () => {
  const own = '{town.words.note} {town.words.neighborhoods} {town.words.drive} We clear every drain within the hour.';
  const words = 'The quarry dust of two hundred years settles in every pipe below the hill, and we know each bend.';
  expect(await auditOf({ 'pages/drains.yaml': drains(own) }, towns(words))).toBe('\nNo problems.\n');
});

test('the owner can set how much pages may share', async () => {
  const report = await auditOf({ 'pages/drains.yaml': drains(copied) }, `${towns()}audit: { shared: 100 }\n`);
  expect(report).toBe('\nNo problems.\n');
});

test('pages that are alike can be accepted', async () => {
  const accepted = drains(copied).replace('each:', 'accept: { near-copies: The second page is a test. }\neach:');
  expect(await auditOf({ 'pages/drains.yaml': accepted }, towns())).toBe('\nNo problems.\n');
});

const about = (title: string, heading: string, rest = '') =>
  page({
    rest: `town: berlin\n${rest}`,
    sections: `  - { type: intro, heading: ${heading}, text: By the pond. }\n`,
  }).replace('title: A,', `title: ${title},`);

test('a page for one town that names another in its title or heading', async () => {
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
    pages/a.yaml:4:15  warning  wrong-town
      The title of /a names Montpelier, but the page is for Berlin.
      3 │ template: standard
      4 │ seo: { title: Drains in Montpelier, description: A, keywords: A }
        │               ^^^^^^^^^^^^^^^^^^^^
      5 │ town: berlin
      Write Berlin, or {town.name}, which is right on the page of any town.
      If this is intentional, add \`accept: { wrong-town: { Montpelier: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:29  warning  wrong-town
      The heading “Drains in Barre” of /a names Barre, but the page is for Berlin.
      6 │ sections:
      7 │   - { type: intro, heading: Drains in Barre, text: By the pond. }
        │                             ^^^^^^^^^^^^^^^
      Write Berlin, or {town.name}, which is right on the page of any town.
      If this is intentional, add \`accept: { wrong-town: { Barre: … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

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
    'Berlin and the Montpelier side',
    'accept: { wrong-town: { Montpelier: The road has two sides. } }\n',
  );
  const third = '  - { name: Montpelier, slug: montpelier, page: /, center: { latitude: 44.26, longitude: -72.57 } }\n';
  expect(await auditOf({ 'pages/a.yaml': accepted }, towns() + third)).toBe('\nNo problems.\n');
});

test('a town with another state than that of the business', async () => {
  const heading = 'Barre, VT, and Berlin, TX, not New Berlin, NY, or Paris, TX. Ann Berlin, MD. Come to Barre, OR call';
  const titled = page({ sections: `  - { type: intro, heading: "${heading}", text: A }\n` });
  const report = await auditOf({ 'pages/a.yaml': titled.replace('title: A', 'title: "Drains in Barre, TX"') }, towns());
  expect(
    report.match(/warning {2}wrong-state\n {2}.*/g)?.map((line) => line.replace(/The heading “.*” of/, '… of')),
  ).toEqual([
    'warning  wrong-state\n  The title of /a says “Barre, TX”, but Barre is in VT, the state in site.yaml.',
    'warning  wrong-state\n  … of /a says “Berlin, TX”, but Berlin is in VT, the state in site.yaml.',
  ]);
});

test('a title and a main heading with a place in another state, which may be that of a copied site', async () => {
  const sections = [
    '  - { type: intro, heading: "Piano Tuning in Silver Fern, TX", text: A }',
    '  - { type: prose, heading: "Built in Fargo, ND", text: "We were in Paris, TX." }',
  ];
  const titled = page({ sections: `${sections.join('\n')}\n` });
  const report = await auditOf(
    { 'pages/a.yaml': titled.replace('title: A', 'title: "Hours in Aubrey, TX | A"') },
    towns(),
  );
  expect(report.match(/warning {2}wrong-state\n {2}.*/g)).toEqual([
    'warning  wrong-state\n  The title of /a says “Aubrey, TX”, but the state of the business is VT in site.yaml.',
    'warning  wrong-state\n  The heading “Piano Tuning in Silver Fern, TX” of /a says “Silver Fern, TX”, but the state of the business is VT in site.yaml.',
  ]);
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
      Write those of the one that is wrong. An online map shows them when you click with the right mouse button.
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
      /drains-barre says “0 miles”, which is no distance: {town.miles} is 0 for Barre.
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
      { 'pages/drains.yaml': drains('10 miles of pipes by {town.words.road}, and 2.0 miles more.') },
      towns(),
    ),
  ];
  expect(others.filter((report) => report.includes('zero-miles'))).toEqual([]);
});
