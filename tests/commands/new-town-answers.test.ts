import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newTown } from '../harness/project/new-town.ts';
import { converse, project, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

test.each([
  ['44.26, -72.57'],
  ['44.26,-72.57'],
  ['(44.26, -72.57)'],
  ['44.26° N, 72.57° W'],
  ['72.57W 44.26N'],
  ['44.26, −72.57'],
  [`44°15'36.0"N 72°34'12.0"W`],
  [`44° 15' 36'' N, 72° 34' 12'' W`],
  [`N 44.26° W 72.57°`],
  ['44.26, –72.57'],
])('both coordinates can be given as %s, and then only they are asked for', async (both) => {
  const { root } = await project('small');
  const { asked, exit } = await converse([both, []], 'new', 'town', 'Montpelier', '--page', '/', '--root', root);
  expect({ exit, asked: asked.length }).toEqual({ exit: 0, asked: 2 });
  const flagged = await project('small');
  await newTown(flagged.root, 'Montpelier', '--page', '/', '--latitude', both);
  for (const folder of [root, flagged.root]) {
    const center = { latitude: 44.26, longitude: -72.57 };
    expect(parse(await textIn(folder, 'site.yaml')).towns[1]).toMatchObject({ center });
  }
});

test('a longitude without its minus is caught where it is asked for', async () => {
  const { root } = await project('small');
  const answers = ['44.26', '72.57', '72.57 W', []];
  const { refused, exit } = await converse(answers, 'new', 'town', 'Montpelier', '--page', '/', '--root', root);
  expect({ exit, refused }).toEqual({
    exit: 0,
    refused: [expect.stringMatching(/^Montpelier would be \d,\d{3} miles from the business\. Did you mean -72\.57\?$/)],
  });
});

test('a name in other letters gets the slug that the person chooses', async () => {
  const { root } = await project('small');
  const answers = ['', 'Tokyo', 'tokyo', '', '', []];
  const { asked, refused, exit } = await converse(answers, 'new', 'town', '東京', '--page', '/', '--root', root);
  expect({ exit, asked: asked.slice(0, 3) }).toEqual({
    exit: 0,
    asked: Array(3).fill(expect.stringContaining('Slug')),
  });
  expect(refused[1]).toBe(
    '"Tokyo" is not a slug. Use lowercase letters and digits, with single hyphens between words. For example:  tokyo',
  );
  expect(parse(await textIn(root, 'site.yaml')).towns[1]).toMatchObject({ name: '東京', slug: 'tokyo' });
});

test.each(['hot-stone', 'Hot stone', ' HOT STONE ', 'Hot Stone Massage'])(
  'a specialty can be named %j',
  async (name) => {
    const site = small
      .replace('drains: {', 'hot-stone: {')
      .replace(
        'services:',
        'services:\n  hot-stone: { name: Hot Stone Massage, description: A, prices: { Visit: $50 }, booking: booking }',
      );
    const { root } = await project('small', { 'site.yaml': site });
    expect(await newTown(root, 'Calais', '--page', '/', '--specialties', name)).toMatchObject({ exit: 0, err: '' });
    expect(Object.keys(parse(await textIn(root, 'site.yaml')).towns[1].specialties)).toEqual(['hot-stone']);
  },
);

test.each([
  ['calais', '/calais', true],
  ['pages/calais.yaml', '/calais', true],
  ['home', '/', false],
  ['pages/home.yaml', '/', false],
])('the page of a town can be named %s', async (name, route, isNew) => {
  const { root } = await project('small');
  expect(await newTown(root, 'Calais', '--page', name)).toMatchObject({ exit: 0, err: '' });
  expect(parse(await textIn(root, 'site.yaml')).towns[1].page).toBe(route);
  expect((await readdir(join(root, 'pages'))).includes('calais.yaml')).toBe(isNew);
});

test.each([
  [
    ['Calais', '--latitude', '-172.5', '--longitude', '44.4'],
    '"-172.5" cannot be a latitude, which is never more than 90. Is it the longitude? The latitude comes first.',
  ],
])('%j is refused with what to write', async (args, message) => {
  const { root } = await project('small');
  const { exit, err } = await newTown(root, ...args, '--page', '/');
  expect(exit).toBe(2);
  expect(err).toContain(message);
});
