import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { page, project, reportOf } from './project.ts';

/** The message and the hint for a link to this address, without the frame. */
async function linkReportOf(to: string): Promise<string[]> {
  const sections = `  - { type: links, heading: A, links: [{ label: A, to: "${to}" }] }\n`;
  const { generate } = await project('small', { 'pages/a.yaml': page({ sections }) });
  const { out } = await generate('check', '--format', 'json');
  const problems: { severity: string; message: string; hint: string }[] = JSON.parse(out);
  return problems.filter(({ severity }) => severity === 'error').flatMap(({ message, hint }) => [message, hint]);
}

async function routeReportOf(route: string): Promise<string[]> {
  const { generate } = await project('small', { 'pages/a.yaml': page({ route }) });
  const { out } = await generate('check', '--format', 'json');
  return JSON.parse(out).flatMap(({ message, hint }: { message: string; hint: string }) => [message, hint]);
}

test('a placeholder that names nothing', async () => {
  const sections = '  - { type: intro, heading: "By {busines.name}", text: A }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      There is no {busines.name}.
      5 │ sections:
      6 │   - { type: intro, heading: "By {busines.name}", text: A }
        │                                 ^^^^^^^^^^^^^^
      Did you mean {business.name}? For a brace that is no placeholder, write {{.

    1 error in 1 file.
    "
  `);
});

test('a placeholder that is never closed', async () => {
  const sections = '  - { type: intro, heading: "By {business.name", text: A }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unclosed-placeholder
      This { stands alone.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business.name", text: A }
        │                                 ^
      A placeholder has both braces, as {business.name} has. For a brace that is no placeholder, write {{ or }}.

    1 error in 1 file.
    "
  `);
});

test('one id for two things on a page', async () => {
  const sections = '  - { type: intro, heading: A, text: A, id: one }\n  - { type: note, heading: B, id: one }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:35  error  duplicate-anchor
      The id "one" stands twice on this page, so links cannot tell the two apart.
      6 │   - { type: intro, heading: A, text: A, id: one }
      7 │   - { type: note, heading: B, id: one }
        │                                   ^^^
      Give one of them another id.

    1 error in 1 file.
    "
  `);
});

test('an id that the frame of every page has', async () => {
  const sections = '  - { type: intro, heading: A, text: A, id: main }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:45  error  taken-anchor
      The id "main" belongs to the frame of every page.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, id: main }
        │                                             ^^^^
      Choose another id.

    1 error in 1 file.
    "
  `);
});

test('a placeholder that names a group', async () => {
  const sections = '  - { type: intro, heading: "By {business}", text: A }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {business} is a group of facts, not a text.
      5 │ sections:
      6 │   - { type: intro, heading: "By {business}", text: A }
        │                                 ^^^^^^^^^^
      Name one of them, such as {business.name}.

    1 error in 1 file.
    "
  `);
});

test('a town where there is no town', async () => {
  const sections = '  - { type: intro, heading: "In {town.name}", text: A }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:33  error  unknown-placeholder
      {town.name} has no town to come from, because this is not made for each town.
      5 │ sections:
      6 │   - { type: intro, heading: "In {town.name}", text: A }
        │                                 ^^^^^^^^^^^
      Add "town: …" with the slug of a town to the page, or "each: towns" to the page or the list item.

    1 error in 1 file.
    "
  `);
});

