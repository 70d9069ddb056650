import { expect, test } from 'vitest';
import { fixtures, generate, page, project, reportOf } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';
import { reportOn } from './report-on.ts';

test.each([
  ['an empty file', ''],
  ['a file with comments only', '# later\n'],
  ['a file with a document marker only', '# later\n---\n'],
  ['a file with nothing but null', '~\n'],
])('%s', async (_, yaml) => {
  expect(await reportOn(yaml)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  empty-file
      This file is empty, or has only comments.
      Write a page that begins with "route:" or a town that begins with "name:" in it, or delete the file.

    1 error in 1 file.
    "
  `);
});

test('a file that is far too large', async () => {
  expect(await reportOn(`# ${'a'.repeat(1_000_000)}\n`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  file-too-large
      This file has 1,000,003 bytes; the limit is 1,000,000.
      Split it into several files, or shorten its longest lists and texts.

    1 error in 1 file.
    "
  `);
});

test('a definition with another file extension', async () => {
  expect(await reportOf({ 'pages/prices.yml': page({}) })).toMatchInlineSnapshot(`
    "
    pages/prices.yml:1:1  error  wrong-file-ending
      pages/prices.yml would be left out: file names in pages must end in ".yaml".
      Rename it to pages/prices.yaml.

    1 error in 1 file.
    "
  `);
});

test('a definition that an editor saved as a text file', async () => {
  expect(await reportOf({ 'pages/prices.yaml.txt': page({}) })).toContain('Rename it to pages/prices.yaml.');
});

test('a page beside site.yaml, which would be left out', async () => {
  expect(await reportOf({ 'prices.yml': page({}) })).toMatchInlineSnapshot(`
    "
    prices.yml:1:1  error  page-outside-pages
      This looks like a page, but only the files in the folder "pages" become pages.
      Move it to pages/prices.yaml. If it is not meant to be a page, move it into another folder.

    1 error in 1 file.
    "
  `);
  expect(await reportOf({ 'prices.yaml': page({}), 'pages/prices.yaml': page({}) })).toContain(
    'pages/prices.yaml exists too.',
  );
});

test.each([
  ['pages/gift.txt', 'Rename it to pages/gift.yaml.'],
  ['pages/gift.md', 'Rename it to pages/gift.yaml.'],
  ['pages/gift', 'Rename it to pages/gift.yaml.'],
  ['page/gift.yaml', 'Move it to pages/gift.yaml.'],
])('a page that would be left out: %s', async (name, hint) => {
  expect(await reportOf({ [name]: page({}) })).toContain(`\n  ${hint}`);
});

test.runIf(process.platform === 'linux')('names that only some computers can have', async () => {
  const files = ['aux', 'aux-1', 'prices', 'Prices', 'con/oil', 'con/stone', 'visit? us'];
  const pages = files.map((name, index) => [`pages/${name}.yaml`, page({ route: `/page-${index}` })]);
  expect(await reportOf(Object.fromEntries(pages))).toMatchInlineSnapshot(`
    "
    pages/aux.yaml:1:1  error  file-name
      Windows cannot have a file or folder with the name "aux.yaml", so nobody there could copy this project.
      Rename it to pages/aux-2.yaml, for example.

    pages/con:1:1  error  file-name
      Windows cannot have a file or folder with the name "con", so nobody there could copy this project.
      Rename it to pages/con-1, for example.

    pages/prices.yaml:1:1  error  file-name
      This differs from pages/Prices.yaml only in capitals, and Windows and macOS treat the two as one.
      Rename one of the two, or delete it.

    pages/visit? us.yaml:1:1  error  file-name
      Windows cannot have a file or folder with the name "visit? us.yaml", so nobody there could copy this project.
      Rename it to pages/visit-us.yaml, for example.

    4 errors in 4 files.
    "
  `);
});

test.runIf(process.platform === 'linux')('a town whose file Windows cannot have is one mistake', async () => {
  const towns = await townFiles('chimney-sweep');
  const aux = (towns['pages/towns/barnet.yaml'] ?? '').replace('Barnet', 'Auxville');
  const { generate } = await project('chimney-sweep', { ...towns, 'pages/towns/aux.yaml': aux });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/towns/aux.yaml:1:1  error  file-name
      Windows cannot have a file or folder with the name "aux.yaml", so nobody there could copy this project.
      Rename it to pages/towns/aux-1.yaml, for example.

    1 error in 1 file. Nothing was written.
    Links to missing pages, places of towns, and references to towns are checked once all towns can be read.
    "
  `);
});

