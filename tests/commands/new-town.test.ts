import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { added, newTown } from '../harness/project/new-town.ts';
import { converse, generate, page, project, textIn } from '../harness/project/project.ts';
import { small, withTowns } from '../harness/project/small.ts';

test('the command reports what it did and what to write next', async () => {
  const { root } = await project('small');
  const { out } = await newTown(root, 'Little Elm', '--like', 'barre', '--page', '/little-elm');
  expect(out).toMatchInlineSnapshot(`
    "site.yaml:26 added the town Little Elm
    pages/little-elm.yaml:1 wrote the page /little-elm

    Now write 13 texts. Each one replaces its TODO:
      site.yaml:30:25  the latitude of its center, a number without quotes, for example: 44.2.
      site.yaml:30:116  its longitude, a number without quotes; west is negative, for example: -72.5.
      site.yaml:33:18  the opening text for drains in Little Elm, for example: Drains.
      pages/little-elm.yaml:3:7  a short name, for the trail of pages above the heading.
      pages/little-elm.yaml:7:10  the title in search results, 60 characters or fewer.
      pages/little-elm.yaml:8:16  the sentence under it, 160 characters or fewer.
      pages/little-elm.yaml:11:14  the heading of the page.
      pages/little-elm.yaml:12:11  a sentence or two under it.
      pages/little-elm.yaml:14:16  the label of the button or link.
      pages/little-elm.yaml:18:14  the heading.
      pages/little-elm.yaml:19:11  the text. A blank line starts a new paragraph.
      pages/little-elm.yaml:22:14  the heading.
      pages/little-elm.yaml:24:16  the label of the button or link.

    When it is finished, delete the line "draft: true" (site.yaml:28) to publish it.
    Then check the site with:  npm run validate
    "
  `);
  expect(added(small, await textIn(root, 'site.yaml')).join('\n')).toMatchInlineSnapshot(`
    "  - name: Little Elm
        slug: little-elm
        draft: true # Delete this line to publish the town and its pages.
        page: /little-elm
        center: { latitude: "TODO: the latitude of its center, a number without quotes, for example: 44.2", longitude: "TODO: its longitude, a number without quotes; west is negative, for example: -72.5" }
        specialties:
          drains:
            opening: "TODO: the opening text for drains in Little Elm, for example: Drains.""
  `);
});

test('the name of a spreadsheet is not that of a town', async () => {
  const { root } = await project('small');
  expect(await newTown(root, 'my towns.csv')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(/ is the name of a file\. .* run: {2}npm run new -- towns "my towns\.csv"/),
  });
});

test('a county is asked for if other towns have one', async () => {
  const site = small.replace('    page: /\n', '    page: /\n    county: Washington County\n');
  const { root } = await project('small', { 'site.yaml': site });
  const { out } = await newTown(root, 'Little Elm', '--page', '/');
  expect(out).toContain('the county of Little Elm, for example: Washington County.');
  expect(parse(await textIn(root, 'site.yaml')).towns[1].county).toMatch(/^TODO: the county/);
});

