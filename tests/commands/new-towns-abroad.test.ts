import { expect, test } from 'vitest';
import { newTowns, siteWithTable } from '../harness/project/town-table.ts';

test.each([
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERDADERO', 'FALSO'],
  ['VERO', 'FALSO'],
  ['VERDADEIRO', 'FALSO'],
  ['WAAR', 'ONWAAR'],
])('a spreadsheet may write %s and %s', async (yes, no) => {
  const rows = [`Little Elm,-72.57,44.26,Far.,Old.,${yes}`, `Tall Elm,-72.6,44.3,Far.,Old.,${no}`];
  const root = await siteWithTable(`Name,longitude,latitude,words.drive,words.sign,draft\n${rows.join('\n')}\n`);
  expect((await newTowns(root)).out).toContain('1 of the new towns is a draft.');
});
