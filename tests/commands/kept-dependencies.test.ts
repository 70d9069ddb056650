import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { differing, keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { expectError, siteWithoutLists } from '../harness/commands/kept-site.ts';
import { photo } from '../harness/project/photo.ts';
import { threePosts } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';
import { setDay } from '../harness/project/set-day.ts';

const [peacham, barnet] = ['pages/towns/peacham.yaml', 'pages/towns/barnet.yaml'];

/** Posts, one with this picture. */
const postsShowing = (image: string) => ({
  ...threePosts,
  'pages/posts/roofs.yaml': (threePosts['pages/posts/roofs.yaml'] ?? '').replace('roof.jpg', image),
});

test('a photo whose name is written with other characters of the same letters is looked at in each build', async () => {
  const files = { ...postsShowing('caf\u00e9.jpg'), 'cafe\u0301.jpg': await photo(900, 900) };
  const site = await siteWithoutLists(files);
  await site.write({ 'cafe\u0301.jpg': await photo(1000, 900) });
  await expectAsFresh(site, 'another photo');
  await site.remove('cafe\u0301.jpg');
  await expectError(site, 'missing-picture');
});

test('a folder of photos that is moved out of the project is noticed, though a link leads to it', async () => {
  const files = { ...postsShowing('photos/roof.jpg'), 'photos/roof.jpg': await photo(900, 900) };
  const site = await siteWithoutLists(files);
  // What was written just before a build counts as changed in the next one.
  await site.build();
  const elsewhere = join(site.cache, 'photos');
  await rename(join(site.root, 'photos'), elsewhere);
  await symlink(elsewhere, join(site.root, 'photos'), 'junction');
  await expectError(site, 'picture-path');
});

test('every page names the feed once a town is published for which there is a post, and no longer when it is a draft', async () => {
  const post = page({ route: '/news/{town.slug}', rest: 'each: towns\npublished: 2026-01-05\n' })
    .replace('name: A', 'name: Zebra {town.name}')
    .replace('title: A, description: A', 'title: "Quixotic {town.name}", description: "Zebra {town.name}."');
  const site = await siteWithoutLists();
  await site.remove('pages/stoves.yaml');
  await site.write({ 'pages/news.yaml': post });
  for (const town of [peacham, barnet]) await replaced(site, town, /^/, 'draft: true\n');
  await expectAsFresh(site, 'no town');
  await replaced(site, barnet, 'draft: true\n', '');
  await expectAsFresh(site, 'a town');
  expect(await site.text('dist/prices.html')).toContain('feed.xml');
  await replaced(site, barnet, /^/, 'draft: true\n');
  await expectAsFresh(site, 'no town again');
});

test('a section for a specialty is wrong once no town has it', async () => {
  const sections =
    '  - { type: intro, heading: "{town.name}", text: A }\n  - { type: prose, heading: A, text: Up., specialty: gutters }\n';
  const site = await siteWithoutLists();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({
    'pages/towns/ryegate.yaml': `${ryegate.trimEnd()}\n  gutters: { why: Leaves. }\n`,
    'pages/prices-of-gutters.yaml': page({ route: '/gutters-{town.slug}', rest: 'each: towns\nspecialty: gutters\n' }),
    'pages/town.yaml': page({ route: '/about-{town.slug}', rest: 'each: towns\n', sections }),
  });
  await expectAsFresh(site, 'a town with gutters');
  await site.remove('pages/towns/ryegate.yaml');
  await site.remove('pages/prices-of-gutters.yaml');
  await expectError(site, 'unknown-specialty');
});

test('a list for a specialty is wrong once the draft of the only town that has it is gone', async () => {
  const item = (more: string, to: string) => `{ ${more}label: "Gutters", to: ${to} }`;
  const links = `[${item('', '/prices')}, ${item('each: towns, specialty: gutters, ', '"{town.page}"')}]`;
  const sections = `  - { type: hero, heading: A, text: A, actions: ${links} }\n`;
  const site = await siteWithoutLists();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({
    'pages/towns/ryegate.yaml': `draft: true\n${ryegate.trimEnd()}\n  gutters: { why: Leaves. }\n`,
    'pages/a.yaml': page({ sections }),
  });
  const built = await site.build();
  expect(built, built.out).toMatchObject({ exit: 0 });
  await site.remove('pages/towns/ryegate.yaml');
  await expectError(site, 'unknown-specialty');
});

test('dev shows a draft among the towns of site.yaml, though the last build has left it out', async () => {
  const steps = '[{ each: towns, title: "{town.name}", text: "By {town.words.road}." }]';
  const sections = `  - { type: steps, heading: Areas, steps: ${steps} }\n`;
  const site = await keptProject('small', { 'pages/areas.yaml': page({ route: '/areas', sections }) });
  const barre = 'name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }';
  const berlin = 'name: Berlin, slug: berlin, page: /, center: { latitude: 44.21, longitude: -72.58 }';
  const towns = `towns:
  - { ${barre}, words: { road: Route 14 }, specialties: { drains: { opening: Drains. } } }
  - { ${berlin}, draft: true }
`;
  await replaced(site, 'site.yaml', /towns:\n(?: .*\n)+/, towns);
  const built = await site.build();
  expect(built, built.out).toMatchObject({ exit: 0 });
  const builder = await builderOf(site);
  const [{ state }] = await expectFresh(site, builder);
  expect(state).toMatchObject({ kind: 'ok', total: 1 });
  await replaced(site, 'pages/home.yaml', /heading: /, 'heading: Oh ');
  await expectFresh(site, builder, 'pages/home.yaml');
});

test('the words of a card that no document has are looked at again once there is a town that they name', async () => {
  const site = await siteWithoutLists();
  await replaced(site, 'site.yaml', /^/, 'cards: none\n');
  const card = 'card: { heading: Clean flues, line: Chimney sweeps in Ryegate }';
  const visit = page({ route: '/visit', rest: 'town: peacham\n' }).replace('keywords: A }', `keywords: A, ${card} }`);
  await site.write({ 'pages/visit.yaml': visit });
  await site.build();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({ 'pages/towns/ryegate.yaml': ryegate.replace(/specialties:\n.*\n/, '') });
  expect((await site.freshCheck()).out).toContain('The line of the card of /visit names Ryegate');
  expect(await site.check()).toEqual(await site.freshCheck());
  await expectAsFresh(site, 'a town');
});

test('a page of posts is about no town, though a town has its number for a name', async () => {
  const site = await siteWithoutLists({ ...postsShowing('roof.jpg'), 'roof.jpg': await photo(900, 900) });
  const nearest = '{ each: towns, near: town, limit: 1, label: "{town.name}", to: "{town.page}" }';
  const links = `  - { type: hero, heading: A, text: A, actions: [${nearest}] }\n`;
  const posts = '  - { type: posts, heading: Posts, perPage: 2, older: Older, newer: Newer }\n';
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.9278');
  await site.write({
    'pages/list.yaml': page({ route: '/list', sections: links + posts }),
    'pages/links.yaml': page({ route: '/links', sections: links }),
    'pages/towns/2.yaml': ryegate,
    'pages/towns/undefined.yaml': ryegate.replace('Ryegate', 'Newark'),
  });
  await expectAsFresh(site, 'two towns');
  const here = ryegate.replace('Ryegate', 'Quixbury').replace('44.9278', '44.4278');
  await site.write({ 'pages/towns/here.yaml': here });
  await expectAsFresh(site, 'a town next to the business');
});

test('the name of the page for wrong addresses is looked at again once there is a town that it names', async () => {
  const site = await siteWithoutLists();
  await replaced(site, 'pages/lost.yaml', /^name: .*/m, 'name: Ryegate, CA');
  await site.build();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({ 'pages/towns/ryegate.yaml': ryegate });
  expect((await site.freshCheck()).out).toContain('pages/lost.yaml:2');
  expect(await site.check()).toEqual(await site.freshCheck());
  await expectAsFresh(site, 'a town');
});

test('without a place of the business, the first town says when summer ends', async () => {
  const site = await siteWithoutLists({
    'pages/a.yaml': page({ sections: '  - { type: intro, heading: Half off in summer 2026, text: Up. }\n' }),
  });
  for (const fact of [/^geo:.*\n/m, /^ *street:.*\n/m]) await replaced(site, 'site.yaml', fact, '');
  for (const file of [
    'pages/towns/peacham.yaml',
    'pages/start.yaml',
    'pages/chimneys.yaml',
    'pages/stoves.yaml',
    'site.yaml',
  ]) {
    await site.write({ [file]: (await site.text(file)).replaceAll('{town.miles}', 'some') });
  }
  setDay('2026-11-26');
  const first = await site.build();
  expect(first, first.out).toMatchObject({ exit: 0 });
  expect(first.out).toContain('summer 2026');
  for (const town of [peacham, barnet]) await replaced(site, town, 'latitude: 44', 'latitude: -44');
  expect(await site.check()).toEqual(await site.freshCheck());
  await expectAsFresh(site, 'another hemisphere');
  expect((await site.build()).out).not.toContain('summer 2026');
});

test('years since one that is still to come, on the day of a build, are a mistake', async () => {
  const site = await siteWithoutLists();
  await replaced(site, peacham, 'the Peacham road', '"a road for {years since 2027} years"');
  setDay('2031-03-01');
  await expectAsFresh(site, 'years');
  setDay('2026-03-01');
  await expectError(site, 'unknown-placeholder');
});

test('each part has the card of all pages, though the photo in it is on the home page alone', async () => {
  const site = await siteWithoutLists({ 'front.jpg': await photo(1200, 900) });
  await replaced(site, 'site.yaml', /^/, 'cards: site\n');
  await replaced(site, 'pages/start.yaml', /drawing: .*/, 'image: front.jpg\n    alt: A house');
  const parts = ['1/2', '2/2'].map((part) => ({ part, out: join(site.root, `part-${part[0]}`) }));
  for (const { part, out } of parts) {
    const made = await site.command('build', '--shard', part, '--out', out);
    expect(made, made.out + made.err).toMatchObject({ exit: 0, err: '' });
  }
  const merged = await site.command('merge', ...parts.map(({ out }) => out), '--out', join(site.root, 'dist'));
  expect(merged, merged.out + merged.err).toMatchObject({ exit: 0 });
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  expect(differing(await site.files('fresh'), await site.files())).toEqual([]);
});
