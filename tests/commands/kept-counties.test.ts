import { test } from 'vitest';
import { replaced } from '../harness/commands/kept-builds.ts';
import { expectError } from '../harness/commands/kept-site.ts';
import {
  barnet,
  landmarks,
  listOf,
  peacham,
  type Replacement,
  siteOf,
  testShown,
} from '../harness/commands/shown-edits.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

const inCaledonia = '{ each: towns, in: Caledonia, label: "{town.name}, {town.landmark}", to: "{town.page}" }';
const counties: Replacement[] = [peacham, barnet].map((file) => [file, /^page: /m, 'county: Caledonia\npage: ']);
const ryegate = `name: Ryegate
page: /stoves/ryegate
county: Caledonia
landmark: barn
center: { latitude: 44.21, longitude: -72.1 }
words: { road: the Ryegate road }
specialties: { stoves: { opening: Mills and stores. } }
`;

testShown({
  'a list of the towns in a county': {
    pages: listOf(inCaledonia),
    before: [...landmarks, ...counties],
    edit: [barnet, 'landmark: barn', 'landmark: lake'],
    changes: 'list.html',
  },
  'a list of the towns in a county, which another town joins': {
    pages: listOf(inCaledonia),
    before: [...landmarks, ...counties, [peacham, 'county: Caledonia', 'county: Orange']],
    edit: [peacham, 'county: Orange', 'county: Caledonia'],
    changes: 'list.html',
  },
  'a list of the towns in a county whose name comes from the words of a town': {
    pages: listOf(inCaledonia),
    before: [
      ...landmarks,
      ...counties,
      [peacham, 'county: Caledonia', 'county: "{town.words.county}"'],
      [peacham, 'words: {', 'words: { county: Orange,'],
    ],
    edit: [peacham, 'county: Orange', 'county: Caledonia'],
    changes: 'list.html',
  },
  'the order of towns in a county, one of which has a placeholder in its county': {
    pages: listOf(inCaledonia.replace('Caledonia', 'Barnet County')),
    before: [
      ...landmarks,
      [peacham, /^page: /m, 'county: Barnet County\npage: '],
      [barnet, /^page: /m, 'county: "{town.name} County"\npage: '],
    ],
    edit: [peacham, /^order: .*/m, 'order: 9'],
    changes: 'list.html',
  },
  'a list of the towns in a state': {
    pages: listOf(inCaledonia.replace('Caledonia', 'VT')),
    before: landmarks,
    edit: [peacham, 'landmark: barn', 'landmark: barn\nregion: NH'],
    changes: 'list.html',
  },
  'a list of the towns in a county of one state': {
    pages: listOf(inCaledonia.replace('Caledonia', '"Caledonia, VT"')),
    before: [...landmarks, ...counties],
    edit: [peacham, 'landmark: barn', 'landmark: barn\nregion: NH'],
    changes: 'list.html',
  },
  'a list of the towns in a county, nearest to a town in another county first': {
    pages: {
      ...listOf(inCaledonia.replace('in:', 'near: peacham, limit: 1, in:')),
      'pages/towns/ryegate.yaml': ryegate,
    },
    before: [...landmarks, ...counties, [peacham, 'county: Caledonia', 'county: Orange']],
    edit: [peacham, /latitude: [\d.]+/, 'latitude: 44.21'],
    changes: 'list.html',
  },
});

test('a list of the towns in a county is wrong once the last town has left it', async () => {
  const site = await siteOf({ pages: listOf(inCaledonia), before: [...landmarks, ...counties.slice(1)] });
  await replaced(site, barnet, 'county: Caledonia', 'county: Orange');
  await expectError(site, 'unknown-county');
});

test('a list of the towns in a county is wrong once a town of another state has one with its name', async () => {
  const site = await siteOf({ pages: listOf(inCaledonia), before: [...landmarks, ...counties] });
  await replaced(site, barnet, 'county: Caledonia', 'county: Caledonia\nregion: NH');
  await expectError(site, 'county-in-states');
});

test.each([
  ['a page with only that list', inCaledonia],
  ['a page that also lists all towns', `{ each: towns, label: "{town.name}", to: / }, ${inCaledonia}`],
])('the list of a county is an error once its last town, a draft, is deleted: %s', async (_, links) => {
  const draft = `draft: true\n${ryegate}`.replace(/^specialties: .*\n/m, '');
  const site = await siteOf({ pages: { ...listOf(links), 'pages/towns/ryegate.yaml': draft } });
  await expectAsFresh(site, 'with a draft');
  await site.remove('pages/towns/ryegate.yaml');
  await expectError(site, 'unknown-county');
});