test('notes beside the pages are left alone', async () => {
  const notes = Object.fromEntries(
    ['pages/notes.md', 'pages/TODO', 'town/a.yaml'].map((name) => [name, 'name: later\n']),
  );
  // No page is that long.
  const log = `${page({})}${'# Saved.\n'.repeat(200_000)}`;
  const { generate } = await project('small', { ...notes, 'pages/log.txt': log });
  expect((await generate('check')).exit).toBe(0);
});

test('other YAML beside site.yaml is left alone', async () => {
  const { generate } = await project('small', { 'compose.yaml': 'services: { web: { image: caddy } }\n' });
  expect((await generate('check')).exit).toBe(0);
});

test('no site.yaml', async () => {
  expect((await generate('check', '--root', fixtures)).out).toMatchInlineSnapshot(`
    "pages:1:1  error  missing-file
      There is no page definition in the folder "pages".
      Add pages/home.yaml with "route: /".

    site.yaml:1:1  error  missing-file
      There is no site.yaml here.
      Run the command in the folder that holds site.yaml and pages, or name that folder with --root. To begin a site here, run:  npm run new -- site

    2 errors in 2 files. Nothing was written.
    Links and placeholders are checked once site.yaml is valid.
    "
  `);
});

test('a mistake in one file neither hides nor causes others', async () => {
  const report = await reportOf({
    'pages/broken.yaml': 'route: /broken\nname: "never closed\n',
    'pages/refused.yaml': page({ route: '/refused', rest: 'nmae: A\n' }),
    'pages/a.yaml': page({
      sections:
        '  - type: links\n    heading: "{oops}"\n    links: [{ label: A, to: /broken }, { label: B, to: /refused }, { label: C, to: "javascript:x" }]\n',
    }),
  });
  expect(report.match(/ {2}error {2}.*/g)).toEqual([
    '  error  unknown-placeholder',
    '  error  bad-address',
    '  error  unclosed-quote',
    '  error  unknown-property',
  ]);
});

test('a merge conflict is one problem, on its first marker', async () => {
  expect(await reportOn('route: /a\n<<<<<<< HEAD\nname: A\n=======\nname: "B\n>>>>>>> mine\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  merge-conflict
      <<<<<<< is a merge conflict marker: two versions of these lines are in the file.
      1 │ route: /a
      2 │ <<<<<<< HEAD
        │ ^^^^^^^
      3 │ name: A
      Keep one of the two versions. Delete the other one, and the lines that begin with <<<<<<<, =======, and >>>>>>>.

    1 error in 1 file.
    "
  `);
});

test('facts that are not properties', async () => {
  const report = await reportOf({ 'site.yaml': '- url: https://example.com\n' });
  expect(report).toContain('This file must have properties ("name: value") at its top level');
  expect(report).toContain('1 error in 1 file.');
});

test.each([
  ['a comment after a property whose list follows', page({}).replace('sections:', 'sections: # from top to bottom')],
  [
    'curly quotes within a text',
    page({ sections: '  - { type: intro, heading: He said “hello” to us, text: “A” and “B” }\n' }),
  ],
  [
    'a no-break space within a text',
    page({ sections: '  - { type: intro, heading: 90\u00A0minutes here, text: A }\n' }),
  ],
  ['yes, no and a date', page({ sections: '  - { type: intro, heading: yes, text: 2026-01-01 }\n' })],
  ['a space before a colon', page({}).replace('name: A', 'name : A')],
  ['a mark at the beginning, and the line endings of Windows', `\uFEFF${page({}).replaceAll('\n', '\r\n')}`],
  ['a text in several lines', page({ sections: '  - type: intro\n    heading: A\n    text: A\n      and B\n' })],
])('%s: accepted', async (_, yaml) => {
  const { generate } = await project('small', { 'pages/a.yaml': yaml });
  const { out } = await generate('check', '--format', 'json');
  const found: { severity: string }[] = JSON.parse(out || '[]');
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each([
  ['lists', `name: ${'['.repeat(50_000)}\n`],
  ['list items', `${'- '.repeat(20_000)}a\n`],
])('%s nested so deeply that the parser has no room left', async (_, yaml) => {
  const report = await reportOn(yaml);
  expect(report).toContain('This is nested far deeper than any page needs.');
  expect(report).toContain('1 error in 1 file.');
});

test('a mistake in a long list is found in it', async () => {
  const item = (index: number) => `  - type: intro\n    heading: A ${index}\n    text: A\n`;
  const sections = Array.from({ length: 300 }, (_, index) => item(index)).join('');
  const report = await reportOn(page({ sections: sections.replace('    heading: A 200\n', '   heading: A 200\n') }));
  expect(report).toContain('pages/a.yaml:607:1  error  bad-indentation');
  expect(report).toContain('Add 1 space before it');
});
