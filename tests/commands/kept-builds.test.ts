import { readdir, stat, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite, changedBy, differing, replaced } from '../harness/commands/kept-builds.ts';
import { pngLogo } from '../harness/project/logos.ts';
import { photo } from '../harness/project/photo.ts';
import { post, threePosts } from '../harness/project/posts.ts';
import { buildAfterEdits, siteToEdit } from '../harness/project/random-edit.ts';
import { setDay } from '../harness/project/set-day.ts';

test('if nothing has changed, no file is written, and the report is the same', async () => {
  const site = await builtSite();
  const { mtimeMs, ino } = await stat(join(site.root, 'dist/index.html'));
  const { out } = await site.build();
  expect(out).toMatch(/^Built \d+ pages .* No files changed\.\n$/);
  expect(await stat(join(site.root, 'dist/index.html'))).toMatchObject({ mtimeMs, ino });
});

test('the words of a town change its own pages alone', async () => {
  const site = await builtSite();
  const edit = () => replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Older farmhouses');
  expect(await changedBy(site, edit)).toEqual(['stoves/peacham.html']);
});

test('a definition changes its own pages', async () => {
  const site = await builtSite();
  const edit = () => replaced(site, 'pages/stoves.yaml', /heading: /, 'heading: New ');
  expect(await changedBy(site, edit)).toEqual(['stoves/barnet.html', 'stoves/peacham.html']);
});

test('a fact that every page shows changes every page', async () => {
  const site = await builtSite();
  const pages = [...(await site.files()).keys()].filter((path) => path.endsWith('.html'));
  const edit = () => replaced(site, 'site.yaml', /555-01\d\d/, '555-0177');
  expect(await changedBy(site, edit)).toEqual(pages);
});

test('a new year changes the pages that name it, and no others', async () => {
  const site = await builtSite();
  setDay('2030-12-31');
  await replaced(site, 'pages/towns/peacham.yaml', /Old (.*stoves\.)/, '"For {years since 2019} years, $1"');
  await replaced(site, 'pages/prices.yaml', 'text: What it costs.', 'text: "Prices of {year}."');
  expect(await site.build()).toMatchObject({ exit: 0 });
  expect(await changedBy(site, async () => setDay('2031-01-01'))).toEqual([
    'prices.html',
    'sitemap.xml',
    'stoves/peacham.html',
  ]);
});

test('a build on another day shows the holidays of that day', async () => {
  const site = await builtSite();
  const holiday = '{ dates: 2030-12-24 to 2030-12-26, hours: Closed, reason: Christmas }';
  await site.write({
    'site.yaml': `${await site.text('site.yaml')}specialHours: { heading: Holidays, days: [${holiday}] }\n`,
  });
  const shows: boolean[] = [];
  for (const day of ['2030-12-23', '2030-12-24', '2031-01-02']) {
    setDay(day);
    await site.build();
    await site.fresh();
    const files = await site.files();
    expect([day, differing(await site.files('fresh'), files)]).toEqual([day, []]);
    shows.push(files.get('find.html')?.includes('Christmas') ?? false);
  }
  expect(shows).toEqual([true, true, false]);
});

test('a post changes its own page, the pages that list it, and the feed', async () => {
  const site = await builtSite();
  await site.write({ ...threePosts, 'roof.jpg': await photo(900, 900) });
  expect(await site.build()).toMatchObject({ exit: 0 });
  const retitle = () => replaced(site, 'pages/posts/roofs.yaml', 'What we say', 'All we say');
  expect(await changedBy(site, retitle)).toEqual(['feed.xml', 'news/2.html', 'news/roofs.html']);
  const rewrite = () => replaced(site, 'pages/posts/roofs.yaml', 'All that roofs is', 'All of it');
  expect(await changedBy(site, rewrite)).toEqual(['news/roofs.html']);
});

