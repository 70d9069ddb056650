import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { changedBy, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { expectError, siteWithoutLists } from '../harness/commands/kept-site.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';
import { withTowns } from '../harness/project/small.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const files = { 'site.yaml': withTowns(towns()), 'pages/drains.yaml': drains('{town.words.note}') };

/** A page that is written for Barre. */
const own = (rest = 'town: barre\n', route = '/drains-barre') =>
  page({ route, rest, sections: '  - { type: intro, heading: Only here, text: "By {town.words.road}." }\n' });

test('a page that is written for one town takes the place of the one that all towns have', async () => {
  const { generate, dist } = await project('small', { ...files, 'pages/barre.yaml': own() });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('Built 4 pages') });
  expect(load(await dist('drains-barre.html'))('main').text()).toContain('By Route 14.');
  expect(load(await dist('drains-berlin.html'))('h1').text()).toBe('Drains in Berlin');
});

test('the route of a page written for one town may have a placeholder, as that of all towns has', async () => {
  const text = own('town: barre\n', '"/drains-{town.slug}"');
  const { generate } = await project('small', { ...files, 'pages/barre.yaml': text });
  expect(await generate('build')).toMatchObject({ exit: 0, out: expect.stringContaining('Built 4 pages') });
});

test.each([
  ['names no town', ''],
  ['is about another town', 'town: berlin\n'],
])('a page at that address that %s is a mistake', async (_, rest) => {
  const text = own(rest).replace('"By {town.words.road}."', 'Here.');
  const report = await reportOf({ ...files, 'pages/barre.yaml': text });
  expect(report).toContain('duplicate-route');
  expect(report).toContain(rest === '' ? 'If this page is about that town, add "town: barre".' : 'another route');
});

const stoves = 'pages/own.yaml';

/** The page about stoves in Peacham, which a definition makes for all towns. */
const ofPeacham = page({ route: '/stoves/peacham', rest: 'town: peacham\n' });

test('a page written for one town replaces that of the definition when it comes, and gives way when it goes', async () => {
  const site = await siteWithoutLists();
  const isRemade = (edit: () => Promise<unknown>) => changedBy(site, edit);
  expect(await isRemade(() => site.write({ [stoves]: ofPeacham }))).toContain('stoves/peacham.html');
  await expectAsFresh(site, 'nothing');
  expect(await isRemade(() => site.remove(stoves))).toContain('stoves/peacham.html');
});

test('a link to an id that only the page for all towns has is a mistake then', async () => {
  const site: KeptProject = await siteWithoutLists();
  await replaced(site, 'pages/stoves.yaml', 'type: hero', 'type: hero\n    id: top');
  const sections = '  - { type: intro, heading: A, text: "See [stoves](/stoves/peacham#top)." }\n';
  await site.write({ 'pages/a.yaml': page({ sections }) });
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.write({ [stoves]: ofPeacham });
  await expectError(site, 'unknown-anchor');
});

test('the breadcrumbs of pages below a page written for one town have its name', async () => {
  const site = await siteWithoutLists();
  const below = { route: '"/stoves/{town.slug}/prices"', rest: 'each: towns\nparent: "/stoves/{town.slug}"\n' };
  await site.write({ 'pages/below.yaml': page(below).replace('name: A', 'name: Prices in {town.name}') });
  expect(await site.build()).toMatchObject({ exit: 0 });
  const named = ofPeacham.replace('name: A', 'name: Our own stoves');
  expect(await changedBy(site, () => site.write({ [stoves]: named }))).toContain('stoves/peacham/prices.html');
  expect(await site.text('dist/stoves/peacham/prices.html')).toContain('Our own stoves');
  const renamed = named.replace('Our own stoves', 'Our stoves');
  expect(await changedBy(site, () => site.write({ [stoves]: renamed }))).toContain('stoves/peacham/prices.html');
});

test('a page written for one town may be about a specialty, as that of all towns is', async () => {
  const site = await siteWithoutLists({
    [stoves]: ofPeacham.replace('town: peacham', 'town: peacham\nspecialty: stoves'),
  });
  expect(await site.text('dist/stoves/peacham.html')).not.toContain('Old farmhouses');
});
