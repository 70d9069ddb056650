import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate, project, textIn } from '../harness/project/project.ts';
import { small, towns, withTowns } from '../harness/project/small.ts';

const split = (root: string) => generate('new', 'split-towns', '--root', root);

/** A list with comments wherever an owner may write one. */
const commented = `# Where our customers live.
towns: # nearest first
  # The order is that of the footer.

  # Our own town.
  - name: "Montpelier" # the capital
    # Never change this.
    slug: 'montpelier' # it is in routes
    page: /
    center: { latitude: 44.26, longitude: -72.57 } # City Hall
    words:
      road: 'Route 2: the old one'

      # By the river.
      walk: |
        Along the river.

        Then left.
    # Montpelier ends here.

  # --- Farther away ---

  -   slug: barre
      name: "Barre"
      page: "\\x2F"
      center:
        latitude: 44.2
        longitude: -72.5
      specialties: { drains: { opening: Drains. } }
  - # Flat land.
    { name: Berlin, slug: berlin, # both
      page: /, center: { latitude: 44.2,
        longitude: -72.6 } } # the airport
  # That is all.

# --- Words ---
`;

test('every town gets a file with its lines and comments', async () => {
  const { root } = await project('small', { 'site.yaml': withTowns(commented) });
  expect(await split(root)).toMatchObject({ exit: 0, err: '' });
  const read = (file: string) => textIn(root, file);
  const site = await read('site.yaml');
  expect(site.slice(site.indexOf('# Where'), site.indexOf('navigation:'))).toMatchInlineSnapshot(`
    "# Where our customers live.
    # nearest first
    # The order is that of the footer.
    towns: pages/towns

    # --- Words ---
    "
  `);
  expect(await read('pages/towns/montpelier.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    # Our own town.
    name: "Montpelier" # the capital
    # Never change this.
    # it is in routes
    order: 1
    page: /
    center: { latitude: 44.26, longitude: -72.57 } # City Hall
    words:
      road: 'Route 2: the old one'

      # By the river.
      walk: |
        Along the river.

        Then left.
    # Montpelier ends here.
    "
  `);
  expect(await read('pages/towns/barre.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    # --- Farther away ---
    order: 2
    name: "Barre"
    page: "\\x2F"
    center:
      latitude: 44.2
      longitude: -72.5
    specialties: { drains: { opening: Drains. } }
    "
  `);
  expect(await read('pages/towns/berlin.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../../.schema/town.json
    # Flat land.
    name: Berlin
    order: 3
    # both
    page: /
    center: { latitude: 44.2,
      longitude: -72.6 }
    # the airport
    # That is all.
    "
  `);
});

test.each([
  ['with comments', withTowns(commented)],
  ['with Windows line breaks', withTowns(commented).replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${small}`],
  ['that ends with its towns and no line break', `${withTowns('')}${towns.trimEnd()}`],
  ['with towns that are not indented', withTowns(commented.replace(/^ {2}/gm, ''))],
  [
    'with a list in brackets',
    withTowns(`towns: [
    # the first
    { name: A, slug: a, page: /, center: { latitude: 44, longitude: -72 } }, { 'name': "B", slug: b, page: /, center: {
      latitude: 44.1, longitude: -72 } }, # the second
  ] # no more
`),
  ],
])('the pages of a site %s stay the same', async (_, site) => {
  const { root, dist } = await project('small', { 'site.yaml': site });
  const build = async () => {
    expect(await generate('build', '--root', root)).toMatchObject({ exit: 0 });
    const names = (await readdir(join(root, 'dist'))).filter((name) => /\.(html|xml|txt)$/.test(name));
    return Promise.all(names.map(async (name) => [name, await dist(name)]));
  };
  const before = await build();
  expect(await split(root)).toMatchObject({ exit: 0 });
  expect(await build()).toEqual(before);
  const files = await readdir(join(root, 'pages/towns'));
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'pages/towns', file), 'utf8')));
  const after = [await textIn(root, 'site.yaml'), ...texts];
  const comments = (text: string) => text.match(/(?<=^|\s)#(?! yaml-language-server).*/gm) ?? [];
  expect(after.flatMap(comments).sort()).toEqual(comments(site).sort());
  for (const text of after) expect(/\r\n/.test(text)).toBe(site.includes('\r\n'));
  for (const text of texts) expect(/[^\r]\n/.test(text)).toBe(!site.includes('\r\n'));
});

test('a list of towns in the order of their slugs needs no `order`', async () => {
  const { root } = await project('small');
  await split(root);
  expect(parse(await textIn(root, 'pages/towns/barre.yaml'))).not.toHaveProperty('order');
});

test('a site.yaml that is too large is split, and can be read then', async () => {
  const words = `    words: { road: ${'x'.repeat(1000)} }\n`;
  const one = (n: number) =>
    `  - name: Town ${n}\n    slug: town-${n}\n    page: /\n    center: { latitude: 44.2, longitude: -72.5 }\n${words}`;
  const list = `towns:\n${Array.from({ length: 950 }, (_, index) => one(index)).join('')}`;
  const { root, generate } = await project('small', { 'site.yaml': withTowns(list) });
  expect((await generate('check')).out).toContain('npm run new -- split-towns');
  expect(await split(root)).toMatchObject({ exit: 0 });
  expect((await generate('check')).out).not.toContain('error');
});

test.each([
  ['towns: pages/towns\n', {}, 'already has a file of its own, in pages/towns'],
  ['', {}, 'site.yaml has no list of towns under "towns:".'],
  ['towns: []\n', {}, 'has no list of towns'],
  ['towns: [Barre]\n', {}, 'has no list of towns'],
  [towns.replace('slug: barre', 'slug: ../barre'), {}, 'cannot be the name of a file'],
  [towns.replace(/.*slug: barre\n/, ''), {}, 'a town has no slug'],
  [`${towns}${towns.replace('towns:\n', '')}`, {}, 'the slug of another town'],
  ['towns: [\n', {}, 'site.yaml has mistakes. To see them, run:  npm run validate'],
  [towns, { 'pages/towns/old.yaml': '' }, 'pages/towns/old.yaml already exists'],
])('a site with %j is not changed', async (list, files, message) => {
  const site = withTowns(list);
  const { root } = await project('small', { 'site.yaml': site, ...files });
  expect(await split(root)).toMatchObject({ exit: 2, err: expect.stringContaining(message) });
  expect(await textIn(root, 'site.yaml')).toBe(site);
});
