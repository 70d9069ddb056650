import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { main } from '../generator/commands/command-line.ts';
import { converse, fixtures, generate, project, spa } from './project.ts';

const small = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');

/** `generate new town` in a project. */
const newTown = (root: string, ...args: string[]) => generate('new', 'town', ...args, '--root', root);

const fileIn = (root: string) => (name: string) => readFile(join(root, name), 'utf8');

/** Writes into every gap of a file, as an owner would. */
async function fill(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const filled = text
    .replace(/latitude: ("|')TODO: .*?\1/, 'latitude: 33.1972')
    .replace(/longitude: ("|')TODO: .*?\1/, 'longitude: -96.6398')
    .replace(/("|')TODO: .*\1/g, () => 'Words of McKinney');
  await writeFile(path, filled);
}

/** The lines that a file has gained; fails where any other line has changed or gone. */
function added(before: string, after: string): string[] {
  const old = before.split('\n');
  const gained = after.split('\n').filter((line) => line !== old[0] || old.shift() === undefined);
  expect(old, 'lines that are gone').toEqual([]);
  return gained;
}

test('a new town of the real site has its pages and its links as soon as its gaps are filled', async () => {
  const root = await mkdtemp(join(tmpdir(), 'new-town-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(join(spa, 'pages'), join(root, 'pages'), { recursive: true });
  await cp(join(spa, 'site.yaml'), join(root, 'site.yaml'));
  const read = fileIn(root);

  const { exit, out } = await newTown(root, 'McKinney', '--specialties', 'swedish,prenatal,hot-stone');
  expect(exit).toBe(0);
  added(await readFile(join(spa, 'site.yaml'), 'utf8'), await read('site.yaml'));
  const told = [...out.matchAll(/^ {2}(\S+:\d+:\d+) {2}/gm)].map(([, place]) => place);
  const checked = await generate('check', '--root', root, '--format', 'json');
  const found: { id: string; file: string; line: number; column: number }[] = JSON.parse(checked.out);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['gap']));
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`).sort()).toEqual(told.sort());

  await fill(join(root, 'site.yaml'));
  await fill(join(root, 'pages/massage-mckinney.yaml'));
  // The words are the same everywhere, which the audits tell; what counts is that nothing is wrong.
  expect(await generate('check', '--root', root)).toMatchObject({ exit: 0, err: '' });
  await generate('build', '--root', root, '--quiet');
  const areas = await read('dist/areas-we-serve.html');
  const routes = [
    'massage-mckinney',
    ...['swedish', 'prenatal', 'hot-stone'].map((one) => `${one}-massage-mckinney-tx`),
  ];
  for (const route of routes) {
    expect(await readdir(join(root, 'dist'))).toContain(`${route}.html`);
    expect(areas).toContain(`href="/${route}"`);
  }
});

test('it says what it did and what is to be written', async () => {
  const { root } = await project('small');
  const { out } = await newTown(root, 'Little Elm', '--like', 'barre', '--page', '/little-elm');
  expect(out).toMatchInlineSnapshot(`
    "site.yaml:26 added the town Little Elm
    pages/little-elm.yaml:1 wrote the page /little-elm

    Now write 14 texts, each in the place of its TODO:
      site.yaml:29:25  the latitude of its middle, a number without quotes, for example: 44.2.
      site.yaml:29:116  its longitude, a number without quotes; west is negative, for example: -72.5.
      site.yaml:32:18  the drains opening for Little Elm, for example: Drains.
      pages/little-elm.yaml:3:7  a short name, for the trail of pages above the heading.
      pages/little-elm.yaml:7:10  the title in search results, 60 characters or fewer.
      pages/little-elm.yaml:8:16  the sentence under it, 160 characters or fewer.
      pages/little-elm.yaml:9:13  words that people search for, with commas between them.
      pages/little-elm.yaml:12:14  the heading of the page.
      pages/little-elm.yaml:13:11  a sentence or two under it.
      pages/little-elm.yaml:15:16  the words on it (a button or link).
      pages/little-elm.yaml:19:14  the heading.
      pages/little-elm.yaml:20:11  the text; a blank line begins a new paragraph.
      pages/little-elm.yaml:23:14  the heading.
      pages/little-elm.yaml:25:16  the words on it (a button or link).

    Then check it with:  npm run validate
    "
  `);
  expect(added(small, await fileIn(root)('site.yaml')).join('\n')).toMatchInlineSnapshot(`
    "  - name: Little Elm
        slug: little-elm
        page: /little-elm
        center: { latitude: "TODO: the latitude of its middle, a number without quotes, for example: 44.2", longitude: "TODO: its longitude, a number without quotes; west is negative, for example: -72.5" }
        specialties:
          drains:
            opening: "TODO: the drains opening for Little Elm, for example: Drains.""
  `);
});

test('a town whose facts are all given has only its words to be written', async () => {
  const { root } = await project('small');
  const flags = ['--latitude', '44.26', '--longitude', '-72.57', '--road', 'Route 2: the old one', '--page', '/'];
  expect((await newTown(root, 'Montpelier', ...flags)).out).toMatchInlineSnapshot(`
    "site.yaml:26 added the town Montpelier

    Nothing is left to write. Check it with:  npm run validate
    "
  `);
  expect(parse(await fileIn(root)('site.yaml')).towns[1]).toEqual({
    name: 'Montpelier',
    slug: 'montpelier',
    page: '/',
    center: { latitude: 44.26, longitude: -72.57 },
    words: { road: 'Route 2: the old one' },
  });
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

const towns = small.slice(small.indexOf('towns:'), small.indexOf('navigation:'));
const line = (name: string) =>
  `  - { name: ${name}, slug: ${name}, page: /, center: { latitude: 44, longitude: -72 } }`;
const withTowns = (text: string) => small.replace(towns, text);

test.each([
  ['with comments between its towns', withTowns(`${towns}    # Barre ends here.\n\n# --- Words ---\n`)],
  ['with Windows line ends', small.replaceAll('\n', '\r\n')],
  ['with a mark of its encoding', `\uFEFF${small}`],
  ['that ends with its towns', `${withTowns('')}${towns}`],
  ['that ends with its towns and no line end', `${withTowns('')}${towns.trimEnd()}`],
  [
    'with comments over its towns',
    withTowns(towns.replace('towns:', 'towns:\n  # The first - and so far the only one.')),
  ],
  ['with towns on a line each', withTowns(`towns:\n${['x', 'y'].map(line).join('\n')}\n`)],
  ['with towns at the margin', withTowns(towns.replace(/^ {2}/gm, ''))],
  [
    'with blank lines between towns',
    withTowns(`${towns}\n${towns.replace('towns:\n', '').replaceAll('arre', 'erlin')}`),
  ],
  ['without towns', withTowns('')],
  ['without towns and a last line end', withTowns('').trimEnd()],
  ['with an empty list of towns', withTowns('towns: # none yet\n')],
  ['that ends with an empty list of towns', `${withTowns('')}towns:`],
])('a site.yaml %s gains lines and keeps all others', async (_, site) => {
  const { root } = await project('small', { 'site.yaml': site });
  const before = parse(site).towns ?? [];
  expect((await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4')).exit).toBe(0);
  const after = await fileIn(root)('site.yaml');
  const lines = added(site, after).filter((line) => line.trim() && !/^towns:/.test(line));
  expect(lines.map((line) => line.trim())).toEqual([
    '- name: Plainfield',
    'slug: plainfield',
    'page: /',
    'center: { latitude: 44.2, longitude: -72.4 }',
  ]);
  expect(after.replaceAll('\r\n', '').includes('\r')).toBe(false);
  expect(after.includes('\r\n')).toBe(site.includes('\r\n'));
  expect(after.endsWith('\n')).toBe(site.endsWith('\n'));
  expect(parse(after).towns).toMatchObject([...before, { name: 'Plainfield' }]);
  expect((await generate('check', '--root', root)).out).toMatch(/^No problems\./);
});

test.each([
  ['towns: [] # none yet\n', 1],
  ['towns: null # none yet\n', 1],
  ['towns: [{ name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 } },] # one\n', 2],
])('a list of towns on one line, %j, is added to there', async (line, count) => {
  const { root } = await project('small', { 'site.yaml': withTowns(line) });
  await newTown(root, 'Plainfield', '--page', '/', '--latitude', '44.2', '--longitude', '-72.4');
  const after = await fileIn(root)('site.yaml');
  expect(parse(after).towns).toHaveLength(count);
  expect(parse(after).towns.at(-1)).toMatchObject({ slug: 'plainfield' });
  expect(after).toMatch(/^towns:.*(?<= # )(none yet|one)$/m);
});

test('the first town has the words that pages ask of every town', async () => {
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
  expect(added(withTowns(''), await fileIn(root)('site.yaml')).join('\n')).toMatchInlineSnapshot(`
    "towns:
      - name: Plainfield
        slug: plainfield
        page: /drains/plainfield
        center: { latitude: "TODO: the latitude of its middle, a number without quotes", longitude: "TODO: its longitude, a number without quotes; west is negative" }
        words:
          road: "TODO: the road for Plainfield"
        specialties:
          drains:
            opening: "TODO: the drains opening for Plainfield"
            reason: "TODO: the drains reason for Plainfield"
    "
  `);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'drains.yaml', 'home.yaml']);
});

test('a person at the terminal is asked for what is missing, and again where the answer will not do', async () => {
  const { root } = await project('small');
  const answers = ['', 'Plainfield', 'north', '44.2', '', 'drain', 'drains'];
  const { asked, err, exit } = await converse(answers, 'new', 'town', '--page', '/', '--root', root);
  expect({ exit, asked, err }).toMatchInlineSnapshot(`
    {
      "asked": [
        "The name of the town: ",
        "The name of the town: ",
        "Its latitude, such as 33.1972; any map shows it (Enter leaves it for later): ",
        "Its latitude, such as 33.1972; any map shows it (Enter leaves it for later): ",
        "Its longitude, such as -96.6398; west is negative (Enter leaves it for later): ",
        "Its specialties, with commas between them, of: drains (Enter for none): ",
        "Its specialties, with commas between them, of: drains (Enter for none): ",
      ],
      "err": "Write an answer, or stop with Ctrl-C.
    "north" is not a number of degrees between -90 and 90. For example:  33.1972
    No town lists the specialty "drain", and no page is made for it. Did you mean "drains"?
    ",
      "exit": 0,
    }
  `);
  expect(parse(await fileIn(root)('site.yaml')).towns[1]).toMatchObject({
    name: 'Plainfield',
    center: { latitude: 44.2, longitude: expect.stringMatching(/^TODO: /) },
    specialties: { drains: { opening: expect.stringMatching(/^TODO: /) } },
  });
});

test.each([
  [[], 'The name of the town is missing. For example:  generate new town "Barre"'],
  [['Barre'], 'The town Barre is there already: site.yaml:21.'],
  [['bärre'], 'The town bärre is there already: site.yaml:21.'],
  [['…'], 'A route cannot be made of the name "…"'],
  [['Calais', '--latitude', '444'], '"444" is not a number of degrees between -90 and 90.'],
  [
    ['Calais', '--specialties', 'drain'],
    'No town lists the specialty "drain", and no page is made for it. Did you mean "drains"?',
  ],
  [['Calais', '--like', 'bare'], 'No town of site.yaml has the slug "bare". Did you mean "barre"?'],
  [['Calais', '--page', 'calais'], 'The route "calais" does not begin with a slash. Write:  /calais'],
  [['Calais', '--page', '/old'], 'pages/old.yaml is there already, and nothing is overwritten.'],
])('new town %j is refused, and nothing is written', async (args, words) => {
  const { root } = await project('small');
  await mkdir(join(root, 'pages/old.yaml'));
  const { exit, err } = await newTown(root, ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
  expect(await fileIn(root)('site.yaml')).toBe(small);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml', 'old.yaml']);
});

test('a site.yaml that goes on after its end is left alone', async () => {
  const { root } = await project('small', { 'site.yaml': `${withTowns('')}...\n` });
  const { exit, err } = await newTown(root, 'Calais');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('Add it by hand, like its neighbors.') });
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});

test('what was changed while the questions were asked is not lost', async () => {
  const { root, write } = await project('small');
  const changed = small.replace('Pipes.', 'Pipes and drains.');
  const answer = async () => {
    await write({ 'site.yaml': changed });
    return '';
  };
  const quiet = { write: () => true };
  expect(await main(['new', 'town', 'Calais', '--root', root], quiet, quiet, answer)).toBe(2);
  expect(await fileIn(root)('site.yaml')).toBe(changed);
  expect(await readdir(root)).toEqual(['pages', 'site.yaml']);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});

test('a site.yaml that cannot be read is told as a check tells it', async () => {
  const { root } = await project('small', { 'site.yaml': `${small}words\n` });
  const { exit, out } = await newTown(root, 'Calais');
  expect(exit).toBe(1);
  expect(out).toMatch(/^site\.yaml:46:1 {2}error[\s\S]*1 error in 1 file\. Nothing was written\.\n$/);
});
