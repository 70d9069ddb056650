import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, generate, page, project, reportOf } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test.each([
  ['an empty file', ''],
  ['a file with comments only', '# later\n'],
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

test('a definition with another file extension', async () => {
  expect(await reportOf({ 'pages/prices.yml': page({}) })).toMatchInlineSnapshot(`
    "
    pages/prices.yml:1:1  error  wrong-file-ending
      pages/prices.yml would be left out: page definitions end in ".yaml".
      Rename it to pages/prices.yaml.

    1 error in 1 file.
    "
  `);
});

test('a definition that an editor saved as a text file', async () => {
  expect(await reportOf({ 'pages/prices.yaml.txt': page({}) })).toContain('Rename it to pages/prices.yaml.');
});

test('no site.yaml', async () => {
  expect((await generate('check', '--root', fixtures)).out).toMatchInlineSnapshot(`
    "pages:1:1  error  missing-file
      There is no page definition in the folder "pages".
      Add pages/home.yaml with "route: /".

    site.yaml:1:1  error  missing-file
      There is no site.yaml here.
      Run the command in the folder that holds site.yaml and pages, or name that folder with --root.

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

test('a folder where a file is expected, and a link that leads back to itself', async () => {
  const { root, generate } = await project('small');
  await rm(join(root, 'site.yaml'));
  await mkdir(join(root, 'site.yaml'));
  await symlink(join(root, 'pages/loop.yaml'), join(root, 'pages/loop.yaml'));
  const { out, exit, err } = await generate('check');
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out).toContain('site.yaml cannot be read: it is a folder.');
  expect(out).toContain('pages/loop.yaml cannot be read: it is a link that leads back to itself.');
});

test('backups of editors are left alone, and no advice would replace a page', async () => {
  const backups = ['home.yaml~', 'home.yaml.bak', 'home.yaml.orig', 'Thumbs.db'];
  const files = Object.fromEntries(backups.map((name) => [`pages/${name}`, 'anything']));
  const { generate, write } = await project('small', files);
  expect((await generate('check')).exit).toBe(0);
  await write({ 'pages/home.yml': page({ route: '/' }) });
  expect((await generate('check')).out).toContain('pages/home.yaml exists too. Delete the one that you do not need');
});
