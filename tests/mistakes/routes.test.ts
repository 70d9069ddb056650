import { expect, test } from 'vitest';
import { page, reportOf } from '../harness/project/project.ts';
import { errorsIn, siteReportOf } from './report-on.ts';

test('two definitions with the same route', async () => {
  expect(await reportOf({ 'pages/a.yaml': page({}), 'pages/b.yaml': page({}) })).toMatchInlineSnapshot(`
    "
    pages/b.yaml:1:8  error  duplicate-route
      The route "/a" is also the route of pages/a.yaml.
      1 │ route: /a
        │        ^^
      2 │ name: A
      pages/a.yaml:1:8
      1 │ route: /a
        │        ^^
      2 │ name: A
      Give one of the two pages another route, or delete it.

    1 error in 1 file.
    "
  `);
});

test('a copy that kept its route is reported without the links to its intended route', async () => {
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

test('a site without a home page', async () => {
  const report = await reportOf({ 'pages/home.yaml': page({ route: '/start' }) });
  expect(report.split('\n\n')[0]).toMatchInlineSnapshot(`
    "
    pages/home.yaml:1:8  error  missing-page
      No page has the route "/". It is the home page, where visitors who type the address of the site arrive.
      1 │ route: /start
        │        ^^^^^^
      2 │ name: A
      If "/start" is meant to be that page, write:  /"
  `);
});

test('routes that are refused', async () => {
  const slashes = ['prices', '/prices/', '/a//b', '/../prices'];
  const characters = ['/Prices', '"/our prices"', '/prices.html', '/-prices', '/a--b', '/café'];
  const routes = [...slashes, ...characters, '/a/index'];
  expect(await errorsIn(routes.map((route) => page({ route })))).toMatchInlineSnapshot(`
    [
      "The route "prices" does not begin with a slash. Did you mean "/prices"?",
      "The route "/prices/" ends with a slash. Did you mean "/prices"?",
      "The route "/a//b" has two slashes in a row. Did you mean "/a/b"?",
      "The route "/../prices" has dots that would lead out of the site. Did you mean "/prices"?",
      "The route "/Prices" has capital letters in it. A route has only lowercase letters, digits, and hyphens between its slashes. Did you mean "/prices"?",
      "The route "/our prices" has a space in it. A route has only lowercase letters, digits, and hyphens between its slashes. Did you mean "/our-prices"?",
      "The route "/prices.html" ends like a file name; routes have no ending. Did you mean "/prices"?",
      "The route "/-prices" has a hyphen that is not between two words. Did you mean "/prices"?",
      "The route "/a--b" has a hyphen that is not between two words. Did you mean "/a-b"?",
      "The route "/café" has the character "é" in it. A route has only lowercase letters, digits, and hyphens between its slashes. Did you mean "/cafe"?",
      "The route "/a/index" ends in "/index", which would be the same file as the page above it. Did you mean "/a"?",
    ]
  `);
});

test('redirects from addresses that no page could have', async () => {
  const old = ['/../../evil', '/index', '/old/', 'old.html', '"/old?page=2"', '"/a b"'];
  const report = await siteReportOf([
    'links: {',
    `redirects: { ${old.map((route) => `${route}: /`).join(', ')} }\nlinks: {`,
  ]);
  expect(report.match(/^ {2}A redirect begins .*/gm)).toMatchInlineSnapshot(`
    [
      "  A redirect begins at an address of this site, but "/../../evil" has dots that would lead out of the site.",
      "  A redirect begins at an address of this site, but "/index" ends in "/index", which would be the same file as the page above it. Without that, it is /, which is the route of pages/home.yaml.",
      "  A redirect begins at an address of this site, but "/old/" ends with a slash.",
      "  A redirect begins at an address of this site, but "old.html" does not begin with a slash.",
      "  A redirect begins at an address of this site, but "/old?page=2" has a query, which begins with the "?".",
      "  A redirect begins at an address of this site, but "/a b" has a space in it. Only letters, digits, hyphens, underscores, and an ending such as .html can be between its slashes.",
    ]
  `);
});

test('a page that is its own parent, parents in a circle, and a parent that is not a page of the site', async () => {
  const above = (route: string, parent: string) => page({ route, rest: `parent: ${parent}\n` });
  const pages = [
    above('/a', '/a'),
    above('/b', '/c'),
    above('/c', '/b'),
    above('/d', 'booking'),
    above('/e', '"/a#top"'),
  ];
  expect((await errorsIn(pages)).filter((one) => /parent/.test(one))).toMatchInlineSnapshot(`
    [
      "/a cannot be its own parent. Write the route of the page above it. If that is the home page, delete this line.",
      "These parents lead in a circle: /b → /c → /b. Change one of them, or delete it: its page is then below the home page.",
      ""booking" is not the route of a page, and "parent" needs one. Write a route, such as /areas-we-serve.",
      ""/a#top" is not the route of a page, and "parent" needs one. Did you mean "/a"?",
    ]
  `);
});
