import { expect, test } from 'vitest';
import { barnet, files, page, peacham, reportOn, town } from './report-on-towns.ts';

test('the same town in two subfolders', async () => {
  expect(
    await reportOn({
      ...town,
      'pages/towns/a/barnet.yaml': barnet,
      'pages/towns/b/barnet.yaml': barnet,
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/towns/b/barnet.yaml:2:7  error  duplicate-town
      There are two towns with the name Barnet and the same slug.
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Barnet
        │       ^^^^^^
      3 │ order: 2
      pages/towns/a/barnet.yaml:2:7
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Barnet
        │       ^^^^^^
      3 │ order: 2
      Delete one of the two, or write the name and the slug of another town.

    1 error in 1 file.
    "
  `);
});

test('two towns with the same file name in two subfolders', async () => {
  const groton = barnet.replace('name: Barnet', 'name: Groton');
  expect(
    await reportOn({ ...town, 'pages/towns/a/barnet.yaml': barnet, 'pages/towns/b/barnet.yaml': groton }),
  ).toMatchInlineSnapshot(`
    "
    pages/towns/b/barnet.yaml:2:7  error  duplicate-town
      The slug "barnet" is also the slug of Barnet, so both would have the same routes.
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Groton
        │       ^^^^^^
      3 │ order: 2
      pages/towns/a/barnet.yaml:2:7
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Barnet
        │       ^^^^^^
      3 │ order: 2
      Rename the file to pages/towns/b/groton.yaml.

    1 error in 1 file.
    "
  `);
});

test.each(['Barnet', 'BARNET', 'barnet town', 'barnet_', 'Bärnet'])('a file may not be named %j', async (name) => {
  const renamed = await reportOn({ ...town, [`pages/towns/${name}.yaml`]: barnet });
  expect(renamed).toContain(`pages/towns/${name}.yaml has a name that cannot be part of a route.`);
  expect(renamed).toMatch(/Rename the file to pages\/towns\/[a-z-]+\.yaml\.\n\n1 error in 1 file/);
});

test('a file whose ending is written twice', async () => {
  const report = await reportOn({ ...town, 'pages/towns/barnet.yaml.yaml': barnet });
  expect(report).toContain('Rename the file to pages/towns/barnet.yaml.\n');
});

test('no file is to get the name of the file of another town', async () => {
  const groton = await reportOn({ ...files, 'pages/towns/bärnet.yaml': barnet.replace('Barnet', 'Groton') });
  expect(groton).toContain('Rename the file to pages/towns/groton.yaml.');
  for (const [text, name] of [
    [barnet, 'Barnet'],
    [peacham, 'Peacham'],
  ] as const) {
    const twin = await reportOn({ ...files, 'pages/towns/bärnet.yaml': text });
    expect(twin).toContain(`There are two files for the town ${name}.`);
    expect(twin).not.toContain('Rename');
  }
  const taken = { ...files, 'pages/towns/groton.yaml': barnet.replace('Barnet', 'Groton Mills') };
  const other = await reportOn({ ...taken, 'pages/towns/bärnet.yaml': barnet.replace('Barnet', 'Groton') });
  expect(other).toContain('Rename the file to pages/towns/the-town.yaml.');
});

test('if all towns lack the minus of their longitudes, they are blamed, and not the business', async () => {
  const [east, also] = [barnet, peacham].map((text) => text.replace('longitude: -', 'longitude: '));
  const report = await reportOn({ 'pages/towns/barnet.yaml': east ?? '', 'pages/towns/peacham.yaml': also ?? '' });
  expect(report).toMatch(/^\npages\/towns\/barnet\.yaml.* far-town\n/);
  expect(report).toMatch(/Write: {2}-72\.\d+\n/);
  expect(report).toContain('2 errors in 2 files.');
});

test('a missing page of a town is not that of another town with a similar name', async () => {
  const withPage = (route: string) =>
    reportOn({
      ...files,
      'pages/towns/barnet.yaml': barnet.replace(/^page: .*/m, 'page: /stoves/barnet'),
      'pages/towns/peacham.yaml': peacham.replace(/^page: .*/m, `page: ${route}`),
    });
  const other = await withPage('/stoves/burnet');
  expect(other).toContain('There is no page "/stoves/burnet".');
  expect(other).not.toContain('Did you mean');
  expect(await withPage('/stoves/peachem')).toContain('Did you mean "/stoves/peacham"?');
});

test('a specialty whose page cannot be read is not reported as unused', async () => {
  const unread = page('/flues-{town.slug}').replace(
    'template',
    'each: towns\nspecialty: flues\ntemplate: standard\ntemplate',
  );
  const report = await reportOn({
    ...files,
    'pages/towns/barnet.yaml': barnet.replace(/^specialties:/m, 'specialties:\n  flues: { opening: Wide flues. }'),
    'pages/flues.yaml': unread,
  });
  expect(report).toContain(' duplicate-key\n');
  expect(report).toContain('1 error in 1 file.');
});

test('a file whose name is misspelled, so that pages write another slug', async () => {
  const about = page('/about-barnet').replace('template', 'town: barnet\ntemplate');
  expect(
    await reportOn({ ...town, 'pages/towns/bernett.yaml': barnet, 'pages/about.yaml': about }),
  ).toMatchInlineSnapshot(`
    "
    pages/towns/bernett.yaml:2:7  error  unknown-town
      The slug of Barnet is "bernett" here, but pages write "barnet".
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Barnet
        │       ^^^^^^
      3 │ order: 2
      Rename the file to pages/towns/barnet.yaml.

    1 error in 1 file.
    "
  `);
});

test('a list of towns in the file of one', async () => {
  const list = `- name: Barnet\n  slug: barnet\n${barnet.replace(/^[^\n]*\n[^\n]*\n/, '').replace(/^/gm, '  ')}`;
  expect(await reportOn({ ...town, 'pages/towns/barnet.yaml': list })).toMatchInlineSnapshot(`
    "
    pages/towns/barnet.yaml:1:3  error  several-towns
      This file is a list of towns, but each town has a file of its own.
      1 │ - name: Barnet
        │   ^^^^^^^^^^^^
      2 │   slug: barnet
      Delete the "- ", the spaces before the other lines, and the line with the slug.

    1 error in 1 file.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
  expect(await reportOn({ ...town, 'pages/towns/barnet.yaml': `towns:\n${list}${list}` })).toMatchInlineSnapshot(`
    "
    pages/towns/barnet.yaml:9:1  error  bad-indentation
      This line begins with 2 spaces; its siblings begin with none.
       8 │     stoves: { opening: River damp is hard on flues. }
       9 │   - name: Barnet
         │ ^^
      10 │   slug: barnet
      Remove 2 spaces so that its dash is in the same column as that of "name: Barnet".

    1 error in 1 file.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('an empty file', async () => {
  expect(await reportOn({ ...files, 'pages/towns/groton.yaml': '# to do\n' })).toMatchInlineSnapshot(`
    "
    pages/towns/groton.yaml:1:1  error  empty-file
      This file is empty, or has only comments.
      Write a page that begins with "route:" or a town that begins with "name:" in it, or delete the file.

    1 error in 1 file.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('a file that is not YAML, or not text', async () => {
  for (const content of [`${barnet}words\n`, Buffer.from([0xff, 0xfe, 0x20]), `${barnet}specialties: [`]) {
    const report = await reportOn({ ...town, 'pages/towns/barnet.yaml': content });
    expect(report).toMatch(/^\npages\/towns\/barnet\.yaml:/);
    expect(report).toContain('1 error in 1 file');
  }
});

test('a file with another ending', async () => {
  expect(await reportOn({ ...files, 'pages/towns/groton.yml': barnet })).toContain(
    'pages/towns/groton.yml would be left out: file names in pages must end in ".yaml".',
  );
});

test('a file with another ending whose name is no slug', async () => {
  const west = barnet.replace('name: Barnet', 'name: West Groton');
  expect(await reportOn({ ...files, 'pages/towns/West Groton.yml': west })).toContain(
    'Rename it to pages/towns/west-groton.yaml.',
  );
});
