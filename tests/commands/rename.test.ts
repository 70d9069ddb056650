import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { converse, page, project, textIn } from '../harness/project/project.ts';
import { changed, files, pages, rename, site } from '../harness/project/renamed-site.ts';

test('a service has its new key wherever it is written, and its pages redirect', async () => {
  const { root, generate: run } = await project('small', files);
  expect(await rename(root, 'service', 'drains', 'pipes')).toMatchInlineSnapshot(`
    {
      "err": "",
      "exit": 0,
      "out": "Renamed the service "drains" to "pipes" in 3 files.
      pages/drains.yaml is now pages/pipes.yaml
      /drains-{town.slug} is now /pipes-{town.slug}, and redirects there

    8 lines still say “Drains”:
      site.yaml:20:22  "pipes":   { name: Drains Cleaned, description: We clear drains., prices: { Visit: $50 } …
      site.yaml:31:62  specialties: { 'pipes': { opening: Hard water is hard on drains. } }
      pages/in-old-town.yaml:7:60  - { type: intro, heading: "{town.name}", text: "See [our drains](/pipes-barre#top), or t …
      pages/in-old-town.yaml:8:99  … ns, specialty: pipes, near: old-town, label: Drains, to: "/pipes-{town.slug}" }] }
      pages/pipes.yaml:1:3  # Drains, by town.
      pages/pipes.yaml:3:8  name: "Drains in {town.name}"
      pages/pipes.yaml:7:16  seo: { title: "Drains in {town.name}", description: "Clear in {town.name}", keywords: drai …
      pages/pipes.yaml:10:39  - { type: intro, id: top, heading: "DRAINS in {town.name}", text: "{specialty.opening} A …

    To change them, run:  npm run rename -- service drains pipes --old-name "Drains Cleaned" --texts
    ",
    }
  `);
  const read = (file: string) => textIn(root, file);
  expect(changed(site, await read('site.yaml'))).toMatchInlineSnapshot(`
    "- "drains":   { name: Drains Cleaned, description: We clear drains., prices: { Visit: $50 }, booking: https://book.example.com/drains }
    - yearly: { name: Yearly, description: "{services.drains.name}", duration: 60 min, monthly: $40, regular: services.drains.Visit }
    - page: "/drains-barre"
    - specialties: { 'drains': { opening: Hard water is hard on drains. } }
    + "pipes":   { name: Drains Cleaned, description: We clear drains., prices: { Visit: $50 }, booking: https://book.example.com/drains }
    + yearly: { name: Yearly, description: "{services.pipes.name}", duration: 60 min, monthly: $40, regular: services.pipes.Visit }
    + page: "/pipes-barre"
    + specialties: { 'pipes': { opening: Hard water is hard on drains. } }
    + redirects:
    + /drains-{town.slug}: /pipes-{town.slug}"
  `);
  expect(changed(pages['pages/drains.yaml'], await read('pages/pipes.yaml'))).toMatchInlineSnapshot(`
    "- route: /drains-{town.slug}
    - specialty: drains
    - structuredData: { service: drains, areas: ["{town.name}"] }
    - - { type: intro, id: top, heading: "DRAINS in {town.name}", text: "{specialty.opening} A visit is {services.drains.prices.Visit}." }
    + route: /pipes-{town.slug}
    + specialty: pipes
    + structuredData: { service: pipes, areas: ["{town.name}"] }
    + - { type: intro, id: top, heading: "DRAINS in {town.name}", text: "{specialty.opening} A visit is {services.pipes.prices.Visit}." }"
  `);
  expect(changed(pages['pages/in-old-town.yaml'], await read('pages/in-old-town.yaml'))).toMatchInlineSnapshot(`
    "- - { type: intro, heading: "{town.name}", text: "See [our drains](/drains-barre#top), or those in an old town." }
    - - { type: links, heading: More, links: [{ each: towns, specialty: drains, near: old-town, label: Drains, to: "/drains-{town.slug}" }] }
    + - { type: intro, heading: "{town.name}", text: "See [our drains](/pipes-barre#top), or those in an old town." }
    + - { type: links, heading: More, links: [{ each: towns, specialty: pipes, near: old-town, label: Drains, to: "/pipes-{town.slug}" }] }"
  `);
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml', 'in-old-town.yaml', 'pipes.yaml']);
  expect((await run('check')).exit).toBe(0);
});

