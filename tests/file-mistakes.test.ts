import { expect, test } from 'vitest';
import { page, project, reportOf } from './project.ts';

/** What an owner reads after writing this into pages/a.yaml. */
const reportOn = (yaml: string | Buffer) => reportOf({ 'pages/a.yaml': yaml });

test.each([
  ['an empty file', ''],
  ['a file with comments only', '# to do\n'],
])('%s', async (_, yaml) => {
  expect(await reportOn(yaml)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  empty-file
      This file is empty.
      Write a page definition that begins with "route:", or delete the file.

    1 error in 1 file.
    "
  `);
});

test('a file that is not UTF-8', async () => {
  expect(await reportOn(Buffer.from([0x6e, 0x3a, 0x20, 0xe9, 0x0a]))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  not-utf8
      This file has characters that are not UTF-8.
      Save it again with the encoding UTF-8; editors offer it under "Save as" or in the status bar.

    1 error in 1 file.
    "
  `);
});

test('a file that is far too large', async () => {
  expect(await reportOn(`# ${'a'.repeat(1_000_000)}\n`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  file-too-large
      This file has 1,000,003 bytes; a definition has at most 1,000,000.
      Split it into several pages.

    1 error in 1 file.
    "
  `);
});

test('a definition whose name has another ending', async () => {
  const { generate } = await project('small', { 'pages/prices.yml': page({}) });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/prices.yml:1:1  error  wrong-file-ending
      pages/prices.yml would be left out: page definitions end in ".yaml".
      Rename it to pages/prices.yaml.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a definition that an editor saved as text', async () => {
  const { generate } = await project('small', { 'pages/prices.yaml.txt': page({}) });
  expect((await generate('check')).out).toContain('Rename it to pages/prices.yaml.');
});

test('no site.yaml', async () => {
  const { generate } = await project('small');
  expect((await generate('check', '--root', 'tests/fixtures')).out).toMatchInlineSnapshot(`
    "pages:1:1  error  missing-file
      There is no page definition in the folder "pages".
      Add pages/home.yaml with "route: /".

    site.yaml:1:1  error  missing-file
      There is no site.yaml here.
      Run the command in the folder that holds site.yaml and pages, or name that folder with --root.

    2 errors in 2 files. Nothing was written.
    Links and placeholders are checked once site.yaml is right.
    "
  `);
});
