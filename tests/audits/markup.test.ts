import { describe, expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, saying } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';

const shown = (text: string, rest = '') => auditOf(saying(text, rest));

test('HTML in a text is an error', async () => {
  expect(await shown("<iframe src='https://book.example.com/widget' width=600></iframe>")).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  error  html
      Text cannot contain HTML: visitors would read “<iframe src='https://book.example.com/widget' width=600>”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "<iframe src='https://book.example.com/widget' width=600></iframe>" }
        │                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Delete it. To show a calendar, a video, or another page, give a section \`type: embed\` its \`address:\`; a form is a section \`type: contact-form\`. For anything else, a developer adds a section type (npm run new -- section-type).
      If this is intentional, add \`accept: { html: { "<iframe>": … } }\` with your reason (see docs/audits.md).

    1 error in 1 file.
    "
  `);
});

test('HTML in the text of a town is reported once for all its pages', async () => {
  const towns =
    'towns:\n  - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { drive: "Up <b>Route 14</b>." } }\n';
  const sections = `  - { type: intro, heading: Near, text: Near you. }\n${prose('{town.words.drive}')}`;
  const pages = page({ route: '/{town.slug}', rest: 'each: towns\n', sections });
  expect(headsOf(await auditOf({ 'pages/a.yaml': pages }, towns))).toEqual(['site.yaml:41:108  error  html']);
});

test('a tag on two lines', async () => {
  const block =
    '  - type: prose\n    heading: More\n    text: |\n      Read this:\n      <div\n        class="big">big</div>\n';
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', block) });
  expect(headsOf(report)).toEqual(['pages/a.yaml:11:7  error  html']);
  expect(report).toContain('“<div class="big">”');
});

test('HTML that Markdown can say too', async () => {
  expect(await shown("Open <b>late</b>, see <a class='x' href='/'>home</a>.")).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  error  html
      Text cannot contain HTML: visitors would read “<b>”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Open <b>late</b>, see <a class='x' href='/'>home</a>." }
        │                                               ^^^^^^^^^^^
      Write:  **late**
      If this is intentional, add \`accept: { html: { "<b>": … } }\` with your reason (see docs/audits.md).

    1 error in 1 file.
    "
  `);
});

const titled = (heading: string) =>
  auditOf({ 'pages/a.yaml': pageNamed('/a', `  - { type: prose, heading: "${heading}", text: Words. }\n`) });

