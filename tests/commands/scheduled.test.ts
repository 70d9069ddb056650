import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { differing, keptProject } from '../harness/kept-builds.ts';
import { fixtures, type Project, page, project } from '../harness/project.ts';
import { townFiles } from '../harness/town-files.ts';

const small = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');

afterEach(() => vi.unstubAllEnvs());

const setDay = (day: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T10:00Z`) / 1000));

/** What a command says if it runs on this day. */
function on(day: string, site: Project, command: string, ...args: string[]) {
  setDay(day);
  return site.generate(command, ...args);
}

/** The HTML of a page, as it is built on this day; null if there is no page. */
async function built(day: string, site: Project, path = 'index.html'): Promise<string | null> {
  const { exit, out } = await on(day, site, 'build');
  expect(exit, out).toBe(0);
  return site.dist(path).catch(() => null);
}

const intro = (heading: string, rest: string) => `  - type: intro\n    heading: ${heading}\n    text: A\n    ${rest}\n`;
const home = (sections: string) => page({ route: '/', sections });
const always = '  - { type: intro, heading: Always, text: A }\n';

test('a section is on the site from its first day to its last', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(intro('Christmas', 'from: 2026-12-01\n    until: 2026-12-26') + always),
  });
  const days = ['2026-11-30', '2026-12-01', '2026-12-26', '2026-12-27'];
  const shown = [];
  for (const day of days) shown.push((await built(day, site))?.includes('Christmas'));
  expect(shown).toEqual([false, true, true, false]);
  expect(await site.dist('index.html')).toContain('Always');
});

test('a page, an item of a list, an entry, the banner, and the popup come and go, too', async () => {
  const dates = 'from: 2026-12-01, until: 2026-12-26';
  const site = await project('small', {
    'site.yaml': small
      .replace(
        'links: [{ label: Home, to: / }], book',
        `links: [{ label: Home, to: / }, { label: Gifts, to: /gifts, ${dates} }], book`,
      )
      .concat(
        `banner: { label: News, text: The banner, action: { label: Go, to: / }, close: Close, ${dates} }\n`,
        `popup: { heading: The popup, text: A, specials: [A], accept: { label: Go, to: / }, decline: No, close: Close, delay: 1, times: 1, ${dates} }\n`,
        `specials: { christmas: { name: Holiday Hour, price: $40, description: A, ${dates} } }\n`,
      ),
    'pages/gifts.yaml': `from: 2026-12-01\nuntil: 2026-12-26\n${page({ route: '/gifts' })}`,
    'pages/home.yaml': home(`  - { type: offers, heading: Offers, book: Book }\n${always}`),
  });
  const words = ['Gifts', 'The banner', 'The popup', 'Holiday Hour', 'Offers'];
  const found = async (day: string) => {
    const html = await built(day, site);
    return words.filter((word) => html?.includes(word));
  };
  expect(await found('2026-11-30')).toEqual([]);
  await expect(site.dist('gifts.html')).rejects.toThrow('ENOENT');
  expect(await found('2026-12-01')).toEqual(words);
  await site.dist('gifts.html');
  expect(await found('2026-12-27')).toEqual([]);
  expect(await on('2026-11-30', site, 'check')).toMatchInlineSnapshot(`
    {
      "err": "",
      "exit": 0,
      "out": "No problems.
    On December 1: site.yaml:26 appears (item of links “Gifts”).
    On December 1: site.yaml:46 appears (banner).
    On December 1: site.yaml:47 appears (popup).
    On December 1: site.yaml:48 appears (specials.christmas “Holiday Hour”).
    On December 1: pages/gifts.yaml:1 appears (page /gifts).
    On December 27: site.yaml:26 disappears (item of links “Gifts”).
    After that, 4 more.
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    ",
    }
  `);
});

test('what is left out takes with it what would be empty, or could not be shown, without it', async () => {
  const site = await project('small', {
    'site.yaml': small.replace(
      'prices: { Visit: $50 }, booking: booking }',
      'prices: { Visit: $50 }, booking: booking }\n  frozen: { name: Frozen Pipes, description: A., prices: { Visit: $90 }, booking: booking, from: 2026-12-01 }',
    ),
    'pages/home.yaml':
      home(`${always}  - { type: services, heading: Both, book: Book, cards: [{ service: leak }, { service: frozen }] }
  - { type: services, heading: Frozen, book: Book, cards: [{ service: frozen }] }
  - { type: links, heading: Links, links: [{ label: A, to: /, until: 2026-11-30 }] }
`),
  });
  const headings = async (day: string) =>
    [...((await built(day, site)) ?? '').matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(await headings('2026-11-30')).toMatchInlineSnapshot(`
    [
      "Both",
      "Leak",
      "Links",
      "Contact",
      "Pages",
      "Social",
    ]
  `);
  expect(await headings('2026-12-01')).toMatchInlineSnapshot(`
    [
      "Both",
      "Leak",
      "Frozen Pipes",
      "Frozen",
      "Frozen Pipes",
      "Contact",
      "Pages",
      "Social",
    ]
  `);
});

test('what is left after an item that is gone is still found where it is written', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(`${intro('Christmas', 'from: 2026-12-01')}${always}  - type: links
    heading: Links
    links:
      - { label: Gone, to: /, until: 2026-01-01 }
      - { label: Here, to: /nowhere }
`),
  });
  expect((await on('2026-11-20', site, 'check')).out).toMatchInlineSnapshot(`
    "pages/home.yaml:15:28  error  unknown-page
      There is no page "/nowhere".
      14 │       - { label: Gone, to: /, until: 2026-01-01 }
      15 │       - { label: Here, to: /nowhere }
         │                            ^^^^^^^^
      Check the route, or add the page.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('a mistake in what is still to come is an error now, and one in a draft never is', async () => {
  const mistake = '  - { type: intro, hedding: A, text: A';
  const site = await project('small', { 'pages/home.yaml': home(`${always}${mistake}, from: 2026-12-01 }\n`) });
  expect(await on('2026-11-20', site, 'check')).toMatchObject({ exit: 1, out: expect.stringContaining('"hedding"') });
  await site.write({
    'pages/home.yaml': home(`${always}${mistake}, draft: true }\n${intro('"TODO: a heading"', 'draft: true')}`),
  });
  expect((await on('2026-11-20', site, 'check')).out).toMatchInlineSnapshot(`
    "No problems.
    2 drafts are not published:
      section intro “A” in pages/home.yaml: 1 thing to finish
      section intro “TODO: a heading” in pages/home.yaml: 1 thing to finish
    To see what is left to finish, run:  npm run validate -- --drafts
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    "
  `);
  expect((await on('2026-11-20', site, 'build')).out).toContain('2 drafts are not published: section intro');
});

test('a check looks at the site as it will be on each day on which something changes', async () => {
  const site = await project('small', {
    'site.yaml': `${small}specials: { christmas: { name: Holiday Hour, price: $40, description: A, until: 2026-12-26 } }\n`,
    'pages/gifts.yaml': `until: 2026-12-26\n${page({ route: '/gifts', sections: always.replace('A }', '"{specials.christmas.price}" }') })}`,
    'pages/home.yaml': home(
      `${always}  - { type: links, heading: L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }\n`,
    ),
  });
  const { exit, out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(exit).toBe(1);
  expect(out.slice(out.indexOf('pages/home.yaml:7'))).toMatchInlineSnapshot(`
    "pages/home.yaml:7:56  error  unpublished-page
      From December 27, 2026 on: The page "/gifts" is not on the site after December 26, 2026, so nobody could open it.
      6 │   - { type: intro, heading: Always, text: A }
      7 │   - { type: links, heading: L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }
        │                                                        ^^^^^^
      Remove the link, or give the section or list item that has it "until: 2026-12-26", like the page.

    pages/home.yaml:7:82  error  unknown-page
      From February 1, 2027 on: There is no page "/b".
      6 │ …Always, text: A }
      7 │ …L, links: [{ label: A, to: /gifts }, { label: B, to: /b, from: 2027-02-01 }] }
        │                                                       ^^
      Did you mean "/"?

    2 errors and 2 warnings in 2 files. Nothing was written.
    "
  `);
  expect(await on('2026-11-20', site, 'build')).toMatchObject({ exit: 0 });
});

test('one page may follow another at the same address', async () => {
  const site = await project('small', {
    'pages/home.yaml': `until: 2026-11-30\n${home(always)}`,
    'pages/christmas.yaml': `from: 2026-12-01\n${home(always.replace('Always', 'Christmas'))}`,
  });
  expect(await on('2026-11-30', site, 'check')).toMatchObject({ exit: 0 });
  expect(await built('2026-11-30', site)).toContain('Always');
  expect(await built('2026-12-01', site)).toContain('Christmas');
  await site.write({ 'pages/christmas.yaml': `from: 2026-12-02\n${home(always)}` });
  expect((await on('2026-11-30', site, 'check')).out).toContain(
    'From December 1, 2026 on: No page has the route "/". It is the home page',
  );
});

test('a day that the next year does not have is not suggested', async () => {
  const dates = 'from: 2028-12-10\n    until: 2028-02-29';
  const site = await project('small', { 'pages/home.yaml': home(intro('A', dates)) });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  expect(out).toContain('Write the first day after "from:"');
  expect(out).not.toContain('2029-02-29');
});

test('dates in the wrong order, and dates that leave nothing, are errors', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(
      intro('A', 'from: 2026-12-10\n    until: 2026-12-01') + intro('B', 'from: 2026-12-10\n    until: 2026-01-05'),
    ),
  });
  const { out } = await on('2026-11-20', site, 'check', '--quiet');
  await site.write({ 'pages/home.yaml': home(intro('A', 'from: 2026-12-10')) });
  expect(out + (await on('2026-11-20', site, 'check', '--quiet')).out).toMatchInlineSnapshot(`
    "pages/home.yaml:10:12  error  wrong-dates
      This ends on December 1, 2026, before it begins on December 10, 2026, so nobody would ever see it.
       9 │     from: 2026-12-10
      10 │     until: 2026-12-01
         │            ^^^^^^^^^^
      11 │   - type: intro
      Write the first day after "from:" and the last one after "until:".

    pages/home.yaml:15:12  error  wrong-dates
      This ends on January 5, 2026, before it begins on December 10, 2026, so nobody would ever see it.
      14 │     from: 2026-12-10
      15 │     until: 2026-01-05
         │            ^^^^^^^^^^
      If it ends in the next year, write:  2027-01-05

    2 errors in 1 file. Nothing was written.
    pages/home.yaml:6:3  error  empty-list
      Everything in "sections" is left out by its dates, or because it is a draft, and a page without it cannot be shown.
      5 │ sections:
      6 │   - type: intro
        │   ^^^^^^^^^^^^^
      7 │     heading: A
      Write the dates, or "draft: true", at the top of the page for all of it, or keep something in it that has neither.

    1 error in 1 file. Nothing was written.
    "
  `);
});

