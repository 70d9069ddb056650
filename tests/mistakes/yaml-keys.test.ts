import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a key that is used twice', async () => {
  expect(await reportOn(page({ rest: 'name: B\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:1  error  duplicate-key
      "name" stands twice in the same place, so one of them would be lost.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ name: B
        │ ^
      6 │ sections:
      Keep one of the two and delete the other. Where a new item of a list begins here, put "- " before its first line.

    1 error in 1 file.
    "
  `);
});

test('no space after a colon', async () => {
  expect(await reportOn('route:/a\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  missing-space
      There is no space after the colon, so this is not a property.
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
      This line is neither a property ("name: value") nor an item of a list ("- value").
      1 │ route: /a
      2 │ just some words
        │ ^^^^^^^^^^^^^^^
      3 │ name: A
      Add the name and a colon before the text, or indent it to continue the text above.

    1 error in 1 file.
    "
  `);
});

test('a second document', async () => {
  expect(await reportOn('route: /a\n---\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  several-documents
      A line of three dashes begins a second document; a file holds one.
      1 │ route: /a
      2 │ ---
        │ ^^^
      3 │ name: A
      Delete the line, or move what follows into a file of its own.

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
      Choose another name; values are not merged here but written out.

    pages/a.yaml:2:1  error  bad-key
      "__proto__" cannot be the name of a property.
      1 │ <<: { a: 1 }
      2 │ __proto__: 2
        │ ^^^^^^^^^
      Choose another name; values are not merged here but written out.

    2 errors in 1 file.
    "
  `);
});
