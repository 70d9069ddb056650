import { expect, test } from 'vitest';
import { generate, textIn } from '../harness/project/project.ts';
import { newTowns, siteWithTable } from '../harness/project/town-table.ts';

const barre = `# yaml-language-server: $schema=../../.schema/town.json
name: Barre
page: /visit-barre
center: { latitude: 44.2, longitude: -72.5 }
words:
  drive: Up the old road.
  sign: Left of the barn
`;
const calais = 'name: Calais\ndraft: true\npage: /visit-calais\n';
const towns = { 'pages/towns/barre.yaml': barre, 'pages/towns/calais.yaml': calais };

const table = `name,latitude,longitude,county,draft,words.drive
Barre,44.2,-72.5,Pike,FALSE,Up the new road.
Calais,44.25,-72.6,,FALSE,Past the lake.
Dover,44.3,-72.6,,FALSE,
`;

test('rows that differ from their towns are listed', async () => {
  const root = await siteWithTable(table, towns);
  expect((await newTowns(root)).out).toContain(
    `Added 1 town: pages/towns/dover.yaml.
2 towns already exist. Their files are unchanged.
2 of them differ from the table: Barre (county, words.drive) and Calais (latitude, longitude, draft, words.drive).
To write that into their files, run:  npm run new -- towns towns.csv --update
`,
  );
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(barre);
});

test('with --update, towns get what their rows say, and keep what no row says', async () => {
  const root = await siteWithTable(table, towns);
  const { exit, out } = await newTowns(root, '--update');
  expect({ exit, out }).toMatchObject({ exit: 0 });
  expect(out).toContain(
    'Changed 2 towns: Barre (county, words.drive) and Calais (latitude, longitude, draft, words.drive).\n',
  );
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(
    barre.replace('old road', 'new road').replace('center', 'county: Pike\ncenter'),
  );
  expect(await textIn(root, 'pages/towns/calais.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    name: Calais
    page: /visit-calais
    center: { latitude: 44.25, longitude: -72.6 }
    words:
      drive: Past the lake.
    "
  `);
  expect(await generate('check', '--root', root)).toMatchObject({ exit: 0 });
  expect((await newTowns(root, '--update')).out).toBe('3 towns already exist. Their files are unchanged.\n');
});

test('a file keeps its line breaks, and a text below a "|" is not another one', async () => {
  const own = barre.replace('drive: Up the old road.', 'drive: |\n    Up the new road.').replaceAll('\n', '\r\n');
  const root = await siteWithTable(table, { 'pages/towns/barre.yaml': own });
  expect((await newTowns(root, '--update')).out).toContain('Changed 1 town: Barre (county).\n');
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(own.replace('center', 'county: Pike\r\ncenter'));
});

test('a file with comments is not rewritten', async () => {
  const commented = barre.replace('  sign', '  # Ask Ann first.\n  sign');
  const root = await siteWithTable(table, { ...towns, 'pages/towns/barre.yaml': commented });
  const { exit, out } = await newTowns(root, '--update');
  expect(exit).toBe(1);
  expect(out).toMatch(/towns\.csv:2:1 {2}error {2}csv-update\n {2}pages\/towns\/barre\.yaml has comments/);
  expect(await textIn(root, 'pages/towns/calais.yaml')).toBe(calais);
});

test('a mistake in the row of a town that is there is reported before anything is written', async () => {
  const root = await siteWithTable(
    table.replace('Up the new road.', '#REF!').replace(',-72.6,,FALSE,P', ',,,FALSE,P'),
    towns,
  );
  const { exit, out } = await newTowns(root, '--update');
  expect(exit).toBe(1);
  expect(out.match(/^\S+: *.*/gm)).toMatchInlineSnapshot(`
    [
      "towns.csv:1:6  error  missing-property",
      "towns.csv:2:29  error  wrong-value",
    ]
  `);
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(barre);
});

const onlyNames = 'name,county\nBarre,Pike\n';

test('coordinates with more digits than a table has are kept', async () => {
  const own = barre.replace('44.2,', '44.20000012345,');
  const root = await siteWithTable('name,latitude,longitude\nBarre,44.20000012345,-72.5\n', {
    'pages/towns/barre.yaml': own,
  });
  expect((await newTowns(root)).out).toBe('1 town already exists. Its file is unchanged.\n');
  await newTowns(root, '--update');
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(own);
});

test('a mistake in the file of a town is reported there, as by a check', async () => {
  for (const wrong of [
    barre.replace('page:', 'pgae:'),
    barre.replace('name: Barre', 'name: Barre # the town: x\n- '),
  ]) {
    const root = await siteWithTable(onlyNames, { 'pages/towns/barre.yaml': wrong });
    const report = (text: string) => text.match(/^\S+:\d+:\d+ {2}error .*\n.*\n/gm);
    const { out } = await newTowns(root, '--update');
    expect(report(out)).toEqual(report((await generate('check', '--root', root)).out));
    expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(wrong);
  }
});

test('a comment that begins like one of ours is not ours', async () => {
  const root = await siteWithTable(onlyNames, { 'pages/towns/barre.yaml': `${barre}# the town\n` });
  expect((await newTowns(root)).out).toContain('With --update, 1 of these rows would be reported as a mistake.\n');
  expect((await newTowns(root, '--update')).out).toContain('has comments');
});

test('a file in a folder of its own is written too', async () => {
  const root = await siteWithTable(onlyNames, { 'pages/towns/north/barre.yaml': barre });
  expect((await newTowns(root, '--update')).out).toContain('Changed 1 town: Barre (county).\n');
});

test('a town with another slug than its name has is found by its name', async () => {
  const root = await siteWithTable(onlyNames, { 'pages/towns/old-barre.yaml': barre });
  const { exit, out } = await newTowns(root);
  expect(exit).toBe(1);
  expect(out).toMatch(
    /^towns\.csv:2:1 {2}error {2}duplicate-town\n {2}The site has the town Barre, with the slug "old-barre"\./m,
  );
  expect(out).toContain('1 error in 1 file.');
});