test('what was over long ago can be deleted', async () => {
  const site = await project('small', {
    'pages/home.yaml': home(
      `${always}${intro('Long ago', 'until: 2026-01-05')}${intro('Just now', 'until: 2026-11-19')}`,
    ),
  });
  expect((await on('2026-11-20', site, 'check')).out).toMatchInlineSnapshot(`
    "No problems.
    Over, so you can delete it, or write new dates:
      pages/home.yaml:7 (section intro “Long ago”), since January 5, 2026
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    "
  `);
});

test('the workflow publishes every morning if something has dates, and a check says so', async () => {
  const site = await project('small', { 'pages/home.yaml': home(always + intro('Christmas', 'from: 2026-12-01')) });
  const workflow = '.github/workflows/publish.yml';
  await site.write({ [workflow]: 'on: push\n' });
  const advice = 'To let it publish every morning too, run:  npm run deploy -- --workflow';
  expect((await on('2026-11-20', site, 'check')).out).toContain(advice);
  expect((await on('2026-11-20', site, 'check', '--format', 'github')).out).toContain(
    `::warning file=${workflow},title=only-edits::Your workflow publishes only after an edit. ${advice}\n`,
  );
  const { out } = await on('2026-11-20', site, 'deploy', '--host', 'netlify', '--workflow', '--force');
  expect(out).toContain(`Replaced ${workflow}. It runs every morning too, because something on the site has dates.\n`);
  expect(await readFile(join(site.root, workflow), 'utf8')).toContain('cron:');
  expect((await on('2026-11-20', site, 'check')).out).not.toContain(advice);
  expect((await on('2026-11-20', site, 'check', '--format', 'github')).out).not.toContain(advice);
  const without = await on('2026-11-20', site, 'deploy', '--host', 'netlify', '--workflow', '--no-daily');
  expect(without.out).toContain(`Replaced ${workflow}. It publishes only edits, so what has dates waits`);
});

