import { expect, test } from 'vitest';
import { page, project, reportOf } from '../harness/project/project.ts';
import { siteWithTowns } from '../harness/project/town-row.ts';

const intro = '  - { type: intro, heading: A, text: A }\n';
const everyTown = page({ route: '/in-{town.slug}', rest: 'each: towns\n', sections: intro });

const reportOn = async (chosen: string, changeSite = (site: string) => site) =>
  reportOf(filesFor(chosen, changeSite(await siteWithTowns())));

/** A site with a page that lists towns. */
function filesFor(chosen: string, site: string): Record<string, string> {
  const list = `  - type: cards\n    heading: Towns\n    cards:\n      - { each: towns, ${chosen}, title: "{town.name}", text: A }\n`;
  return {
    'site.yaml': site,
    'pages/a.yaml': everyTown,
    'pages/b.yaml': page({ route: '/list', sections: intro + list }),
  };
}

test('a county that is misspelled', async () => {
  expect(await reportOn('in: Nort')).toMatchInlineSnapshot(`
    "
    pages/b.yaml:10:28  error  unknown-county
      No town is in a county with the name "Nort".
       9 │     cards:
      10 │       - { each: towns, in: Nort, title: "{town.name}", text: A }
         │                            ^^^^
      Did you mean "North"?

    1 error in 1 file.
    "
  `);
});

test.each([
  ['Linoln County', 'Did you mean "Lincoln County"?'],
  ['Linoln County, VT', 'Write:  "Lincoln County, VT"'],
  ['Union County', 'The counties are: Lincoln County, South.'],
  ['Union County, VT', 'The counties are: Lincoln County, South.'],
])('only the words before "County" say which one %s is', async (county, hint) => {
  const report = await reportOn(`in: "${county}"`, (site) =>
    site.replaceAll('county: North', 'county: Lincoln County'),
  );
  expect(report).toContain(hint);
});

test('a county without towns', async () => {
  expect(await reportOn('in: Essex')).toMatchInlineSnapshot(`
    "
    pages/b.yaml:10:28  error  unknown-county
      No town is in a county with the name "Essex".
       9 │     cards:
      10 │       - { each: towns, in: Essex, title: "{town.name}", text: A }
         │                            ^^^^^
      The counties are: North, South.

    1 error in 1 file.
    "
  `);
});

test.each([
  ['two counties', '"North, South"', 'Write one item for each of these: North, South.'],
  ['the county of the town of the page', '"{town.county}"', 'write  near: town  and  limit: 8  instead.'],
])('%s', async (_, county, hint) => {
  expect(await reportOn(`in: ${county}`)).toContain(hint);
});

test('an accent may be written in two ways', async () => {
  const county = 'Doña Ana';
  const written = (site: string) => site.replaceAll('county: North,', `county: ${county.normalize('NFD')},`);
  const { generate } = await project(
    'small',
    filesFor(`in: ${county.normalize('NFC')}`, written(await siteWithTowns())),
  );
  expect(await generate('check')).toMatchObject({ exit: 0 });
});

test('a county whose towns are drafts', async () => {
  const asDrafts = (site: string) => site.replaceAll('county: North,', 'county: North, draft: true,');
  expect(await reportOn('in: North', asDrafts)).toMatchInlineSnapshot(`
    "
    pages/b.yaml:9:5  error  empty-list
      "cards" is empty: no published town in North fits its items.
       8 │     heading: Towns
       9 │     cards:
         │     ^^^^^
      10 │       - { each: towns, in: North, title: "{town.name}", text: A }
      Delete "draft: true" from a town, add one with "npm run new -- town", choose another county or state with "in:", or delete this section.

    1 error in 1 file.
    "
  `);
});

test('a county without a town that has the specialty', async () => {
  const inEast = (site: string) =>
    site.replace('slug: calais, page: /in-calais, county: North', 'slug: calais, page: /in-calais, county: East');
  expect(await reportOn('in: East, specialty: drains', inEast)).toMatchInlineSnapshot(`
    "
    pages/b.yaml:9:5  error  empty-list
      "cards" is empty: no town in East fits its items.
       8 │     heading: Towns
       9 │     cards:
         │     ^^^^^
      10 │       - { each: towns, in: East, specialty: drains, title: "{town.name}", text: A }
      Add a town with "npm run new -- town", choose another county or state with "in:", or delete this section.

    1 error in 1 file.
    "
  `);
});

test('a county where no town has one', async () => {
  const without = (site: string) => site.replaceAll(/county: \w+, /g, '');
  expect(await reportOn('in: North', without)).toMatchInlineSnapshot(`
    "
    pages/b.yaml:10:28  error  unknown-county
      No town is in a county with the name "North".
       9 │     cards:
      10 │       - { each: towns, in: North, title: "{town.name}", text: A }
         │                            ^^^^^
      Add "county: North" to the towns in this county, or delete "in:" to list all towns.

    1 error in 1 file.
    "
  `);
});

