import { expect, test } from 'vitest';
import { builderOf } from '../harness/commands/dev-builder.ts';
import { builtSite, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page } from '../harness/project/project.ts';

const peacham = 'pages/towns/peacham.yaml';
const opening = 'Old farmhouses and older stoves.';
/** No page shows it. */
const road = 'the Peacham road';

/** Expects that a build and a check report a town that is wrong now, as they do with nothing to take over. */
async function expectWrong(site: KeptProject): Promise<void> {
  const check = await site.check();
  expect(check).toMatchObject({ exit: 1 });
  expect(check).toEqual(await site.freshCheck());
  expect(await site.build()).toMatchObject({ exit: 1 });
}

test.each([
  ['a fact', '"the road of {links.leaflet}"'],
  ['a link', '"the [road](leaflet)"'],
])('a town that names %s is looked at again once that has another name', async (_, text) => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', 'links:', 'links:\n  leaflet: https://leaflet.example.com');
  await replaced(site, peacham, road, text);
  expect(await site.build()).toMatchObject({ exit: 0 });
  await replaced(site, 'site.yaml', 'leaflet:', 'leaflets:');
  await expectWrong(site);
});

test('a town that names its distance is looked at again once the business has no place', async () => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', / {2}street: .*\n/, '');
  await replaced(site, 'pages/stoves.yaml', '{town.miles} miles', 'Close to {town.name}, not far');
  await replaced(site, peacham, opening, '"It is {town.miles} miles away."');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await replaced(site, 'site.yaml', /^geo: .*\n/m, '');
  await expectWrong(site);
});

test('a town that links to a page is looked at again once that is gone', async () => {
  const site = await builtSite();
  await site.write({ 'pages/extra.yaml': page({ route: '/extra' }) });
  await replaced(site, peacham, road, '"the [road](/extra)"');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.remove('pages/extra.yaml');
  await expectWrong(site);
});

test('a link of an edited town that leads nowhere is reported, though no page shows it', async () => {
  const site = await builtSite();
  const builder = await builderOf(site);
  await builder.build();
  await replaced(site, peacham, road, '"the [road](/nowhere)"');
  expect((await builder.build(peacham)).state.kind).toBe('problems');
  await expectWrong(site);
});
