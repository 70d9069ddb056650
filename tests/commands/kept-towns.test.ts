import { expect, test } from 'vitest';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { builtSite, changedBy, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { expectError } from '../harness/commands/kept-site.ts';
import { photo } from '../harness/project/photo.ts';
import { newsPage, post, threePosts } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { buildsAsFresh } from '../harness/project/random-edit.ts';

const peacham = 'pages/towns/peacham.yaml';
const barnet = 'pages/towns/barnet.yaml';

/** A text in a file, and what replaces it. */
type Replacement = readonly [file: string, from: string | RegExp, to: string];

interface Case {
  /** Pages that join the site. */
  pages?: Record<string, string>;
  before?: readonly Replacement[];
  edit: Replacement;
  /** A file that it changes. */
  changes: string;
}

const named = (name: string, lines: Parameters<typeof page>[0]) => page(lines).replace(/^name: .*/m, `name: ${name}`);

/** A page /list that has a link for each town. */
const listOf = (link: string) => ({
  'pages/list.yaml': page({ route: '/list', sections: `  - { type: links, heading: Towns, links: [${link}] }\n` }),
});

const nearTown = '{ each: towns, near: town, limit: 1, label: "{town.name}, {town.landmark}", to: "{town.page}" }';

const landmarks: Replacement[] = [peacham, barnet].map((file) => [file, /^page: /m, 'landmark: barn\npage: ']);

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

const newRoad: Replacement = [peacham, 'the Peacham road', 'the old road'];
const wordsOfBarnet: Replacement = [barnet, /^page: /m, 'words: { next: peacham, road: the river road }\npage: '];

const cases: Record<string, Case> = {
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
  'a list of the towns in a county, nearest to a town in another county first': {
    pages: {
      ...listOf(inCaledonia.replace('in:', 'near: peacham, limit: 1, in:')),
      'pages/towns/ryegate.yaml': ryegate,
    },
    before: [...landmarks, ...counties, [peacham, 'county: Caledonia', 'county: Orange']],
    edit: [peacham, /latitude: [\d.]+/, 'latitude: 44.21'],
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
};

/** A site whose footer lists no towns, with what a case adds. */
async function siteOf({ pages, before = [] }: Pick<Case, 'pages' | 'before'>): Promise<KeptProject> {
  const site = await builtSite();
  await site.write({ ...pages, 'roof.jpg': await photo(900, 900) });
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, '{ label: Prices, to: /prices }');
  for (const replacement of before) await replaced(site, ...replacement);
  return site;
}

test.each(Object.entries(cases))('%s is made again by a build after an edit of what it shows', async (_, one) => {
  const site = await siteOf(one);
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  expect(await changedBy(site, () => replaced(site, ...one.edit))).toContain(one.changes);
});

test.each(Object.entries(cases))('%s shows at once in dev', async (_, one) => {
  const site = await siteOf(one);
  const builder = await builderOf(site);
  expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
  await replaced(site, ...one.edit);
  const [{ changed }] = await expectFresh(site, builder, one.edit[0]);
  expect(changed).toContain(`/${one.changes.replace('.html', '')}`);
});

test('a list of the towns in a county is wrong once the last town has left it', async () => {
  const site = await siteOf({ pages: listOf(inCaledonia), before: [...landmarks, ...counties.slice(1)] });
  await replaced(site, barnet, 'county: Caledonia', 'county: Orange');
  await expectError(site, 'unknown-county');
});

test.each([
  ['a page with only that list', inCaledonia],
  ['a page that also lists all towns', `{ each: towns, label: "{town.name}", to: / }, ${inCaledonia}`],
])('the list of a county is an error once its last town, a draft, is deleted: %s', async (_, links) => {
  const draft = `draft: true\n${ryegate}`.replace(/^specialties: .*\n/m, '');
  const site = await siteOf({ pages: { ...listOf(links), 'pages/towns/ryegate.yaml': draft } });
  expect(await buildsAsFresh(site, 'with a draft')).toBe(true);
  await site.remove('pages/towns/ryegate.yaml');
  await expectError(site, 'unknown-county');
});

test('markup in words that the name of a county has is shown in no page, whoever has read the file of the town', async () => {
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
  expect(await buildsAsFresh(site, 'first')).toBe(true);
  await replaced(site, 'pages/a.yaml', 'heading: A', 'heading: All');
  expect(await buildsAsFresh(site, 'with what is kept of the town')).toBe(true);
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
