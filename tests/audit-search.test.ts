import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditOf, pageNamed } from './audit.ts';
import { fixtures, page, project } from './project.ts';

const titled = (route: string, title: string, description: string, rest = '') =>
  pageNamed(route, '', rest).replace(
    /title: .*?, keywords/,
    `title: "${title}", description: "${description}", keywords`,
  );

test('a title that search results would cut, and one in wide letters', async () => {
  expect(
    await auditOf({
      'pages/a.yaml': titled(
        '/a',
        'Drain cleaning and pipe repair in Barre and all of central Vermont, day and night',
        'Drains.',
      ),
      'pages/b.yaml': titled('/b', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'Pipes.'),
      'pages/c.yaml': titled(
        '/c',
        'illicit little pipes fill till all is still, still, and it will trickle still',
        'Narrow.',
      ),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:15  warning  title-width
      The title of /a is about 707 pixels wide; search results show 580, and cut it to “Drain cleaning and pipe repair in Barre and all of central…”.
      3 │ template: standard
      4 │ seo: { title: "Drain cleaning and pipe repair in Barre and all of central Vermont, day and night", descriptio…
        │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Leave a word out, or let what matters most stand first.

    pages/b.yaml:4:15  warning  title-width
      The title of /b is about 604 pixels wide; search results show 580, and cut it to “WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW…”.
      3 │ template: standard
      4 │ seo: { title: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", description: "Pipes.", keywords: A }
        │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Leave a word out, or let what matters most stand first.

    2 warnings in 2 files. What is meant so can be accepted; the README says how.
    "
  `);
});

test('a description that search results would cut', async () => {
  const long = 'We clear drains '.repeat(11).trim();
  expect(await auditOf({ 'pages/a.yaml': titled('/a', 'Drains', long) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:38  warning  description-length
      The description of /a has 175 characters; search results show about 160, and cut “…We clear drains”.
      3 │ template: standard
      4 │ seo: { title: "Drains", description: "We clear drains We clear drains We clear drains We clear drains We clea…
        │                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Shorten it, and let what matters most stand first.

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('two pages with one title', async () => {
  expect(
    await auditOf({ 'pages/a.yaml': titled('/a', 'Drains', 'One.'), 'pages/b.yaml': titled('/b', 'Drains', 'Two.') }),
  ).toMatchInlineSnapshot(`
    "
    pages/b.yaml:4:15  warning  duplicates
      /b and /a have the same title, “Drains”.
      3 │ template: standard
      4 │ seo: { title: "Drains", description: "Two.", keywords: A }
        │               ^^^^^^^^
      5 │ sections:
      pages/a.yaml:4:15
      3 │ template: standard
      4 │ seo: { title: "Drains", description: "One.", keywords: A }
        │               ^^^^^^^^
      5 │ sections:
      Let each title say what only its page has.

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
});

test('lengths are the owner’s choice, and a page can be accepted with a reason', async () => {
  const accept = 'accept: { duplicates: Two editions of one thing. }\n';
  const long = 'Drain cleaning and pipe repair in Barre and all of central Vermont';
  const report = await auditOf(
    {
      'pages/a.yaml': titled('/a', long, `${long}, ${long}, ${long}`),
      'pages/b.yaml': titled('/b', long, 'B', accept),
    },
    'audit: { titleWidth: 700, descriptionLength: 300 }\n',
  );
  expect(report).toBe('\nNo problems.\n');
});

test('a page with two main headings, and one with none', async () => {
  const second = '  - { type: intro, heading: Once More, text: Again. }\n';
  const none = page({ route: '/b', sections: '  - { type: prose, heading: Pipes, text: They leak. }\n' });
  expect(
    await auditOf({
      'pages/a.yaml': pageNamed('/a', second),
      'pages/b.yaml': none.replace('title: A, description: A', 'title: B, description: B'),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:29  warning  headings
      /a has 2 main headings, “About /a” and “Once More”; a page has one.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: intro, heading: Once More, text: Again. }
        │                             ^^^^^^^^^
      Keep one hero, intro or menu, and make the others sections that stand below a heading.

    pages/b.yaml:1:8  warning  headings
      /b has no main heading.
      1 │ route: /b
        │        ^^
      2 │ name: A
      Begin the page with a section that has one, such as a hero or an intro.

    2 warnings in 2 files. What is meant so can be accepted; the README says how.
    "
  `);
});

test('an alt text that is the name of a file', async () => {
  const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const hero = (alt: string) =>
    `  - { type: prose, heading: Our van, text: It is red., image: van.png, alt: ${alt} }\n`;
  const { generate } = await project('small', {
    'van.png': photo,
    'pages/home.yaml': page({
      route: '/',
      sections: `  - { type: intro, heading: Home, text: Home. }\n${hero('IMG_2044')}${hero('A red van')}`,
    }),
  });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/home.yaml:7:77  warning  alt-text
      The alt text “IMG_2044” on / reads like the name of a file.
      6 │   - { type: intro, heading: Home, text: Home. }
      7 │   - { type: prose, heading: Our van, text: It is red., image: van.png, alt: IMG_2044 }
        │                                                                             ^^^^^^^^
      8 │   - { type: prose, heading: Our van, text: It is red., image: van.png, alt: A red van }
      Say in a few words what the picture shows, as you would on the phone.

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    5 things to replace before launch; npm run validate -- --launch lists them.
    "
  `);
});

test('prices that search engines are told and visitors are not', async () => {
  const data = 'structuredData: { service: leak, areas: [Barre] }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', '', data) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:28  warning  structured-data
      Search engines are told that Leak costs 50, but /a does not show 50.
      4 │ seo: { title: Title of /a, description: All about /a, keywords: A }
      5 │ structuredData: { service: leak, areas: [Barre] }
        │                            ^^^^
      6 │ sections:
      Show the prices of this service on the page, or take "structuredData" out of it.

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    "
  `);
  const shown = '  - { type: pricing, heading: Prices, service: leak, book: Book }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', shown, data) })).toBe('\nNo problems.\n');
});

test('a business whose hours are words alone is told that search engines want times', async () => {
  const { generate, write } = await project('small');
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  await write({ 'site.yaml': site.replaceAll('9 AM–5 PM', 'By arrangement') });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "site.yaml:10:3  warning  structured-data
      Search engines are not told the opening hours of the business, which Google recommends of a local business.
       9 │ hours:
      10 │   Monday: By arrangement
         │   ^^^^^^^^^^^^^^^^^^^^^^
      11 │   Tuesday: By arrangement
      Write hours with times, such as 9 AM–5 PM.
      If it is meant so, write why:  accept: { structured-data: { opening hours: … } }

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    5 things to replace before launch; npm run validate -- --launch lists them.
    "
  `);
});
