import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newsPage, post } from '../harness/project/posts.ts';
import { generate, page, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { newTowns, siteWithTable } from '../harness/project/town-table.ts';

const town = 'name: Barre\npage: /visit-barre\ncenter: { latitude: 44.2, longitude: -72.5 }\n';

test('each row becomes a file, as a person would write it', async () => {
  const root = await siteWithTable(`Name,county,longitude,latitude,words.drive,words.sign,order,draft
Little Elm,Pike,-72.57,44.26,"Take Route 2, and

look for the barn.","The ""Old Mill"" road",3,TRUE
St. Mary's,,-72.6,44.3,Left: then right.,,,
`);
  expect((await newTowns(root)).out).toMatchInlineSnapshot(`
    "Added 2 towns: pages/towns/little-elm.yaml to pages/towns/st-marys.yaml.
    1 of the new towns is a draft. To publish a draft, delete the line "draft: true" in its file.

    To see the pages, run:  npm run dev
    Then check the site with:  npm run validate
    "
  `);
  const first = await textIn(root, 'pages/towns/little-elm.yaml');
  expect(first).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    name: Little Elm
    order: 3
    draft: true # Delete this line to publish the town and its pages.
    page: /visit-little-elm
    county: Pike
    center: { latitude: 44.26, longitude: -72.57 }
    words:
      drive: |
        Take Route 2, and

        look for the barn.
      sign: The "Old Mill" road
    "
  `);
  const second = await textIn(root, 'pages/towns/st-marys.yaml');
  expect(second).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    name: St. Mary's
    page: /visit-st-marys
    center: { latitude: 44.3, longitude: -72.6 }
    words:
      drive: "Left: then right."
    "
  `);
  expect(await generate('check', '--root', root)).toMatchObject({ exit: 0 });
});

test('the state of a town is written only if it is not that of the business', async () => {
  const root = await siteWithTable('name,region,latitude,longitude\nBarre,VT,44.2,-72.5\nLyme,NH,44.3,-72.4\n');
  expect(await newTowns(root)).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/barre.yaml')).not.toContain('region');
  expect(await textIn(root, 'pages/towns/lyme.yaml')).toContain('\nregion: NH\n');
  expect((await newTowns(root)).out).toContain('2 towns already exist. Their files are unchanged.\n');
});

test.each([
  ['commas', 'name,latitude,longitude\nBarre,44.2,-72.5\n'],
  ['semicolons and decimal commas', 'name;latitude;longitude\nBarre;44,2;-72,5\n'],
  ['dashes for minus signs', 'name;latitude;longitude\nBarre;44,2;–72,5\n'],
  ['tabs', 'name\tlatitude\tlongitude\nBarre\t44.2\t-72.5\n'],
  ['a byte order mark and the line ends of Windows', '\uFEFFname,latitude,longitude\r\nBarre,44.2,-72.5\r\n'],
  ['the line ends of old Macs, and none at the end', 'name,latitude,longitude\rBarre,44.2,-72.5'],
  ['a line that says what separates its cells', 'sep=;\nname;latitude;longitude\nBarre;44,2;-72,5\n'],
  ['notes of the owner', 'name,latitude,longitude,(Notes)\nBarre,44.2,-72.5,Ask Ann\n'],
  ['everything in quotes', '"name","latitude","longitude"\n"Barre","44.2","-72.5"\n'],
  ['capitals and spaces in its headings', ' NAME , Center.Latitude,Longitude\nBarre , 44.2, -72.5\n'],
  ['empty rows and columns', 'name,,latitude,longitude,\n,,,,\nBarre,,44.2,-72.5,\n\n,,,,\n'],
  ['both coordinates in one column', 'name,latitude,longitude\nBarre,"44.2, -72.5",\n'],
])('a table with %s', async (_, table) => {
  const root = await siteWithTable(table);
  expect(await newTowns(root)).toMatchObject({
    exit: 0,
    out: expect.stringContaining('Added 1 town: pages/towns/barre.yaml.'),
  });
  expect(await textIn(root, 'pages/towns/barre.yaml')).toContain(town);
});

