import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite, differing, keptProject, linkFromTownAlone, replaced } from '../harness/commands/kept-builds.ts';
import { page, type Run } from '../harness/project/project.ts';
import { setDay } from '../harness/project/set-day.ts';

test.each(['12/5/30', '5.12.30', '5.12.30_', 'December 5, 2030'])(
  'an offer that ends on %s is reported when it is over, also on a page that has not changed',
  async (end) => {
    const site = await builtSite();
    await replaced(site, 'pages/prices.yaml', 'text: What it costs.', `text: "Our offer ends ${end}."`);
    setDay('2030-01-01');
    expect((await site.build()).out).not.toContain('in the past');
    setDay('2030-12-31');
    expect((await site.build()).out).toContain(`“${end.replace('_', '')}”, which is in the past`);
  },
);

test('a mistake is reported as a build with nothing to take over reports it, and dist stays', async () => {
  const site = await builtSite();
  const before = await site.files();
  await replaced(site, 'pages/prices.yaml', /^route: .*/m, 'route: /Prices');
  const [kept, fresh] = [await site.build(), await site.fresh()];
  expect(kept.exit).toBe(1);
  expect(kept.out.replaceAll('dist', 'fresh')).toBe(fresh.out);
  expect(differing(before, await site.files())).toEqual([]);
});

test('the byte order mark of a file is not part of what is reported', async () => {
  const site = await builtSite();
  await site.write({ 'pages/a.yaml': `\uFEFF${page({})}` });
  const warned = await site.build();
  expect(warned.out).toMatch(/pages\/a\.yaml:1:8/);
  expect((await site.build()).out).not.toContain('\uFEFF');
  await replaced(site, 'pages/prices.yaml', 'text: What it costs.', 'text: What it will cost.');
  expect(await site.check()).toEqual(await site.freshCheck());
});

test('a link to a town page that is gone is found, although the page with the link is unchanged', async () => {
  const site = await builtSite();
  await replaced(
    site,
    'pages/prices.yaml',
    /^sections:/m,
    'sections:\n  - { type: links, heading: Stoves, links: [{ label: Barnet, to: /stoves/barnet }] }',
  );
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.remove('pages/towns/barnet.yaml');
  const { exit, out } = await site.build();
  expect(exit).toBe(1);
  expect(out).toContain('unknown-page');
});

test('a page that leaves an address is noticed, even if only a town names that address', async () => {
  const site = await builtSite();
  await linkFromTownAlone(site);
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.write({ 'pages/barnet.yaml': page({ route: '/elsewhere' }) });
  const [kept, fresh] = [await site.build(), await site.fresh()];
  expect(kept.exit).toBe(1);
  expect(kept.out.replaceAll('dist', 'fresh')).toBe(fresh.out);
});

const reportIn = ({ out }: Run) => out.slice(0, out.indexOf('Built '));

test('warnings are repeated, even if nothing has changed', async () => {
  const site = await builtSite();
  await replaced(
    site,
    'pages/prices.yaml',
    /^sections:/m,
    'sections:\n  - { type: prose, heading: Offer, text: "Until May 5, 2020." }',
  );
  const first = await site.build();
  expect(first.out).toContain('stale');
  expect(reportIn(await site.build())).toBe(reportIn(first));
  expect(reportIn(await site.build('--force'))).toBe(reportIn(first));
});

test('many similar warnings in one file are shown and counted the same way in every build', async () => {
  const site = await builtSite();
  const days = Array.from({ length: 14 }, (_, index) => `Until May ${index + 10}, 2020.`);
  const offers = days.map((text, index) => `  - { type: prose, heading: Offer ${index}, text: "${text}" }\n`);
  await replaced(site, 'pages/prices.yaml', /^sections:\n/m, `sections:\n${offers.join('')}`);
  // The second build trusts no file that was written just before the first, and the third takes over what it found.
  const [first, ...others] = [await site.build(), await site.build(), await site.build()];
  expect(first.out.match(/warning {2}stale$/gm)).toHaveLength(3);
  expect(first.out).toContain('The same problem is in 11 more places in this file, such as on lines ');
  for (const other of others) expect(reportIn(other)).toBe(reportIn(first));
});

test('a mistake in the file of a town may depend on a fact that changes', async () => {
  const site = await builtSite();
  await replaced(site, 'pages/towns/peacham.yaml', /Old farmhouses[^}]*?(?= \})/, '"Old $${contact.email}"');
  expect((await site.build()).out).toContain('prints the dollar sign too');
  const email = (await site.text('site.yaml')).match(/(?<=email: )\S+/)?.[0] ?? '';
  await replaced(site, 'site.yaml', email, 'other@example.com');
  for (const { out } of [await site.check(), await site.build()]) expect(out).toContain('“$other@example.com”');
});

test('a page that is saved beside site.yaml is found although nothing else has changed', async () => {
  const site = await builtSite();
  // The next build trusts no file that was written just before this one.
  await site.build();
  await writeFile(join(site.root, 'prices.yaml'), page({}));
  expect((await site.build()).out).toContain('prices.yaml:1:1  error  page-outside-pages');
});

test('a town beside the folder of all towns is found, although those are in folders of counties', async () => {
  const barre = 'name: Barre\npage: /\ncenter: { latitude: 44.2, longitude: -72.5 }\n';
  const site = await keptProject('small', { 'pages/served/washington/barre.yaml': barre });
  await replaced(site, 'site.yaml', /^towns:\n(?: .*\n)+/m, 'towns: pages/served\n');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await site.build();
  await site.write({ 'served/berlin.yaml': barre.replace('Barre', 'Berlin') });
  expect((await site.build()).out).toContain('served/berlin.yaml:1:1  error  page-outside-pages');
});

test('a wrong link of the footer is reported there, whether the file of a town with the same link was read or not', async () => {
  const site = await builtSite();
  const wrong = 'tel:+18025550143';
  await replaced(site, 'site.yaml', '- { label: Prices on paper, to: /paper }', `- { label: Ring, to: "${wrong}" }`);
  await replaced(site, 'pages/towns/peacham.yaml', 'words: {', `words: { phone: "Or [ring](${wrong}).",`);
  const first = await site.build();
  expect(first.out).toMatch(/^site\.yaml:\S+ {2}warning {2}facts\n/m);
  await replaced(site, 'pages/prices.yaml', /$/, '# Edited.\n');
  expect(await site.check()).toEqual(await site.freshCheck());
});
