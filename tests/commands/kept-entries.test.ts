import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaced } from '../harness/commands/kept-builds.ts';
import { expectError, siteWithoutLists } from '../harness/commands/kept-site.ts';
import { barnet, listOf, testShown } from '../harness/commands/shown-edits.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

/** A service that is not on the site, whose price others have. */
const winter = (when: string) =>
  `services:\n  winter: { ${when}, name: Winter Sweep, description: In snow., prices: { 75 min: $170 }, booking: schedule }\n`;

testShown({
  'an offer with the price of a draft': {
    before: [
      ['site.yaml', 'services:\n', winter('draft: true')],
      ['site.yaml', 'regular: $185', 'regular: services.winter.75 min'],
    ],
    edit: ['site.yaml', '75 min: $170', '75 min: $175'],
    changes: 'prices.html',
  },
  'a page with the price of a service that is over': {
    pages: {
      'pages/winter.yaml': page({
        route: '/winter',
        sections:
          '  - { type: intro, heading: Winter, text: Cold. }\n  - { type: pricing, heading: Prices, service: sweep, book: Ask, prices: { In winter: services.winter.75 min }, booking: / }\n',
      }),
    },
    before: [['site.yaml', 'services:\n', winter('until: 2020-01-31')]],
    edit: ['site.yaml', '75 min: $170', '75 min: $175'],
    changes: 'winter.html',
  },
});

test('when the file of a town is renamed, a list that shows its words gets the new link', async () => {
  const link = '{ each: towns, specialty: stoves, label: "{specialty.opening}", to: "/stoves/{town.slug}" }';
  const site = await siteWithoutLists(listOf(link));
  await replaced(site, barnet, /^page: .*/m, 'page: /prices');
  await expectAsFresh(site, 'before');
  await rename(join(site.root, barnet), join(site.root, 'pages/towns/west-barnet.yaml'));
  await expectAsFresh(site, 'after');
  expect(await site.text('dist/list.html')).toContain('/stoves/west-barnet');
});

const news = page({
  route: '/news',
  sections: '  - { type: intro, heading: News, text: All. }\n  - { type: posts, heading: All }\n',
});
const post = page({ route: '/news-{town.slug}', rest: 'each: towns\npublished: 2026-01-05\n' })
  .replace('name: A', 'name: Quixotic {town.name}')
  .replace('title: A, description: A', 'title: "News of {town.name}", description: "Zebra {town.name}."');
const ownPage = (town: string) => page({ route: `/news-${town}`, rest: `town: ${town}\n` });

test('a page of its own takes the place of the post for a town', async () => {
  const site = await siteWithoutLists({ 'pages/news.yaml': news, 'pages/post.yaml': post });
  await site.write({ 'pages/own-barnet.yaml': ownPage('barnet') });
  await expectAsFresh(site, 'one page');
  expect(await site.text('dist/news.html')).not.toContain('Quixotic Barnet');
  await site.write({ 'pages/own-peacham.yaml': ownPage('peacham') });
  await expectError(site, 'no-facts');
});
