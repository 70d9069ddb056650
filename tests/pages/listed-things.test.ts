import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { differing, keptProject } from '../harness/commands/kept-builds.ts';
import { auditOf, pageNamed, siteWith } from '../harness/messages/audit.ts';
import { textsOf } from '../harness/pages/texts.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';
import { townFiles } from '../harness/project/town-files.ts';

async function pageWith(sections: string, files: Record<string, string | Buffer> = {}) {
  const { root, remove } = await sharedProject('small', { 'pages/a.yaml': pageNamed('/a', sections), ...files });
  onTestFinished(remove);
  return load((await builtTexts(root)).get('a.html') ?? '');
}

test('a file to download has its kind and size, which the program finds, or those that are written', async () => {
  const files = `  - type: downloads
    heading: Papers
    files:
      - { label: Menu, to: /files/menu.pdf }
      - { label: Film, to: /film.mp4 }
      - { label: Note, to: /note.txt, kind: Text, size: two lines }
      - { label: Elsewhere, to: "https://a.example.com/b.zip" }
      - { label: With a query, to: "https://a.example.com/a.pdf?x=1" }
      - { label: No file, to: "https://forms.example.com" }
      - { label: By name, to: card }
      - { label: Its second page, to: "/files/menu.pdf#page=2" }
`;
  const $ = await pageWith(files, {
    'site.yaml': `base: /spa\n${await siteWith(['links: {', 'links: { card: /files/menu.pdf,'])}`,
    'static/files/menu.pdf': Buffer.alloc(120_400),
    'static/film.mp4': Buffer.alloc(4_230_000),
    'static/note.txt': 'a b',
  });
  expect(textsOf($, 'main section li')).toMatchInlineSnapshot(`
    [
      "MenuPDF, 120 kB",
      "FilmMP4, 4.2 MB",
      "NoteText, two lines",
      "Elsewhere (new tab)ZIP",
      "With a query (new tab)PDF",
      "No file (new tab)",
      "By namePDF, 120 kB",
      "Its second pagePDF, 120 kB",
    ]
  `);
});

test('a table has a row for each service, and a column for each duration that any of them has', async () => {
  const services = `services:
  leak: { name: Leak, description: Mended., prices: { Visit: $50, 90 min: $80 }, booking: booking }
  sink: { name: Sink, description: Set., prices: { 60 min: $60, 90 min: $90 }, booking: booking }
`;
  const site = (await siteWith()).replace(/services:\n.*\n/, services);
  const table = (rest: string) => `  - { type: price-table, heading: Prices, service: Service${rest} }\n`;
  const rowsOf = async (rest: string) => {
    const $ = await pageWith(table(rest), { 'site.yaml': site });
    return $('main tr')
      .get()
      .map((row) =>
        $(row)
          .children()
          .map((_, cell) => $(cell).text().trim())
          .get()
          .join(' | '),
      );
  };
  expect(await rowsOf('')).toMatchInlineSnapshot(`
    [
      "Service | Visit | 90 min | 60 min",
      "Leak | Visit $50 | 90 min $80 | –",
      "Sink | – | 90 min $90 | 60 min $60",
    ]
  `);
  expect(await rowsOf(', only: [sink], columns: [90 min]')).toMatchInlineSnapshot(`
    [
      "Service | 90 min",
      "Sink | 90 min $90",
    ]
  `);
});

test('a column that no service has', async () => {
  const table = '  - { type: price-table, heading: Prices, service: Service, columns: [Visit, 2 hours] }\n';
  expect(await auditOf({ 'pages/a.yaml': pageNamed('/a', table) })).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:78  error  wrong-form
      "columns" has a column that no service here has a price for.
      6 │ …ng: About /a, text: What a is. }
      7 │ … heading: Prices, service: Service, columns: [Visit, 2 hours] }
        │                                                       ^^^^^^^
      Choose from Visit.

    1 error in 1 file.
    "
  `);
});

test('a service that a table names, and that has none of its prices', async () => {
  const site = await siteWith([
    'services:\n',
    `services:
  quote: { name: Quote, description: Asked for., booking: booking }
  hourly: { name: Hourly, description: By the hour., prices: { 15 min: $20 }, booking: booking }
