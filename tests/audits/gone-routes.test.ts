import { expect, test } from 'vitest';
import { auditOf, headsOf, home, pageNamed } from '../harness/messages/audit.ts';
import { recordOf } from '../harness/project/published-record.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

test('all published pages that are gone are named by an audit and by a check before launch', async () => {
  const files = { '.published.json': recordOf(['/', '/drain', '/moved']) };
  const gone = (report: string) => report.match(/.* published before .*/g);
  expect(gone(await auditOf(files, '', '--launch'))).toEqual(gone(await auditOf(files)));
  expect(gone(await auditOf(files))).toEqual([expect.stringContaining(': /drain and /moved.')]);
});

test('if very many pages are gone, only some are listed', async () => {
  const kept = Array.from({ length: 60 }, (_, index) => `/kept-${index}`);
  const gone = Array.from({ length: 50 }, (_, index) => `/gone-${index}`);
  const files = {
    ...Object.fromEntries(kept.map((route) => [`pages${route}.yaml`, pageNamed(route)])),
    '.published.json': recordOf([...kept, ...gone]),
  };
  const report = await auditOf(files);
  expect(report).toContain('\n      # and 10 more\n');
  expect(report.match(/^ {6}\/gone-.*/gm)).toHaveLength(40);
  const [{ pages }] = JSON.parse(await auditOf(files, '', '--format', 'json'));
  expect(pages).toEqual(expect.arrayContaining(gone));
});

test('a page that was there before is not the new address of one that is spelled like it', async () => {
  const files = {
    'pages/hill.yaml': pageNamed('/hill-county'),
    'pages/about.yaml': pageNamed('/about-us'),
    'pages/services.yaml': pageNamed('/our-services'),
  };
  const record = recordOf(['/', '/hill-county', '/bell-county', '/about', '/our-services', '/our-service']);
  const report = await auditOf({ ...files, '.published.json': record });
  expect(report).toContain('      /bell-county: /\n      /about: /about-us\n      /our-service: /our-services\n');
});

test('published pages that are drafts now are not gone', async () => {
  const routes = ['/', '/drains-barre', '/drains-berlin', '/a', '/gone'];
  const files = {
    '.published.json': recordOf(routes),
    'pages/drains.yaml': drains('{town.words.note}'),
    'pages/a.yaml': pageNamed('/a', '', 'draft: true\n'),
    'pages/home.yaml': home(
      '  - { type: links, heading: In, links: [{ each: towns, label: In, to: "/drains-{town.slug}" }] }\n',
    ),
  };
  const draft = towns().replaceAll('slug: berlin,', 'slug: berlin, draft: true,');
  expect(await auditOf(files, draft)).toContain(`
  2 pages were published before and are drafts now, so old links to them lead nowhere: /drains-berlin and /a.
`);
  expect(await auditOf(files, draft)).toContain('\n  The page /gone was published before and is gone,');
});

test('if most of many published pages are gone, they may be those of another site', async () => {
  const routes = ['/', '/keys', '/locks', '/safes', '/doors', '/hinges', '/bolts'];
  const files = { '.published.json': recordOf(routes) };
  expect(await auditOf(files)).toMatchInlineSnapshot(`
    "
    site.yaml:1:1  warning  gone-route
      6 of the 7 pages that were published before are gone, so old links to them lead nowhere: /keys, /locks, /safes, /doors, /hinges, and /bolts.
      1 │ url: https://small.example.com
        │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ language: en-US
      If they were pages of another site, delete .published.json. If not, redirect each of them. Add a redirect to site.yaml, such as \`redirects: { /keys: / }\`.

    1 warning in 1 file.
    "
  `);
});

test('if most of many pages are gone, those that were accepted stay accepted', async () => {
  const routes = ['/keys', '/locks', '/safes', '/doors', '/hinges', '/bolts', '/gates'];
  const files = { '.published.json': recordOf(routes) };
  const accepting = (some: string[]) =>
    auditOf(
      files,
      `accept: { gone-route: { ${some.map((route) => `${route}: It was for one evening.`).join(', ')} } }\n`,
    );
  expect(headsOf(await accepting(routes))).toEqual([]);
  expect(headsOf(await accepting(['/keys']))).toHaveLength(1);
});

test('a published page that is gone needs a redirect', async () => {
  const files = {
    'pages/drains.yaml': pageNamed('/drains'),
    '.published.json': recordOf(['/', '/drain', '/moved', '/party']),
  };
  const rest = 'redirects: { /moved: / }\naccept: { gone-route: { /party: It was for one evening. } }\n';
  expect(await auditOf(files, rest)).toMatchInlineSnapshot(`
    "
    site.yaml:46:12  warning  gone-route
      The page /drain was published before and is gone, so old links to it lead nowhere.
      45 │   print: Print
      46 │ redirects: { /moved: / }
         │            ^^^^^^^^^^^^^
      47 │ accept: { gone-route: { /party: It was for one evening. } }
      Under "redirects:", write where it leads, such as \`/drain: /drains\`.
      If this is intentional, add \`accept: { gone-route: { "/drain": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test('a page below one that is gone follows it, or leads nowhere, but never to the home page', async () => {
  const rest = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/kept-${name}`);
  const record = recordOf([
    '/',
    ...rest,
    '/stove',
    '/stove/barre',
    '/areas/north',
    '/areas/north/calais',
    '/old/berlin',
    '/gone',
  ]);
  const files = { '.published.json': record, 'pages/stoves.yaml': pageNamed('/stoves') };
  const kept = Object.fromEntries(rest.map((route) => [`pages${route}.yaml`, pageNamed(route)]));
  const report = await auditOf({ ...files, ...kept }, 'redirects: { /old: /stoves }\n');
  expect(report.slice(report.indexOf('such as:'), report.indexOf('  If one'))).toMatchInlineSnapshot(`
    "such as:
        /stove: /stoves
        /stove/barre: /stoves
        # /areas/north: no page is near it
        # /areas/north/calais: no page is near it
        /old/berlin: /stoves
        /gone: /
    "
  `);
});

test('one page far below the others that is gone', async () => {
  const files = { '.published.json': recordOf(['/', '/areas/north/calais']) };
  expect(await auditOf(files)).toContain(
    'Write "redirects:" in site.yaml, and under it the page that /areas/north/calais leads to now. No page has an address near it.',
  );
});

test('several pages far from all others that are gone', async () => {
  const rest = ['/kept-a', '/kept-b', '/kept-c'];
  const kept = Object.fromEntries(rest.map((route) => [`pages${route}.yaml`, pageNamed(route)]));
  const files = { '.published.json': recordOf(['/', ...rest, '/areas/north', '/areas/south']), ...kept };
  const report = await auditOf(files);
  expect(report).toContain(
    'Write "redirects:" in site.yaml, and under it the pages that they lead to now. No page has an address near theirs.\n',
  );
  expect(report).not.toContain('# /areas/north');
});