test('the folder of the posts is not the folder of the towns, although their names are alike', async () => {
  const root = await siteWithTable('Name,latitude,longitude\nBarre,44.2,-72.5\n', {
    ...newsPage('newest: 1'),
    ...post('barre', '2026-01-05'),
  });
  expect(await newTowns(root)).toMatchObject({ exit: 0 });
  expect(await readdir(join(root, 'pages/posts'))).toEqual(['barre.yaml']);
});

test('towns that are there already are left alone, and counted', async () => {
  const own = `${town}# Our own words.\n`;
  const root = await siteWithTable('name,latitude,longitude\nBarre,1,2\nCalais,44.3,-72.4\n', {
    'pages/towns/north/barre.yaml': own,
  });
  expect((await newTowns(root)).out).toContain(
    'Added 1 town: pages/towns/calais.yaml.\n1 town already exists. Its file is unchanged.\n',
  );
  expect(await textIn(root, 'pages/towns/north/barre.yaml')).toBe(own);
  expect(await newTowns(root)).toMatchObject({
    exit: 0,
    out: `2 towns already exist. Their files are unchanged.
1 of them differs from the table: Barre (latitude, longitude).
To write that into its file, run:  npm run new -- towns towns.csv --update
With --update, 1 of these rows would be reported as a mistake.
`,
  });
  expect((await readdir(join(root, 'pages/towns'))).sort()).toEqual(['calais.yaml', 'north']);
});

test('names of texts that pages use have their capitals, and those of specialties theirs', async () => {
  const text = '"{town.words.driveTime} {specialty.opening}"';
  const root = await siteWithTable(
    'name,latitude,longitude,WORDS.DRIVETIME,Specialties.Drains.Opening,words.Sign\nBarre,44.2,-72.5,Ten minutes.,Drains.,Left.\n',
    {
      'pages/drains.yaml': page({
        route: '/drains-{town.slug}',
        rest: 'each: towns\nspecialty: drains\n',
        sections: `  - { type: intro, heading: A, text: ${text} }\n`,
      }),
    },
  );
  expect(await newTowns(root)).toMatchObject({ exit: 0 });
  expect(await textIn(root, 'pages/towns/barre.yaml')).toContain(
    'words:\n  driveTime: Ten minutes.\n  Sign: Left.\nspecialties:\n  drains:\n    opening: Drains.\n',
  );
});

test('the main page of a town is the one that a definition makes, rather than one like those that were written by hand', async () => {
  const root = await siteWithTable('name,latitude,longitude\nCalais,44.3,-72.4\n', {
    'pages/towns/barre.yaml': town.replace('/visit-barre', '/barre'),
    'pages/barre.yaml': page({ route: '/barre', rest: 'town: barre\n' }),
  });
  await newTowns(root);
  expect(await textIn(root, 'pages/towns/calais.yaml')).toContain('page: /visit-calais\n');
});

test.each([
  [
    'towns:\n  - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 } }\n',
    'npm run new -- split-towns',
  ],
  ['towns: []\n', 'Write "towns: pages/towns" in it'],
  ['towns: towns\n', 'The folder must be in pages, such as pages/towns.'],
  ['towns: areas/towns\n', 'No town was found in "areas/towns".'],
])('with %j in site.yaml, nothing is written', async (list, message) => {
  const root = await siteWithTable('name,latitude,longitude\nBarre,44.2,-72.5\n', { 'site.yaml': withTowns(list) });
  expect(await newTowns(root)).toMatchObject({ exit: 2, err: expect.stringContaining(message) });
  expect(await readdir(join(root, 'pages'))).not.toContain('towns');
});

test('without a CSV file', async () => {
  expect(await generate('new', 'towns', 'gone.csv')).toMatchObject({
    exit: 2,
    err: 'There is no file gone.csv here.\n',
  });
  expect(await generate('new', 'towns', tmpdir())).toMatchObject({
    exit: 2,
    err: `${tmpdir()} is a folder. Name a CSV file, such as towns.csv.\n`,
  });
  expect(await generate('new', 'towns')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('npm run new -- towns towns.csv'),
  });
});
