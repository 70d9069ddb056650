import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differing, keptProject } from '../harness/commands/kept-builds.ts';
import { fixtures, page, project } from '../harness/project/project.ts';
import { always, built, home, intro, on } from '../harness/project/scheduled.ts';
import { setDay } from '../harness/project/set-day.ts';
import { small } from '../harness/project/small.ts';
import { townFiles } from '../harness/project/town-files.ts';

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

test('pages, items of lists, entries, the banner, and the popup come and go too', async () => {
  const dates = 'from: 2026-12-01, until: 2026-12-26';
  const site = await project('small', {
    'site.yaml': small
      .replace(
        'links: [{ label: Home, to: / }], book',
        `links: [{ label: Home, to: / }, { label: Gifts, to: /gifts, ${dates} }], book`,
      )
      .concat(
        `banner: { label: News, text: The banner, action: { label: Go, to: / }, close: Close, ${dates} }\n`,
        `popup: { heading: The popup, text: A, specials: [A], accept: { label: Go, to: / }, decline: No, close: Close, delay: 0, times: 1, ${dates} }\n`,
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

test('what would be empty, or could not be shown, without something that is left out is left out too', async () => {
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

test('a placeholder shows the first or the last day of an entry, in the language of the site, also after it is changed', async () => {
  const offer = (until: string) =>
    `${small}specials: { christmas: { name: Gift, price: $40, description: "From {specials.christmas.from}. Until {specials.christmas.until}.", from: 2026-11-30, until: ${until} } }\n`;
  const site = await project('small', {
    'site.yaml': offer('2026-12-26'),
    'pages/home.yaml': home(`  - { type: offers, heading: Offers, book: Book }\n${always}`),
  });
  expect(await built('2026-12-01', site)).toContain('From November 30, 2026. Until December 26, 2026.');
  await site.write({ 'site.yaml': offer('2027-01-06') });
  expect(await built('2026-12-01', site)).toContain('Until January 6, 2027.');
  await site.write({ 'site.yaml': offer('2027-01-06').replace('language: en-US', 'language: fr') });
  expect(await built('2026-12-01', site)).toContain('Until 6 janvier 2027.');
});

test('items after one that is left out still have their own positions', async () => {
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
      Check the route, add the page, or delete this link.

    1 error in 1 file. Nothing was written.
    "
  `);
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
