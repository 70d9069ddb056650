import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { differing, keptProject, linkFromTownAlone, replaced } from '../harness/commands/kept-builds.ts';
import type { Edit } from '../harness/project/edit.ts';
import { roundLogo } from '../harness/project/logos.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';
import { randomEdit, siteToEdit } from '../harness/project/random-edit.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';
import { townFiles } from '../harness/project/town-files.ts';

/** A site of two towns with files of their own. */
const siteOfTowns = async () => keptProject('chimney-sweep', await townFiles('chimney-sweep'));

test.each([
  ['is told which file was edited', 12, true],
  ['is not', 13, false],
])('after each of many random edits, a builder that %s shows the same as a new one', async (_, seed, isTold) => {
  const site = await siteToEdit();
  const builder = await builderOf(site);
  let [, last] = await expectFresh(site, builder);
  const random = randomNumbers(seed);
  let unseen: string[] = [];
  /** What was done since the first mistake that is still there. */
  let wrong: Edit[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const edit = await randomEdit(site, random, turn);
    const { what } = edit;
    unseen.push(...edit.files);
    const [{ changed }, documents] = await expectFresh(
      site,
      builder,
      isTold && unseen.length === 1 ? unseen[0] : undefined,
      what,
    );
    unseen = [];
    if (!documents) {
      wrong.push(edit);
      // Some mistakes are there while more is edited.
      if (random(3) > 0) continue;
      for (const { undo, files } of wrong.reverse()) {
        await undo();
        unseen.push(...files);
      }
      wrong = [];
      continue;
    }
    expect(changed, what).toEqual(expect.arrayContaining(differing(last ?? new Map(), documents)));
    last = documents;
  }
});

test('what the last build of the project knew is taken over, and what has changed since is noticed', async () => {
  const site = await siteToEdit();
  expect(await site.build()).toMatchObject({ exit: 0 });
  await expectFresh(site, await builderOf(site));
  const random = randomNumbers(2026);
  for (let turn = 0; turn < 15; turn++) {
    const { undo, what } = await randomEdit(site, random, turn);
    const [, documents] = await expectFresh(site, await builderOf(site), undefined, what);
    if (!documents) await undo();
  }
});

test('a page that leaves an address is noticed, even if only a town names that address', async () => {
  const site = await siteOfTowns();
  await linkFromTownAlone(site);
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await site.write({ 'pages/barnet.yaml': page({ route: '/elsewhere' }) });
  const [{ state }] = await expectFresh(site, builder);
  expect(state.kind).toBe('problems');
});

test('a town may be deleted together with an edit of site.yaml', async () => {
  const site = await siteOfTowns();
  await site.build();
  const builder = await builderOf(site);
  await builder.build();
  await site.write({ 'site.yaml': `# Peacham is gone.\n${await site.text('site.yaml')}` });
  await rm(join(site.root, 'pages/towns/peacham.yaml'));
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toContain('/stoves/peacham');
});

test('the words of a town change its own pages alone', async () => {
  const site = await siteOfTowns();
  const builder = await builderOf(site);
  await builder.build();
  const text = await site.text('pages/towns/peacham.yaml');
  await site.write({ 'pages/towns/peacham.yaml': text.replace('Old farmhouses', 'Older farmhouses') });
  expect((await builder.build()).changed).toEqual(['/stoves/peacham']);
});

test.each([
  ['names', 'Stoves in {town.name}', ['/stoves/peacham']],
  ['words', '{specialty.opening}', ['/stoves/barnet', '/stoves/peacham']],
])('the words of a town change pages that list the %s of towns only if they show them', async (_, label, routes) => {
  const site = await siteOfTowns();
  const item = `{ each: towns, specialty: stoves, near: town, limit: 1, label: "${label}", to: "/stoves/{town.slug}" }`;
  const list = `  - { type: links, heading: Nearby, links: [${item}] }\n`;
  await site.write({ 'pages/stoves.yaml': (await site.text('pages/stoves.yaml')) + list });
  const builder = await builderOf(site);
  await builder.build();
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Older farmhouses');
  expect((await expectFresh(site, builder))[0].changed).toEqual(routes);
});

test('a redirect to an address with the words of a town follows them', async () => {
  const site = await siteOfTowns();
  const redirect = '/map-{town.slug}: "https://maps.example.com/{town.words.road}"';
  await replaced(site, 'site.yaml', /$/, `redirects:\n  ${redirect}\n`);
  await replaced(site, 'pages/towns/peacham.yaml', 'the Peacham road', 'hill');
  await replaced(site, 'pages/towns/barnet.yaml', /$/, 'words: { road: valley }\n');
  const builder = await builderOf(site);
  await builder.build();
  await replaced(site, 'pages/towns/peacham.yaml', 'road: hill', 'road: ridge');
  await expectFresh(site, builder, 'pages/towns/peacham.yaml');
  expect(builder.redirect('/map-peacham')).toBe('https://maps.example.com/ridge');
});

