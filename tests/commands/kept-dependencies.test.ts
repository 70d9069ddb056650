import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { builtSite, differing, type KeptProject, keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { photo } from '../harness/project/photo.ts';
import { threePosts } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { buildsAsFresh } from '../harness/project/random-edit.ts';

const [peacham, barnet] = ['pages/towns/peacham.yaml', 'pages/towns/barnet.yaml'];

/** A site whose pages do not list all towns: an edit of one would make every page again. */
async function siteWithoutLists(files: Record<string, string | Buffer> = {}): Promise<KeptProject> {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /\{ each: towns, .*?\}" \}/, '{ label: Prices, to: /prices }');
  await site.write(files);
  const first = await site.build();
  expect(first, first.out).toMatchObject({ exit: 0 });
  return site;
}

/** Expects an error of a check and of a build, as with nothing to take over. */
async function expectError(site: KeptProject, id: string): Promise<void> {
  expect((await site.freshCheck()).out).toContain(`  ${id}\n`);
  expect(await site.check()).toEqual(await site.freshCheck());
  expect(await buildsAsFresh(site, id)).toBe(false);
}

/** Posts, one with this picture. */
const postsShowing = (image: string) => ({
  ...threePosts,
  'pages/posts/roofs.yaml': (threePosts['pages/posts/roofs.yaml'] ?? '').replace('roof.jpg', image),
});

test('a photo whose name is written with other characters of the same letters is looked at in each build', async () => {
  const files = { ...postsShowing('caf\u00e9.jpg'), 'cafe\u0301.jpg': await photo(900, 900) };
  const site = await siteWithoutLists(files);
  await site.write({ 'cafe\u0301.jpg': await photo(1000, 900) });
  expect(await buildsAsFresh(site, 'another photo')).toBe(true);
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
  expect(await buildsAsFresh(site, 'no town')).toBe(true);
  await replaced(site, barnet, 'draft: true\n', '');
  expect(await buildsAsFresh(site, 'a town')).toBe(true);
  expect(await site.text('dist/prices.html')).toContain('feed.xml');
  await replaced(site, barnet, /^/, 'draft: true\n');
  expect(await buildsAsFresh(site, 'no town again')).toBe(true);
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
  expect(await buildsAsFresh(site, 'a town with gutters')).toBe(true);
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

const gifts = 'https://sweep.example.com/maple-notch/gifts';

test.each([
  ['page', 'pages/a.yaml', /text: A/, `text: "See [our gifts](${gifts})."`],
  ['town', peacham, /opening: .*?(?= \})/, `opening: "See [our gifts](${gifts})."`],
])('a link of a %s with the domain of the site is wrong once there is such a page', async (_, file, from, to) => {
  const site = await siteWithoutLists({ 'pages/a.yaml': page({}) });
  await replaced(site, file, from, to);
  expect(await buildsAsFresh(site, 'no page')).toBe(true);
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await site.write({ 'pages/gifts.yaml': page({ route: '/gifts' }) });
  await expectError(site, 'bad-address');
  const [{ state }] = await expectFresh(site, builder, 'pages/gifts.yaml');
  expect(state.kind).toBe('problems');
});

/** A section whose text is only shown until there is an address. */
const calendar = (text: string) => `  - { type: intro, heading: A, text: A }
  - type: embed
    heading: A calendar
    text: "${text}"
    address: https://book.example.com/calendar
    title: The calendar
    show: Show it
`;

const extra = (id: string) =>
  page({ route: '/extra', sections: `  - { type: prose, id: ${id}, heading: Extra, text: More. }\n` });

test.each([
  ['the page is gone', 'unknown-page', (site: KeptProject) => site.remove('pages/extra.yaml')],
  ['the part is gone', 'unknown-anchor', (site: KeptProject) => site.write({ 'pages/extra.yaml': extra('other') })],
])('a link in a text that no document has is wrong once %s', async (_, id, edit) => {
  const sections = calendar('See [the rest](/extra#part).');
  const site = await siteWithoutLists({ 'pages/a.yaml': page({ sections }), 'pages/extra.yaml': extra('part') });
  await edit(site);
  await expectError(site, id);
});

test('a link with the domain of the site in a text that no document has is wrong once there is such a page', async () => {
  const site = await siteWithoutLists({ 'pages/a.yaml': page({ sections: calendar(`See [our gifts](${gifts}).`) }) });
  await site.write({ 'pages/gifts.yaml': page({ route: '/gifts' }) });
  await expectError(site, 'bad-address');
});

test('so is one to an id that a page gets', async () => {
  const text = 'Dry wood. See [it](https://sweep.example.com/maple-notch/prices#fresh-list).';
  const sections = `  - { type: intro, heading: Wood, text: "${text}" }\n`;
  const site = await siteWithoutLists({ 'pages/a.yaml': page({ sections }) });
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await replaced(site, 'pages/prices.yaml', 'type: intro, heading', 'type: intro, id: fresh-list, heading');
  await expectError(site, 'bad-address');
  const [{ state }] = await expectFresh(site, builder, 'pages/prices.yaml');
  expect(state.kind).toBe('problems');
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

test('what a page links to is known, and which towns it names, also if somebody has edited its document', async () => {
  const sections = '  - { type: intro, heading: Sweeps in Ryegate, text: "See [the rest](/extra#part)." }\n';
  const site = await siteWithoutLists({ 'pages/a.yaml': page({ sections }), 'pages/extra.yaml': extra('part') });
  const edited = async () => site.write({ 'dist/a.html': 'Somebody was here.' });
  await edited();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({ 'pages/towns/ryegate.yaml': ryegate });
  expect(await buildsAsFresh(site, 'a town')).toBe(true);
  await edited();
  await site.write({ 'pages/extra.yaml': extra('other') });
  await expectError(site, 'unknown-anchor');
});

test('a link with the domain of the site that the words of a town get is wrong, if there is such a page', async () => {
  const site = await siteWithoutLists({ 'pages/gifts.yaml': page({ route: '/gifts' }) });
  await replaced(site, peacham, /opening: .*?(?= \})/, `opening: "See [our gifts](${gifts})."`);
  await expectError(site, 'bad-address');
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
  expect(await buildsAsFresh(site, 'a town')).toBe(true);
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
  expect(await buildsAsFresh(site, 'two towns')).toBe(true);
  const here = ryegate.replace('Ryegate', 'Quixbury').replace('44.9278', '44.4278');
  await site.write({ 'pages/towns/here.yaml': here });
  expect(await buildsAsFresh(site, 'a town next to the business')).toBe(true);
});

test('the name of the page for wrong addresses is looked at again once there is a town that it names', async () => {
  const site = await siteWithoutLists();
  await replaced(site, 'pages/lost.yaml', /^name: .*/m, 'name: Ryegate, CA');
  await site.build();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({ 'pages/towns/ryegate.yaml': ryegate });
  expect((await site.freshCheck()).out).toContain('pages/lost.yaml:2');
  expect(await site.check()).toEqual(await site.freshCheck());
  expect(await buildsAsFresh(site, 'a town')).toBe(true);
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
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-11-26') / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = await site.build();
  expect(first, first.out).toMatchObject({ exit: 0 });
  expect(first.out).toContain('summer 2026');
  for (const town of [peacham, barnet]) await replaced(site, town, 'latitude: 44', 'latitude: -44');
  expect(await site.check()).toEqual(await site.freshCheck());
  expect(await buildsAsFresh(site, 'another hemisphere')).toBe(true);
  expect((await site.build()).out).not.toContain('summer 2026');
});

test('years since one that is still to come, on the day of a build, are a mistake', async () => {
  const site = await siteWithoutLists();
  await replaced(site, peacham, 'the Peacham road', '"a road for {years since 2027} years"');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2031-03-01') / 1000));
  expect(await buildsAsFresh(site, 'years')).toBe(true);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-03-01') / 1000));
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
