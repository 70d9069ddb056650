import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a tab in the indentation', async () => {
  expect(await reportOn('seo:\n\ttitle: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  tab-indentation
      This line is indented with a tab. YAML allows only spaces.
      1 │ seo:
      2 │  title: A
        │ ^^^^^^^^^
      Write:    title: A

    1 error in 1 file.
    "
  `);
});

test('nothing is reported after the first bad line, which may have caused it', async () => {
  const report = await reportOn('seo:\n\ttitle: A\n  description: *name\n');
  expect(report).toContain('tab-indentation');
  expect(report).toContain('1 error in 1 file.');
});

test('a line whose indentation matches no line around it', async () => {
  expect(await reportOn('seo:\n  title: A\n description: B\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:3:1  error  bad-indentation
      This line begins with 1 space; its siblings begin with 2.
      2 │   title: A
      3 │  description: B
        │ ^
      Add 1 space before it so that it begins in the same column as "title".

    1 error in 1 file.
    "
  `);
});

test.each([
  ['the others show where it belongs', '    type: intro\n    heading: A\n  - type: intro\n    heading: B\n'],
  ['on one line', '    { type: intro, heading: A }\n  - { type: intro, heading: B }\n'],
])('the first item of a list without its hyphen: %s', async (_, sections) => {
  const report = await reportOn(page({ sections }));
  expect(report).toContain('pages/a.yaml:6:3  error  list-dash');
  expect(report).toContain('Write, 2 spaces from the left:  - ');
});

test('the first item of a list without its hyphen, in the column of the hyphens', async () => {
  const sections = '  type: intro\n  heading: A\n  - type: intro\n    heading: B\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  list-dash
      This list item has no hyphen. A list item begins with a hyphen and a space.
      5 │ sections:
      6 │   type: intro
        │   ^^^^^^^^^^^
      7 │   heading: A
      Put a hyphen and a space before it, and two spaces before the lines that belong to it.

    1 error in 1 file.
    "
  `);
});

test('a line with one space too few', async () => {
  const sections = '  - type: intro\n    heading: A\n   text: A\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:1  error  bad-indentation
      This line begins with 3 spaces; its siblings begin with 4.
      7 │     heading: A
      8 │    text: A
        │ ^^^
      Add 1 space before it so that it begins in the same column as "heading".

    1 error in 1 file.
    "
  `);
});

test('a line with too many spaces', async () => {
  const sections = '  - type: intro\n      heading: A\n    text: A\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:1  error  bad-indentation
      This line begins with 6 spaces; its siblings begin with 4.
      6 │   - type: intro
      7 │       heading: A
        │ ^^^^^^
      8 │     text: A
      Remove 2 spaces so that it begins in the same column as "type".

    1 error in 1 file.
    "
  `);
});
