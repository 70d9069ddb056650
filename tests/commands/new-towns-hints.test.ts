import { expect, test } from 'vitest';
import { escapeRegExp } from '../../templates/escape-reg-exp.ts';
import { page } from '../harness/project/project.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

/** A page for each town with a text. */
const visit = (text: string, rest = '') => ({
  'pages/visit.yaml': page({
    route: '/visit-{town.slug}',
    rest: `each: towns\n${rest}`,
    sections: `  - { type: intro, heading: A, text: "${text}" }\n`,
  }),
});

const head = 'name,latitude,longitude';

test.each<[string, string, Record<string, string>, string]>([
  [
    'swapped coordinates',
    `${head}\nBarre,-72.5,44.2\n`,
    {},
    '2:7 Barre would be 9,647 miles away. The latitude and the longitude are swapped. Write each number in the column of the other.',
  ],
  [
    'a slug that pages write in another way',
    'name,slug,page,latitude,longitude\nCalais,callais,/a,44.2,-72.5\n',
    { 'pages/a.yaml': page({ route: '/a', rest: 'town: calais\n' }) },
    '2:1 The slug of Calais is "callais" here, but pages write "calais". Write this in the column "slug":  calais',
  ],
  [
    'the state in a name',
    `${head}\n"Lyme, NH",44.2,-72.5\n`,
    {},
    '2:2 The name "Lyme, NH" has a state in it, and towns without "region" are in VT, the state of your address. Write "Lyme" here, and NH in a column "region". If Lyme is in VT, write only the name.',
  ],
  [
    'the state in a name beside another one',
    `${head},region\n"Lyme, NH",44.2,-72.5,ME\n`,
    {},
    '2:2 The name "Lyme, NH" has a state in it, and the "region" of this town is ME. Write "Lyme" here, and NH in a column "region". If Lyme is in ME, write only the name.',
  ],
  [
    'a fact that a page needs',
    `${head}\nBarre,44.2,-72.5\n`,
    visit('In {town.county}'),
    '2:1 Barre has no "county:", and a page needs it for {town.county}. Write it in the column "county".',
  ],
  [
    'a word that a page needs',
    `${head},words.drive\nBarre,44.2,-72.5,\nCalais,44.2,-72.5,Go.\n`,
    visit('{town.words.drive}'),
    '2:1 Barre has no "drive" under "words:", and a page needs it for {town.words.drive}. Write it in the column "words.drive".',
  ],
  [
    'words that pages need',
    `${head},page,specialties.drains.opening,specialties.drains.closing,specialties.drains.other\nBarre,44.2,-72.5,/,,,Go.\nCalais,44.2,-72.5,/,Go.,Go.,Go.\n`,
    visit('{specialty.opening} {specialty.closing}', 'specialty: drains\n'),
    '2:20 Barre has no "opening" or "closing" under "drains:", and pages need them. Write them in the columns "specialties.drains.opening" and "specialties.drains.closing".',
  ],
])('a hint about the file of a town is about its row: %s', async (_, table, files, mistake) => {
  expect(await mistakesIn(table, files)).toEqual([mistake]);
});

test('a hint about site.yaml stays as it is', async () => {
  expect(
    await mistakesIn(`${head},words.drive\nBarre,44.2,-72.5,{specials.summer.name}\n`, visit('{town.words.drive}')),
  ).toEqual([
    '2:18 There is no {specials.summer.name}, because site.yaml has no "specials:". Add "specials:" to site.yaml, or write the text without it.',
  ]);
});

test.each([
  ['"44,2; -72,5"', '"44,2; -72,5" has a decimal comma.', 'Write a point instead:  44.2; -72.5'],
  ['"-110.5, 44.2"', 'The latitude comes first.', 'Did you mean 44.2, -110.5?'],
  ['-110.5', '"-110.5" cannot be a latitude, which is never more than 90.', 'Is it the longitude?'],
  ['444', '"444" is not a latitude, a number of degrees from -90 to 90.', 'For example:  44.197'],
  ["44.2° 13'", `"44.2° 13'" is not a latitude, a number of degrees from -90 to 90.`, 'For example:  44.197'],
  ['N44 12.5', '"N44 12.5" is not a latitude, a number of degrees from -90 to 90.', 'For example:  44.197'],
  ['44 12.5 N', '"44 12.5 N" is not a latitude, a number of degrees from -90 to 90.', 'For example:  44.197'],
  ['"-72.5, 44.2 N"', '"-72.5, 44.2 N" is not a latitude, a number of degrees from -90 to 90.', 'For example:  44.197'],
  ['N. Barre', '"N. Barre" is not a latitude, a number of degrees from -90 to 90.', 'For example:  44.197'],
])('degrees that are wrong: %s', async (cell, message, hint) => {
  const { out } = await newTowns(await siteWithTable(`${head}\nBarre,${cell},-72.5\n`));
  expect(out).toMatch(new RegExp(`^ {2}${escapeRegExp(message)}\\n`, 'm'));
  expect(out).toContain(`\n  ${hint}\n`);
});
