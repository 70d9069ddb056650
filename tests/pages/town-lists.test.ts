import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { siteWithTowns } from '../harness/project/town-row.ts';

const label = 'label: "{town.name}", to: "{town.page}"';
const everyTown = (sections: string) => page({ route: '/in-{town.slug}', rest: 'each: towns\n', sections });
const list = (...items: string[]) =>
  `  - { type: intro, heading: A, text: A }\n  - { type: links, heading: Towns, links: [${items.join(', ')}] }\n`;
const plain = everyTown('  - { type: intro, heading: A, text: A }\n');

/** The labels of the links in part of a page. */
async function linksOn(path: string, part: string, files: Record<string, string>): Promise<string[]> {
  const { generate, dist } = await project('small', { 'site.yaml': await siteWithTowns(), ...files });
  expect(await generate('build', '--quiet')).toMatchObject({ exit: 0 });
  const $ = load(await dist(path));
  return $(`${part} a`)
    .map((_, link) => $(link).text())
    .get();
}

describe('a list on a page', () => {
  const onBarre = (item: string) =>
    linksOn('in-barre.html', 'main section:last-child', { 'pages/a.yaml': everyTown(list(item)) });

  test.each([
    [`{ each: towns, limit: 2, ${label} }`, 'Dover Calais'],
    [`{ each: towns, near: town, limit: 3, ${label} }`, 'Berlin Albany Calais'],
    [`{ each: towns, near: town, ${label} }`, 'Berlin Albany Calais Dover'],
    [`{ each: towns, near: business, limit: 2, ${label} }`, 'Barre Berlin'],
    [`{ each: towns, near: dover, limit: 2, ${label} }`, 'Calais Berlin'],
    [`{ each: towns, near: dover, limit: 100, ${label} }`, 'Calais Berlin Barre Albany'],
    [`{ each: towns, near: town, specialty: drains, limit: 1, ${label} }`, 'Albany'],
    [`{ each: towns, limit: 1, specialty: drains, ${label} }`, 'Dover'],
    [`{ each: towns, in: South, ${label} }`, 'Berlin Barre Albany'],
    [`{ each: towns, in: South, limit: 1, ${label} }`, 'Berlin'],
    [`{ each: towns, in: South, near: town, ${label} }`, 'Berlin Albany'],
    [`{ each: towns, in: South, near: dover, limit: 2, ${label} }`, 'Berlin Barre'],
    [`{ each: towns, in: South, specialty: drains, ${label} }`, 'Albany'],
  ])('%s', async (item, towns) => {
    expect((await onBarre(item)).join(' ')).toBe(towns);
  });

  test('each town of a list can have the towns near it', async () => {
    const card = `each: towns, title: "{town.name}", text: A, more: { ${label} }`;
    const near = `links: [{ each: towns, near: town, limit: 1, label: "near {town.name}", to: "{town.page}" }]`;
    const sections = `  - { type: intro, heading: A, text: A }\n  - { type: areas, heading: A, cards: [{ ${card}, ${near} }] }\n`;
    const files = { 'pages/a.yaml': plain, 'pages/b.yaml': page({ route: '/all', sections }) };
    expect((await linksOn('all.html', 'main section:last-child', files)).join(' ')).toBe(
      'Dover near Calais Calais near Berlin Berlin near Barre Barre near Berlin Albany near Barre',
    );
  });

  test('on a page without a town, the business is the place', async () => {
    const files = {
      'pages/a.yaml': plain,
      'pages/b.yaml': page({ route: '/all', sections: list(`{ each: towns, near: town, limit: 3, ${label} }`) }),
    };
    expect(await linksOn('all.html', 'main section:last-child', files)).toEqual(['Barre', 'Berlin', 'Albany']);
  });

  test('sections can be made for the towns nearby', async () => {
    const near = '  - { type: prose, each: towns, near: town, limit: 2, heading: "{town.name}", text: A }\n';
    const { generate, dist } = await project('small', {
      'site.yaml': await siteWithTowns(),
      'pages/a.yaml': everyTown(`  - { type: intro, heading: A, text: A }\n${near}`),
    });
    expect(await generate('build', '--quiet')).toMatchObject({ exit: 0 });
    const $ = load(await dist('in-dover.html'));
    expect(
      $('main h2')
        .map((_, heading) => $(heading).text())
        .get(),
    ).toEqual(['Calais', 'Berlin']);
  });
});

describe('the footer', () => {
  const site = () => siteWithTowns(`{ each: towns, near: town, limit: 2, ${label} }`);
  const column = 'footer div:has(> h2:contains("Towns"))';

  test.each([
    ['in-dover.html', 'Calais Berlin'],
    ['in-barre.html', 'Berlin Albany'],
    ['index.html', 'Barre Berlin'],
  ])('lists the towns near each page: %s', async (path, towns) => {
    expect((await linksOn(path, column, { 'site.yaml': await site(), 'pages/a.yaml': plain })).join(' ')).toBe(towns);
  });

  test('leaves out its row on the page of the only town', async () => {
    const only = (await site()).replace(/( {2}- \{ name: Dover.*\n)(?: {2}- \{ name: .*\n)+/, '$1');
    const files = { 'site.yaml': only, 'pages/a.yaml': plain };
    expect(await linksOn('in-dover.html', column, files)).toEqual([]);
    expect(await linksOn('index.html', column, files)).toEqual(['Dover']);
  });

  test('has checked links, including those to towns that are near no other', async () => {
    const files = {
      'site.yaml': await siteWithTowns(
        '{ each: towns, near: town, limit: 1, label: "{town.words.road}", to: "/drains-{town.slug}" }',
      ),
      'pages/a.yaml': plain,
    };
    const { generate } = await project('small', files);
    const { exit, out } = await generate('check');
    expect(exit).toBe(1);
    expect(out).toMatch(/"?\/drains-/);
    expect(out).toContain('{town.words.road}');
  });
});