test('a name without the words of the key is replaced in texts', async () => {
  const named = { ...files, 'site.yaml': site.replace('name: Drains Cleaned', 'name: Drips and Drops') };
  const first = await project('small', named);
  const { out } = await rename(first.root, 'service', 'drains', 'pipes', '--texts');
  expect(out).toContain('Wrote “Pipes” instead of “Drips and Drops” on 1 line');
  const second = await project('small', named);
  expect((await rename(second.root, 'service', 'drains', 'pipes')).exit).toBe(0);
  const late = await rename(second.root, 'service', 'drains', 'pipes', '--texts', '--old-name', 'Drips and Drops');
  expect(late.out).toContain('Wrote “Pipes” instead of “Drips and Drops” on 1 line');
});

test('drafts have the new key too, whether they are pages or sections', async () => {
  const table = '{ type: price-table, heading: Prices, service: Service, only: [drains] }';
  const whole = page({ route: '/later', rest: 'draft: true\n', sections: `  - ${table}\n` });
  const part = page({
    route: '/now',
    sections: `  - { type: intro, heading: Now, text: Here. }\n  - ${table.replace(' }', ', draft: true }')}\n`,
  });
  const { root } = await project('small', { ...files, 'pages/later.yaml': whole, 'pages/now.yaml': part });
  expect(await rename(root, 'service', 'drains', 'pipes')).toMatchObject({ exit: 0, err: '' });
  for (const [file, text] of [['pages/later.yaml', whole] as const, ['pages/now.yaml', part] as const]) {
    expect(await textIn(root, file)).toBe(text.replace('[drains]', '[pipes]'));
  }
});

test('a text may name the year', async () => {
  const dated = page({
    route: '/dated',
    sections: '  - { type: intro, heading: "Since {year}", text: "{years since 2000} years." }\n',
  });
  const { root } = await project('small', { ...files, 'pages/dated.yaml': dated });
  expect(await rename(root, 'service', 'drains', 'pipes')).toMatchObject({ exit: 0, err: '' });
});

test('with --texts, texts follow in their own capitals, even after the key was renamed', async () => {
  const { root } = await project('small', files);
  await rename(root, 'service', 'drains', 'pipes');
  expect(await rename(root, 'service', 'drains', 'pipes', '--texts')).toMatchObject({ exit: 0, err: '' });
  const text = await textIn(root, 'pages/pipes.yaml');
  expect(changed(pages['pages/drains.yaml'], text)).toMatchInlineSnapshot(`
    "- # Drains, by town.
    - route: /drains-{town.slug}
    - name: "Drains in {town.name}"
    - specialty: drains
    - seo: { title: "Drains in {town.name}", description: "Clear in {town.name}", keywords: drains }
    - structuredData: { service: drains, areas: ["{town.name}"] }
    - - { type: intro, id: top, heading: "DRAINS in {town.name}", text: "{specialty.opening} A visit is {services.drains.prices.Visit}." }
    + # Pipes, by town.
    + route: /pipes-{town.slug}
    + name: "Pipes in {town.name}"
    + specialty: pipes
    + seo: { title: "Pipes in {town.name}", description: "Clear in {town.name}", keywords: pipes }
    + structuredData: { service: pipes, areas: ["{town.name}"] }
    + - { type: intro, id: top, heading: "PIPES in {town.name}", text: "{specialty.opening} A visit is {services.pipes.prices.Visit}." }"
  `);
  expect(await textIn(root, 'site.yaml')).toContain(
    'name: Pipes Cleaned, description: We clear pipes., prices: { Visit: $50 }, booking: https://book.example.com/drains',
  );
});

test('a new name is written where the old one is', async () => {
  const { root } = await project('small', files);
  await rename(root, 'service', 'drains', 'pipes', '--name', 'Clear: Pipes', '--texts');
  const text = await textIn(root, 'site.yaml');
  expect(text).toContain('"pipes":   { name: "Clear: Pipes", description: We clear pipes.');
});

test('a new name without the words of its key is written into texts', async () => {
  const text = files['pages/in-old-town.yaml'].replace('an old town', 'Old Town');
  const { root } = await project('small', { ...files, 'pages/in-old-town.yaml': text });
  const { out } = await rename(root, 'town', 'old-town', 'saint-oldo', '--name', 'St. Oldo', '--texts');
  expect(out).toContain('Wrote “St. Oldo” instead of “Old Town”');
  expect(await textIn(root, 'pages/in-saint-oldo.yaml')).toContain('those in St. Oldo.');
});

