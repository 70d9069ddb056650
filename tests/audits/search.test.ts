import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, siteWith } from '../harness/messages/audit.ts';

const titled = (route: string, title: string, description: string, rest = '') =>
  pageNamed(route, '', rest).replace(
    /title: .*?, keywords/,
    `title: "${title}", description: "${description}", keywords`,
  );

test('titles that search results would cut, by their width and not their length', async () => {
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
      The title of /a is about 707 pixels wide. Search results show 580, and cut it to “Drain cleaning and pipe repair in Barre and all of central…”.
      3 │ template: standard
      4 │ seo: { title: "Drain cleaning and pipe repair in Barre and all of central Vermont, day and night", descriptio…
        │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Shorten it, or put the most important words first.

    pages/b.yaml:4:15  warning  title-width
      The title of /b is about 604 pixels wide. Search results show 580, and cut it to “WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW…”.
      3 │ template: standard
      4 │ seo: { title: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", description: "Pipes.", keywords: A }
        │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Shorten it, or put the most important words first.

    2 warnings in 2 files.
    "
  `);
});

test('a business name that makes titles too wide is reported once, apart from titles too wide without it', async () => {
  const name = 'Small and Daughters Family Plumbing Works of Barre';
  const wide = 'Drain cleaning and pipe repair in Barre and all of central Vermont, day and night';
  const report = (shortName: string) =>
    siteWith(['name: Small Works', `name: ${name}`], ['shortName: Small', `shortName: ${shortName}`]).then((site) =>
      auditOf({
        'site.yaml': site,
        'pages/a.yaml': titled('/a', 'Drains, day and night | {business.name}', 'Drains.'),
        'pages/b.yaml': titled('/b', `Pipes, cleaned and repaired – ${name}`, 'Pipes.'),
        'pages/c.yaml': titled('/c', `${wide} | {business.name}`, 'All.'),
        'pages/d.yaml': titled('/d', `Ask ${name}`, 'Short.'),
      }),
    );
  expect(await report('Small')).toMatchInlineSnapshot(`
    "
    pages/c.yaml:4:15  warning  title-width
      The title of /c is about 1202 pixels wide. Search results show 580, and cut it to “Drain cleaning and pipe repair in Barre and all of central…”.
      3 │ template: standard
      4 │ seo: { title: "Drain cleaning and pipe repair in Barre and all of central Vermont, day and night | {business.…
        │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Shorten it, or put the most important words first.

    site.yaml:4:19  warning  title-width
      The name of the business is about 479 pixels wide. Search results show 580, and cut titles with more than a few words before it.
      3 │ currency: USD
      4 │ business: { name: Small and Daughters Family Plumbing Works of Barre, type: Plumber, description: Pipes., pri…
        │                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ brand: { mark: drop, shortName: Small }
      End titles with {brand.shortName} instead, or leave the name out.

    2 warnings in 2 files.
    "
  `);
  expect(await report(name)).toContain('  Leave it out of titles.');
});

test('a description that search results would cut', async () => {
  const long = 'We clear drains '.repeat(11).trim();
  expect(await auditOf({ 'pages/a.yaml': titled('/a', 'Drains', long) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:38  warning  description-length
      The description of /a has 175 characters. Search results show about 160, and cut “…We clear drains”.
      3 │ template: standard
      4 │ seo: { title: "Drains", description: "We clear drains We clear drains We clear drains We clear drains We clea…
        │                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      5 │ sections:
      Shorten it, and put the most important words first.

    1 warning in 1 file.
    "
  `);
});

test('two pages with the same title', async () => {
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
      In each title, say what only that page has.

    1 warning in 1 file.
    "
  `);
});

test('titles that differ in capitals alone are the same', async () => {
  const files = { 'pages/a.yaml': titled('/a', 'Drains', 'One.'), 'pages/b.yaml': titled('/b', 'drains', 'Two.') };
  expect(headsOf(await auditOf(files))).toEqual(['pages/b.yaml:4:15  warning  duplicates']);
});

test('the owner can set the lengths and accept a page with a reason', async () => {
  const accept = 'accept: { duplicates: Two editions of one thing. }\n';
  const long = 'Drain cleaning and pipe repair in Barre and all of central Vermont';
  const files = {
    'pages/a.yaml': titled('/a', `${long}, day and night`, `${long}, ${long}, ${long}`),
    'pages/b.yaml': titled('/b', `${long}, day and night`, 'B', accept),
  };
  expect(headsOf(await auditOf(files))).toEqual([
    'pages/a.yaml:4:15  warning  title-width',
    'pages/a.yaml:4:113  warning  description-length',
    'pages/b.yaml:4:15  warning  title-width',
  ]);
  expect(await auditOf(files, 'audit: { titleWidth: 720, descriptionLength: 300 }\n')).toBe('\nNo problems.\n');
});
