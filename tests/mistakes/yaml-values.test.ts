import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a colon in a text', async () => {
  expect(await reportOn(page({ rest: 'parent: Massage: the best\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  unquoted-colon
      The text has a colon followed by a space, which YAML reads as a second property.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: Massage: the best
        │         ^
      6 │ sections:
      Put the text in quotes:  parent: "Massage: the best"

    1 error in 1 file.
    "
  `);
});

test('a text that ends with a colon', async () => {
  expect(await reportOn('seo:\n  title: Why together:\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:10  error  unquoted-colon
      The text has a colon followed by a space, which YAML reads as a second property.
      1 │ seo:
      2 │   title: Why together:
        │          ^
      Put the text in quotes:  title: "Why together:"

    1 error in 1 file.
    "
  `);
});

test('a text that begins with a character that YAML reserves', async () => {
  expect(await reportOn('name: @home\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unquoted-sign
      A text that begins with @ needs quotes, because the sign has a meaning of its own in YAML.
      1 │ name: @home
        │       ^
      Put the text in quotes:  name: "@home"

    1 error in 1 file.
    "
  `);
});

test('an alias', async () => {
  expect(await reportOn('route: &here /a\nname: *here\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:14  error  alias
      A text that begins with & or * is read as a reference, and references are not used here.
      1 │ route: &here /a
        │              ^^
      2 │ name: *here
      Put the text in quotes, or write the value out.

    pages/a.yaml:2:7  error  alias
      A text that begins with & or * is read as a reference, and references are not used here.
      1 │ route: &here /a
      2 │ name: *here
        │       ^^^^^
      Put the text in quotes, or write the value out.

    2 errors in 1 file.
    "
  `);
});

test('a number sign that would silently cut off a text', async () => {
  expect(await reportOn(page({ rest: 'parent: 100 Example Trail #4\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  lost-text
      "#4" would be lost, because a # after a space begins a comment.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: 100 Example Trail #4
        │         ^^^^^^^^^^^^^^^^^
      6 │ sections:
      Put the whole text in quotes. If it is a comment, give it a line of its own.

    1 error in 1 file.
    "
  `);
});

test('a comment after a text', async () => {
  expect(await reportOn(page({ rest: 'parent: Ranked # 1 in town\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  lost-text
      "# 1 in town" would be lost, because a # after a space begins a comment.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: Ranked # 1 in town
        │         ^^^^^^
      6 │ sections:
      Put the whole text in quotes. If it is a comment, give it a line of its own.

    1 error in 1 file.
    "
  `);
});

test.each([
  ['that nothing defines', '*soon'],
  ['to itself', '&a [*a]'],
  ['to millions of copies', '[&a [x,x,x,x,x,x,x,x,x], &b [*a,*a,*a,*a,*a,*a,*a,*a,*a], [*b,*b,*b,*b,*b,*b,*b,*b,*b]]'],
])('a reference %s', async (_, value) => {
  const report = await reportOn(page({ rest: `heading: ${value}\n` }));
  expect(report).toContain('A text that begins with & or * is read as a reference');
});
