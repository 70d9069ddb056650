import { expect, test } from 'vitest';
import { project } from '../harness/project.ts';
import { townFiles } from '../harness/town-files.ts';

const files = await townFiles('chimney-sweep');
const {
  'pages/towns/barnet.yaml': barnet = '',
  'pages/towns/peacham.yaml': peacham = '',
  'site.yaml': site = '',
} = files;

/** What an owner reads whose towns have these files instead of their own. */
async function reportOn(towns: Record<string, string | Buffer>): Promise<string> {
  const { generate } = await project('chimney-sweep', { 'site.yaml': site, ...towns });
  const { out, err } = await generate('check');
  expect(err).toBe('');
  return `\n${out.replace(' Nothing was written.\n', '\n')}`;
}

const town = { 'pages/towns/peacham.yaml': peacham };
const page = (route: string) =>
  `route: ${route}\nname: A\ntemplate: standard\nseo: { title: A, description: A, keywords: A }\nsections:\n  - { type: prose, heading: A, text: A }\n`;

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

test.each(['Barnet', 'BARNET', 'barnet town', 'barnet_', 'Bärnet'])('a file with the name %j', async (name) => {
  const renamed = await reportOn({ ...town, [`pages/towns/${name}.yaml`]: barnet });
  expect(renamed).toContain(`pages/towns/${name}.yaml has a name that cannot be part of a route.`);
  expect(renamed).toMatch(/Rename the file to pages\/towns\/[a-z-]+\.yaml\.\n\n1 error in 1 file/);
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

test('a town among the pages', async () => {
  expect(await reportOn({ ...town, 'pages/barnet.yaml': barnet })).toMatchInlineSnapshot(`
    "
    pages/barnet.yaml:2:7  error  town-among-pages
      This looks like a town, not like a page.
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Barnet
        │       ^^^^^^
      3 │ order: 2
      Move the file to pages/towns/barnet.yaml.

    1 error in 1 file.
    "
  `);
});

test('all towns among the pages', async () => {
  const report = await reportOn({ 'pages/barnet.yaml': barnet, 'pages/peacham.yaml': peacham });
  expect(report).toContain('Move the file to pages/towns/barnet.yaml.');
  expect(report).toContain('2 errors in 2 files');
});

test('a page among the towns', async () => {
  expect(await reportOn({ ...files, 'pages/towns/about.yaml': page('/about') })).toMatchInlineSnapshot(`
    "
    pages/towns/about.yaml:1:1  error  page-among-towns
      This looks like a page, but every file in pages/towns is a town.
      1 │ route: /about
        │ ^^^^^
      2 │ name: A
      Move the file out of that folder, for example to pages/about.yaml.

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
    Links to missing pages, and what names a town, are checked once all towns can be read.
    "
  `);
  expect(await reportOn({ ...town, 'pages/towns/barnet.yaml': `towns:\n${list}${list}` })).toMatchInlineSnapshot(`
    "
    pages/towns/barnet.yaml:9:3  error  list-dash
      The hyphen before "name" begins a list item, but the lines around it are properties.
       8 │     stoves: { opening: River damp is hard on flues. }
       9 │   - name: Barnet
         │   ^^^^^^^^^^^^^^
      10 │   slug: barnet
      Write:  name: Barnet

    1 error in 1 file.
    Links to missing pages, and what names a town, are checked once all towns can be read.
    "
  `);
});

test('no files at all', async () => {
  expect(await reportOn({})).toMatchInlineSnapshot(`
    "
    site.yaml:113:8  error  no-towns
      No town was found in "pages/towns".
      112 │
      113 │ towns: pages/towns
          │        ^^^^^^^^^^^
      114 │
      Run "npm run new -- town" to add the first one, or delete this line.

    1 error in 1 file.
    Links to missing pages, and what names a town, are checked once all towns can be read.
    "
  `);
});

test('a folder that is not in pages', async () => {
  const report = await reportOn({ 'site.yaml': site.replace('pages/towns', 'areas/towns') });
  expect(report).toContain('The folder must be one in pages. Name that folder, such as pages/towns.');
  expect(report).toContain('1 error in 1 file');
});

test('an empty file', async () => {
  expect(await reportOn({ ...files, 'pages/towns/groton.yaml': '# to do\n' })).toMatchInlineSnapshot(`
    "
    pages/towns/groton.yaml:1:1  error  empty-file
      This file is empty, or has only comments.
      Write a page that begins with "route:" or a town that begins with "name:" in it, or delete the file.

    1 error in 1 file.
    Links to missing pages, and what names a town, are checked once all towns can be read.
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

test('files of towns that site.yaml does not mention', async () => {
  expect(await reportOn({ ...files, 'site.yaml': site.replace('towns: pages/towns\n', '') })).toMatchInlineSnapshot(`
    "
    site.yaml:2:1  error  no-towns
      site.yaml names no towns, but there are files of towns in pages/towns.
      1 │ # A second business, of another trade in another state: nothing but YAML.
      2 │ url: https://sweep.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      3 │ base: /maple-notch
      Add "towns: pages/towns" to site.yaml, or delete these files.

    1 error in 1 file.
    "
  `);
});

test('the file of a town although site.yaml lists the towns', async () => {
  const { generate } = await project('chimney-sweep', {
    'pages/groton.yaml': barnet.replace('name: Barnet', 'name: Groton'),
  });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/groton.yaml:2:7  error  town-among-pages
      This looks like a town, not like a page.
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Groton
        │       ^^^^^^
      3 │ order: 2
      Add it to the list "towns:" in site.yaml, and delete this file.

    1 error in 1 file. Nothing was written.
    Links to missing pages, and what names a town, are checked once all towns can be read.
    "
  `);
});

test('a file with another ending', async () => {
  expect(await reportOn({ ...files, 'pages/towns/groton.yml': barnet })).toContain(
    'pages/towns/groton.yml would be left out: the names of the files in pages must end in ".yaml".',
  );
});

test('a copy whose name was not changed', async () => {
  const report = await reportOn({ ...files, 'pages/towns/groton.yaml': barnet });
  expect(report).toContain('Two towns have the name "Barnet"; the slug of this one is "groton".');
  expect(report).toMatch(/Did you mean "Groton"\?\n\n1 error in 1 file/);
});
