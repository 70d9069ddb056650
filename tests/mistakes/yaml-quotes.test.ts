import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('an apostrophe inside single quotes', async () => {
  expect(await reportOn("name: 'don't hurry'\n")).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:12  error  text-after-quote
      The text goes on after its closing quotation mark; an apostrophe inside single quotes closes them.
      1 │ name: 'don't hurry'
        │            ^^^^^^^^
      Put the whole text in the other kind of quotes:  "don't hurry"

    1 error in 1 file.
    "
  `);
});

test('a quotation mark that is never closed', async () => {
  expect(await reportOn('name: "A quiet room\nroute: /a\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unclosed-quote
      This quotation mark opens a text that no second one closes.
      1 │ name: "A quiet room
        │       ^^^^^^^^^^^^^
      2 │ route: /a
      Add the closing quotation mark at the end of the text.

    1 error in 1 file.
    "
  `);
});

test('a quotation mark that only the next text closes', async () => {
  expect(await reportOn('name: "A quiet room\nseo:\n  title: "A"\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unclosed-quote
      This quotation mark opens a text that no second one closes.
      1 │ name: "A quiet room
        │       ^^^^^^^^^^^^^
      2 │ seo:
      Add the closing quotation mark at the end of the text.

    1 error in 1 file.
    "
  `);
});

test('a quotation mark that nothing opens', async () => {
  expect(await reportOn(page({ rest: 'parent: A quiet room"\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  unopened-quote
      This text ends with a quotation mark that nothing opens.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: A quiet room"
        │         ^^^^^^^^^^^^^
      6 │ sections:
      Put one before the text too, or take it away. If it belongs to the text, put single quotes around all of it:  '…"'

    1 error in 1 file.
    "
  `);
});

test('text after a closing quotation mark', async () => {
  expect(await reportOn('name: "Side by Side" Massage\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:22  error  text-after-quote
      The text goes on after its closing quotation mark; an apostrophe inside single quotes closes them.
      1 │ name: "Side by Side" Massage
        │                      ^^^^^^^
      Put the whole text in the other kind of quotes:  '"Side by Side" Massage'

    1 error in 1 file.
    "
  `);
});

test('a backslash in double quotes', async () => {
  expect(await reportOn('name: "A\\quiet room"\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:9  error  backslash
      A backslash in double quotes has a meaning of its own, and this one has none.
      1 │ name: "A\\quiet room"
        │         ^
      Use single quotes around the text, or write two backslashes.

    1 error in 1 file.
    "
  `);
});
