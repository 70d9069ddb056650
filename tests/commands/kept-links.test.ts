import { expect, test } from 'vitest';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { expectError, siteWithoutLists } from '../harness/commands/kept-site.ts';
import { newsPage, post } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

const [peacham, barnet] = ['pages/towns/peacham.yaml', 'pages/towns/barnet.yaml'];

const gifts = 'https://sweep.example.com/maple-notch/gifts';

test.each([
  ['page', 'pages/a.yaml', /text: A/, `text: "See [our gifts](${gifts})."`],
  ['town', peacham, /opening: .*?(?= \})/, `opening: "See [our gifts](${gifts})."`],
])('a link of a %s with the domain of the site is wrong once there is such a page', async (_, file, from, to) => {
  const site = await siteWithoutLists({ 'pages/a.yaml': page({}) });
  await replaced(site, file, from, to);
  await expectAsFresh(site, 'no page');
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

test('a link with the domain of the site to an id is wrong once a page has that id', async () => {
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

test('what a page links to is known, and which towns it names, also if somebody has edited its document', async () => {
  const sections = '  - { type: intro, heading: Sweeps in Ryegate, text: "See [the rest](/extra#part)." }\n';
  const site = await siteWithoutLists({ 'pages/a.yaml': page({ sections }), 'pages/extra.yaml': extra('part') });
  const edited = async () => site.write({ 'dist/a.html': 'Somebody was here.' });
  await edited();
  const ryegate = (await site.text(barnet)).replace('Barnet', 'Ryegate').replace('44.2978', '44.2278');
  await site.write({ 'pages/towns/ryegate.yaml': ryegate });
  await expectAsFresh(site, 'a town');
  await edited();
  await site.write({ 'pages/extra.yaml': extra('other') });
  await expectError(site, 'unknown-anchor');
});

test('a link with the domain of the site that the words of a town get is wrong, if there is such a page', async () => {
  const site = await siteWithoutLists({ 'pages/gifts.yaml': page({ route: '/gifts' }) });
  await replaced(site, peacham, /opening: .*?(?= \})/, `opening: "See [our gifts](${gifts})."`);
  await expectError(site, 'bad-address');
});

/** A page with a link to an address of the site that no page has. */
const linking = (address: string) =>
  page({
    sections: `  - { type: intro, heading: A, text: "See [more](https://sweep.example.com/maple-notch/${address})." }\n`,
  });

test.each<[string, string, Record<string, string>, (site: KeptProject) => Promise<void>]>([
  [
    'could mean either of two pages, until one is gone',
    'special-off',
    {
      'pages/one.yaml': page({ route: '/special-offers-one' }),
      'pages/two.yaml': page({ route: '/special-offers-two' }),
    },
    (site) => site.remove('pages/two.yaml'),
  ],
  [
    'ends like a number of pages, until the page above it lists posts',
    'news/20260101',
    { ...post('rain', '2020-10-03'), 'pages/news.yaml': page({ route: '/news' }) },
    (site) => site.write(newsPage('newest: 2')),
  ],
])('a link with the domain of the site that %s is checked again', async (_, address, files, edit) => {
  const site = await siteWithoutLists({ 'pages/a.yaml': linking(address), ...files });
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await edit(site);
  await expectError(site, 'bad-address');
  const [{ state }] = await expectFresh(site, builder);
  expect(state.kind).toBe('problems');
});
