import { expect, test } from 'vitest';
import { builtSite, type KeptProject, replaced } from '../harness/commands/kept-builds.ts';

const peacham = 'pages/towns/peacham.yaml';
const opening = 'Old farmhouses and older stoves.';

/** Expects that a build and a check notice that a town is wrong now, as those do that know nothing. */
async function expectWrong(site: KeptProject): Promise<void> {
  expect(await site.build()).toMatchObject({ exit: 1 });
  expect(await site.check()).toEqual(await site.freshCheck());
}

test.each([
  ['a fact', 'the Peacham road', '"the road of {links.leaflet}"', 'leaflet:', 'leaflets:'],
  ['a link', 'the Peacham road', '"the [road](leaflet)"', 'leaflet:', 'leaflets:'],
])('a town that names %s is looked at again once that is gone', async (_, before, text, from, to) => {
  const site = await builtSite();
  await replaced(site, 'site.yaml', 'links:', 'links:\n  leaflet: https://leaflet.example.com');
  await replaced(site, peacham, before, text);
  expect(await site.build()).toMatchObject({ exit: 0 });
  await replaced(site, 'site.yaml', from, to);
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