test('a word that one town does not have', async () => {
  const sections = '  - { type: intro, heading: "{specialty.openning}", text: A }\n';
  const rest = 'each: towns\nspecialty: drains\n';
  expect(await reportOf({ 'pages/a.yaml': page({ route: '/a-{town.slug}', rest, sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:30  error  unknown-placeholder
      There is no {specialty.openning} for Barre.
      7 │ sections:
      8 │   - { type: intro, heading: "{specialty.openning}", text: A }
        │                              ^^^^^^^^^^^^^^^^^^^^
      Did you mean {specialty.opening}? For a brace that is no placeholder, write {{.

    1 error in 1 file.
    "
  `);
});

test('a specialty that no town has', async () => {
  const rest = 'each: towns\nspecialty: drain\n';
  expect(await reportOf({ 'pages/a.yaml': page({ route: '/a-{town.slug}', rest }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:12  error  unknown-specialty
      No town of site.yaml lists the specialty "drain".
      5 │ each: towns
      6 │ specialty: drain
        │            ^^^^^
      7 │ sections:
      Did you mean "drains"?

    1 error in 1 file.
    "
  `);
});

test('a specialty without its towns', async () => {
  expect(await reportOf({ 'pages/a.yaml': page({ rest: 'specialty: drains\n' }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:12  error  specialty-without-town
      A specialty chooses among towns, and there is no town here.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ specialty: drains
        │            ^^^^^^
      6 │ sections:
      Add "each: towns" beside it.

    1 error in 1 file.
    "
  `);
});

test('two definitions with one route', async () => {
  expect(await reportOf({ 'pages/a.yaml': page({}), 'pages/b.yaml': page({}) })).toMatchInlineSnapshot(`
    "
    pages/b.yaml:1:8  error  duplicate-route
      The route "/a" is also defined in pages/a.yaml.
      1 │ route: /a
        │        ^^
      2 │ name: A
      Give one of the two another route, or delete it.

    1 error in 1 file.
    "
  `);
});

test('a copy that kept its route is told alone, not with the links to the route that it was to have', async () => {
  const report = await reportOf({
    'pages/a.yaml': page({}),
    'pages/b.yaml': page({}),
    'pages/c.yaml': page({
      route: '/c',
      sections: '  - { type: links, heading: C, links: [{ label: B, to: /b }] }\n',
    }),
  });
  expect(report).toContain('duplicate-route');
  expect(report).toContain('1 error in 1 file.');
});

test('a definition for every town that makes one route', async () => {
  const { root, generate, write } = await project('small');
  const site = await readFile(`${root}/site.yaml`, 'utf8');
  const second =
    '  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 } }\nnavigation:';
  await write({ 'site.yaml': site.replace('navigation:', second), 'pages/a.yaml': page({ rest: 'each: towns\n' }) });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/a.yaml:1:8  error  duplicate-route
      The route "/a" would be made again for every town.
      1 │ route: /a
        │        ^^
      2 │ name: A
      Put {town.slug} into the route.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a site without a home page', async () => {
  expect(await reportOf({ 'pages/home.yaml': page({ route: '/start' }) })).toContain(
    'No page has the route "/". Visitors who type the address of the site arrive there.',
  );
});

test('a link to a page that does not exist', async () => {
  const sections = '  - { type: links, heading: A, links: [{ label: A, to: /prices }] }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections, route: '/price' }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:56  error  unknown-page
      There is no page "/prices".
      5 │ sections:
      6 │   - { type: links, heading: A, links: [{ label: A, to: /prices }] }
        │                                                        ^^^^^^^
      Did you mean "/price"?

    1 error in 1 file.
    "
  `);
});

test('a link to an anchor that does not exist', async () => {
  const sections = '  - { type: links, heading: A, links: [{ label: A, to: /#topp }] }\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:56  error  unknown-anchor
      Nothing on the page "/" has the id "topp".
      5 │ sections:
      6 │   - { type: links, heading: A, links: [{ label: A, to: /#topp }] }
        │                                                        ^^^^^^
      Did you mean "top"?

    1 error in 1 file.
    "
  `);
});

test('a picture that does not exist', async () => {
  const sections = '  - type: prose\n    heading: A\n    text: A\n    image: photos/room.jpg\n    alt: A room\n';
  expect(await reportOf({ 'pages/a.yaml': page({ sections }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:9:12  error  missing-picture
      There is no picture "photos/room.jpg".
       8 │     text: A
       9 │     image: photos/room.jpg
         │            ^^^^^^^^^^^^^^^
      10 │     alt: A room
      Check the name, capitals included; it is looked for from the folder that holds site.yaml.

    1 error in 1 file.
    "
  `);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'JavaScript:alert(1)',
  'http://example.com',
  '//example.com',
  'mailto:a b@example.com',
  'www.example.com/prices',
  'bookng',
  'https://',
  'a@example.com',
])('the address %s is refused', async (to) => {
  expect(await linkReportOf(to)).toMatchSnapshot();
});

test.each([
  'https://example.com/a?b#c',
  'tel:+18025550100',
  'sms:+18025550100',
  'mailto:a@example.com',
  'booking',
  'call',
  '/',
  '/#top',
])('the address %s is accepted', async (to) => {
  expect(await linkReportOf(to)).toEqual([]);
});

test.each([
  'prices',
  '/prices/',
  '/Prices',
  '"/our prices"',
  '/../prices',
  '/a//b',
  '/prices.html',
  '/-prices',
  '/a--b',
  '/a/index',
  '/café',
])('the route %s is refused', async (route) => {
  expect(await routeReportOf(route)).toMatchSnapshot();
});

test('a mistake in one file does not hide those of another, nor invent any', async () => {
  const report = await reportOf({
    'pages/broken.yaml': 'route: /broken\nname: "never closed\n',
    'pages/refused.yaml': page({ route: '/refused', rest: 'nmae: A\n' }),
    'pages/a.yaml': page({
      sections:
        '  - type: links\n    heading: "{oops}"\n    links: [{ label: A, to: /broken }, { label: B, to: /refused }, { label: C, to: "javascript:x" }]\n',
    }),
  });
  expect(report.match(/ {2}error {2}.*/g)).toEqual([
    '  error  unknown-placeholder',
    '  error  bad-address',
    '  error  unclosed-quote',
    '  error  unknown-property',
  ]);
});
