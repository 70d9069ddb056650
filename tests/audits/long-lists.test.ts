import { expect, test } from 'vitest';
import { auditOf, headsOf, home, siteWith } from '../harness/messages/audit.ts';
import { drains } from '../harness/project/two-towns.ts';

/** Towns with names such as Tonac. */
const towns = (count: number): string => {
  const letters = (index: number) => [index / 25, index % 25].map((one) => String.fromCharCode(97 + one)).join('');
  const lines = Array.from({ length: count }, (_, index) => {
    const center = `{ latitude: 44.${100 + index}, longitude: -72.5 }`;
    const words = `{ note: By the ${letters(index)}er. }`;
    const few = index < 2 ? ', county: Orange, specialties: { pipes: { opening: Old pipes. } }' : '';
    return `  - { name: Ton${letters(index)}c, slug: ton${letters(index)}c, page: "/drains-ton${letters(index)}c", center: ${center}, words: ${words}${few} }\n`;
  });
  return `towns:\n${lines.join('')}`;
};

const list = (rest: string) =>
  `  - { type: links, heading: Towns, links: [{ ${rest}label: "{town.name}", to: "{town.page}" }] }\n`;
const page = (rest: string) => drains('{town.words.note}') + list(rest);

test('a list of more than a hundred towns on the page of each town', async () => {
  const report = await auditOf({ 'pages/drains.yaml': page('each: towns, ') }, towns(101));
  expect(report).toMatchInlineSnapshot(`
    "
    pages/drains.yaml:8:52  warning  long-lists
      This list has 101 towns, on each of the 101 pages that this file makes.
      7 │   - { type: intro, heading: "Drains in {town.name}", text: "{town.words.note}" }
      8 │   - { type: links, heading: Towns, links: [{ each: towns, label: "{town.name}", to: "{town.page}" }] }
        │                                                    ^^^^^
      Add  near: town  and  limit: 8  for the eight nearest. To lead visitors to all towns, list them on one page, such as the one about your areas.

    1 warning in 1 file.
    "
  `);
});

test('the list item for the pages of more than a hundred towns comes with advice for long lists', async () => {
  const files = { 'pages/home.yaml': home(), 'pages/drains.yaml': drains('{town.words.note}') };
  expect(await auditOf(files, towns(101))).toContain(
    '\n  With 101 towns, give that section "group: letter", or list each county on a page of its own with "in:". In the footer or on the pages themselves, add  near: town  and  limit: 8.\n',
  );
  const item = '{ each: towns, label: "{town.name}", to: "/drains-{town.slug}" }';
  const list = `  - { type: links, heading: Towns, group: letter, links: [${item}] }\n`;
  expect(await auditOf({ ...files, 'pages/home.yaml': home(list) }, towns(101))).toBe('\nNo problems.\n');
});

test('a list of more than a hundred towns in the footer', async () => {
  const site = (await siteWith()).replace(/towns:\n(?: .*\n)+/, '');
  const item = '{ each: towns, label: "{town.name}", to: "{town.page}" }';
  const footer = site.replace(/^footer:\n/m, `footer:\n  towns: { heading: Towns, links: [${item}] }\n`);
  const files = { 'pages/drains.yaml': drains('{town.words.note}') };
  const report = await auditOf({ ...files, 'site.yaml': footer + towns(101) });
  expect(report).toMatchInlineSnapshot(`
    "
    site.yaml:22:44  warning  long-lists
      The footer of every page lists 101 towns.
      21 │ footer:
      22 │   towns: { heading: Towns, links: [{ each: towns, label: "{town.name}", to: "{town.page}" }] }
         │                                            ^^^^^
      23 │   blurb: Pipes.
      Add  near: town  and  limit: 8  for the eight nearest. To lead visitors to all towns, link to one page that lists them.

    1 warning in 1 file.
    "
  `);
});

test('a list of more than a hundred towns in the navigation', async () => {
  const site = (await siteWith()).replace(/towns:\n(?: .*\n)+/, '');
  const item = '{ each: towns, label: "{town.name}", to: "{town.page}" }';
  const longer = site.replace('links: [{ label: Home, to: / }], book', `links: [${item}], book`);
  expect(longer).not.toBe(site);
  const files = { 'pages/drains.yaml': drains('{town.words.note}'), 'site.yaml': longer + towns(101) };
  expect(await auditOf(files)).toContain('The navigation of every page lists 101 towns.');
});

test.each([
  ['a list of a hundred towns', 'each: towns, ', 100],
  ['a list with a limit', 'each: towns, limit: 100, ', 101],
  ['a list of the nearest towns', 'each: towns, near: town, limit: 8, ', 101],
  ['a list for one county', 'each: towns, in: Orange, ', 101],
  ['a list for one specialty that few towns have', 'each: towns, specialty: pipes, ', 101],
])('%s is not a long list', async (_, rest, count) => {
  expect(headsOf(await auditOf({ 'pages/drains.yaml': page(rest) }, towns(count)))).toEqual([]);
});

test('a page that leads to all towns may list them', async () => {
  const files = { 'pages/drains.yaml': drains('{town.words.note}') };
  expect(headsOf(await auditOf(files, towns(101)))).toEqual([]);
});
