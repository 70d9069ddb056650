import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('an apostrophe inside single quotes', async () => {
  expect(await reportOn("name: 'don't hurry'\n")).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  text-after-quote
      The apostrophe ends this text, because the text is in single quotes.
      1 │ name: 'don't hurry'
        │       ^^^^^^^^^^^^^
      Write:  "don't hurry"

    1 error in 1 file.
    "
  `);
});

test('a quotation mark that is never closed', async () => {
  expect(await reportOn('name: "A quiet room\nroute: /a\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unclosed-quote
      This quotation mark (") is never closed.
      1 │ name: "A quiet room
        │       ^^^^^^^^^^^^^
      2 │ route: /a
      Close it:  "A quiet room"

    1 error in 1 file.
    "
  `);
});

test('a quotation mark that only the next text closes', async () => {
  expect(await reportOn('name: "A quiet room\nseo:\n  title: "A"\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unclosed-quote
      This quotation mark (") is never closed.
      1 │ name: "A quiet room
        │       ^^^^^^^^^^^^^
      2 │ seo:
      Close it:  "A quiet room"

    1 error in 1 file.
    "
  `);
});

test('a quotation mark without an opening one', async () => {
  expect(await reportOn(page({ rest: 'parent: A quiet room"\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  unopened-quote
      This text ends with a quotation mark (") that nothing opens.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: A quiet room"
        │         ^^^^^^^^^^^^^
      6 │ sections:
      Put one before the text too:  "A quiet room"
      If it belongs to the text, write:  'A quiet room"'

    1 error in 1 file.
    "
  `);
});

test('text after a closing quotation mark', async () => {
  expect(await reportOn('name: "Side by Side" Massage\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  text-after-quote
      The text goes on after its closing quotation mark (").
      1 │ name: "Side by Side" Massage
        │       ^^^^^^^^^^^^^^^^^^^^^^
      Write:  '"Side by Side" Massage'

    1 error in 1 file.
    "
  `);
});

test.each([
  ['name: "Say "hi"\\nand caf\\u00e9"', 'Write:  "Say \\"hi\\"\\nand caf\\u00e9"'],
  ['seo: { title: "Say "hi"\\nand go" }', 'Write:  "Say \\"hi\\"\\nand go"'],
  ['name: "Say "hi" or 5\\* more"', `Write:  'Say "hi" or 5\\* more'`],
])('escapes keep their meaning when quotation marks inside are corrected: %s', async (line, better) => {
  expect(await reportOn(`${line}\n`)).toContain(better);
});

test('a backslash in double quotes', async () => {
  expect(await reportOn('name: "A\\quiet room"\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  backslash
      In double quotes, a backslash begins an escape, and \\q is not the text that it looks like.
      1 │ name: "A\\quiet room"
        │       ^^^^^^^^^^^^^^
      Use single quotes:  'A\\quiet room'

    1 error in 1 file.
    "
  `);
});

test('each text with a colon is reported, and what is below them', async () => {
  const page = [
    'seo: { title: A, description: B }',
    'name: Note : un',
    'template: standard',
    'sections:',
    '  - type: intro',
    '    heading: Note: deux',
    '    text: {business.name} trois',
    '  - type: prose',
    '    heading: Note : quatre',
    '    text:\u00a0Cinq',
    '    text: Six',
  ];
  const report = await reportOn(`${page.join('\n')}\n`);
  expect(report.match(/pages\/a\.yaml:\d+:\d+ {2}error {2}[\w-]+/g)).toEqual([
    'pages/a.yaml:2:7  error  unquoted-colon',
    'pages/a.yaml:6:14  error  unquoted-colon',
    'pages/a.yaml:7:11  error  unquoted-placeholder',
    'pages/a.yaml:9:14  error  unquoted-colon',
    'pages/a.yaml:10:5  error  invisible-character',
  ]);
  expect(report).toContain('Put it in quotes:  "Note : quatre"');
  expect(report).toContain('9 │     heading: Note : quatre\n');
});
