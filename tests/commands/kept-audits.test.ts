import { expect, test } from 'vitest';
import { builtSite, differing, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { newsPage, post } from '../harness/project/posts.ts';
import { page } from '../harness/project/project.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';
import { setDay } from '../harness/project/set-day.ts';

const peacham = 'pages/towns/peacham.yaml';

/** A page that says something. */
const saying = (heading: string, rest = '') =>
  page({ route: '/a', rest, sections: `  - { type: intro, heading: "${heading}", text: Up the hill. }\n` });

/** Builds and edits a site. Expects a finding before or after the edit, and then the report of a check and build from nothing. */
async function expectSame(site: KeptProject, id: string, edit: () => unknown): Promise<void> {
  const first = await site.build();
  expect(first).toMatchObject({ exit: 0 });
  await edit();
  const fresh = await site.freshCheck();
  expect([first.out, fresh.out].map((out) => out.includes(`  ${id}\n`)).sort()).toEqual([false, true]);
  expect(await site.check()).toEqual(fresh);
  await expectAsFresh(site, id);
}

test.each([
  ['the day of a post', 'October 3, 2020', /^/m, ''],
  ['the name of a post', 'Dry flues until May 5, 2020', /^name: .*/m, 'name: Dry flues until May 5, 2020'],
  ['the name of a post that says “this summer”', 'Open this summer', /^name: .*/m, 'name: Open this summer'],
])('a page that has %s is looked at again once there is no such post', async (_, heading, from, to) => {
  const site = await builtSite();
  await site.write({ ...newsPage('newest: 1'), ...post('rain', '2020-10-03'), 'pages/a.yaml': saying(heading) });
  const rain = await site.text('pages/posts/rain.yaml');
  await site.write({ ...post('soot', '2025-12-03'), 'pages/posts/rain.yaml': rain.replace(from, to) });
  await expectSame(site, 'stale', () => site.remove('pages/posts/rain.yaml'));
});

test('a page that has the name of a post with words of a town is looked at again once those words change', async () => {
  const site = await builtSite();
  await site.write({
    ...newsPage('newest: 1'),
    ...post('rain', '2020-10-03', 'town: peacham'),
    'pages/a.yaml': saying('Dry flues until May 5, 2020, on the Peacham road'),
  });
  const name = 'name: "Dry flues until May 5, 2020, on {town.words.road}"';
  await replaced(site, 'pages/posts/rain.yaml', /^name: .*/m, name);
  await expectSame(site, 'stale', () => replaced(site, peacham, 'the Peacham road', 'Route 9'));
});

test('a list of posts is looked at again on the day on which one of them is old', async () => {
  const site = await builtSite();
  await site.write({ ...newsPage('newest: 1'), ...post('rain', '2025-05-02') });
  await replaced(site, 'pages/posts/rain.yaml', /^name: .*/m, 'name: "Open on Sundays until June 1, 2025"');
  setDay('2025-06-20');
  await expectSame(site, 'stale', () => setDay('2025-08-20'));
});

test('a page is looked at again once a town exists that it names in capitals', async () => {
  const site = await builtSite();
  // With a list of all towns, every page would be made again.
  await replaced(site, 'site.yaml', /\{ each: towns, .*?\}" \}/, '{ label: Stoves, to: /stoves/barnet }');
  await site.write({ 'pages/a.yaml': saying('SWEEPS IN RYEGATE, VT', 'town: peacham\n') });
  const barnet = await site.text('pages/towns/barnet.yaml');
  const ryegate = barnet
    .replace('Barnet', 'Ryegate')
    .replace('44.2978', '44.2278')
    .replace(/specialties:\n.*\n/, '');
  await expectSame(site, 'wrong-town', () => site.write({ 'pages/towns/ryegate.yaml': ryegate }));
});

test('a page is looked at again once a town is where the business is', async () => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /\{ each: towns, .*?\}" \}/, '{ label: Stoves, to: /stoves/barnet }');
  await site.write({ 'pages/a.yaml': saying('We are 0 miles away.') });
  const center = 'center: { latitude: 44.4117, longitude: -72.1401 }';
  await expectSame(site, 'zero-miles', () => replaced(site, 'pages/towns/barnet.yaml', /center: .*/, center));
});

test('a town whose name is misspelled, and is not anymore', async () => {
  const site = await builtSite();
  await expectSame(site, 'town-names', () =>
    replaced(site, 'pages/towns/barnet.yaml', 'name: Barnet', 'name: Barnett'),
  );
  await expectSame(site, 'town-names', () =>
    replaced(site, 'pages/towns/barnet.yaml', 'name: Barnett', 'name: Barnet'),
  );
});

test('a county that is written in another way', async () => {
  const site = await builtSite();
  for (const town of ['peacham', 'barnet']) {
    await replaced(site, `pages/towns/${town}.yaml`, /^(?:county: .*\n)?/, 'county: Caledonia County\n');
  }
  await expectSame(site, 'town-lists', () => replaced(site, 'pages/towns/barnet.yaml', 'County\n', 'Co.\n'));
});

test('with one card for all pages, a new heading of the home page changes all of them', async () => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /^/, 'cards: site\n');
  await site.build();
  const before = await site.files();
  await replaced(site, 'pages/start.yaml', 'heading: ', 'heading: At last ');
  await expectAsFresh(site, 'a card');
  expect(differing(before, await site.files())).toContain('prices.html');
});

/** A site that lists no towns. The name of one town comes from one of its words. */
async function calledByWord(): Promise<KeptProject> {
  const site = await builtSite();
  await replaced(site, 'site.yaml', /\{ each: towns, .*?\}" \}/, '{ label: Stoves, to: /stoves/barnet }');
  await replaced(site, peacham, 'name: Peacham', 'name: "{town.words.called}"');
  await replaced(site, peacham, 'words: {', 'words: { called: Peacham,');
  return site;
}

test('a page is looked at again once the words of a town give it a name that the page has', async () => {
  const site = await calledByWord();
  await site.write({ 'pages/a.yaml': saying('SWEEPS IN RYEGATE, VT', 'town: barnet\n') });
  await expectSame(site, 'wrong-town', () => replaced(site, peacham, 'called: Peacham', 'called: Ryegate'));
});

test('what a page says of a town where the business is has the name that the town has now', async () => {
  const site = await calledByWord();
  await replaced(site, peacham, /center: .*/, 'center: { latitude: 44.4117, longitude: -72.1401 }');
  await site.write({ 'pages/a.yaml': saying('We are 0 miles away.') });
  await site.build();
  await replaced(site, peacham, 'called: Peacham', 'called: Ryegate');
  expect((await site.freshCheck()).out).toContain('Ryegate');
  expect(await site.check()).toEqual(await site.freshCheck());
});
