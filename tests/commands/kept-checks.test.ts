import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';

test('a check does not trust pages that another build has made', async () => {
  const site = await builtSite();
  const names = 'sections:\n  - { type: prose, heading: "Stoves in Groton", text: "Stoves in Groton." }';
  await replaced(site, 'pages/stoves.yaml', /^sections:/m, names);
  // A page that lists all towns would be looked at again.
  await replaced(site, 'site.yaml', /\{ each: towns, label.*?\}" \}/, '{ label: Prices, to: /prices }');
  await site.build();
  const file = join(site.root, 'dist/stoves/peacham.html');
  await writeFile(file, (await site.text('dist/stoves/peacham.html')).replaceAll(/Groton|Barnet/g, 'Town'));
  await replaced(site, 'pages/towns/barnet.yaml', 'name: Barnet', 'name: Groton');
  expect((await site.freshCheck()).out).toContain('names Groton');
  expect(await site.check()).toEqual(await site.freshCheck());
});

test('a check repeats the warnings of pages that have not changed since the last build', async () => {
  const site = await builtSite();
  const stale = 'sections:\n  - { type: prose, heading: Offer, text: "Until May 5, 2020." }';
  await replaced(site, 'pages/prices.yaml', /^sections:/m, stale);
  await site.build();
  expect((await site.check()).out).toContain('stale');
  await replaced(site, 'pages/prices.yaml', 'May 5, 2020', 'May 5, 2090');
  expect((await site.check()).out).not.toContain('stale');
});

test('a check changes nothing in the folder of the last build, not even the mode of a file, which a build repairs', async () => {
  const site = await builtSite();
  const home = join(site.root, 'dist/index.html');
  const stateOf = async (file: string) => {
    const { mode, ctimeMs } = await stat(join(site.root, 'dist', file));
    return { mode: mode & 0o777, ctimeMs };
  };
  await chmod(home, 0o600);
  const before = [await stateOf('index.html'), await stateOf('.local-pages')];
  expect(await site.check()).toMatchObject({ exit: 0, err: '' });
  expect([await stateOf('index.html'), await stateOf('.local-pages')]).toEqual(before);
  expect((await site.build()).out).toContain('No files changed');
  expect(await stateOf('index.html')).toMatchObject({ mode: 0o644 });
});
