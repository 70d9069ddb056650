import { expect, test } from 'vitest';
import { page, reportOf } from './project.ts';

/** What an owner reads after writing this into pages/a.yaml. */
const reportOn = (yaml: string | Buffer) => reportOf({ 'pages/a.yaml': yaml });

test('a colon inside a text', async () => {
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

test('a quotation mark that is closed only by the one of another text', async () => {
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

test('a brace that is never closed', async () => {
  expect(await reportOn('seo: { title: A, description: B\nname: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:6  error  unclosed-brace
      This { is never closed.
      1 │ seo: { title: A, description: B
        │      ^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ name: A
      Add a } where it ends.

    1 error in 1 file.
    "
  `);
});

test('a placeholder between braces', async () => {
  expect(await reportOn('seo: { title: Call {contact.phone}, description: B }\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:20  error  unquoted-placeholder
      Between braces, a text that has braces of its own needs quotes.
      1 │ seo: { title: Call {contact.phone}, description: B }
        │                    ^
      Put it in quotes, as in  { label: "Call {contact.phone}", to: call }

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

test('a tab in the indentation', async () => {
  expect(await reportOn('seo:\n\ttitle: A\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:2:1  error  tab-indentation
      This line is indented with a tab, which YAML does not allow.
      1 │ seo:
      2 │  title: A
        │ ^
      Replace the tab with spaces, two for each level.

    1 error in 1 file.
    "
  `);
});

test('nothing is told that stands behind the first line with a mistake, because it may be an echo of it', async () => {
  const report = await reportOn('seo:\n\ttitle: A\n  description: *name\n');
  expect(report).toContain('tab-indentation');
  expect(report).toContain('1 error in 1 file.');
});

test('a key that stands twice', async () => {
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

test('a placeholder that begins a text without quotes', async () => {
  expect(await reportOn('name: {town.name} repairs\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:19  error  unquoted-placeholder
      A text that begins with { needs quotes.
      1 │ name: {town.name} repairs
        │                   ^^^^^^^
      Put the text in quotes:  name: "{town.name} repairs"

    1 error in 1 file.
    "
  `);
});

test('a text that begins with a sign of YAML', async () => {
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

test('a line that is indented like none of its neighbours', async () => {
  expect(await reportOn('seo:\n  title: A\n description: B\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:3:1  error  bad-indentation
      This line begins with 1 space; the one above it begins its property after 2 spaces.
      2 │   title: A
      3 │  description: B
        │ ^
      Put 1 space more before it.

    1 error in 1 file.
    "
  `);
});

test('a line that is no property', async () => {
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

test('a merge key, and a key that JavaScript reserves', async () => {
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

test('a number sign that would silently cut a text short', async () => {
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

test('a definition that is nested without end', async () => {
  expect(await reportOn(`name: ${'['.repeat(80)}${']'.repeat(80)}\n`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:65  error  too-deep
      This is nested far deeper than any page needs.
      1 │ name: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]…
        │                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Check the indentation of the lines above.

    1 error in 1 file.
    "
  `);
});

test('a comment behind a text', async () => {
  expect(await reportOn(page({ rest: 'parent: Ranked # 1 in town\n' }))).toContain('"# 1 in town" would be lost');
});

test('a line with a space too few', async () => {
  const sections = '  - type: intro\n    heading: A\n   text: A\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:1  error  bad-indentation
      This line begins with 3 spaces; the one above it begins its property after 4 spaces.
      7 │     heading: A
      8 │    text: A
        │ ^^^
      Put 1 space more before it.

    1 error in 1 file.
    "
  `);
});

test('a line with spaces too many', async () => {
  const sections = '  - type: intro\n      heading: A\n    text: A\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:1  error  bad-indentation
      This line begins with 6 spaces; the one above it begins its property after 4 spaces.
      6 │   - type: intro
      7 │       heading: A
        │ ^^^^^^
      8 │     text: A
      Take 2 spaces away.

    1 error in 1 file.
    "
  `);
});