`,
  ]);
  const table = (rest: string) =>
    auditOf({
      'site.yaml': site,
      'pages/a.yaml': pageNamed('/a', `  - { type: price-table, heading: Prices, service: Service, ${rest} }\n`),
    });
  expect(await table('columns: [Visit], only: [leak, hourly]')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:92  error  wrong-form
      "only" names a service that has none of the prices of this table.
      6 │ …text: What a is. }
      7 │ …es, service: Service, columns: [Visit], only: [leak, hourly] }
        │                                                       ^^^^^^
      Add "15 min" to "columns", or delete "hourly" here.

    1 error in 1 file.
    "
  `);
  expect(await table('only: [quote, leak]')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:68  error  wrong-form
      "only" names a service that has none of the prices of this table.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: price-table, heading: Prices, service: Service, only: [quote, leak] }
        │                                                                    ^^^^^
      Add "prices:" to it in site.yaml, or delete "quote" here.

    1 error in 1 file.
    "
  `);
  expect(await table('columns: [Visit]')).not.toContain('wrong-form');
  expect(await table('columns: [visit, 15 min], only: [leak, hourly]')).toContain('1 error in 1 file.');
});

const map = (towns: string) =>
  `  - { type: area-map, heading: Towns, here: The shop, word: miles, towns: [${towns}] }\n`;
const eachTown =
  '{ each: towns, name: "{town.name}", at: "{town.center.latitude}, {town.center.longitude}", to: "{town.page}" }';

test('a map has each town, with a link to its page', async () => {
  const $ = await pageWith(map(`${eachTown}, { name: Far, at: "44.5, -72.5" }`));
  expect(textsOf($, 'main svg text')).toEqual(['10 miles', '20 miles', 'Far', 'Barre', 'The shop']);
  expect($('main svg a').attr('href')).toBe('/');
});

test('a place that is not two numbers', async () => {
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', map('{ name: Far, at: "44.5 N" }')) });
  expect(report).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:93  error  wrong-form
      "at" must be a latitude and a longitude with a comma between them, such as 44.26, -72.57, but this is "44.5 N".
      6 │ …ext: What a is. }
      7 │ …ere: The shop, word: miles, towns: [{ name: Far, at: "44.5 N" }] }
        │                                                       ^^^^^^^^
      For example:  44.26, -72.57

    1 error in 1 file.
    "
  `);
});

test('a map and a list of files are made again when a town moves, or a file grows', async () => {
  const site = await keptProject('chimney-sweep', {
    ...(await townFiles('chimney-sweep')),
    'pages/a.yaml': pageNamed('/a', map(eachTown)),
    'pages/b.yaml': pageNamed(
      '/b',
      '  - { type: downloads, heading: Papers, files: [{ label: Menu, to: /menu.pdf }] }\n',
    ),
    'static/menu.pdf': Buffer.alloc(5000),
  });
  const changedBy = async (files: Record<string, string | Buffer>) => {
    const before = await site.files();
    await site.write(files);
    expect(await site.build()).toMatchObject({ exit: 0 });
    const after = await site.files();
    await site.fresh();
    expect(differing(await site.files('fresh'), after)).toEqual([]);
    return differing(before, after);
  };
  expect(await site.build()).toMatchObject({ exit: 0 });
  const peacham = await site.text('pages/towns/peacham.yaml');
  expect(await changedBy({ 'pages/towns/peacham.yaml': peacham.replace('44.3281', '44.4481') })).toContain('a.html');
  expect(await changedBy({ 'static/menu.pdf': Buffer.alloc(9000) })).toContain('b.html');
});