test('a town whose facts are all given has no gaps', async () => {
  const { root } = await project('small');
  const flags = ['--latitude', '44.26', '--longitude', '-72.57', '--road', 'Route 2: the old one', '--page', '/'];
  expect((await newTown(root, 'Montpelier', ...flags)).out).toMatchInlineSnapshot(`
    "site.yaml:26 added the town Montpelier

    Nothing is left to write. Check the site with:  npm run validate
    "
  `);
  expect(parse(await textIn(root, 'site.yaml')).towns[1]).toEqual({
    name: 'Montpelier',
    slug: 'montpelier',
    page: '/',
    center: { latitude: 44.26, longitude: -72.57 },
    words: { road: 'Route 2: the old one' },
  });
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test('the first town gets a gap for every text that pages take from a town', async () => {
  const drains = `route: /drains/{town.slug}
name: Drains
template: standard
each: towns
specialty: drains
seo: { title: A, description: "{specialty.opening}", keywords: A }
sections: [{ type: intro, heading: "By {town.words.road}", text: "{specialty.reason}" }]
`;
  const { root } = await project('small', { 'site.yaml': withTowns(''), 'pages/drains.yaml': drains });
  await newTown(root, 'Plainfield', '--page', '/drains/plainfield', '--specialties', 'drains');
  expect(await textIn(root, 'pages/towns/plainfield.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    name: Plainfield
    draft: true # Delete this line to publish the town and its pages.
    page: /drains/plainfield
    center: { latitude: "TODO: the latitude of its center, a number without quotes", longitude: "TODO: its longitude, a number without quotes; west is negative" }
    words:
      road: "TODO: the road text for Plainfield"
    specialties:
      drains:
        opening: "TODO: the opening text for drains in Plainfield"
        reason: "TODO: the reason text for drains in Plainfield"
    "
  `);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'drains.yaml', 'home.yaml', 'towns']);
});

test('a text that is named "text" is asked for with one word', async () => {
  const moods = `route: /moods/{town.slug}
name: Moods
template: standard
each: towns
seo: { title: A, description: "{town.words.text}", keywords: A }
sections: [{ type: intro, heading: A, text: "{town.words.text}" }]
`;
  const { root } = await project('small', { 'site.yaml': withTowns(''), 'pages/moods.yaml': moods });
  await newTown(root, 'Plainfield', '--page', '/moods/plainfield');
  expect(await textIn(root, 'pages/towns/plainfield.yaml')).toContain('text: "TODO: the text for Plainfield"');
});

test('the first town has the page that a definition makes for all towns', async () => {
  const { root } = await project('small', {
    'site.yaml': withTowns('towns: pages/towns\n'),
    'pages/visit.yaml': page({ route: '/visit-{town.slug}', rest: 'each: towns\n' }),
  });
  await generate('new', 'town', 'Plainfield', '--root', root);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml', 'towns', 'visit.yaml']);
  expect(await textIn(root, 'pages/towns/plainfield.yaml')).toContain('page: /visit-plainfield');
});

test('a person at the terminal is asked for what is missing, and corrects what is not valid', async () => {
  const { root } = await project('small');
  const answers = ['', 'Plainfield', 'north', '44.2', '', ['drains']];
  const { asked, refused, exit } = await converse(answers, 'new', 'town', '--page', '/', '--root', root);
  expect({ exit, asked, refused }).toMatchInlineSnapshot(`
    {
      "asked": [
        "Name of the town",
        "Name of the town",
        "Latitude of its center, or both coordinates, such as 44.197, -72.502 (Enter to add them later)",
        "Latitude of its center, or both coordinates, such as 44.197, -72.502 (Enter to add them later)",
        "Longitude of its center, such as -72.502; west is negative (Enter to add it later)",
        "Specialties that get a page for this town",
      ],
      "exit": 0,
      "refused": [
        "Type an answer, or press Ctrl-C to stop.",
        ""north" is not a latitude, a number of degrees from -90 to 90. For example:  44.197",
      ],
    }
  `);
  expect(parse(await textIn(root, 'site.yaml')).towns[1]).toMatchObject({
    name: 'Plainfield',
    center: { latitude: 44.2, longitude: expect.stringMatching(/^TODO: /) },
    specialties: { drains: { opening: expect.stringMatching(/^TODO: /) } },
  });
});

test.each([
  [[], 'The name of the town is missing. For example:  npm run new -- town "Barre"'],
  [['Barre'], 'The town Barre already exists: site.yaml:21.'],
  [['bärre'], 'The town bärre already exists: site.yaml:21.'],
  [['…'], '"…" has no Latin letter or digit, so its address needs a slug. Add one with --slug.'],
  [['東京'], '"東京" has no Latin letter or digit'],
  [['東京', '--slug', 'To Kyo'], '"To Kyo" is not a slug.'],
  [['東京', '--slug', 'barre'], 'The slug "barre" belongs to Barre: site.yaml:21.'],
  [['Calais', '--page', 'https://www.example.com/Calais'], 'Did you mean "/calais"?'],
  [['Calais', '--latitude', '444'], '"444" is not a latitude, a number of degrees from -90 to 90.'],
  [['Calais', '--latitude', '44,2'], '"44,2" has a decimal comma. Write a point instead:  44.2'],
  [['Calais', '--latitude', '44,2, -72,5'], 'Write a point instead:  44.2, -72.5'],
  [['Calais', '--latitude', '-110.5, 44.2'], 'The latitude comes first. Did you mean 44.2, -110.5?'],
  [['Calais', '--latitude', '72.5 W'], '"72.5 W" is not a latitude'],
  [['Calais', '--latitude', '44.2, 72.5'], 'Calais would be 5,961 miles from the business. Did you mean -72.5?'],
  [['Calais', '--latitude', '44.2', '--longitude', '-7.25'], 'Check both numbers on a map.'],
  [['Calais', '--latitude', '-72.5', '--longitude', '44.2'], 'Did you mean 44.2, -72.5?'],
  [['Calais', '--specialties', 'drain,gutters'], '"gutters", and no page uses it. The specialties are: drains.'],
  [
    ['Calais', '--specialties', 'drain'],
    'No town lists the specialty "drain", and no page uses it. Did you mean "drains"?',
  ],
  [['Calais', '--like', 'bare'], 'No town has the slug "bare". Did you mean "barre"?'],
  [['Calais', '--page', '/Calais'], 'Did you mean "/calais"?'],
  [['Calais', '--page', '/old'], 'pages/old.yaml already exists and will not be overwritten.'],
])('new town %j is refused, and nothing is written', async (args, message) => {
  const { root } = await project('small');
  await writeFile(join(root, 'pages/old.yaml'), page({ route: '/other' }));
  const { exit, err } = await newTown(root, ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
  expect(await textIn(root, 'site.yaml')).toBe(small);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml', 'old.yaml']);
});

test.each([
  ['GB', '5,961 miles'],
  ['IE', '9,593 kilometers'],
])('the distance to a new town in %s is %s', async (country, distance) => {
  const { root } = await project('small', { 'site.yaml': small.replace('country: US', `country: ${country}`) });
  const { err } = await newTown(root, 'Calais', '--latitude', '44.2, 72.5');
  expect(err).toContain(`Calais would be ${distance} from the business.`);
});

test.each([
  ['Lyme, NH', 'NH'],
  ['Lyme, New Hampshire', 'NH'],
  ['Lyme, VT', undefined],
])('the state after the name of a town, as in "%s", goes where it belongs', async (name, region) => {
  const { root } = await project('small');
  expect(await newTown(root, name, '--page', '/')).toMatchObject({ exit: 0, err: '' });
  const [, town] = parse(await textIn(root, 'site.yaml')).towns;
  expect([town.name, town.slug, town.region]).toEqual(['Lyme', 'lyme', region]);
});

test('the state after the name of a town is not another than that of --region', async () => {
  const { root } = await project('small');
  const { exit, err } = await newTown(root, 'Lyme, VT', '--region', 'NH', '--page', '/');
  expect(exit).toBe(2);
  expect(err).toContain(
    '"Lyme, VT" is in VT, but --region says NH. Leave out --region, and write  "Lyme, VT"  or  "Lyme, NH".',
  );
  expect(await newTown(root, 'Lyme, NH', '--region', 'New Hampshire', '--page', '/')).toMatchObject({ exit: 0 });
});
