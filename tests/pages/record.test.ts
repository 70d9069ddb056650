import { cp, readdir, readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { planSite } from '../../generator/pipeline/plan-site.ts';
import { hashOfPage, type PublishedRecord, updateRecord } from '../../generator/publish/record.ts';
import { today } from '../../generator/publish/today.ts';
import { renderer } from '../../generator/render/render.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page, project } from '../harness/project/project.ts';
import { setDay } from '../harness/project/set-day.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

/** Publishes the files of the last build, as far as the next build can know. */
function publish(root: string) {
  return cp(`${root}/dist/published.json`, `${root}/.published.json`);
}

/** Sets the day of the next builds. */
function on(day: string) {
  setDay(day);
}

test('the sitemap has the day when the content of a page last changed, not the day of the build', async () => {
  const { generate, write, dist, root } = await project('small', { 'pages/a.yaml': page({}) });
  on('2026-03-01');
  await generate('build');
  await publish(root);
  on('2026-04-01');
  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Something new') });
  await generate('build');
  await publish(root);
  on('2026-05-01');
  await write({ 'site.yaml': (await readText(`${root}/site.yaml`)).replace('Skip', 'Jump') });
  await generate('build');
  const days = [...(await dist('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(days.map(([, loc, day]) => `${loc} ${day}`)).toEqual([
    'https://small.example.com/ 2026-03-01',
    'https://small.example.com/a 2026-04-01',
  ]);
});

test('a build that nobody published leaves no trace in the next one', async () => {
  const { generate, write, dist, root } = await project('small', { 'pages/a.yaml': page({}) });
  on('2026-03-01');
  await generate('build');
  await publish(root);
  const published = await dist('published.json');
  on('2026-04-01');
  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: Tried') });
  await generate('build');
  expect(await dist('sitemap.xml')).toContain('/a</loc><lastmod>2026-04-01<');
  on('2026-05-01');
  await write({ 'pages/a.yaml': page({}) });
  await generate('build');
  expect(await dist('published.json')).toBe(published);
  expect(await readText(`${root}/.published.json`)).toBe(published);
});

test('a deleted page stays in the record, with the day of its deletion and without content, but not in the sitemap', async () => {
  const { generate, write, dist, root } = await project('small', { 'pages/a.yaml': page({}) });
  on('2026-03-01');
  await generate('build');
  await publish(root);
  on('2026-04-01');
  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  expect((await generate('build')).out).toContain('The page /a was published before and is gone');
  const record: PublishedRecord = JSON.parse(await dist('published.json'));
  expect(Object.keys(record)).toEqual(['/', '/a', '/b']);
  expect(record['/a']).toEqual({ content: '', changed: '2026-04-01' });
  expect(await dist('sitemap.xml')).not.toContain('/a<');
  await publish(root);
  on('2026-05-01');
  await generate('build');
  expect(JSON.parse(await dist('published.json'))).toEqual(record);
});

test('a folder called .published.json is reported by its name', async () => {
  const { generate } = await project('small', { '.published.json/empty': '' });
  expect(await generate('build')).toMatchObject({
    exit: 2,
    err: '.published.json is a folder, but it must be a file. Delete the folder.\n',
  });
});

test.each([
  ['', 'it is empty'],
  ['<<<<<<< ours', 'it has merge conflict markers on line 1'],
  ['{\n<<<<<<< HEAD\n  "/": {"content":"a","changed":"2026-01-01"}\n=======\n}', 'merge conflict markers on line 2'],
  ['{ "/": ', 'it is not valid JSON'],
  ['[]', 'it is not a group of routes'],
  ['null', 'it is not a group of routes'],
  ['{ "/": 7 }', 'the entry of "/" has no content or no date'],
  ['{ "/": null }', 'the entry of "/" has no content or no date'],
  ['{ "/": { "content": 7, "changed": "2026-01-01" } }', 'the entry of "/" has no content or no date'],
  ['{ "/": { "content": "a", "changed": "yesterday" } }', 'the entry of "/" has no content or no date'],
  ['{ "/": { "content": "a", "changed": "2026-13-01" } }', 'the entry of "/" has no content or no date'],
])('a record with %j is reported, and nothing is built', async (text, problem) => {
  const { root, generate } = await project('small', { '.published.json': text });
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toMatch(/^\.published\.json cannot be used: /);
  expect(err).toContain(problem);
  expect(err).toContain('Restore an earlier version of this file');
  expect(await readdir(root)).not.toContain('dist');
});

test('an editor may have saved the record with a byte order mark', async () => {
  const { generate } = await project('small', { '.published.json': '\uFEFF{}\n' });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
});

test('a page keeps its day when another version of the encoder names its pictures', async () => {
  const { root, remove } = await sharedProject('small', {
    'pages/a.yaml': page({ sections: heroWith('room.jpg') }),
    'room.jpg': await photo(900, 900),
  });
  onTestFinished(remove);
  const tools = await sharedTools();
  const { site, pictures } = await planSite({ root }, tools);
  const updated = (old: PublishedRecord, one: typeof pictures, day: string) =>
    updateRecord(
      old,
      site.pages.map(renderer(site, one, tools)).map((rendered) => [rendered.page.route, hashOfPage(rendered)]),
      day,
    );
  const first = updated({}, pictures, '2026-01-01');
  const renamed = [...pictures].map(([file, one]) => [file, { ...one, stem: 'assets/room-another' }] as const);
  expect(updated(first, new Map(renamed), '2026-02-01')).toEqual(first);
  const replaced = [...pictures].map(([file, one]) => [file, { ...one, identity: 'assets/room-retaken' }] as const);
  expect(updated(first, new Map(replaced), '2026-02-01')).toMatchObject({
    '/': { changed: '2026-01-01' },
    '/a': { changed: '2026-02-01' },
  });
});

test.each(['yesterday', '1e12', '-1e12', '1e300'])('there is no day at %s seconds', (seconds) => {
  expect(() => today('nowhere', seconds)).toThrow('SOURCE_DATE_EPOCH');
});

test.each([
  ['timeZone: America/Chicago', '2026-11-30'],
  ['timeZone: "Pacific/Auckland"  # where we are', '2026-12-01'],
  ['"timeZone": America/Chicago', '2026-11-30'],
  ['timeZone:\n  America/Chicago', '2026-11-30'],
  ['\uFEFFtimeZone : America/Chicago', '2026-11-30'],
  ['timeZone: Atlantis', '2026-12-01'],
  ['', '2026-12-01'],
])('a day begins at midnight where the business is: %s', async (line, day) => {
  const { root, write } = await project('small', {});
  await write({ 'site.yaml': `${line}\n${await readText(`${root}/site.yaml`)}` });
  expect(today(root, String(Date.parse('2026-12-01T03:00Z') / 1000))).toBe(day);
});

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}