test('after an edit of the words of a town, no other page or town is looked at', async () => {
  const site = await siteOfTowns();
  const builder = await builderOf(site);
  await builder.build();
  await replaced(site, 'pages/prices.yaml', /^route: .*/m, 'route: /Prices');
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Older farmhouses');
  expect(await builder.build('pages/towns/peacham.yaml')).toMatchObject({
    state: { kind: 'ok' },
    changed: ['/stoves/peacham'],
  });
  expect(await builder.file(outputFile('/stoves/peacham'))).toContain('Older farmhouses');
  expect((await builder.build()).state.kind).toBe('problems');
});

/** Pages that show words of Peacham in every way. */
const pagesOfPeacham = (() => {
  const shown = heroWith('"{town.words.photo}"');
  return {
    'pages/own.yaml': page({ route: '/own', rest: 'town: peacham\n', sections: shown }),
    'pages/moving.yaml': page({ route: '/at-{town.words.place}', rest: 'town: peacham\n' }),
  };
})();

test.each([
  ['a link', 'the Peacham road', '"[prices](/prices)"', 'ok'],
  ['a link that leads nowhere', 'the Peacham road', '"[prices](/price)"', 'problems'],
  ['a placeholder', 'the Peacham road', '"the road of {town.name}"', 'ok'],
  ['a placeholder that is not known', 'the Peacham road', '"the road of {town.nmae}"', 'problems'],
  ['a text under another name', 'place:', 'spot:', 'problems'],
  ['a text that a route has', 'place: one', 'place: two', 'ok'],
  ['a picture that is not there', 'photo: roof.jpg', 'photo: door.jpg', 'problems'],
  ['a letter that the fonts of the site lack', 'the Peacham road', 'the Peachåm road', 'ok'],
  ['the center', '44.3281', '44.3381', 'ok'],
  ['its place in lists', /^order: .*/m, 'order: 9', 'ok'],
  ['a specialty', 'stoves:', 'ovens:', 'problems'],
  ['a draft', /^/, 'draft: true\n', 'ok'],
  ['the name', 'name: Peacham', 'name: Ryegate', 'ok'],
] as const)('everything that follows from an edit of a town is seen: %s', async (_, from, to, kind) => {
  const site = await siteOfTowns();
  await site.write({ ...pagesOfPeacham, 'roof.jpg': await photo(1200, 900) });
  await replaced(site, 'pages/towns/peacham.yaml', 'words: {', 'words: { place: one, photo: roof.jpg,');
  const builder = await builderOf(site);
  expect(await builder.build()).toMatchObject({ state: { kind: 'ok' } });
  await replaced(site, 'pages/towns/peacham.yaml', from, to);
  const [event] = await expectFresh(site, builder, 'pages/towns/peacham.yaml');
  expect(event.state.kind).toBe(kind);
});

test('a file that was only touched changes nothing', async () => {
  const site = await siteOfTowns();
  const builder = await builderOf(site);
  await builder.build();
  await utimes(join(site.root, 'pages/towns/peacham.yaml'), new Date(), new Date());
  expect((await builder.build()).changed).toEqual([]);
});

test('a picture that is replaced changes the pages, though none was edited', async () => {
  const site = await siteOfTowns();
  await site.write({
    'pages/room.yaml': page({ sections: heroWith('photos/room.jpg'), route: '/room' }),
    'photos/room.jpg': await photo(1200, 900),
  });
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  await site.write({ 'photos/room.jpg': await photo(1300, 900) });
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toContain('/room');
  await site.write({ 'photos/room.jpg': await photo(20, 20) });
  const [{ state }] = await expectFresh(site, builder);
  expect(state.kind).toBe('problems');
});

test('a logo that is replaced changes every page', async () => {
  const site = await siteOfTowns();
  await site.write({ 'logo.svg': roundLogo('#ff0000') });
  await replaced(site, 'site.yaml', 'mark: stones', 'logo: logo.svg');
  const builder = await builderOf(site);
  await expectFresh(site, builder);
  expect(String(await builder.file('favicon.svg'))).toBe(roundLogo('#ff0000'));
  await site.write({ 'logo.svg': roundLogo('#00ff00') });
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toEqual(expect.arrayContaining(['/', '/stoves/barnet']));
  expect(String(await builder.file('favicon.svg'))).toBe(roundLogo('#00ff00'));
});
