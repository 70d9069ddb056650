import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a key that is used twice', async () => {
  expect(await reportOn(page({ rest: 'name: B\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:1  error  duplicate-key
      "name" is used twice in the same group, so one of the two would be lost. The first is on line 2.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ name: B
        │ ^^^^
      6 │ sections:
      Keep one of the two and delete the other.

    1 error in 1 file.
    "
  `);
});

test('no space after a colon', async () => {
  expect(await reportOn('route:/a\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  missing-space
      There is no space after the colon of "route".
      1 │ route:/a
        │ ^^^^^^^^
      2 │ name: A
      Write:  route: /a

    1 error in 1 file.
    "
  `);
});

test('a line that is not a property', async () => {
  expect(await reportOn('route: /a\njust some words\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  yaml-syntax
      This line is neither a property ("name: value") nor a list item ("- value").
      1 │ route: /a
      2 │ just some words
        │ ^^^^^^^^^^^^^^^
      3 │ name: A
      Put a property name and a colon before the text, or indent the line to continue the text above.

    1 error in 1 file.
    "
  `);
});

test('a second document', async () => {
  expect(await reportOn('route: /a\n---\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  several-documents
      This line ends the document and begins another one. A file can have only one.
      1 │ route: /a
      2 │ ---
        │ ^^^
      3 │ name: A
      Delete the line, or move the lines below it to a file of their own.

    1 error in 1 file.
    "
  `);
});

test('a merge key and a key that JavaScript reserves', async () => {
  expect(await reportOn('<<: { a: 1 }\n__proto__: 2\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  bad-key
      "<<" cannot be the name of a property.
      1 │ <<: { a: 1 }
        │ ^^
      2 │ __proto__: 2
      Choose another name. Groups cannot be merged: write the values out.

    pages/a.yaml:2:1  error  bad-key
      "__proto__" cannot be the name of a property.
      1 │ <<: { a: 1 }
      2 │ __proto__: 2
        │ ^^^^^^^^^
      Choose another name. Groups cannot be merged: write the values out.

    2 errors in 1 file.
    "
  `);
});
