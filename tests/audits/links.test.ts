import { expect, test } from 'vitest';
import { auditOf, headsOf, home, pageNamed } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const linkTo = (route: string) => `  - { type: links, heading: Next, links: [{ label: Next, to: ${route} }] }\n`;

test('a page that no other page links to', async () => {
  const files = { 'pages/home.yaml': home(), 'pages/a.yaml': pageNamed('/a', linkTo('/a'), 'town: barre\n') };
  expect(await auditOf(files)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:8  warning  orphans
      No other page links to /a, so people in Barre can reach it only through the sitemap.
      1 │ route: /a
        │        ^^
      2 │ name: A
      Link to it from the footer, or from a page that visitors reach, such as the page above it.

    1 warning in 1 file.
    "
  `);
});

test.each([
  ['each: towns\n', ''],
  ['each: towns\nspecialty: pipes\n', ' specialty: pipes,'],
])('pages of many towns that no other page links to, with %j', async (rest, chosen) => {
  const pipes = towns().replaceAll(' words:', ' specialties: { pipes: { opening: Old. } }, words:');
  const files = {
    'pages/home.yaml': home(),
    'pages/drains.yaml': drains('{town.words.note}').replace('each: towns\n', rest),
  };
  const report = await auditOf(files, pipes);
  expect(headsOf(report)).toContain('pages/drains.yaml:1:8  warning  orphans');
  const item = `- { each: towns,${chosen} label: "{town.name}", to: "/drains-{town.slug}" }`;
  expect(report).toContain(
    `  One list item leads to all of these pages. Write it into a list of links on a page that visitors reach:\n  ${item}\n\n`,
  );
  const list = `  - type: links\n    heading: Towns\n    links:\n      ${item}\n`;
  expect(headsOf(await auditOf({ ...files, 'pages/home.yaml': home(list) }, pipes))).not.toContain(headsOf(report)[0]);
});

test('a page with the words that one town has for a specialty needs a link of its own', async () => {
  const pipes = towns().replaceAll(' words:', ' specialties: { pipes: { opening: Old. } }, words:');
  const files = { 'pages/home.yaml': home(), 'pages/a.yaml': pageNamed('/a', '', 'town: barre\nspecialty: pipes\n') };
  expect(await auditOf(files, pipes)).toContain('  Link to it from the footer, or from a page');
});

test('a page without links can be accepted, and a hidden one needs no links', async () => {
  const files = {
    'pages/home.yaml': home(),
    'pages/a.yaml': pageNamed('/a', '', 'accept: { orphans: It is printed on a card. }\n'),
    'pages/b.yaml': page({ route: '/b' }).replace('keywords: A', 'keywords: A, hidden: true'),
  };
  expect(await auditOf(files)).toBe('\nNo problems.\n');
});

test.each([
  ['name: Barre,', 'Barre has no "county:".'],
  ['name: Barre, county: Hill,', 'Barre is in "Hill".'],
])('the page of a town that is far from home, on a site with counties: %s', async (barre, hint) => {
  const inCounties = towns().replace('name: Berlin,', 'name: Berlin, county: Hill,').replace('name: Barre,', barre);
  const files = {
    'pages/home.yaml': home(linkTo('/a')),
    'pages/a.yaml': pageNamed('/a', linkTo('/b')),
    'pages/b.yaml': pageNamed('/b', linkTo('/c')),
    'pages/c.yaml': pageNamed('/c', linkTo('/d')),
    'pages/d.yaml': pageNamed('/d', '', 'town: barre\n'),
  };
  const report = await auditOf(files, inCounties);
  expect(report).toContain('/d is 4 clicks from the home page (limit: 3).');
  expect(report).toContain(`If towns are listed by county, look for a list that has it: ${hint}`);
  expect(await auditOf(files, towns())).not.toContain('listed by county');
});

test('pages far from home and pages that home does not lead to', async () => {
  const files = {
    'pages/home.yaml': home(linkTo('/a')),
    'pages/a.yaml': pageNamed('/a', linkTo('/b')),
    'pages/b.yaml': pageNamed('/b', linkTo('/c')),
    'pages/c.yaml': pageNamed('/c', linkTo('/d')),
    'pages/d.yaml': pageNamed('/d'),
    'pages/x.yaml': pageNamed('/x', linkTo('/y')),
    'pages/y.yaml': pageNamed('/y', linkTo('/x')),
  };
  expect(await auditOf(files)).toMatchInlineSnapshot(`
    "
    pages/d.yaml:1:8  warning  click-depth
      /d is 4 clicks from the home page (limit: 3).
      1 │ route: /d
        │        ^^
      2 │ name: A
      Link to it from a page that is closer to the home page.

    pages/x.yaml:1:8  warning  click-depth
      Visitors cannot reach /x from the home page, because they cannot reach the pages that link to it (/y).
      1 │ route: /x
        │        ^^
      2 │ name: A
      Link to it from a page that is closer to the home page.

    2 warnings in 2 files.
    "
  `);
});

test('a page without links to it explains why the pages that it links to are not reached', async () => {
  const files = {
    'pages/home.yaml': home(),
    'pages/news.yaml': pageNamed('/news', linkTo('/b') + linkTo('/a')),
    'pages/a.yaml': pageNamed('/a', linkTo('/c')),
    'pages/b.yaml': pageNamed('/b'),
    'pages/c.yaml': pageNamed('/c'),
  };
  expect(headsOf(await auditOf(files))).toEqual(['pages/news.yaml:1:8  warning  orphans']);
});

test('links on a page that search engines do not show count, unless it is the error page', async () => {
  const hidden = (text: string) => text.replace(/keywords: \w+/, '$&, hidden: true');
  const files = {
    'pages/home.yaml': hidden(home(linkTo('/a'))),
    'pages/a.yaml': hidden(pageNamed('/a', linkTo('/b'))),
    'pages/b.yaml': pageNamed('/b'),
    'pages/404.yaml': hidden(pageNamed('/404', linkTo('/c'))),
    'pages/c.yaml': pageNamed('/c'),
  };
  expect(headsOf(await auditOf(files))).toEqual(['pages/c.yaml:1:8  warning  orphans']);
});

test('a map of towns leads to their pages', async () => {
  const towns = '[{ name: Berlin, at: "44.2, -72.6", to: /a }]';
  const files = {
    'pages/home.yaml': home(`  - { type: area-map, heading: A, here: A, word: miles, towns: ${towns} }\n`),
    'pages/a.yaml': pageNamed('/a'),
  };
  expect(await auditOf(files)).toBe('\nNo problems.\n');
});

test('the owner can set the number of clicks', async () => {
  const files = {
    'pages/home.yaml': home(linkTo('/a')),
    'pages/a.yaml': pageNamed('/a', linkTo('/b')),
    'pages/b.yaml': pageNamed('/b'),
  };
  expect(await auditOf(files, 'audit: { clicks: 2 }\n')).toBe('\nNo problems.\n');
  expect(headsOf(await auditOf(files, 'audit: { clicks: 1 }\n'))).toEqual(['pages/b.yaml:1:8  warning  click-depth']);
});
