import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { newsPage } from '../harness/project/posts.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

test('a specialty that no town has', async () => {
  const rest = 'each: towns\nspecialty: drain\n';
  expect(await reportOn(page({ route: '/a-{town.slug}', rest }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:12  error  unknown-specialty
      No town lists the specialty "drain".
      5 │ each: towns
      6 │ specialty: drain
        │            ^^^^^
      7 │ sections:
      Did you mean "drains"?

    1 error in 1 file.
    "
  `);
});

test('a specialty without a town', async () => {
  expect(await reportOn(page({ rest: 'specialty: drains\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:12  error  specialty-without-town
      "specialty" needs a town, but there is none here.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ specialty: drains
        │            ^^^^^^
      6 │ sections:
      Add "each: towns" next to it, or "town:" with the slug of one town.

    1 error in 1 file.
    "
  `);
});

test('a number of posts that is written as a number of towns', async () => {
  const report = await reportOf(newsPage('limit: 3'));
  expect(report).toContain('The number of posts in a list is its "newest".\n');
  expect(report).toContain('Did you mean "newest"?');
});

test('a list of the nearest towns, when the others are drafts', async () => {
  const berlin = 'name: Berlin, slug: berlin, page: /, draft: true, center: { latitude: 44.2, longitude: -72.6 }';
  const site = await siteWith(['navigation:', `  - { ${berlin} }\nnavigation:`]);
  const items = '[{ each: towns, near: barre, title: "{town.name}", text: A }]';
  const sections = `  - { type: features, heading: A, items: ${items} }\n`;
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('there is no other published town for its items.');
  expect(report).toContain('Delete "draft: true" from a town, add one with "npm run new -- town"');
});

test('a section for each town that does not name it', async () => {
  const berlin = '  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 } }\n';
  const site = await siteWith(['navigation:', `${berlin}navigation:`]);
  const intro = (text: string) => page({ sections: `  - { type: intro, heading: A, each: towns, text: "${text}" }\n` });
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': intro('A') });
  expect(report).toContain('This makes 2 copies of the section, one for each town');
  expect(report).toContain('1 error in 1 file');
  const { generate } = await project('small', { 'site.yaml': site, 'pages/a.yaml': intro('{town.name}') });
  expect((await generate('check')).out).not.toContain('same-copies');
});

test('one route for every town', async () => {
  const berlin = '  - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -72.6 } }\n';
  const site = await siteWith(['navigation:', `${berlin}navigation:`]);
  expect(await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ rest: 'each: towns\n' }) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:8  error  duplicate-route
      This page is made for each town, so its route needs {town.slug}. Without it, every town would have the route "/a".
      1 │ route: /a
        │        ^^
      2 │ name: A
      Write:  "/a/{town.slug}"

    1 error in 1 file.
    "
  `);
});

test('a list of the towns nearest to the business, when all are drafts', async () => {
  const site = await siteWith(['    slug: barre\n', '    slug: barre\n    draft: true\n']);
  const items = '[{ each: towns, near: business, title: "{town.name}", text: A }]';
  const sections = `  - { type: features, heading: A, items: ${items} }\n`;
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('"items" is empty: there is no published town for its items.');
});
