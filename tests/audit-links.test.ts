import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { build } from '../generator/build.ts';
import { auditOf, pageNamed } from './audit.ts';
import { page, project } from './project.ts';

const linkTo = (route: string) => `  - { type: links, heading: Next, links: [{ label: Next, to: ${route} }] }\n`;

test('a page that nothing links to', async () => {
  const { generate } = await project('small', { 'pages/a.yaml': pageNamed('/a', linkTo('/a'), 'town: barre\n') });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/a.yaml:1:8  warning  orphans
      No other page links to /a, so nobody in Barre finds it but through the sitemap.
      1 │ route: /a
        │        ^^
      2 │ name: A
      Link to it from a page that visitors come by, such as the one above it, or from the footer.

    1 warning in 1 file. What is meant so can be accepted; the README says how.
    5 things to replace before launch; npm run validate -- --launch lists them.
    "
  `);
});

test('a page that is meant to be found by its address alone can be accepted, and a hidden one need not be', async () => {
  const { generate } = await project('small', {
    'pages/a.yaml': pageNamed('/a', '', 'accept: { orphans: It stands on a printed card. }\n'),
    'pages/b.yaml': page({ route: '/b' }).replace('keywords: A', 'keywords: A, hidden: true'),
  });
  expect((await generate('check')).out).toMatch(/^No problems\./);
});

test('a page far from home', async () => {
  const { generate } = await project('small', {
    'pages/home.yaml': page({
      route: '/',
      sections: `  - { type: intro, heading: Home, text: Home. }\n${linkTo('/a')}`,
    }),
    'pages/a.yaml': pageNamed('/a', linkTo('/b')),
    'pages/b.yaml': pageNamed('/b', linkTo('/c')),
    'pages/c.yaml': pageNamed('/c', linkTo('/d')),
    'pages/d.yaml': pageNamed('/d'),
    'pages/x.yaml': pageNamed('/x', linkTo('/y')),
    'pages/y.yaml': pageNamed('/y', linkTo('/x')),
  });
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "pages/d.yaml:1:8  warning  click-depth
      /d is 4 clicks from the home page; more than 3 is far.
      1 │ route: /d
        │        ^^
      2 │ name: A
      Link to it from a page nearer to home.

    pages/x.yaml:1:8  warning  click-depth
      No clicks lead from the home page to /x: what links to it (/y) is not linked itself.
      1 │ route: /x
        │        ^^
      2 │ name: A
      Link to it from a page nearer to home.

    pages/y.yaml:1:8  warning  click-depth
      No clicks lead from the home page to /y: what links to it (/x) is not linked itself.
      1 │ route: /y
        │        ^^
      2 │ name: A
      Link to it from a page nearer to home.

    3 warnings in 3 files. What is meant so can be accepted; the README says how.
    5 things to replace before launch; npm run validate -- --launch lists them.
    "
  `);
});

test('how far is wise is the owner’s choice', async () => {
  const pages = { 'pages/a.yaml': pageNamed('/a', linkTo('/b')), 'pages/b.yaml': pageNamed('/b') };
  expect(await auditOf(pages, 'audit: { clicks: 1 }\n')).toBe('\nNo problems.\n');
});

test('a page that was published and is gone needs a redirect', async () => {
  const { root, write } = await project('small', {
    'pages/drains.yaml': pageNamed('/drains', '', 'accept: { orphans: A test. }\n'),
  });
  const published = Object.fromEntries(
    ['/', '/drain', '/moved', '/party'].map((route) => [route, { content: 'before', changed: '2029-01-01' }]),
  );
  const redirects = '\nredirects: { /moved: / }\naccept: { gone-route: { /party: It was for one evening. } }\n';
  await write({
    'site.yaml': (await readFile(`${root}/site.yaml`, 'utf8')) + redirects,
    '.published.json': JSON.stringify(published),
  });
  const { warnings } = await build(root, '2030-01-01');
  expect(warnings.map(({ id, message, hint }) => ({ id, message, hint }))).toMatchInlineSnapshot(`
    [
      {
        "hint": "Say in site.yaml where it went:  redirects: { /drain: /drains }
    If it is meant so, write why:  accept: { gone-route: { "/drain": … } }",
        "id": "gone-route",
        "message": "The page /drain was published before, and is gone; its old links lead nowhere.",
      },
    ]
  `);
});
