import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { SiteBuilder } from '../../generator/workshop/dev/builder.ts';
import { siteWith } from '../harness/messages/audit.ts';
import { htmlFaults } from '../harness/pages/html.ts';
import { page, project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { siteWithTowns } from '../harness/project/town-row.ts';
import { reportOn } from '../mistakes/report-on.ts';

const intro = '  - { type: intro, heading: A, text: A }\n';

/** A section of the type "links" with these items, all of which lead home. */
function links(items: readonly string[], rest = ''): string {
  const list = items.map((item) => `      - { label: ${item}, to: / }\n`).join('');
  return `  - type: links\n    heading: Every town\n${rest}    links:\n${list}`;
}

async function built(sections: string, language = 'en-US'): Promise<{ $: CheerioAPI; html: string }> {
  const { generate, dist } = await project('small', {
    'site.yaml': await siteWith(['language: en-US', `language: ${language}`]),
    'pages/a.yaml': page({ sections: intro + sections }),
  });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  const html = await dist('a.html');
  return { $: load(html), html };
}

/** The groups of a page, each as its heading and its links. */
const groupsOn = ($: CheerioAPI) =>
  $('main section:has(nav) h3')
    .map((_, heading) => {
      const items = $(heading).next().find('a');
      return `${$(heading).text()}: ${items
        .map((_, item) => $(item).text())
        .get()
        .join(', ')}`;
    })
    .get();

test('towns are under their letters, in alphabetical order', async () => {
  const { $, html } = await built(
    links(['Plymouth', 'barre', 'Évans', 'Berlin', 'East Barre', 'St. Albans', '4 Corners'], '    group: letter\n'),
  );
  expect(groupsOn($)).toEqual([
    '4: 4 Corners',
    'B: barre, Berlin',
    'E: East Barre, Évans',
    'P: Plymouth',
    'S: St. Albans',
  ]);
  expect(await htmlFaults(html)).toEqual([]);
});

test.each([
  ['sv', ['A: Alvesta', 'E: Évry', 'Z: Zinkgruvan', 'Å: Åmål', 'Ö: Örebro']],
  ['fr', ['A: Alvesta, Åmål', 'E: Évry', 'O: Örebro', 'Z: Zinkgruvan']],
])('a letter with a mark has a group of its own where it is another letter: %s', async (language, groups) => {
  const towns = links(['Örebro', 'Åmål', 'Zinkgruvan', 'Évry', 'Alvesta'], '    group: letter\n');
  expect(groupsOn((await built(towns, language)).$)).toEqual(groups);
});

test('links lead to every group', async () => {
  const { $ } = await built(links(['Barre', 'Calais'], '    group: letter\n'));
  const index = $('main nav[aria-label="Every town"] a');
  expect(index.map((_, link) => `${$(link).text()} ${$(link).attr('href')}`).get()).toEqual([
    'B #every-town-b',
    'C #every-town-c',
  ]);
  for (const link of index.toArray()) expect($(`h3${$(link).attr('href')}`)).toHaveLength(1);
});

test('groups with names of their own, and items without one before them', async () => {
  const { $ } = await built(
    links([
      'Calais, group: Washington County',
      'Peacham, group: Caledonia County',
      'Barre, group: Washington County',
      'Anywhere',
    ]),
  );
  expect(groupsOn($)).toEqual(['Caledonia County: Peacham', 'Washington County: Barre, Calais']);
  expect($('main section:has(nav) li a').last().text()).toBe('Calais');
  expect($('main section:has(nav) ul').eq(1).text()).toBe('Anywhere');
});

/** The groups of a list of towns by county, with Calais in another state than Dover, whose county has the same name. */
async function groupsOfTowns(...choices: string[]): Promise<string[]> {
  const items = choices.map((choice) => `"{town.name}", each: towns, ${choice}group: "{town.county} County"`);
  const site = (await siteWithTowns()).replace('page: /in-calais,', 'page: /in-calais, region: NH,');
  const { generate, dist } = await project('small', {
    'site.yaml': site,
    'pages/a.yaml': page({ route: '/in-{town.slug}', rest: 'each: towns\n', sections: intro }),
    'pages/b.yaml': page({
      route: '/list',
      rest: 'town: berlin\n',
      sections: intro + links(items).replaceAll('to: /', 'to: "{town.page}"'),
    }),
  });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0, err: '' });
  return groupsOn(load(await dist('list.html')));
}

const groups = ['North County, NH: Calais', 'North County, VT: Dover', 'South County: Albany, Barre, Berlin'];

