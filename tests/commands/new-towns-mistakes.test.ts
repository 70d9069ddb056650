import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

const place = 'center: { latitude: 44.2, longitude: -72.5 }\n';

/** A page that shows a text of each town. */
const visit = page({
  route: '/visit-{town.slug}',
  rest: 'each: towns\n',
  sections: '  - { type: intro, heading: A, text: "{town.words.drive}" }\n',
});

test('all mistakes are reported in one run, each in its cell, and nothing is written', async () => {
  const root = await siteWithTable(
    `name,slug,lattitude,longitude,landmark,order,draft,words.drive,Mayor
Barre,,44.2,72.5,,,,Go {town.nam}.,Ann
Calais,,44.2,-72.5,lak,0,yes,Go.,
Calais,,44.2,-72.5,,,,Go.,
Berlin,Berlin VT,44.2,-72.5,barn1,,,Go.,
"Stowe, VT",,44.2,-72.5,,,,"Go
[there](/gone).",
Waits,,-72.5,44.2,,,,,
,,44.2,-72.5,,,,Go.,
Plains,,#N/A,,,first,,Go.,,extra
東京,,44.2,-72.5,,,,Go.,
`,
    { 'pages/visit.yaml': visit },
  );
  const { exit, out } = await newTowns(root);
  expect(exit).toBe(1);
  expect(out.replace(/^ .*│.*\n/gm, '')).toMatchInlineSnapshot(`
    "towns.csv:1:11  error  unknown-property
      "lattitude" is not a property of a town.
      Did you mean "latitude"? The columns of a town are name, page, county, region, landmark, latitude, longitude, draft, order, slug, words.<name>, and specialties.<specialty>.<name>.

    towns.csv:1:64  error  unknown-property
      "Mayor" is not a property of a town.
      Correct it. To skip the column, write its heading in parentheses: (Mayor). The columns of a town are name, page, county, region, landmark, latitude, longitude, draft, order, slug, words.<name>, and specialties.<specialty>.<name>.

    towns.csv:2:13  error  far-town
      With this longitude, Barre would be 5,961 miles away. Longitudes west of Greenwich are negative.
      Write:  -72.5

    towns.csv:2:24  error  unknown-placeholder
      There is no {town.nam} for Barre.
      Did you mean {town.name}? For a brace that is not a placeholder, write {{.

    towns.csv:3:20  error  wrong-choice
      "lak" is not a choice for "landmark".
      Did you mean "lake"?

    towns.csv:3:24  error  out-of-range
      "order" must be 1 or more, but this is 0.
      Where the town comes in lists: 1 comes first. Towns without it follow, by the names of their files.
      For example:  1

    towns.csv:3:26  error  wrong-type
      "draft" must be true or false, not "yes".
      Write true or false, or leave the cell empty.

    towns.csv:4:1  error  duplicate-town
      The rows on lines 3 and 4 have the same slug, calais.
      towns.csv:3:1
      Delete one of the two. If they are two towns, add the county to both names: Concord (Pike). If they are in two states, write these in a column "region", and slugs such as concord-nh in a column "slug".

    towns.csv:5:8  error  wrong-value
      "Berlin VT" is not a slug. A slug has lowercase letters and digits, with single hyphens between words.
      Write:  berlin-vt

    towns.csv:5:29  error  wrong-choice
      "barn1" is not a choice for "landmark".
      Did you mean "barn"?

    towns.csv:6:2  error  town-with-state
      The name "Stowe, VT" has the state in it. Pages add the state themselves where they need it.
      Did you mean "Stowe"?

    towns.csv:7:9  error  unknown-page
      There is no page "/gone".
      Check the route, add the page, or delete this link.

    towns.csv:8:1  error  missing-word
      Waits has no "drive" under "words:", and a page needs it for {town.words.drive}.
      pages/visit.yaml:7:39
      Write it in the column "words.drive".

    towns.csv:8:8  error  far-town
      Waits would be 9,647 miles away. The latitude and the longitude are swapped.
      Write each number in the column of the other.

    towns.csv:9:1  error  missing-property
      This row has no "name".
      Write the name of the town, or delete the row.

    towns.csv:10:9  error  wrong-value
      "#N/A" is what the spreadsheet shows for a formula that it cannot compute.
      Correct the formula, and save the CSV file again.

    towns.csv:10:14  error  missing-property
      Plains has no "longitude".
      Write it here, or write true in the column "draft".

    towns.csv:10:16  error  wrong-type
      "first" is not a number.
      Write digits, with a point before decimals: 1.5.

    towns.csv:10:28  error  csv-cells
      This cell has no heading above it.
      If it belongs to the cell before it, write that cell in quotes. Otherwise, write the name of its property in the first row, or delete it.

    towns.csv:11:1  error  wrong-value
      "東京" has no Latin letter or digit, so its address needs a slug.
      Write one in a column "slug", such as tokyo.

    20 errors in 1 file. Nothing was written.
    "
  `);
  expect(await readdir(join(root, 'pages'))).not.toContain('towns');
});

test('what may be in a column with an unknown heading is not missing from every town', async () => {
  const ofCounty = page({
    route: '/visit-{town.slug}',
    rest: 'each: towns\n',
    sections: '  - { type: intro, heading: A, text: "{town.county}" }\n',
  });
  const table = 'name,condado,latitude,longitude\nBarre,Hill,44.2,-72.5\nCalais,Hill,44.3,-72.6\n';
  const known = table.replace('condado', '(condado)');
  expect(await mistakesIn(table, { 'pages/visit.yaml': ofCounty })).toEqual([
    expect.stringMatching(
      /^1:6 "condado" is not a property of a town\. .*The columns of a town are name, page, county/,
    ),
  ]);
  expect((await mistakesIn(known, { 'pages/visit.yaml': ofCounty })).join()).toContain('Barre has no "county:"');
});

test('a town with the name of another is shown with it', async () => {
  const root = await siteWithTable('name,slug,latitude,longitude\nBarre,barre-vt,44.2,-72.5\n', {
    'pages/towns/barre.yaml': `name: Barre\npage: /visit-barre\n${place}`,
  });
  expect((await newTowns(root)).out).toMatch(
    /towns\.csv:2:1 .*\n.*Two towns have the name "Barre"[\s\S]*\n {2}pages\/towns\/barre\.yaml:1:7\n/,
  );
});

test('of many rows with the same mistake, three are shown', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Town ${index},44.2,72.5,Lake House,Go.\n`);
  const table = `name,latitude,longitude,landmark,words.drive\nBarre,44.2,-72.5,lake,\n${rows.join('')}`;
  const { out } = await newTowns(await siteWithTable(table));
  expect(out.match(/^towns\.csv:\d+:\d+ {2}error {2}\S+/gm)).toHaveLength(6);
  expect(
    out.match(/The same problem is in 27 more places in this file, such as on lines 6, 7, and 8\. /g),
  ).toHaveLength(2);
  expect(out).toMatch(/To list all of them, run: {2}npm run --silent new -- towns \S*towns\.csv --format json\n/);
  expect(out).toContain('60 errors in 1 file. Nothing was written.\n');
});
