import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newTown } from '../harness/project/new-town.ts';
import { converse, generate, project, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { townFiles } from '../harness/project/town-files.ts';

const files = await townFiles('small');
const { 'pages/towns/barre.yaml': barre = '', 'site.yaml': site = '' } = files;
const center = ['--latitude', '44.26', '--longitude', '-72.57'];

test('where towns have files, a new town is a new file, and site.yaml is unchanged', async () => {
  const { root } = await project('small', files);
  const { out } = await newTown(root, 'Little Elm', '--like', 'barre', '--page', '/');
  expect(out).toMatchInlineSnapshot(`
    "pages/towns/little-elm.yaml:1 added the town Little Elm

    Now write 3 texts. Each one replaces its TODO:
      pages/towns/little-elm.yaml:5:21  the latitude of its center, a number without quotes, for example: 44.2.
      pages/towns/little-elm.yaml:5:112  its longitude, a number without quotes; west is negative, for example: -72.5.
      pages/towns/little-elm.yaml:8:14  the opening text for drains in Little Elm, for example: Drains.

    When it is finished, delete the line "draft: true" (pages/towns/little-elm.yaml:3) to publish it.
    Then check the site with:  npm run validate
    "
  `);
  expect(await textIn(root, 'pages/towns/little-elm.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    name: Little Elm
    draft: true # Delete this line to publish the town and its pages.
    page: /
    center: { latitude: "TODO: the latitude of its center, a number without quotes, for example: 44.2", longitude: "TODO: its longitude, a number without quotes; west is negative, for example: -72.5" }
    specialties:
      drains:
        opening: "TODO: the opening text for drains in Little Elm, for example: Drains."
    "
  `);
  expect(await textIn(root, 'site.yaml')).toBe(site);
  expect((await generate('check', '--root', root)).out).toContain('pages/towns/little-elm.yaml: 3 things to finish');
});

test.each([
  ['comes last where the others have an order', [1.5, 4], 'order: 5\n'],
  ['has no order where another has none', [1, null], ''],
  ['has no order where none has', [null, null], ''],
])('a new town %s', async (_, [first, second], line) => {
  const ordered = (order: number | null = null) => (order === null ? barre : `${barre}order: ${order}\n`);
  const { root } = await project('small', {
    'site.yaml': site,
    'pages/towns/barre.yaml': ordered(first),
    'pages/towns/north/berlin.yaml': ordered(second).replace('name: Barre', 'name: Berlin').replace('44.2,', '44.21,'),
  });
  expect(await newTown(root, 'Montpelier', '--page', '/', ...center)).toMatchObject({ exit: 0 });
  const text = await textIn(root, 'pages/towns/montpelier.yaml');
  expect(text.slice(text.indexOf('\n') + 1)).toBe(
    `name: Montpelier\n${line}page: /\ncenter: { latitude: 44.26, longitude: -72.57 }\n`,
  );
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test('the first town of a folder', async () => {
  const { root } = await project('small', { 'site.yaml': withTowns('towns: pages/towns\n') });
  expect(await newTown(root, 'Montpelier', '--page', '/', ...center)).toMatchObject({ exit: 0 });
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test('a person at the terminal is asked the same questions', async () => {
  const { root } = await project('small', files);
  const answers = ['Barre', 'Plainfield', '44.2, -72.4', ['drains']];
  const { asked, refused, exit } = await converse(answers, 'new', 'town', '--page', '/', '--root', root);
  expect({ exit, asked: asked.length, refused }).toEqual({
    exit: 0,
    asked: 4,
    refused: [
      'The town Barre already exists: pages/towns/barre.yaml:2. Edit it there. If two real towns share the name, add the county to both, for example:  Barre (Pike). Or, if the new one is in another state, add the state:  --region MA',
    ],
  });
});

test.each([
  [{}, 'Barre', 'The town Barre already exists: pages/towns/barre.yaml:2.'],
  [{ 'site.yaml': site.replace('pages/towns', 'pages/town') }, 'Calais', 'Did you mean "pages/towns"?'],
  [{ 'site.yaml': withTowns('towns: areas/towns\n') }, 'Calais', 'No town was found in "areas/towns".'],
  [{ 'site.yaml': withTowns('towns: towns\n') }, 'Calais', 'Did you mean "pages/towns"?'],
  [{ 'site.yaml': withTowns('') }, 'Calais', 'Write "towns: pages/towns" in site.yaml'],
])('with %j, the town %s is refused, and nothing is written', async (changes, name, message) => {
  const { root } = await project('small', { ...files, ...changes });
  expect(await newTown(root, name)).toMatchObject({ exit: 2, err: expect.stringContaining(message) });
  expect(await readdir(join(root, 'pages/towns'))).toEqual(['barre.yaml']);
});

test('a word after "towns:" is not a list of towns', async () => {
  const { root } = await project('small', { 'site.yaml': withTowns('towns: Barre\n') });
  expect(await newTown(root, 'Calais')).toMatchObject({
    exit: 2,
    err: '"towns" in site.yaml is not a list. To see how to fix it, run:  npm run validate\n',
  });
});
