import { describe, expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose } from '../harness/audit.ts';
import { type Finding, followHint } from '../harness/follow-hint.ts';
import { page } from '../harness/project.ts';

const shown = (text: string, rest = '') => auditOf({ 'pages/a.yaml': pageNamed('/a', prose(text), rest) });

test('HTML in a text is an error', async () => {
  expect(await shown("<iframe src='https://book.example.com/widget' width=600></iframe>")).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  error  html
      Text cannot contain HTML: visitors would read “<iframe src='https://book.example.com/widget' width=600>”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "<iframe src='https://book.example.com/widget' width=600></iframe>" }
        │                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Delete it, and link to the service with a button. To show a widget, a developer adds a section type (npm run new -- section-type).
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

test('Markdown in a text', async () => {
  expect(await shown('See [our prices](/services), then **book now**.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:46  warning  markdown
      Text is printed as it is written, so “[our prices](/services)” is not a link.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "See [our prices](/services), then **book now**." }
        │                                              ^^^^^^^^^^^^^^^^^^^^^^^
      Write the words alone. To link, add a button or a section of the type links.
      If this is intentional, add \`accept: { markdown: { "[our prices](/services)": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:76  warning  markdown
      Text is printed as it is written, so “**book now**” is not bold.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "See [our prices](/services), then **book now**." }
        │                                                                            ^^^^^^^^^^^^
      Delete these characters. The design of the site decides how text looks.
      If this is intentional, add \`accept: { markdown: { "**book now**": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test.each([
  ['a list', '- one\\n- two', 'not a list'],
  ['a list with asterisks', '* one\\n* two', 'not a list'],
  ['a list after a sentence', 'We bring:\\n- one\\n- two', 'not a list'],
  ['a heading', '## What we bring', 'not a heading'],
  ['bold', 'We come __today__.', 'not bold'],
  ['italic', 'We come *today*.', 'not italic'],
  ['struck through', 'It was ~~late~~ on time.', 'not struck through'],
  ['an address', '[write to us](mailto:small@example.com)', 'not a link'],
])('Markdown: %s', async (_, text, words) => {
  const report = await shown(text);
  expect(headsOf(report)).toEqual([expect.stringContaining('warning  markdown')]);
  expect(report).toContain(words);
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
    'Open 9-5 - and later',
    'Braces such as {{these}} and {{business.nam}}',
  ])('%s', async (text) => {
    expect(await shown(text)).toBe('\nNo problems.\n');
  });
});

test('a placeholder in two pairs of braces', async () => {
  expect(await shown('{{ business.name }} is open.')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  warning  placeholders
      “{{ business.name }}” is not a placeholder: visitors would read “{business.name}”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "{{ business.name }} is open." }
        │                                          ^^^^^^^^^^^^^^^^^^^
      Write:  {business.name}
      If this is intentional, add \`accept: { placeholders: { "{{ business.name }}": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await shown(`A visit is \${services.leak.prices.Visit}.`)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:53  warning  placeholders
      “\${services.leak.prices.Visit}” prints the dollar sign too: visitors would read “$$50”.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "A visit is \${services.leak.prices.Visit}." }
        │                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Delete the dollar sign before the brace.
      If this is intentional, add \`accept: { placeholders: { "\${services.leak.prices.Visit}": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const rest = 'town: barre\n';
  expect(headsOf(await shown('Drains in {{town.name}}: {{specialty.opening}}', rest))).toHaveLength(2);
});

test('following the hint about two pairs of braces', async () => {
  const text = pageNamed('/a', prose('Ask {{contact.phone}} today.'));
  const [found]: Finding[] = JSON.parse(await auditOf({ 'pages/a.yaml': text }, '', '--format', 'json'));
  const [fixed = ''] = followHint(text, found as Finding);
  expect(await auditOf({ 'pages/a.yaml': fixed })).toBe('\nNo problems.\n');
});

test('markup can be accepted', async () => {
  const accept = 'accept: { html: { <b>: We build websites. }, markdown: { "**like this**": We teach Markdown. } }\n';
  expect(await shown('Type <b> or **like this**.', accept)).toBe('\nNo problems.\n');
});