test.each([
  ['penon', 'El Peñón', ['--name', 'El Peñón']],
  ['old-towns', 'Old Towns', ['--name', 'Old Towns']],
  ['mill-town', 'Mill Town', []],
])('the printed command changes the texts, also with the key %s', async (key, name, named) => {
  const accented = Object.entries(files).map(([file, text]) => [
    file,
    text
      .replaceAll(/Old Town|an old town/g, named.length > 0 ? 'Öld Town' : 'Old Town')
      // A key that is like the old one.
      .replace(
        'towns:\n',
        "$&  - { name: Cold Town, slug: cold-town, page: '/', center: { latitude: 44.1, longitude: -72.5 } }\n",
      ),
  ]);
  const { root } = await project('small', Object.fromEntries(accented));
  const { out, err } = await rename(root, 'town', 'old-town', key, ...named);
  expect(err).toBe('');
  const [, command = ''] = out.match(/npm run rename -- (.*)/) ?? [];
  const args = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const later = await rename(root, ...args);
  expect(later).toMatchObject({ exit: 0, err: '' });
  expect(await textIn(root, `pages/in-${key}.yaml`)).toContain(name);
});

test('at a terminal, it asks for what is missing, and whether texts follow', async () => {
  const { root } = await project('small', files);
  const { asked, refused, exit } = await converse(
    ['drains', 'leak', 'Pipes!', 'pipes', 'change'],
    'rename',
    'service',
    '--root',
    root,
  );
  expect(exit).toBe(0);
  expect(asked.at(-1)).toMatchInlineSnapshot(`"Write “Pipes” instead of “Drains” on 8 lines?"`);
  expect(refused).toMatchInlineSnapshot(`
    [
      "The key "leak" belongs to the service Leak: site.yaml:21. Choose another key.",
      ""Pipes!" is not a slug. Use lowercase letters and digits, with single hyphens between words. For example:  pipes",
    ]
  `);
  expect(await textIn(root, 'pages/pipes.yaml')).toContain('heading: "PIPES in {town.name}"');
});

test.each([
  [['service', 'drain', 'pipes'], 'There is no service "drain". Did you mean "drains"?'],
  [['service', 'drain', 'leak', '--texts'], 'There is no service "drain". Did you mean "drains"?'],
  [['service', 'drains', 'leak'], 'The key "leak" belongs to the service Leak: site.yaml:21. Choose another key.'],
  [['town', 'barre'], 'The new key is missing. For example:  npm run rename -- town barre barre-town'],
])('%s is refused', async (args, message) => {
  const { root } = await project('small', files);
  expect(await rename(root, ...args)).toMatchObject({ exit: 2, err: `${message}\n` });
});

test('nothing is written if the site has mistakes, or would have any', async () => {
  const { root, write } = await project('small', files);
  const read = async () => [await textIn(root, 'site.yaml'), await readdir(join(root, 'pages'))];
  const before = await read();
  const other = page({ route: '/pipes-barre' });
  await write({ 'pages/other.yaml': other });
  const taken = await rename(root, 'service', 'drains', 'pipes');
  expect(taken.exit).toBe(2);
  expect(taken.err).toContain('Nothing was written, because the site would then have these mistakes');
  await write({ 'pages/other.yaml': other.replace('text: A', 'txt: A') });
  const wrong = await rename(root, 'service', 'drains', 'pipes');
  expect(wrong).toMatchObject({ exit: 1, err: '' });
  expect(wrong.out).toContain('Did you mean "text"?');
  expect((await read())[0]).toBe(before[0]);
});

test('in German, a new name is not made from a key that may lack umlauts', async () => {
  const { root, write } = await project('small', files);
  await write({ 'site.yaml': site.replace('language: en-US', 'language: de-DE') });
  const args = ['town', 'old-town', 'schoenstein'] as const;
  expect((await rename(root, ...args, '--texts')).err).toContain('Add --name and the name.');
  expect((await rename(root, 'town', 'old-town', 'schönstein')).err).toContain('For example:  schoenstein');
  expect((await rename(root, ...args)).out).toMatch(
    /rename -- town old-town schoenstein --name .* --old-name .* --texts/,
  );
});
