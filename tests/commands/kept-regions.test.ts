import { expect, test } from 'vitest';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { barnet, landmarks, listOf, peacham, siteOf, testShown } from '../harness/commands/shown-edits.ts';
import { manyTowns } from '../harness/project/many-towns.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

/** A page that names a town, by default for search engines too. */
const areas = (rest = 'structuredData: { service: stove, areas: [Peacham] }\n') => ({
  'pages/areas.yaml': page({
    route: '/areas',
    rest,
    sections: '  - { type: intro, heading: "Stoves in Peacham, NH", text: Up the hill. }\n',
  }),
});

const toHampshire = [peacham, 'landmark: barn', 'landmark: barn\nregion: NH'] as const;

testShown({
  'a page that names a town for search engines, which is in another state': {
    pages: areas(),
    before: landmarks,
    edit: toHampshire,
    changes: 'areas.html',
  },
  'a page that names a town with the state to which it moves': {
    pages: areas('structuredData: { service: stove, areas: ["Peacham, NH"] }\n'),
    before: landmarks,
    edit: toHampshire,
    changes: 'areas.html',
  },
  'a page that names a county with a word of its town': {
    pages: {
      'pages/in.yaml': page({
        route: '/in-{town.slug}',
        rest: 'each: towns\nspecialty: stoves\nstructuredData: { service: stove, areas: ["{town.words.beyond}"] }\n',
        sections: '  - { type: intro, heading: "Stoves in {town.name}", text: In Essex County. }\n',
      }).replace(/(title|description): A/g, '$1: "Stoves in {town.name}"'),
    },
    before: [
      [peacham, /^page: /m, 'county: Essex County\npage: '],
      ...landmarks,
      [peacham, /^words:.*$/m, 'words: { beyond: Essex County, road: the Peacham road }'],
      [barnet, /$/, 'words: { beyond: Essex County }\n'],
    ],
    edit: toHampshire,
    changes: 'in-barnet.html',
  },
  'a page that names two counties, of which a town of another state is in the other one now': {
    pages: areas('structuredData: { service: stove, areas: [Essex County, Orange County] }\n'),
    before: [...landmarks, [peacham, /^page: /m, 'region: NH\ncounty: Essex County\npage: ']],
    edit: [peacham, 'Essex', 'Orange'],
    changes: 'areas.html',
  },
  'a page that names a county with its state, which the county of a town has in its name now': {
    pages: areas('structuredData: { service: stove, areas: ["Essex County, NH"] }\n'),
    before: [...landmarks, [peacham, /^page: /m, 'region: NH\ncounty: Essex County\npage: ']],
    edit: [peacham, 'Essex County', '"Essex County, NH"'],
    changes: 'areas.html',
  },
  'a page that names a county with a word of a town in another state': {
    pages: areas('structuredData: { service: stove, areas: [Essex County, Orange County] }\n'),
    before: [
      ...landmarks,
      [peacham, /^page: /m, 'region: NH\ncounty: "{town.words.county}"\npage: '],
      [peacham, 'words: {', 'words: { county: Essex County,'],
    ],
    edit: [peacham, 'Essex', 'Orange'],
    changes: 'areas.html',
  },
  'a list of towns in groups, whose counties are in two states once one moves': {
    pages: listOf('{ each: towns, group: "{town.county}", label: "{town.name}", to: "{town.page}" }'),
    before: [...landmarks, ...[peacham, barnet].map((file) => [file, /^page: /m, 'county: Essex\npage: '] as const)],
    edit: toHampshire,
    changes: 'list.html',
  },
  'a list with the states of towns': {
    pages: listOf('{ each: towns, label: "{town.name}, {town.region}", to: "{town.page}" }'),
    before: landmarks,
    edit: toHampshire,
    changes: 'list.html',
  },
  'a list with the regions of towns, one of which is in the words of its town': {
    pages: listOf('{ each: towns, label: "{town.name}, {town.region}", to: "{town.page}" }'),
    before: [
      ...landmarks,
      ['site.yaml', 'country: US', 'country: PE'],
      [peacham, /^page: /m, 'region: "{town.words.state}"\npage: '],
      [peacham, 'words: {', 'words: { state: Lima,'],
    ],
    edit: [peacham, 'Lima', 'Cusco'],
    changes: 'list.html',
  },
  'a list with the states of towns, after the business has moved': {
    pages: listOf('{ each: towns, label: "{town.name}, {town.region}", to: "{town.page}" }'),
    before: landmarks,
    edit: ['site.yaml', 'region: VT', 'region: NH'],
    changes: 'list.html',
  },
});

test('what a page says of the state of a town is looked at again when the town moves', async () => {
  const site = await siteOf({ pages: areas(''), before: [...landmarks, toHampshire] });
  expect((await site.build()).out).not.toContain('“Peacham, NH”');
  await replaced(site, peacham, 'region: NH\n', '');
  expect((await site.build()).out).toContain('“Peacham, NH”, but Peacham is in VT');
  await expectAsFresh(site, 'the state of a town');
});

test.each([
  ['NH', (name: string) => name],
  ['VT', (name: string) => `${name}, VT`],
  ['NH', () => '{town.words.beyond}'],
])(
  'after an edit of the words of a town, its pages name the states of other towns as before: %s',
  async (state, areaOf) => {
    const far = 'pages/towns/town-40.yaml';
    const towns = await manyTowns();
    const [, name = ''] = towns[far]?.match(/^name: (.*)/m) ?? [];
    const withPages = Object.entries(towns).filter(([, text]) => text.includes('\nspecialties:'));
    const site = await keptProject('chimney-sweep', {
      ...towns,
      ...Object.fromEntries(withPages.map(([file, text]) => [file, `${text}words: { beyond: ${name} }\n`])),
      [far]: String(towns[far]).replace(/^page: /m, `region: ${state}\npage: `),
      'pages/both.yaml': page({
        route: '/both-{town.slug}',
        rest: `each: towns\nspecialty: stoves\nstructuredData: { service: stove, areas: ["${areaOf(name)}", "{town.name}"] }\n`,
        sections: '  - { type: intro, heading: "Both in {town.name}", text: "{specialty.opening}" }\n',
      }).replace('title: A', 'title: "Both in {town.name}"'),
    });
    expect(await site.build()).toMatchObject({ exit: 0, err: '' });
    // What was written just before a build counts as changed in the next one.
    await site.build();
    await replaced(site, peacham, /opening: \w+/, 'opening: Other');
    await expectAsFresh(site, 'the words of a town');
    const area = `"name":"${name}","containedInPlace":{"@type":"State","name":"${state}"}`;
    expect((await site.files()).get('both-peacham.html')).toContain(area);
  },
);

test('a state is looked at again when the country changes', async () => {
  const site = await siteOf({ before: [...landmarks, [peacham, 'landmark: barn', 'landmark: barn\nregion: XX']] });
  await replaced(site, 'site.yaml', 'country: US', 'country: PE');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await replaced(site, 'site.yaml', 'country: PE', 'country: US');
  expect(await site.build()).toMatchObject({ exit: 1, out: expect.stringContaining('two letters') });
});
