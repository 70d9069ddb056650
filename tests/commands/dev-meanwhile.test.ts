import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { begun, builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';
import { photo } from '../harness/project/photo.ts';
import { page } from '../harness/project/project.ts';

const [peacham, prices] = ['pages/towns/peacham.yaml', 'pages/prices.yaml'];

test('a town that was deleted a moment ago has no page, and the next build says so', async () => {
  const { site, builder } = await begun();
  await site.remove(peacham);
  expect(await builder.file(outputFile('/stoves/peacham'))).toBeNull();
  expect(builder.provenance('/stoves/peacham')).toBeNull();
  await builder.settled();
  await expectFresh(site, builder);
});

test('the texts of a page that was just deleted have no location', async () => {
  const { site, builder } = await begun();
  await site.remove(prices);
  expect(builder.provenance('/prices')).toBeNull();
});

test('the words of a town may be edited while a page is deleted', async () => {
  const { site, builder } = await begun();
  await replaced(site, peacham, 'Old farmhouses', 'Tall farmhouses');
  await builder.build(peacham);
  await replaced(site, peacham, 'Tall farmhouses', 'Small farmhouses');
  await site.remove(prices);
  expect((await builder.build(peacham)).state.kind).toBe('ok');
  await expectFresh(site, builder);
});

test('pictures are found while a town has a mistake, and no page that shows them is loaded again', async () => {
  const site = await builtSite();
  const picture = 'image: roof.jpg, alt: A roof, actions: [{ label: Home, to: / }]';
  const sections = `  - { type: hero, heading: Zoo, text: Zoo., ${picture} }\n`;
  await site.write({ 'roof.jpg': await photo(1200, 900), 'pages/zoo.yaml': page({ route: '/zoo', sections }) });
  await site.build();
  const builder = await builderOf(site);
  await builder.build();
  const [asset = ''] = String(await builder.file('zoo.html')).match(/assets\/roof[^" ]*?\.\w+/) ?? [];
  await replaced(site, prices, 'heading: ', 'heading: All ');
  await builder.build(prices);
  await replaced(site, peacham, 'Old farmhouses', '{unknown} farmhouses');
  expect((await builder.build(peacham)).state.kind).toBe('problems');
  expect(await builder.file(asset)).not.toBeNull();
  await replaced(site, peacham, '{unknown} farmhouses', 'Old farmhouses');
  expect((await builder.build(peacham)).changed).toEqual([]);
});

test.each([peacham, prices, 'pages/towns', 'site.yaml'])(
  'a link to itself is reported in its place: %s',
  async (file) => {
    const { site, builder } = await begun();
    await rm(join(site.root, file), { recursive: true });
    await symlink(join(site.root, file), join(site.root, file));
    await expectFresh(site, builder);
    expect(await site.check()).toEqual(await site.freshCheck());
  },
);
