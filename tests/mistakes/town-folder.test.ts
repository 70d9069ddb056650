import { expect, test } from 'vitest';
import { project, textIn } from '../harness/project/project.ts';
import { barnet, files, page, peacham, reportOn, site, town } from './report-on-towns.ts';

test('a town among the pages', async () => {
  expect(await reportOn({ ...town, 'pages/barnet.yaml': barnet })).toMatchInlineSnapshot(`
    "
    pages/barnet.yaml:2:7  error  town-among-pages
      This looks like a town, not a page.
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
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('a folder beside site.yaml', async () => {
  const report = await reportOn({ 'site.yaml': site.replace('pages/towns', 'towns'), 'towns/barnet.yaml': barnet });
  expect(report).toContain('No town was found in "towns".');
  expect(report).toContain('Move the files there');
  expect(report).not.toContain('must be a list');
});

test('files of towns, and an empty property', async () => {
  const report = await reportOn({ ...files, 'site.yaml': site.replace(/^towns:.*/m, 'towns:') });
  expect(report).toContain('site.yaml:113:7  error  no-towns');
  expect(report).toContain('Write "towns: pages/towns" in site.yaml');
  expect(report).toContain('1 error in 1 file');
});

test('a folder that is not in pages', async () => {
  const report = await reportOn({ 'site.yaml': site.replace('pages/towns', 'areas/towns') });
  expect(report).toContain(
    'The folder must be in pages, such as pages/towns. Move the files there, and write that folder here.',
  );
  expect(report).toContain('1 error in 1 file');
});

test('files of towns that site.yaml does not mention', async () => {
  expect(await reportOn({ ...files, 'site.yaml': site.replace('towns: pages/towns\n', '') })).toMatchInlineSnapshot(`
    "
    site.yaml:2:1  error  no-towns
      site.yaml names no towns, but pages/towns has town files.
      1 │ # A second business, of another trade in another state: nothing but YAML.
      2 │ url: https://sweep.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      3 │ base: /maple-notch
      Write "towns: pages/towns" in site.yaml, or delete these files.

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
      This looks like a town, not a page.
      1 │ # yaml-language-server: $schema=../../.schema/town.json
      2 │ name: Groton
        │       ^^^^^^
      3 │ order: 2
      Add it to the list "towns:" in site.yaml, and delete this file.

    1 error in 1 file. Nothing was written.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('a list of towns although towns have files', async () => {
  const listed = `towns:
  - { name: Groton, slug: groton, page: /groton, center: { latitude: 44.22, longitude: -72.2 } }`;
  expect(await reportOn({ ...files, 'site.yaml': site.replace('towns: pages/towns', listed) })).toMatchInlineSnapshot(`
    "
    site.yaml:113:1  error  no-towns
      "towns" lists towns, but pages/towns has town files too. A site has either a list or files.
      112 │
      113 │ towns:
          │ ^^^^^
      114 │   - { name: Groton, slug: groton, page: /groton, center: { latitude: 44.22, longitude: -72.2 } }
      Write "towns: pages/towns", and move each town of the list to a file of its own in that folder.

    1 error in 1 file.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test.each([
  ['pages/towns/barnet.yml', 'Rename it to pages/towns/barnet.yaml.'],
  ['pages/towns/barnet.yaml.txt', 'Rename it to pages/towns/barnet.yaml.'],
  ['pages/towns/barnet', 'Rename it to pages/towns/barnet.yaml.'],
  ['pages/barnet.txt', 'Rename it to pages/towns/barnet.yaml.'],
  ['barnet.yaml', 'Move it to pages/towns/barnet.yaml.'],
  ['towns/barnet.yaml', 'Move it to pages/towns/barnet.yaml.'],
])('a town that would be left out is the only mistake: %s', async (name, hint) => {
  const about = page('/about').replace('name: A', 'name: A\ntown: barnet');
  const report = await reportOn({ ...town, 'pages/about.yaml': about, [name]: barnet });
  expect(report).toContain(`\n${name}:1:1  error`);
  expect(report).toContain(hint);
  expect(report).toContain('1 error in 1 file.');
});

test('all towns in a folder beside pages', async () => {
  const report = await reportOn({ 'towns/barnet.yaml': barnet, 'towns/peacham.yaml': peacham });
  expect(report.match(/Move it to .*\.yaml\./g)).toHaveLength(2);
  expect(report).toContain('2 errors in 2 files.');
});

test('a copy of site.yaml among the pages is one problem', async () => {
  const { generate, root, write } = await project('chimney-sweep');
  await write({ 'pages/site.yaml': await textIn(root, 'site.yaml') });
  const { out } = await generate('check');
  expect(out).toMatch('This looks like a copy of site.yaml, not a page.');
  expect(out).toContain('1 error in 1 file.');
});
