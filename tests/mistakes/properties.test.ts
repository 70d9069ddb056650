import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Project, page, project } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

test('a misspelled property is reported once, without the missing one it causes', async () => {
  expect(
    await reportOn(
      page({
        sections: '  - type: hero\n    headng: Relax close to home\n    text: A\n    actions: [{ label: A, to: / }]\n',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:5  error  unknown-property
      Unknown property "headng" in a hero section.
      6 │   - type: hero
      7 │     headng: Relax close to home
        │     ^^^^^^
      8 │     text: A
      Did you mean "heading"?

    1 error in 1 file.
    "
  `);
});

test('an unknown property that resembles no other', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, color: red }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:41  error  unknown-property
      Unknown property "color" in an intro section.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, color: red }
        │                                         ^^^^^
      It may have: type, heading, text, actions, id, ground.

    1 error in 1 file.
    "
  `);
});

test('a missing property', async () => {
  expect(await reportOn(page({ sections: '  - type: intro\n    heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "text" is missing from an intro section.
      5 │ sections:
      6 │   - type: intro
        │     ^^^^^^^^^^^
      7 │     heading: A
      Add "text:". What the page is about.

    1 error in 1 file.
    "
  `);
});

test('a property without a value', async () => {
  expect(await reportOn(page({ rest: 'parent:\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:8  error  wrong-type
      "parent" is empty.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent:
        │        ^
      6 │ sections:
      Give it a route, such as /services. Or delete the line.

    1 error in 1 file.
    "
  `);
});

test('an empty text', async () => {
  expect(await reportOn(page({ sections: '  - { type: intro, heading: "", text: A }\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:29  error  empty-value
      "heading" is empty.
      5 │ sections:
      6 │   - { type: intro, heading: "", text: A }
        │                             ^^
      Write it after the colon. The heading of the page.

    1 error in 1 file.
    "
  `);
});

test('an empty list', async () => {
  expect(await reportOn(page({ sections: '  []\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  empty-value
      "sections" is empty.
      5 │ sections:
      6 │   []
        │   ^^
      Write at least one section below it. The types are: area-map, areas, …

    1 error in 1 file.
    "
  `);
});

test('every property that a group lacks is in one message', async () => {
  const { generate, write } = await project('chimney-sweep');
  await write({ 'site.yaml': 'url: https://sweep.example.com\nbusiness:\n  name: Maple Notch\n' });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "site.yaml:1:1  error  missing-property
      "language", "currency", "brand", "contact", "address", "geo", "hours", "links", "navigation", "footer" and "words" are missing from site.yaml.
      1 │ url: https://sweep.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ business:
      Add these:
      language: The language of the site, as a code.
      currency: The currency of the prices, as a three-letter code.
      brand: What the logo, the favicon, and the web manifest show.
      contact: How to reach the business.
      address: Where the business is.
      geo: Where the entrance is.
      hours: Opening hours, with one line for each day.
      links: Web addresses by name. Pages link to them as in \`to: booking\`.
      navigation: The bar at the top of every page.
      footer: The bottom of every page.
      words: Short texts that many pages share.

    site.yaml:2:1  error  missing-property
      "type", "description" and "priceRange" are missing from "business".
      1 │ url: https://sweep.example.com
      2 │ business:
        │ ^^^^^^^^
      3 │   name: Maple Notch
      Add these:
      type: The type of business, as specific as possible (https://schema.org/LocalBusiness).
      description: One or two sentences about the business, for search engines.
      priceRange: The range of prices, for search engines.

    2 errors in 1 file. Nothing was written.
    Links to missing pages, and what names a town, are checked once all towns can be read.
    "
  `);
});

test('after a mistake in site.yaml, pages are checked with what its owner meant', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const site = await readFile(join(root, 'site.yaml'), 'utf8');
  const start = await readFile(join(root, 'pages/start.yaml'), 'utf8');
  await write({
    'site.yaml': site.replace('\nservices:', '\nservice:').replace('\nlinks:', '\nlink:'),
    'pages/start.yaml': start.replace('to: schedule', 'to: shedule'),
  });
  expect(await messages(generate)).toEqual([
    expect.stringContaining('Did you mean "schedule"?'),
    'Unknown property "link" in site.yaml. Did you mean "links"?',
    'Unknown property "service" in site.yaml. Did you mean "services"?',
  ]);
});

test.each([
  [
    'a group of facts that is missing',
    /\nservices:\n( .*\n)+/,
    '\n',
    'There is no "sweep", because site.yaml has no "services"',
  ],
  [
    'a group of facts that is not a group',
    /\nservices:\n( .*\n)+/,
    '\nservices: Sweeping\n',
    '"services" must be a group',
  ],
  ['links that are missing', /\nlinks:\n( .*\n)+/, '\n', '"links" is missing from site.yaml'],
  ['an entry that several places need', /\n {2}sweep:\n( {4}.*\n)+/, '\n', 'but 5 places refer to it'],
  ['towns that are a word', /\ntowns:\n( .*\n)+/, '\ntowns: Peacham\n', '"towns" must be a list'],
  ['a town without its slug', '    slug: barnet\n', '', '"slug" is missing from item 2 of "towns"'],
  ['contact facts that are missing', /\ncontact:\n( .*\n)+/, '\n', '"contact" is missing from site.yaml'],
])('%s: pages that need it are not blamed', async (_, before, after, message) => {
  const { generate, write, root } = await project('chimney-sweep');
  const site = await readFile(join(root, 'site.yaml'), 'utf8');
  await write({ 'site.yaml': site.replace(before, after) });
  expect(await messages(generate)).toEqual([expect.stringContaining(message)]);
});

test('a mistake in a page does not make links to it wrong', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const start = await readFile(join(root, 'pages/start.yaml'), 'utf8');
  const broken = [
    start.replace('- type: services', '- type: servces'),
    start.replace('- type: services', '- type: catalog'),
    start.replace('route: /\n', ''),
    start.replace(/sections:[\s\S]*/, 'sections: hero\n'),
    start.replace('id: prices', 'id:'),
  ];
  for (const page of broken) {
    await write({ 'pages/start.yaml': page });
    expect(await messages(generate)).toHaveLength(1);
  }
});

test('what a repair reveals is reported too', async () => {
  const { generate, write, root } = await project('chimney-sweep');
  const start = await readFile(join(root, 'pages/start.yaml'), 'utf8');
  await write({
    'pages/start.yaml': start.replace('- type: hero', '- type: Hero').replace('drawing: stones', 'drawing: stoness'),
  });
  expect(await messages(generate)).toEqual([
    'Unknown section type "Hero". Did you mean "hero"?',
    '"stoness" is not a choice for "drawing". Did you mean "stones"?',
  ]);
});

/** Every problem of a project, as a message and a hint. */
async function messages(generate: Project['generate']): Promise<string[]> {
  const { out } = await generate('check', '--format', 'json');
  const problems: { message: string; hint: string }[] = JSON.parse(out);
  return problems.map(({ message, hint }) => `${message} ${hint}`);
}

test('what is missing is shown as it may be written', async () => {
  const report = await reportOn(
    'route: /a\nname: A\nseo: { title: A, description: A, keywords: a }\nsections:\n  - { type: gallery, heading: A, pictures: [] }\n',
  );
  expect(report).toContain('Add "template:". The frame around the sections. The choices are: standard, printable.');
  expect(report).toContain(
    'For example: { next: Next picture, previous: Previous picture, close: Close the pictures }',
  );
});

test('what another property needs is not to be deleted', async () => {
  const report = await reportOn(
    page({
      sections: '  - { type: aside, heading: A, text: A, actions: [{ label: A, to: / }], image: a.jpg, alt: }\n',
    }),
  );
  expect(report).toContain('"alt" is empty.');
  expect(report).not.toContain('delete the line');
});