/** Calais in another state. */
const inHampshire = (site: string) => site.replace('page: /in-calais,', 'page: /in-calais, region: NH,');

/** The towns that a list shows. */
async function townsListed(chosen: string, site: string): Promise<(string | undefined)[]> {
  const { generate, dist } = await project('small', filesFor(chosen, site));
  expect(await generate('build')).toMatchObject({ exit: 0 });
  return [...(await dist('list.html')).matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
}

test('a county that two states have', async () => {
  expect(await reportOn('in: North', inHampshire)).toMatchInlineSnapshot(`
    "
    pages/b.yaml:10:28  error  county-in-states
      There is a county with the name "North" in NH and VT, and this lists the towns of both.
       9 │     cards:
      10 │       - { each: towns, in: North, title: "{town.name}", text: A }
         │                            ^^^^^
      Add the state:  "North, NH"
      Or:  "North, VT"
      For the towns of both, write one item for each state.

    1 error in 1 file.
    "
  `);
});

test('a misspelled county that two states have', async () => {
  expect(await reportOn('in: north', inHampshire)).toMatchInlineSnapshot(`
    "
    pages/b.yaml:10:28  error  unknown-county
      No town is in a county with the name "north". There is "North" in NH and VT.
       9 │     cards:
      10 │       - { each: towns, in: north, title: "{town.name}", text: A }
         │                            ^^^^^
      Write the state too:  "North, NH"
      Or:  "North, VT"
      For the towns of both, write one item for each state.

    1 error in 1 file.
    "
  `);
});

test.each([
  ['"North, NH"', ['Calais']],
  ['"North, VT"', ['Dover']],
  ['South', ['Berlin', 'Barre', 'Albany']],
  ['NH', ['Calais']],
  ['VT', ['Dover', 'Berlin', 'Barre', 'Albany']],
])('the towns in %s', async (place, towns) => {
  expect(await townsListed(`in: ${place}`, inHampshire(await siteWithTowns()))).toEqual(towns);
});

test.each([
  ['nh', 'Did you mean "NH"?'],
  ['New Hampshire', 'Did you mean "NH"?'],
  ['"North, New Hampshire"', 'Write:  "North, NH"'],
  ['"NH, VT"', 'Write one item for each state.'],
  ['"North, South"', 'Write one item for each of these: "North, NH", "North, VT", South.'],
  ['"North, ME"', 'The counties are: "North, NH", "North, VT", South.'],
  ['Texas', 'The states of your towns are: NH, VT. Towns in another state than the business need "region: TX".'],
])('a state that is not written like those of towns: %s', async (place, hint) => {
  expect(await reportOn(`in: ${place}`, inHampshire)).toContain(`\n  ${hint}\n\n1 error in 1 file`);
});

test('a county comes before a state of the same name', async () => {
  const inDublin = (site: string) => site.replaceAll('county: North,', 'county: Dublin, region: Dublin,');
  const withState = inDublin(await siteWithTowns())
    .replace('region: VT', 'region: Dublin')
    .replace('country: US', 'country: IE');
  const abroad = withState.replace('"05641"', 'D02 AF30').replace('countryCode: "+1"', 'countryCode: "+353"');
  expect(await townsListed('in: Dublin', abroad)).toEqual(['Dover', 'Calais']);
});

/** The towns of the north in a county whose name begins with that of a state. */
const inWashington = (site: string) => site.replaceAll('county: North,', 'county: Washington County,');

test.each([
  ['Washington', 'Did you mean "Washington County"?'],
  ['Washing', 'Did you mean "Washington County"?'],
  ['"Washington, VT"', 'Write:  "Washington County, VT"'],
  ['"Washington, Vermont"', 'Write:  "Washington County, VT"'],
])('the beginning of a county: %s', async (place, hint) => {
  expect(await reportOn(`in: ${place}`, inWashington)).toContain(`\n  ${hint}\n\n1 error in 1 file`);
});

test.each(['North', 'Essex', '"NH, VT"', '"{town.county}"'])(
  'towns with one name are no other problem of a list with a wrong place: %s',
  async (place) => {
    const asNamesakes = (site: string) =>
      site
        .replace('name: Calais', 'name: Dover')
        .replace('page: /in-calais,', 'page: /in-calais, region: NH,')
        .replace('"{town.name}"', '"{town.name}, {town.region}"');
    expect(await reportOn(`in: ${place}`, asNamesakes)).toContain('\n1 error in 1 file');
  },
);
