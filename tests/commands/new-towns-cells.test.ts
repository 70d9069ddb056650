import { expect, test } from 'vitest';
import { page, textIn } from '../harness/project/project.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

/** What is written for one town, after its coordinates or before. */
async function written(headings: string, cells: string): Promise<string> {
  const root = await siteWithTable(`name,latitude,longitude,${headings}\nBarre,44.2,-72.5,${cells}\n`);
  expect(await newTowns(root)).toMatchObject({ exit: 0 });
  return textIn(root, 'pages/towns/barre.yaml');
}

test('the checkbox of a spreadsheet is FALSE in all rows that are not drafts', async () => {
  expect(await written('draft', 'FALSE')).not.toContain('draft');
});

test('a line break is kept in texts for pages, and a space elsewhere', async () => {
  const file = await written('county,"words.road\n sign"', '"Pike \r\n County","Left,\nthen right."');
  expect(file).toContain('county: Pike County\n');
  expect(file).toContain('words:\n  road sign: |\n    Left,\n    then right.\n');
});

test('accents are written in the form by which counties and pages are found', async () => {
  expect(await written('county', 'Can\u0303on County')).toContain('county: Ca\u00f1on County\n');
});

test('invisible characters at the ends of a cell are left out', async () => {
  expect(await written('\u200Bcounty', '\uFEFF\u200BPike County \u2060')).toContain('county: Pike County\n');
});

test.each([
  ['Wash\u200Bington', 'an invisible zero-width space (U+200B)'],
  ['Wash\u0085ington', 'an invisible control character (U+0085)'],
  ['Wash\u000Bington', 'an invisible control character (U+000B)'],
  ['Wash\u0007ington', 'an invisible control character (U+0007)'],
  ['Wash\u0000ington', 'an invisible control character (U+0000)'],
  ['Wash\uE000ington', 'a character for private use (U+E000), which most devices show as an empty box'],
])('%j has an unwanted character', async (text, what) => {
  const hint = 'Delete it, or type the words around it again.';
  for (const heading of ['county', 'words.road']) {
    const column = `name,latitude,longitude,${heading}\nBarre,44.2,-72.5,`;
    expect(await mistakesIn(`${column}${text}\n`)).toEqual([`2:22 In this cell, there is ${what}. ${hint}`]);
  }
});

test.each(['=A2&B2', '=VLOOKUP(A2)'])('%s is a formula', async (text) => {
  const [found] = await mistakesIn(`name,latitude,longitude,words.road\nBarre,44.2,-72.5,${text}\n`);
  expect(found).toBe(
    `2:18 "${text}" is a formula, not its result. Save the sheet again as CSV with the values of formulas, or write the text itself.`,
  );
});

test.each(['N/A', 'n/a', 'TBD', 'null', '-', '—', '???', '...'])(
  '%s only says that something is missing',
  async (text) => {
    const [found] = await mistakesIn(`name,latitude,longitude,words.road\nBarre,44.2,-72.5,${text}\n`);
    expect(found).toBe(
      `2:18 "${text}" only says that something is missing, and visitors would read it. Write what belongs here, or leave the cell empty.`,
    );
  },
);

test('HTML is found before there is a file', async () => {
  const columns = 'name,latitude,longitude,words.road,words.sign';
  expect(await mistakesIn(`${columns}\nBarre,44.2,-72.5,Left &amp; right.,Up <b>there</b>.\n`)).toEqual([
    '2:23 Text cannot contain HTML: visitors would read “&amp;”. Type the character itself, &, instead.',
    '2:39 Text cannot contain HTML: visitors would read “<b>”. Write:  **there**',
  ]);
});

test('a cell with a mistake is not missing', async () => {
  const visit = page({
    route: '/visit-{town.slug}',
    rest: 'each: towns\n',
    sections: '  - { type: intro, heading: A, text: "{town.words.road}" }\n',
  });
  const table = 'name,latitude,longitude,words.road\nBarre,44.2,-72.5,“Route 2”\nCalais,44.2,-72.5,Clich\u00C3\u00A9\n';
  expect(await mistakesIn(table, { 'pages/visit.yaml': visit })).toEqual([
    '2:18 There are curly quotes around this cell. Pages would show them. Write:  Route 2',
    '3:19 “ClichÃ©” is “Cliché”, which a program read in the wrong encoding and saved that way. Write:  Cliché',
  ]);
});

test('a town with the slug of another town does not count as that town', async () => {
  const celina = {
    'pages/towns/celina.yaml': 'name: Celina\npage: /visit-celina\ncenter: { latitude: 44.2, longitude: -72.5 }\n',
  };
  expect(
    await mistakesIn('name,slug,latitude,longitude\nKrum,celina,44.2,-72.5\nCéliná,,44.2,-72.5\n', celina),
  ).toEqual([
    '2:6 The slug "celina" already belongs to the town Celina. If it is the same town, write the same name in both places. If not, change the slug.',
    '3:1 The rows on lines 2 and 3 have the same slug, celina. Delete one of the two. If they are two towns, change one slug.',
  ]);
  expect(await mistakesIn('name,latitude,longitude\nCéliná,44.2,-72.5\n', celina)).toEqual([
    '2:1 The slug "celina" already belongs to the town Celina. If it is the same town, write the same name in both places. If not, write another slug in a column "slug".',
  ]);
  expect(await mistakesIn('name,latitude,longitude\nCELINA,44.2,-72.5\n', celina)).toEqual(['[]\n']);
});

test('a text that would be something else in YAML is written in quotes', async () => {
  expect(await written('words.a,words.b', 'note:Left,"The barn is 40"""')).toContain(
    'words:\n  a: "note:Left"\n  b: "The barn is 40\\""\n',
  );
});
