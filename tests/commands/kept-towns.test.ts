import { expect, test } from 'vitest';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';
import { barnet, landmarks, listOf, peacham, type Replacement, testShown } from '../harness/commands/shown-edits.ts';
import { newsPage, post, threePosts } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

const named = (name: string, lines: Parameters<typeof page>[0]) => page(lines).replace(/^name: .*/m, `name: ${name}`);

const nearTown = '{ each: towns, near: town, limit: 1, label: "{town.name}, {town.landmark}", to: "{town.page}" }';

const newRoad: Replacement = [peacham, 'the Peacham road', 'the old road'];
const wordsOfBarnet: Replacement = [barnet, /^page: /m, 'words: { next: peacham, road: the river road }\npage: '];

testShown({
  'a trail with a page that is called by the words of its town': {
    pages: {
      'pages/own.yaml': named('By {town.words.road}', { route: '/own', rest: 'town: peacham\n' }),
      'pages/below.yaml': page({ route: '/below', rest: 'parent: /own\n' }),
    },
    edit: newRoad,
    changes: 'below.html',
  },
  'a trail with a page that a definition makes for another town': {
    pages: { 'pages/below.yaml': page({ route: '/below', rest: 'parent: /stoves/peacham\n' }) },
    before: [['pages/stoves.yaml', /^name: .*/m, 'name: "{specialty.opening}"']],
    edit: [peacham, 'Old farmhouses', 'Older farmhouses'],
    changes: 'below.html',
  },
  'a trail that the words of a town lead to another town': {
    pages: {
      'pages/below.yaml': page({
        route: '/below/{town.slug}',
        rest: 'each: towns\nparent: "/stoves/{town.words.next}"\n',
      }),
    },
    before: [
      ['pages/stoves.yaml', /^name: .*/m, 'name: "By {town.words.road}"'],
      [peacham, 'words: {', 'words: { next: barnet,'],
      wordsOfBarnet,
    ],
    edit: newRoad,
    changes: 'below/barnet.html',
  },
  'a trail with one of two pages whose routes are written alike': {
    pages: {
      'pages/one.yaml': named('One', { route: '/at-{town.slug}', rest: 'town: peacham\n' }),
      'pages/two.yaml': named('Two', { route: '/at-{town.slug}', rest: 'town: barnet\n' }),
      'pages/below.yaml': page({ route: '/below/{town.slug}', rest: 'each: towns\nparent: "/at-{town.slug}"\n' }),
    },
    edit: ['pages/one.yaml', 'name: One', 'name: First'],
    changes: 'below/peacham.html',
  },
  'a list of posts with one about a town': {
    pages: threePosts,
    before: [
      ['pages/posts/roofs.yaml', /description: .*?,/, 'description: "On {town.words.road}",'],
      ['pages/posts/roofs.yaml', /^route: /m, 'town: peacham\nroute: '],
    ],
    edit: newRoad,
    changes: 'news/2.html',
  },
  'a list of posts with one for each town': {
    pages: {
      ...newsPage('newest: 3'),
      ...post('roofs', '2026-01-05'),
      'pages/posts/towns.yaml': named('"News of {town.words.road}"', {
        route: '/news/{town.slug}',
        rest: 'each: towns\npublished: 2026-02-02\nparent: /news\n',
      }),
    },
    before: [wordsOfBarnet],
    edit: newRoad,
    changes: 'news.html',
  },
  'a list of towns with a landmark': {
    pages: listOf('{ each: towns, label: "{town.name}, {town.landmark}", to: "{town.page}" }'),
    before: landmarks,
    edit: [barnet, 'landmark: barn', 'landmark: lake'],
    changes: 'list.html',
  },
  'a list of towns, one of which is called by its words': {
    pages: listOf('{ each: towns, label: "{town.name}", to: "{town.page}" }'),
    before: [
      [peacham, /^name: .*/m, 'name: "Peacham {town.words.hill}"'],
      [peacham, 'words: {', 'words: { hill: East,'],
    ],
    edit: [peacham, 'hill: East', 'hill: West'],
    changes: 'list.html',
  },
  'a list of the nearest towns in the footer': {
    before: [['site.yaml', '{ label: Prices, to: /prices }', nearTown], ...landmarks],
    edit: [barnet, 'landmark: barn', 'landmark: lake'],
    changes: 'stoves/peacham.html',
  },
  'a list of the nearest towns, which follow each other in another order': {
    pages: listOf(nearTown.replace('near: town, limit: 1', 'near: business, limit: 2')),
    before: landmarks,
    edit: [barnet, /latitude: [\d.]+/, 'latitude: 44.41'],
    changes: 'list.html',
  },
  'a list of the towns near each of the nearest towns': {
    pages: {
      'pages/list.yaml': page({
        route: '/list',
        sections: `  - { type: links, heading: "Near {town.name}", each: towns, near: town, limit: 1, links: [${nearTown}] }\n`,
      }),
    },
    before: landmarks,
    edit: [barnet, 'landmark: barn', 'landmark: lake'],
    changes: 'list.html',
  },
  'a list whose placeholder is on two lines': {
    pages: {
      'pages/list.yaml': page({
        route: '/list',
        sections: `  - type: links
    heading: Towns
    links:
      - each: towns
        to: /
        label: |-
          By {
          town.words.road}
`,
      }),
    },
    before: [wordsOfBarnet],
    edit: newRoad,
    changes: 'list.html',
  },
});

test('markup in the words of a county name is shown on no page, no matter what has read the file of the town', async () => {
  const site = await builtSite();
  await replaced(
    site,
    peacham,
    /^words: .*/m,
    'county: "{town.words.area}"\nwords: { road: the Peacham road, area: "**Caledonia** County" }',
  );
  const text = 'text: "Flues in {town.county}."';
  await site.write({
    'pages/a.yaml': page({ rest: 'town: peacham\n', sections: `  - { type: intro, heading: A, ${text} }\n` }),
  });
  await expectAsFresh(site, 'first');
  await replaced(site, 'pages/a.yaml', 'heading: A', 'heading: All');
  await expectAsFresh(site, 'with what is kept of the town');
  expect(await site.text('dist/a.html')).toContain('Flues in Caledonia County.');
});

test('what is left to write in a draft of a town is shown in dev, whether its file was read or not', async () => {
  const site = await builtSite();
  const opening = 'opening: "TODO: Say how old the farmhouses are, {town.miles} miles away."';
  await replaced(site, peacham, /^name/m, 'draft: true\nname');
  await replaced(site, peacham, /opening: .*?(?= \})/, opening);
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await replaced(site, 'pages/prices.yaml', /^/, '# Edited.\n');
  const [, documents] = await expectFresh(site, builder, 'pages/prices.yaml');
  expect(documents?.get('/stoves/peacham')).toContain('TODO: Say how old');
});
