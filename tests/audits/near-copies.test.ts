import { expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/report/diagnostic.ts';
import { auditOf, home, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';
import { page, project } from '../harness/project/project.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const copied =
  'We clear every drain in {town.name} within the hour and leave the kitchen as we found it. Ask anybody in {town.name} what we charge and how late we come. By {town.words.road}.';

test('pages for two towns that differ only in place names, with what they share and leave out', async () => {
  expect(
    await auditOf({ 'pages/drains.yaml': drains(copied) }, towns('Where the quarries are.')),
  ).toMatchInlineSnapshot(`
    "
    pages/drains.yaml:1:8  warning  near-copies
      /drains-berlin and /drains-barre share 100% of their text, not counting place names (limit: 60%).
      The longest sentences on both, apart from names and numbers:
        “We clear every drain in Berlin within the hour and leave the kitchen as we found it.”
        “Ask anybody in Berlin what we charge and how late we come.”
        “By Route 62.”
      1 │ route: /drains-{town.slug}
        │        ^^^^^^^^^^^^^^^^^^^
      2 │ name: A
      site.yaml:42:132
      41 │ …-72.5 }, words: { road: Route 14, neighborhoods: Granite Street and Thunder Road, drive: "Up {town.words.roa…
      42 │ …e: -72.58 }, words: { road: Route 62, neighborhoods: Berlin Corners and the pond, drive: "Down {town.words.r…
         │                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write on /drains-berlin what is true only of Berlin. /drains-berlin does not show words.neighborhoods, words.note.

    1 warning in 1 file.
    "
  `);
});

test('JSON lists each page with the one that is most like it', async () => {
  const found: Pick<Diagnostic, 'id' | 'pairs'>[] = JSON.parse(
    await auditOf({ 'pages/drains.yaml': drains(copied) }, towns(), '--format', 'json'),
  );
  expect(found.flatMap(({ id, pairs }) => (id === 'near-copies' ? pairs : []))).toEqual([
    { page: '/drains-berlin', like: '/drains-barre', percent: 100 },
  ]);
});

test('of two similar pages, the one that was not published before is the copy', async () => {
  const files = { 'pages/drains.yaml': drains(copied) };
  const published = (route: string) => ({
    ...files,
    '.published.json': JSON.stringify({ [route]: { content: 'before', changed: '2026-01-01' } }),
  });
  expect(await auditOf(published('/drains-barre'), towns())).toContain('true only of Berlin.');
  const report = await auditOf(published('/drains-berlin'), towns());
  expect(report).toContain('/drains-barre and /drains-berlin share 100% of their text');
  expect(report).toContain('true only of Barre.');
  expect(report).toContain('\n  site.yaml:41:');
});

test('of two similar published pages, the one that changed last is the copy, wherever the warning is', async () => {
  const text = 'Berlin people often call us from the pond when a drain is slow, and we come within the hour.';
  const pageFor = (town: string, words: string) =>
    page({
      route: `/${town}`,
      rest: `town: ${town}\n`,
      sections: prose(words).replace('More', '"{town.name}"'),
    }).replace('title: A, description: A', `title: In ${town}, description: Drains of ${town}`);
  const barre = pageFor(
    'barre',
    'Route 14 runs by the quarries and the old mill, where we have cleaned drains all our lives.',
  );
  const { generate, write, dist } = await project('small', {
    'site.yaml': (await siteWith()).replace(/towns:\n(?: .*\n)+/, towns()),
    'pages/barre.yaml': barre,
    'pages/berlin.yaml': pageFor('berlin', text),
  });
  await generate('build');
  const record = JSON.parse(await dist('published.json'));
  const reportAfter = async (files: Record<string, string>) => {
    const days = Object.entries(record).map(([route, entry]) => [
      route,
      { ...(entry as object), changed: '2020-01-01' },
    ]);
    await write({ ...files, '.published.json': JSON.stringify(Object.fromEntries(days)) });
    return (await generate('check')).out;
  };
  const report = await reportAfter({ 'pages/barre.yaml': pageFor('barre', text) });
  expect(report).toMatch(/pages\/berlin.yaml:1:8 .*near-copies\n {2}\/barre and \/berlin share/);
  expect(report).toContain(`A sentence on both names only Berlin:\n    “${text}”`);
  expect(report).toMatch(/Write on \/barre what is true only of Barre\. \/barre does not show .*note\.$/m);
  const both = {
    'pages/barre.yaml': pageFor('barre', `${text} So.`),
    'pages/berlin.yaml': pageFor('berlin', `${text} So.`),
  };
  expect(await reportAfter(both)).toMatch(/true only of Berlin.* Or write on \/barre what is true only there\.$/m);
});

const cleared =
  'We clear every drain within the hour and leave the kitchen as we found it. Ask anybody here what we charge and how late we come.';
const more =
  'We also look after the boilers of two schools, a church, and the old mill below the bridge, winter and summer.';

test.each([
  ['the new one is as long', cleared, 'pages/b.yaml:1:8 /b and /zz'],
  ['the new one is a little longer', `${cleared} We also mend old boilers.`, 'pages/b.yaml:1:8 /b and /zz'],
  ['much of the new one is only there', `${cleared} ${more}`, 'pages/zz.yaml:1:8 /zz and /b'],
])('of a published page and a new one, the one to change: %s', async (_, text, expected) => {
  const report = await auditOf({
    'pages/b.yaml': pageNamed('/b', prose(text)).replace('What b', 'What it'),
    'pages/zz.yaml': pageNamed('/zz', prose(cleared)).replace('What zz', 'What it'),
    '.published.json': JSON.stringify({ '/zz': { content: 'before', changed: '2026-01-01' } }),
  });
  const found = report.match(/^(\S+) .* near-copies\n {2}(.*) share (\d+)%/m);
  expect(`${found?.[1]} ${found?.[2]}`).toBe(expected);
  expect(Number(found?.[3])).toBeGreaterThan(60);
});

test('a page that shows every text about its town gets a warning for the one that is too short', async () => {
  const all = `${copied} {town.words.note} {town.words.neighborhoods} {town.words.drive}`;
  const report = await auditOf({ 'pages/drains.yaml': drains(all) }, towns('Where the quarries are, far up the hill.'));
  expect(report).toContain('site.yaml:42:');
  expect(report.match(/^ {2}Add about .*$/m)?.[0]).toMatchInlineSnapshot(
    `"  Add about 20 words that are true only of Berlin, for example to words.neighborhoods in site.yaml."`,
  );
});

test('on the page of a specialty, the shorter text of two towns is named', async () => {
  const local = 'Old clay pipes run under every street here, and the roots of the maples find each joint in spring.';
  const town = (name: string, slug: string, text: string) =>
    `  - { name: ${name}, slug: ${slug}, page: /, center: { latitude: 44.2, longitude: -72.5 }, specialties: { drains: { opening: "Close to the middle of ${name}.", local: "${text}" } } }\n`;
  const pages = page({
    route: '/drains-{town.slug}',
    rest: 'each: towns\nspecialty: drains\n',
    sections: `  - { type: intro, heading: "Drains in {town.name}", text: "${copied.replace('By {town.words.road}.', '{specialty.opening} {specialty.local}')}" }\n`,
  }).replace('title: A, description: A', 'title: "Drains in {town.name}", description: "{town.name}"');
  const both = `towns:\n${town('Barre', 'barre', local)}${town('Berlin', 'berlin', 'We know each pipe here.')}`;
  const report = await auditOf({ 'pages/drains.yaml': pages }, both);
  expect(report).toContain('for example to specialties.drains.local in site.yaml.');
  expect(report).toMatch(/^ {2}site\.yaml:42:/m);
  // A text of three words may be too short, and another specialty with the same words is about another page.
  const short = both
    .replace('We know each pipe here.', 'We know it.')
    .replace('specialties: {', 'specialties: { sweeps: { opening: "Close to the middle of Barre." },')
    .replace(/(Berlin.*specialties: \{)/, '$1 sweeps: { opening: "Close to the middle of Berlin." },');
  const sweeps = pages.replaceAll('drains', 'sweeps').replace(' {specialty.local}', ' Swept.');
  const other = await auditOf({ 'pages/drains.yaml': pages, 'pages/sweeps.yaml': sweeps }, short);
  expect(other.match(/for example to \S+/g)).toContain('for example to specialties.drains.local');
});

test('the text to lengthen is one that the page shows, even if it begins like another', async () => {
  const start = 'We are around the common on Tuesdays.';
  const town = (name: string, summary: string) =>
    `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { summary: "${summary}", local: "${start} Ask us." } }\n`;
  const both = `towns:\n${town('Barre', 'We come to the quarries and to all the streets around them.')}${town('Berlin', start)}`;
  const shown = copied.replace('By {town.words.road}.', '{town.words.local}');
  const nearby = `  - { type: features, heading: Nearby, items: [{ each: towns, near: town, limit: 1, title: "{town.name}", text: "{town.words.summary}" }] }\n`;
  for (const more of ['', nearby]) {
    const report = await auditOf({ 'pages/drains.yaml': drains(shown) + more }, both);
    expect(report).toContain('for example to words.local in site.yaml.');
    expect(report).not.toContain('words.summary');
  }
});

test('pages with text of their own pass', async () => {
  const own = '{town.words.note} {town.words.neighborhoods} {town.words.drive} We clear every drain within the hour.';
  const words = 'The quarry dust of two hundred years settles in every pipe below the hill, and we know each bend.';
  expect(await auditOf({ 'pages/drains.yaml': drains(own) }, towns(words))).toBe('\nNo problems.\n');
});

test('the owner can set how much pages may share', async () => {
  const report = await auditOf({ 'pages/drains.yaml': drains(copied) }, `${towns()}audit: { shared: 100 }\n`);
  expect(report).toBe('\nNo problems.\n');
});

test('pages that are alike can be accepted', async () => {
  const accepted = drains(copied).replace('each:', 'accept: { near-copies: The second page is a test. }\neach:');
  expect(await auditOf({ 'pages/drains.yaml': accepted }, towns())).toBe('\nNo problems.\n');
});

test('titles and descriptions that lists of posts repeat are not copies', async () => {
  const list = '  - { type: posts, heading: News, newest: 2 }\n';
  const post = (route: string, words: string) =>
    pageNamed(route, '', 'published: 2026-01-02\n').replace(/description: [^,]*/, `description: ${words}`);
  const files = {
    'pages/home.yaml': home(list),
    'pages/news.yaml': pageNamed('/news', list),
    'pages/a.yaml': post('/a', 'Why old clay pipes break in spring and what to do about the roots of maples.'),
    'pages/b.yaml': post('/b', 'How we found the leak below the quarry without breaking up a single floor.'),
  };
  expect(await auditOf(files)).not.toContain('near-copies');
});

test('two pages that list the same names, by letter and by county, are not copies of each other', async () => {
  const names = ['Albany', 'Barre', 'Calais', 'Dover', 'Essex', 'Fairfax', 'Granby', 'St. Johnsbury', 'Mt. Holly'];
  const served = names.map(
    (name, index) =>
      `  - { name: ${name}, slug: town-${index}, page: /, county: ${name} Hills, center: { latitude: 44.${index}, longitude: -72.5 } }\n`,
  );
  const hub = (route: string, rest: string) =>
    pageNamed(route, `  - { type: links, heading: By name, ${rest} }\n`).replace('What', 'Towns of');
  const label = 'label: "{town.name}", to: /';
  const report = await auditOf(
    {
      'pages/a.yaml': hub('/a', `group: letter, links: [{ each: towns, ${label} }]`),
      'pages/b.yaml': hub('/b', `group: letter, links: [{ each: towns, ${label} }]`),
      'pages/c.yaml': hub('/c', `links: [{ each: towns, group: "{town.county}", ${label} }]`),
      'pages/d.yaml': hub('/d', `links: [{ each: towns, group: "{town.county}", ${label} }]`),
    },
    `towns:\n${served.join('')}`,
  );
  expect(report).not.toContain('near-copies');
});

test('no sentence ends inside a name', async () => {
  const text =
    'Ask anybody in {town.name} what we charge, how late we come, and who clears the drains of Mt. Ascutney.';
  const both = towns().replace('name: Barre', 'name: St. Marys').replace('name: Berlin', 'name: Port St. Lucie');
  const report = await auditOf({ 'pages/drains.yaml': drains(`Hello. ${text} Soon.`) }, both);
  expect(report).toContain(`“${text.replace('{town.name}', 'Port St. Lucie').slice(0, 99).trimEnd()}`);
});

test('a price list to print says again what another page says', async () => {
  const text = 'We clear every drain within the hour and leave the kitchen as we found it, and ask what else is slow.';
  const onPaper = (page: string) => page.replace('template: standard', 'template: printable');
  const other = pageNamed('/b', prose(text));
  const report = async (page: string) => auditOf({ ...saying(text), 'pages/b.yaml': page });
  expect(await report(other)).toContain('near-copies');
  expect(await report(onPaper(other))).toBe('\nNo problems.\n');
  expect(await auditOf({ 'pages/drains.yaml': onPaper(drains(text)) }, towns())).toContain('near-copies');
});

test('the hours of the week are no copied text', async () => {
  const hours = ['8 AM–1 PM', '9 AM–2 PM', '7 AM–3 PM, 4 PM–6 PM', '10 AM–4 PM', '6 AM–11 AM', 'By appointment only'];
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const changes = days.map((day, index) => {
    const usual = day === 'Saturday' ? 'Closed' : '9 AM–5 PM';
    return [`${day}: ${usual}`, `${day}: ${hours[index]}`] as const;
  });
  const list = '  - { type: hours, heading: Hours }\n';
  const files = {
    'site.yaml': await siteWith(...changes),
    'pages/a.yaml': pageNamed('/a', prose('We open early when the pond freezes, and nobody minds.') + list),
    'pages/b.yaml': pageNamed('/b', prose('Gift cards fit in an envelope with a red ribbon on it.') + list),
  };
  expect(await auditOf(files)).not.toContain('near-copies');
});
