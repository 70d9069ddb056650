import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a colon in a text', async () => {
  expect(await reportOn(page({ rest: 'parent: Massage: the best\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  unquoted-colon
      The colon in this text makes YAML read what is before it as a property name. Text with a colon needs quotes.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: Massage: the best
        │         ^^^^^^^^^^^^^^^^^
      6 │ sections:
      Put it in quotes:  "Massage: the best"

    1 error in 1 file.
    "
  `);
});

test('a text that ends with a colon', async () => {
  expect(await reportOn('seo:\n  title: Why together:\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:10  error  unquoted-colon
      The colon in this text makes YAML read what is before it as a property name. Text with a colon needs quotes.
      1 │ seo:
      2 │   title: Why together:
        │          ^^^^^^^^^^^^^
      Put it in quotes:  "Why together:"

    1 error in 1 file.
    "
  `);
});

test('a text that begins with a character that YAML reserves', async () => {
  expect(await reportOn('name: @home\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:7  error  unquoted-sign
      Text that starts with @ needs quotes, because @ has a special meaning in YAML.
      1 │ name: @home
        │       ^^^^^
      Put it in quotes:  "@home"

    1 error in 1 file.
    "
  `);
});

test('an alias', async () => {
  expect(await reportOn('route: &here /a\nname: *here\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:8  error  alias
      This is a YAML reference: & names a value and * repeats it. Definitions cannot have references.
      1 │ route: &here /a
        │        ^^^^^
      2 │ name: *here
      Delete the & and its name. Where the * is, write the value again.

    1 error in 1 file.
    "
  `);
});

test('a number sign that would silently cut off a text', async () => {
  expect(await reportOn(page({ rest: 'parent: 100 Example Trail #4\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  lost-text
      "#4" would be lost: after a space, the # begins a comment.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: 100 Example Trail #4
        │         ^^^^^^^^^^^^^^^^^^^^
      6 │ sections:
      If the # belongs to the text, write:  "100 Example Trail #4"
      If it is a comment, move it to a line of its own, and write:  100 Example Trail

    1 error in 1 file.
    "
  `);
});

test('a comment after a text', async () => {
  expect(await reportOn(page({ rest: 'parent: Ranked # 1 in town\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:9  error  lost-text
      "# 1 in town" would be lost: after a space, the # begins a comment.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent: Ranked # 1 in town
        │         ^^^^^^^^^^^^^^^^^^
      6 │ sections:
      If it is a comment, move it to a line of its own, and write:  Ranked

    1 error in 1 file.
    "
  `);
});

test('a reference that nothing defines is text', async () => {
  const report = await reportOn(page({ rest: 'parent: *soon\n' }));
  expect(report).toContain('Text that starts with * needs quotes');
  expect(report).toContain('Put it in quotes:  "*soon"');
});

test.each([
  ['to itself', '&a [*a]'],
  ['to millions of copies', '[&a [x,x,x,x,x,x,x,x,x], &b [*a,*a,*a,*a,*a,*a,*a,*a,*a], [*b,*b,*b,*b,*b,*b,*b,*b,*b]]'],
])('a reference %s', async (_, value) => {
  const report = await reportOn(page({ rest: `heading: ${value}\n` }));
  expect(report).toContain('This is a YAML reference: & names a value and * repeats it.');
});