test('counties of one name in two states are two groups', async () => {
  expect(await groupsOfTowns('')).toEqual(groups);
});

test('counties of one name in two states are two groups, also if each state has an item', async () => {
  expect(await groupsOfTowns('in: NH, ', 'in: VT, ')).toEqual(groups);
  expect(await groupsOfTowns('near: town, limit: 9, in: VT, ', 'in: NH, ')).toEqual([
    ...groups.slice(0, 2),
    'South County: Albany, Barre',
  ]);
});

test('a list in groups begins the ids of its groups with its own', async () => {
  const south = links(['Berlin'], '    group: letter\n    id: south\n').replace('Every town', 'In the south');
  const both = links(['Barre'], '    group: letter\n') + south;
  const { $, html } = await built(both);
  expect(
    $('h3[id]')
      .map((_, heading) => $(heading).attr('id'))
      .get(),
  ).toEqual(['every-town-b', 'south-b']);
  expect(await htmlFaults(html)).toEqual([]);
});

/** The ids of the groups on a page. */
const idsOn = ($: CheerioAPI) =>
  $('h3[id]')
    .map((_, heading) => $(heading).attr('id'))
    .get();

test('groups whose names have the same words, or none, have ids of their own', async () => {
  const items = ['A, group: R & B', 'B, group: R B', 'C, group: "***"', 'D, group: "!!!"', 'E, group: "1"'];
  const { $, html } = await built(links(items, '    id: list\n'));
  expect(idsOn($)).toHaveLength(5);
  expect(idsOn($)).toEqual(expect.arrayContaining(['list-r-b', 'list-r-b-2', 'list-1', 'list-1-2', 'list-1-3']));
  for (const link of $('main nav a').toArray()) expect($(`h3${$(link).attr('href')}`)).toHaveLength(1);
  expect(await htmlFaults(html)).toEqual([]);
});

test('a group has no id that another section or the page itself has', async () => {
  const top = ['Barre, group: top', 'Calais, group: heading'];
  const below = links(['Berlin'], '    id: x-top\n').replace('Every town', 'Nearby');
  const { $, html } = await built(links(top, '    id: x\n') + below);
  expect(idsOn($)).toEqual(['x-heading', 'x-top-2']);
  expect(await htmlFaults(html)).toEqual([]);
  const popup = await built(links(top, '    id: popup\n'));
  expect(idsOn(popup.$)).toEqual(['popup-heading-2', 'popup-top']);
});

test('two lists in groups with the same heading have different ids', async () => {
  const list = links(['Barre'], '    group: letter\n');
  const { $, html } = await built(list + list);
  expect(idsOn($)).toEqual(['every-town-b', 'every-town-b-2']);
  expect((await htmlFaults(html)).filter((fault) => fault.includes('id'))).toEqual([]);
});

test('the cards of towns in groups have headings one level lower', async () => {
  const card = (title: string, group: string) =>
    `{ title: ${title}${group}, text: A, more: { label: About ${title}, to: / }, links: [{ label: In ${title}, to: / }] }`;
  const areas = (group = '') => `  - { type: areas, heading: Towns, cards: [${card('Barre', group)}] }\n`;
  const { $ } = await built(areas(', group: Washington County'));
  expect($('main h4').text()).toBe('Barre');
  const plain = await built(areas());
  expect(plain.$('main h3').text()).toBe('Barre');
  expect(plain.$('main nav')).toHaveLength(0);
});

test('words in groups are traced to their lines', async () => {
  const sections = intro + links(['Calais', 'Barre'], '    group: letter\n');
  const { root } = await project('small', { 'pages/a.yaml': page({ sections }) });
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, await sharedTools());
  await builder.build();
  await builder.settled();
  const texts = builder.provenance('/a')?.texts ?? [];
  const places = texts.map(({ text, parts }) => `${text} ${parts[0]?.location?.line}`);
  const [barre, calais] = [places.indexOf('Barre 12'), places.indexOf('Calais 11')];
  expect(barre).toBeGreaterThan(0);
  expect(calais).toBeGreaterThan(barre);
});

test('the groups that a section can make', async () => {
  expect(await reportOn(page({ sections: intro + links(['Barre'], '    group: county\n') }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:9:12  error  wrong-choice
      "county" is not a choice for "group".
       8 │     heading: Every town
       9 │     group: county
         │            ^^^^^^
      10 │     links:
      The choices are: letter.

    1 error in 1 file.
    "
  `);
});
