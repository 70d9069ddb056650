import { expect, test } from 'vitest';
import { page, reportOf } from '../harness/project.ts';
import { errorsIn, siteReportOf } from './report-on.ts';

test('two definitions with the same route', async () => {
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
    site.yaml:1:1  error  missing-page
      No page has the route "/". Visitors who type the address of the site arrive there.
      1 │ url: https://small.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ language: en-US
      Add a page definition with "route: /"."
  `);
});

test('routes that are refused', async () => {
  const slashes = ['prices', '/prices/', '/a//b', '/../prices'];
  const characters = ['/Prices', '"/our prices"', '/prices.html', '/-prices', '/a--b', '/café'];
  const routes = [...slashes, ...characters, '/a/index'];
  expect(await errorsIn(routes.map((route) => page({ route })))).toMatchInlineSnapshot(`
    [
      "The route "prices" does not begin with a slash. Write:  /prices",
      "The route "/prices/" ends with a slash. Write:  /prices",
      "The route "/a//b" has two slashes in a row. Write:  /a/b",
      "The route "/../prices" has dots that would lead out of the site. Write:  /prices",
      "The route "/Prices" has capital letters, which many hosts tell apart from small ones. Write:  /prices",
      "The route "/our prices" has a space in it. Write:  /our-prices",
      "The route "/prices.html" has a sign other than small letters, digits and hyphens. Write:  /prices-html",
      "The route "/-prices" has a hyphen that stands between no two words. Write:  /prices",
      "The route "/a--b" has a hyphen that stands between no two words. Write:  /a-b",
      "The route "/café" has a sign other than small letters, digits and hyphens. Write:  /cafe",
      "The route "/a/index" would be the same file as the page above it. Write:  /a/start",
    ]
  `);
});

test('redirects from addresses that no page could have', async () => {
  const old = ['/../../evil', '/index', '/old/', '/old.html', '"/old?page=2"', '"/a b"'];
  const report = await siteReportOf([
    'links: {',
    `redirects: { ${old.map((route) => `${route}: /`).join(', ')} }\nlinks: {`,
  ]);
  expect(report.match(/^ {2}The route .*/gm)).toMatchInlineSnapshot(`
    [
      "  The route "/../../evil" has dots that would lead out of the site.",
      "  The route "/index" would be the same file as the page above it.",
      "  The route "/old/" ends with a slash.",
      "  The route "/old.html" has a sign other than small letters, digits and hyphens.",
      "  The route "/old?page=2" has a sign other than small letters, digits and hyphens.",
      "  The route "/a b" has a space in it.",
    ]
  `);
});

test('a page above itself, above the one above it, and a parent that is no page of the site', async () => {
  const above = (route: string, parent: string) => page({ route, rest: `parent: ${parent}\n` });
  const pages = [
    above('/a', '/a'),
    above('/b', '/c'),
    above('/c', '/b'),
    above('/d', 'booking'),
    above('/e', '"/a#top"'),
  ];
  expect((await errorsIn(pages)).filter((one) => /above|lead back/.test(one))).toMatchInlineSnapshot(`
    [
      "The pages above /a lead back to /a itself. Change one of these parents, or delete it: then the home page is above it.",
      "The pages above /b lead back to /b itself. Change one of these parents, or delete it: then the home page is above it.",
      "The pages above /c lead back to /c itself. Change one of these parents, or delete it: then the home page is above it.",
      ""booking" is not the route of a page, so it cannot be above this one. Write a route, such as /areas-we-serve.",
      ""/a#top" is not the route of a page, so it cannot be above this one. Write a route, such as /areas-we-serve.",
    ]
  `);
});