test('a new post moves others to the next page of a list, and takes its page with it when it is gone', async () => {
  const site = await builtSite();
  await site.write({ ...threePosts, 'roof.jpg': await photo(900, 900) });
  expect(await site.build()).toMatchObject({ exit: 0 });
  const lists = ['news.html', 'news/2.html'];
  const add = () => site.write({ ...post('frost', '2026-04-05'), ...post('thaw', '2026-05-05') });
  const more = ['news/3.html', 'news/frost.html', 'news/thaw.html', 'sitemap.xml'];
  expect(await changedBy(site, add)).toEqual(['feed.xml', ...lists, ...more]);
  const remove = () => Promise.all(['frost', 'thaw'].map((name) => site.remove(`pages/posts/${name}.yaml`)));
  expect(await changedBy(site, remove)).toEqual(['feed.xml', ...lists, ...more]);
});

test('another file as the logo changes every page, its card, and the icons', async () => {
  const site = await builtSite();
  await site.write({ 'logo.png': await pngLogo(600, 600, '#ff0000') });
  await replaced(site, 'site.yaml', 'mark: stones', 'logo: logo.png');
  expect(await site.build()).toMatchObject({ exit: 0 });
  const before = [...(await site.files()).keys()];
  const changed = await changedBy(site, async () => site.write({ 'logo.png': await pngLogo(600, 600, '#00ff00') }));
  const after = [...(await site.files()).keys()];
  const pages = before.filter((path) => path.endsWith('.html'));
  expect(changed).toEqual(expect.arrayContaining([...pages, 'icon-192.png', 'icon-512.png']));
  for (const kind of ['assets/card-', 'assets/logo-']) {
    const names = after.filter((path) => path.startsWith(kind));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((path) => before.includes(path))).toEqual([]);
  }
});

test('a new town adds its page, and changes the pages that list it', async () => {
  const site = await builtSite();
  const peacham = await site.text('pages/towns/peacham.yaml');
  const changed = await changedBy(site, () =>
    site.write({ 'pages/towns/walden.yaml': peacham.replaceAll('Peacham', 'Walden').replace('44.3281', '44.4481') }),
  );
  expect(changed).toContain('stoves/walden.html');
  expect(changed).toContain('index.html');
});

test('the home page names all towns in its data, even if no list shows them', async () => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, '{ label: Prices, to: /prices }');
  expect(await site.build()).toMatchObject({ exit: 0 });
  const barnet = await site.text('pages/towns/barnet.yaml');
  const edit = () => site.write({ 'pages/towns/walden.yaml': barnet.replaceAll('Barnet', 'Walden') });
  expect(await changedBy(site, edit)).toContain('index.html');
});

test('a page that is made again still shows the landmark of its town', async () => {
  const site = await builtSite();
  await replaced(site, 'pages/towns/barnet.yaml', /^page: /m, 'landmark: barn\npage: ');
  expect(await site.build()).toMatchObject({ exit: 0 });
  const edit = () => replaced(site, 'pages/stoves.yaml', /heading: /, 'heading: New ');
  expect(await changedBy(site, edit)).toEqual(['stoves/barnet.html', 'stoves/peacham.html']);
});

test('a town that is gone takes its page with it', async () => {
  const site = await builtSite();
  const changed = await changedBy(site, () => site.remove('pages/towns/barnet.yaml'));
  expect(changed).toContain('stoves/barnet.html');
});

test('a page that is named by others changes their trails', async () => {
  const site = await builtSite();
  const edit = () => replaced(site, 'pages/start.yaml', /^name: .*/m, 'name: The Beginning');
  expect(await changedBy(site, edit)).toContain('prices.html');
});

test('a file that was only touched changes nothing', async () => {
  const site = await builtSite();
  await utimes(join(site.root, 'pages/prices.yaml'), new Date(), new Date());
  expect((await site.build()).out).toContain('No files changed.');
});

test.each(['header', 'pages', 'towns', 'shingles', 'replaced', 'rest'])('a damaged %s is not trusted', async (name) => {
  const site = await builtSite();
  const [folder = ''] = await readdir(join(site.cache, 'builds'));
  await truncate(join(site.cache, 'builds', folder, name), 10);
  const edit = () => replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Older farmhouses');
  expect(await changedBy(site, edit)).toEqual(['stoves/peacham.html']);
});

// kept-builds.sweep.ts makes more.
test('after each of 200 random edits, a build, and every other time a check, give what they give with nothing to take over', async () => {
  await buildAfterEdits(await siteToEdit(), 200, 2026);
});