test('Markdown in a title', async () => {
  expect(await titled('See [our prices](/services), then **book now**')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:34  warning  markdown
      Visitors would read “[our prices](/services)”: a title or label has no links.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: "See [our prices](/services), then **book now**", text: Words. }
        │                                  ^^^^^^^^^^^^^^^^^^^^^^^
      Write:  our prices
      If this is intentional, add \`accept: { markdown: { "[our prices](/services)": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:64  warning  markdown
      Visitors would read “**book now**”: a title or label has no bold words.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: "See [our prices](/services), then **book now**", text: Words. }
        │                                                                ^^^^^^^^^^^^
      Write:  book now
      If this is intentional, add \`accept: { markdown: { "**book now**": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test.each([
  ['a list', '- one\\n- two', 'no lists'],
  ['a list with asterisks', '* one\\n* two', 'no lists'],
  ['a list after a sentence', 'We bring:\\n- one\\n- two', 'no lists'],
  ['a heading', '## What we bring', 'not a heading'],
  ['bold', 'We come __today__.', 'no bold words'],
  ['italic', 'We come *today*.', 'no emphasis'],
  ['struck through', 'It was ~~late~~ on time.', 'not struck through'],
  ['an address', '[write to us](mailto:small@example.com)', 'no links'],
])('Markdown in a title: %s', async (_, text, words) => {
  const report = await titled(text);
  expect(headsOf(report)).toEqual([expect.stringContaining('warning  markdown')]);
  expect(report).toContain(words);
});

test('Markdown in running text', async () => {
  const text = 'See [home](/), **now** or *later*.\\n\\n- [call](call)\\n- one\\\\\\nmore \\\\*\\\\*';
  expect(await shown(text)).toBe('\nNo problems.\n');
});

test.each([
  ['I come to [you](/about in a van.', '[you](/about'],
  ['[You](https://example.com/a', '[You](https://example.com/a'],
  ['See [one](/a or [two](/).', '[one](/a'],
  ['See [our prices](/a, or call.', '[our prices](/a'],
  ['See [our prices](/a.', '[our prices](/a'],
  ['See [home](/), or [call](call.', '[call](call'],
])('a link with a parenthesis that is never closed: %s', async (text, words) => {
  const report = await shown(text);
  expect(report).toContain(`read “${words}”: it is not a link, because nothing closes its parenthesis.`);
  expect(report).toContain(`Write:  ${words})\n`);
});

test('a number with an unclosed parenthesis may go on after a space', async () => {
  const report = await shown('[Call us](tel:+1 802 555 0100 today.');
  expect(report).toContain('nothing closes its parenthesis');
  expect(report).toContain('Write ) after the address.');
});

test('Markdown in running text that is not complete', async () => {
  expect(await shown('See [home] (/), and **book now.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:46  warning  markdown
      Visitors would read “[home] (/)”: it is not a link, because of the space before its parenthesis.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "See [home] (/), and **book now." }
        │                                              ^^^^^^^^^^
      Write:  [home](/)
      If this is intentional, add \`accept: { markdown: { "[home] (/)": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:62  warning  markdown
      Visitors would read “**book now.”: it is not bold, because nothing closes it.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "See [home] (/), and **book now." }
        │                                                              ^^^^^^^^^^^
      Write ** after the words that are bold too. For two stars, write \\*\\*.
      If this is intentional, add \`accept: { markdown: { "**book now.": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test.each([
  ['a space in a link', 'See «[home] (/)».', 'the space before its parenthesis'],
  ['brackets and parentheses', 'See «(home)[/]».', 'the words belong in brackets'],
  ['a space in a link by name', 'See «[online] (booking)».', 'the space before its parenthesis'],
  ['brackets and parentheses by name', '«(Call me)[call]», please.', 'the words belong in brackets'],
  ['an address with a space', 'See «[home](/our prices)».', 'a space or a parenthesis'],
  ['the name of a page as an address', 'See «[home](our start page)».', 'words with spaces are not an address'],
  ['bold without an end', 'We come «**today.»', 'nothing closes it'],
  ['bold without a start', 'We come today«**».', 'nothing opens it'],
  [
    'bold that a letter follows',
    'Come in: «**Note:**»ring twice.',
    'there is no space between its stars and the letter',
  ],
  [
    'a price in bold',
    'All of it for«**{business.priceRange}**».',
    'there is no space between its stars and the letter',
  ],
  ['spaces in bold', 'We come «** today **».', 'the space next to its stars'],
  ['a link without words', 'See «[](/)».', 'without words'],
  ['a picture', 'See «![the room](/room.jpg)».', 'not a picture'],
  ['struck through', 'It was «~~late~~» on time.', 'not struck through'],
  ['a heading', '«## What we bring»', 'not a heading'],
  ['a list with pluses', '«+ one»\\n+ two', 'not an item of a list'],
  ['bullets', '«• one»\\n• two', 'not an item of a list'],
  ['a table', '«| a | b |»\\n|---|---|', 'not a row of a table'],
  ['a line break in the middle', 'One «\\\\ »two', 'not a line break'],
])('Markdown in running text that is not complete: %s', async (_, text, words) => {
  const report = await shown(text.replace(/[«»]/g, ''));
  expect(headsOf(report)).toEqual([expect.stringContaining('warning  markdown')]);
  expect(report).toContain(words);
  const underlined = JSON.stringify(text.match(/«(.*)»/)?.[1]?.replaceAll('\\\\', '\\')).slice(1, -1);
  if (!text.includes('\\')) expect(report).toContain(`“${underlined}”`);
});

test.each([
  ['**Note:**ring twice.', '**Note**:'],
  ['We say **(Yes!)**always.', '(**Yes**!)'],
])('punctuation goes outside the stars: %s', async (text, better) => {
  expect(await shown(text)).toContain(`Write:  ${better}`);
});

describe('text that only looks like HTML or Markdown', () => {
  test.each([
    'a < b and b > c',
    'a <b and c> d',
    'I <3 you',
    'Dear <your name>',
    'AT&T; M&Ms; R&B; and more',
    '5 * 3 * 2',
    '5*3*2',
    'Free* and easy*',
    '* Not on Sundays.',
    '#1 in town',
    '# 1 in town',
    'snake_case_name and __init',
    'A [New] thing (really)',
    'A [New] thing (call us) and [more] (callers)',
    'Open 9-5 - and later',
    'Braces such as {{these}} and {{business.nam}}',
  ])('%s', async (text) => {
    expect(await shown(text)).toBe('\nNo problems.\n');
  });
});

test('markup can be accepted', async () => {
  const accept = 'accept: { html: { <b>: We build websites. }, markdown: { "**like this.": We teach Markdown. } }\n';
  expect(await shown('Type <b> or **like this.', accept)).toBe('\nNo problems.\n');
});

/** In milliseconds. Reading the Markdown of such a text would take minutes, but gives the same report. */
const limit = 30_000;

test(
  'a text with so many signs that nothing could find out what belongs together is not read',
  async () => {
    const report = await shown(`**Come** ${'*a_['.repeat(25_000)}`);
    expect(headsOf(report)).toEqual(['pages/a.yaml:7:42  warning  markdown']);
    expect(report).toContain('“**Come** *a_[*a_[*a_”: this text has more than 10,000 signs such as * and [');
  },
  limit,
);

test('a text with fewer signs is read', async () => {
  expect(await shown(`**Come** ${'*a* '.repeat(4000)}`)).not.toContain('  markdown');
});
