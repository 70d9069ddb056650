import { expect, test } from 'vitest';
import { generate, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { newTowns, siteWithTable } from '../harness/project/town-table.ts';

const barre = 'name: Barre\npage: /visit-barre\ncenter: { latitude: 44.2, longitude: -72.5 }\n';

test('a spreadsheet begins the folder of the towns', async () => {
  const root = await siteWithTable('name,latitude,longitude\nBarre,44.2,-72.5\n', { 'site.yaml': withTowns('') });
  const { exit, out } = await newTowns(root);
  expect(out).toMatch(
    /^Added 1 town: pages\/towns\/barre\.yaml\.\nsite\.yaml:\d+ names the folder for the files of towns\n/,
  );
  expect(exit).toBe(0);
  expect(await textIn(root, 'site.yaml')).toMatch(/\ntowns: pages\/towns\n$/);
  expect(await generate('check', '--root', root)).toMatchObject({ exit: 0 });
});

test('a spreadsheet with a mistake leaves site.yaml as it is', async () => {
  const root = await siteWithTable('name,latitude,longitude\nBarre,44.2,west\n', { 'site.yaml': withTowns('') });
  expect(await newTowns(root)).toMatchObject({ exit: 1 });
  expect(await textIn(root, 'site.yaml')).toBe(withTowns(''));
});

test('the help names the column of the state', async () => {
  expect((await generate('new', 'towns', '--help')).out).toMatch(/name, slug, page, county, region,/);
});

const inMassachusetts =
  'name: Barre\npage: /visit-barre-ma\nregion: MA\ncenter: { latitude: 42.42, longitude: -72.1 }\n';

test.each([
  ['MA', {}, 'If they are two towns, write barre-ma in a column "slug". If they are one, write barre there.'],
  ['Massachusetts', {}, 'write barre-ma in a column "slug".'],
  ['MA', { 'pages/towns/barre-ma.yaml': inMassachusetts }, 'Write barre-ma in a column "slug".'],
])('a row for a town of another state, %s, does not move its namesake: %j', async (state, files, hint) => {
  const table = `name,latitude,longitude,region\nBarre,42.43,-72.1,${state}\n`;
  const root = await siteWithTable(table, { 'pages/towns/barre.yaml': barre, ...files });
  for (const options of [[], ['--update']]) {
    const { exit, out } = await newTowns(root, ...options);
    expect(out).toMatch(/^towns\.csv:2:1 {2}error {2}duplicate-town\n/);
    expect(out).toContain(hint);
    expect(exit).toBe(1);
  }
  expect(await textIn(root, 'pages/towns/barre.yaml')).toBe(barre);
});

/** What the report says about a row named "Barre, MA", and then about the row that its hint asks for. */
test.each<[string, Record<string, string>, string, string, string]>([
  [
    'the site has a namesake',
    { 'pages/towns/barre.yaml': barre },
    'Write "Barre" here, MA in a column "region", and barre-ma in a column "slug".',
    'Barre,MA,barre-ma',
    'Added 1 town: pages/towns/barre-ma.yaml.',
  ],
  [
    'the site has this town, with another slug',
    { 'pages/towns/barre-mass.yaml': inMassachusetts.replace('visit-barre-ma', 'visit-barre-mass') },
    'Write "Barre" here, MA in a column "region", and barre-mass in a column "slug".',
    'Barre,MA,barre-mass',
    '1 town already exists. Its file is unchanged.',
  ],
  [
    'the site has this town',
    { 'pages/towns/barre-ma.yaml': inMassachusetts, 'pages/towns/barre.yaml': barre },
    'If it is the same town, write "Barre" here, and barre-ma in a column "slug".',
    'Barre,,barre-ma',
    '1 town already exists. Its file is unchanged.',
  ],
])('a name with the state is one mistake: %s', async (_, files, hint, row, done) => {
  const place = '42.42,-72.1';
  const before = await newTowns(await siteWithTable(`name,latitude,longitude\n"Barre, MA",${place}\n`, files));
  expect(before.out).toContain(hint);
  const table = `name,region,slug,latitude,longitude\n${row},${place}\n`;
  const after = await newTowns(await siteWithTable(table, files));
  expect(after.out).toContain(done);
  expect(after.exit).toBe(0);
});

test('a name with the state needs a slug if another row has the name without it', async () => {
  const places = ['42.42,-72.1', '44.2,-72.5'];
  const before = await newTowns(
    await siteWithTable(`name,latitude,longitude\n"Barre, MA",${places[0]}\nBarre,${places[1]}\n`),
  );
  expect(before.out).toContain('Write "Barre" here, MA in a column "region", and barre-ma in a column "slug".');
  const table = `name,region,slug,latitude,longitude\nBarre,MA,barre-ma,${places[0]}\nBarre,,,${places[1]}\n`;
  expect((await newTowns(await siteWithTable(table))).out).toContain('Added 2 towns');
});

test('a row without a state may be about a town in another one', async () => {
  const files = { 'pages/towns/barre-vt.yaml': barre.replace('visit-barre', 'visit-barre-vt') };
  const table = (columns: string, cells: string) =>
    siteWithTable(`name,latitude,longitude${columns}\nBarre,43.2,-72.1${cells}\n`, files);
  expect((await newTowns(await table('', ''))).out).toContain(
    'If they are in two states, write that of this town in a column "region", and a slug such as barre-ma.',
  );
  expect((await newTowns(await table(',region', ',VT'))).out).not.toContain('If they are in two states');
  expect((await newTowns(await table(',region,slug', ',MA,barre-ma'))).out).toContain('barre-ma.yaml');
});

test('rows for two towns of one name that the site has are no copies of each other', async () => {
  const root = await siteWithTable('name,region\nBarre,MA\nBarre,VT\n', {
    'pages/towns/barre-ma.yaml': inMassachusetts,
    'pages/towns/barre-vt.yaml': barre.replace('visit-barre', 'visit-barre-vt'),
  });
  const { out } = await newTowns(root);
  expect(out).toContain('Write barre-ma in a column "slug".');
  expect(out).toContain('Write barre-vt in a column "slug".');
  expect(out).not.toContain('have the same slug');
});

test.each([
  ['name,region\nBarre,MA\nBarre,MA\n', 'Write barre-ma in a column "slug".'],
  ['name,region,slug\nBarre,MA,\nBarre,MA,barre-ma\n', 'Write barre-ma in a column "slug".'],
  ['name,region\nBarre,NH\nBarre,NH\n', 'If they are two towns, write barre-nh in a column "slug".'],
])(
  'two rows for one town that the site has in another state are not both asked for one slug: %j',
  async (table, hint) => {
    const root = await siteWithTable(table, {
      'pages/towns/barre-ma.yaml': inMassachusetts,
      'pages/towns/barre.yaml': barre,
    });
    const { out } = await newTowns(root);
    expect(out.split(hint)).toHaveLength(2);
    expect(out).toContain('The rows on lines 2 and 3 have the same slug');
  },
);

test('a row with the slug of another town is no new town that needs coordinates', async () => {
  const root = await siteWithTable('name,slug\nLyme,barre\n', { 'pages/towns/barre.yaml': barre });
  const { out } = await newTowns(root, '--update');
  expect(out).toContain('The slug "barre" already belongs to the town Barre.');
  expect(out).toContain('1 error in 1 file');
});

test('a row for a town of another state is a new town if its slug is free', async () => {
  const table = 'name,latitude,longitude,region\nBarre,44.2,-72.5,VT\n';
  const root = await siteWithTable(table, { 'pages/towns/barre-ma.yaml': inMassachusetts });
  expect((await newTowns(root)).out).toContain('Added 1 town: pages/towns/barre.yaml.');
});

test.each(['name,latitude,longitude\nBarre,44.21,-72.5\n', 'name,latitude,longitude,region\nBARRE,44.21,-72.5,\n'])(
  'a row without a state means the town in the state of the business: %j',
  async (table) => {
    const files = { 'pages/towns/barre-vt.yaml': barre.replace('visit-barre', 'visit-barre-vt') };
    for (const slug of ['barre', 'barre-ma']) {
      const file = `pages/towns/${slug}.yaml`;
      const text = inMassachusetts.replace('visit-barre-ma', `visit-${slug}`);
      const root = await siteWithTable(table, { ...files, [file]: text });
      expect((await newTowns(root, '--update')).out).toContain('Write barre-vt in a column "slug".');
      expect(await textIn(root, file)).toBe(text);
    }
  },
);

test('a row without a state means a town in another state if no other has its name', async () => {
  const files = { 'pages/towns/barre.yaml': inMassachusetts.replace('visit-barre-ma', 'visit-barre') };
  const root = await siteWithTable('name,latitude,longitude\nBarre,42.43,-72.1\n', files);
  expect((await newTowns(root, '--update')).out).toContain('Changed 1 town: Barre (latitude).');
});

test.each(['', 'VT'])('a row whose slug names another state than its own: %j', async (region) => {
  const table = (state: string) => `name,slug,latitude,longitude,region\nBarre,barre-ma,42.42,-72.1,${state}\n`;
  const { out } = await newTowns(await siteWithTable(table(region), { 'pages/towns/barre.yaml': barre }));
  expect(out).toContain('The slug of this one is "barre-ma", but it is in VT, the state of your address.');
  expect(out).toContain('\n  Write MA in a column "region".\n');
  const root = await siteWithTable(table('MA'), { 'pages/towns/barre.yaml': barre });
  expect((await newTowns(root)).out).toContain('Added 1 town: pages/towns/barre-ma.yaml.');
});

test.each([
  ['barre-nh', 'New Hampshire', 'NH'],
  ['barre-nh', 'nh', 'NH'],
  ['', 'Vermont', 'VT'],
])('a state that is written out is one mistake: %j, %s', async (slug, region, better) => {
  const files: Record<string, string> = { 'pages/towns/barre-ma.yaml': inMassachusetts };
  if (better === 'NH') files['pages/towns/barre.yaml'] = barre;
  const table = (state: string) => `name,slug,region,latitude,longitude\nBarre,${slug},${state},43.9,-72.2\n`;
  const { out } = await newTowns(await siteWithTable(table(region), files));
  expect(out).toContain(`\n  Write:  ${better}\n\n1 error in 1 file`);
  expect((await newTowns(await siteWithTable(table(better), files))).out).toContain('Added 1 town');
});

test('a row with a slug may say that the town is in another state', async () => {
  const table = 'name,slug,latitude,longitude,region\nBarre,barre,44.2,-72.5,NH\n';
  const root = await siteWithTable(table, { 'pages/towns/barre.yaml': barre });
  expect((await newTowns(root, '--update')).out).toContain('Changed 1 town: Barre (region).');
});
