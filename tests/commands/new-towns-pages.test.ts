import { expect, test } from 'vitest';
import { page, textIn } from '../harness/project/project.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

test('without a page for each town, one mistake says how to make it', async () => {
  const table = 'name,latitude,longitude\nBarre,44.2,-72.5\nCalais,44.2,-72.5\n';
  expect(await mistakesIn(table, { 'pages/visit.yaml': page({ route: '/visit' }) })).toEqual([
    '1:24 Towns without "page" get the main page /{town.slug}, but no page has this route. Write one file that makes a page for each town, with "each: towns" and "route: /{town.slug}". Or write the route of each town\'s page in a column "page".',
  ]);
});

test('the page for each town is found if the placeholder in its route has spaces', async () => {
  const table = 'name,latitude,longitude\nBarre,44.2,-72.5\n';
  const visit = page({ route: '/visit-{ town.slug }', rest: 'each: towns\n' });
  const root = await siteWithTable(table, { 'pages/visit.yaml': visit });
  expect((await newTowns(root)).exit).toBe(0);
  expect(await textIn(root, 'pages/towns/barre.yaml')).toContain('\npage: /visit-barre\n');
});

test('if the page for each town is a draft, nothing else is reported', async () => {
  const draft = page({ route: '/visit-{town.slug}', rest: 'each: towns\ndraft: true\n' });
  const links = page({
    route: '/all',
    sections: '  - { type: links, heading: A, links: [{ each: towns, label: "{town.name}", to: "{town.page}" }] }\n',
  });
  const table = 'name,latitude,longitude\nBarre,44.2,-72.5\n';
  expect(await mistakesIn(table, { 'pages/visit.yaml': draft, 'pages/all.yaml': links })).toEqual([
    'pages/visit.yaml:6:1 Towns without "page" get the main page /visit-{town.slug}, which is a draft. Delete this line, or write true in the column "draft" of these towns.',
  ]);
});

test('hints name columns, not lines of a file', async () => {
  const text = '"{town.county} {specialty.opening} {specialty.timing}"';
  const drains = page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\nspecialty: drains\n',
    sections: `  - { type: intro, heading: A, text: ${text} }\n`,
  });
  const calais = page({ route: '/calais', rest: 'town: calais\n' });
  const table = `name,slug,page,county,latitude,longitude,${['opening', 'timing', 'note'].map((name) => `specialties.drains.${name}`)}
Barnet,,,Pike,44.2,-72.5,Go.,Now.,
Barre,,,,44.2,-72.5,,,Go.
Calais,callais,/calais,,44.2,-72.5,,,
`;
  expect(await mistakesIn(table, { 'pages/drains.yaml': drains, 'pages/calais.yaml': calais })).toEqual([
    '3:1 Barre has no "county:", and a page needs it for {town.county}. Write it in the column "county".',
    '3:21 Barre has no "opening" or "timing" under "drains:", and pages need them. Write them in the columns "specialties.drains.opening" and "specialties.drains.timing".',
    '4:1 The slug of Calais is "callais" here, but pages write "calais". Write this in the column "slug":  calais',
  ]);
});