test('a check asks for a publication every morning until the last of the holidays, and a workflow that has them goes on', async () => {
  const small = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const holiday = '{ dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }';
  const site = await project('small', {
    'site.yaml': `${small}specialHours: { heading: Holidays, days: [${holiday}] }\n`,
    '.github/workflows/publish.yml': 'on: push\n',
  });
  const advice = 'To let it publish every morning too';
  expect((await on('2026-12-26', site, 'check')).out).toContain(advice);
  expect((await on('2026-12-28', site, 'check')).out).not.toContain(advice);
  const deploy = (day: string) => on(day, site, 'deploy', '--host', 'netlify', '--workflow', '--force');
  expect((await deploy('2026-12-28')).out).not.toContain('every morning');
  expect((await deploy('2026-12-26')).out).toContain('It runs every morning too, because');
  expect((await deploy('2026-12-28')).out).toContain('It still runs every morning too.');
});

test('on each day, a build that takes over pages makes what a build with nothing to take over makes', async () => {
  const fixture = await readFile(join(fixtures, 'chimney-sweep/pages/prices.yaml'), 'utf8');
  const site = await keptProject('chimney-sweep', {
    ...(await townFiles('chimney-sweep')),
    'pages/prices.yaml': fixture.replace('sections:\n', `sections:\n${intro('Early Birds', 'from: 2026-12-01')}`),
    'pages/soon.yaml': `from: 2026-12-03\nuntil: 2026-12-05\n${page({ route: '/soon' })}`,
  });
  const text = await site.text('site.yaml');
  await site.write({ 'site.yaml': text.replace('name: First Sweep\n', 'name: First Sweep\n    until: 2026-12-04\n') });
  const changed: Record<string, string[]> = {};
  let before = new Map<string, string>();
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06']) {
    setDay(day);
    for (const build of [site.build, site.fresh]) expect(await build()).toMatchObject({ exit: 0 });
    const files = await site.files();
    expect(differing(files, await site.files('fresh')), day).toEqual([]);
    changed[day] = before.size === 0 ? [] : differing(before, files).filter((path) => path.endsWith('.html'));
    before = files;
  }
  expect(changed).toMatchInlineSnapshot(`
    {
      "2026-11-30": [],
      "2026-12-01": [
        "prices.html",
      ],
      "2026-12-02": [],
      "2026-12-03": [
        "soon.html",
      ],
      "2026-12-05": [
        "prices.html",
      ],
      "2026-12-06": [
        "soon.html",
      ],
    }
  `);
});
