import { expect, test } from 'vitest';
import { generate } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

const table = 'name,latitude,longitude\nBarre,44.2,-72.5\nCalais,44.3,-72.5\n';
const site = (more: string) => ({ 'site.yaml': `${withTowns('towns: pages/towns\n')}\n${more}` });
const barre = {
  'pages/towns/barre.yaml': 'name: Barre\npage: /visit-barre\ncenter: { latitude: 44.2, longitude: -72.5 }\n',
};

test('a town that was renamed does not come back from an older table', async () => {
  const root = await siteWithTable(table, site(''));
  expect(await newTowns(root)).toMatchObject({ exit: 0 });
  const renamed = await generate('rename', 'town', 'calais', 'kalais', '--name', 'Kalais', '--root', root);
  expect(renamed).toMatchObject({ exit: 0 });
  const { exit, out } = await newTowns(root);
  expect(exit).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "towns.csv:3:1  error  returned-town
      The site had the town Calais before: site.yaml redirects its page /visit-calais to /visit-kalais.
      2 │ Barre,44.2,-72.5
      3 │ Calais,44.3,-72.5
        │ ^^^^^^
      If Calais is called Kalais now, write that name in this row. If not, delete the row.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a row with a slug gets the new one too', async () => {
  const slugs = 'name,slug,latitude,longitude\nCalais,calais,44.3,-72.5\n';
  const found = await mistakesIn(slugs, { ...barre, ...site('redirects: { /visit-calais: /visit-barre }\n') });
  expect(found).toEqual([expect.stringMatching(/^2:1 .* write that name and the slug barre in this row\./)]);
});

test.each([
  ['redirected to another page', 'redirects: { /visit-calais: / }\n'],
  ['accepted as gone', 'accept: { gone-route: { /visit-calais: No longer served. } }\n'],
])('a town that was deleted, and whose page is %s', async (_, more) => {
  const found = await mistakesIn(table, { ...barre, ...site(more) });
  expect(found).toEqual([expect.stringMatching(/^3:1 The site had the town Calais before: .* Delete the row\./)]);
});
