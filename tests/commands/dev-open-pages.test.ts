import { expect, onTestFinished, test, vi } from 'vitest';
import { outputFile } from '../../generator/plan/routes/address.ts';
import { calmness } from '../../generator/workshop/dev/calmness.ts';
import { builderOf, expectFresh } from '../harness/commands/dev-builder.ts';
import { type KeptProject, replaced } from '../harness/commands/kept-builds.ts';
import { openedSite, townNumbers } from '../harness/commands/opened-site.ts';
import { photo } from '../harness/project/photo.ts';

const stoves = 'pages/stoves.yaml';

/** All towns but one, whose page nobody opens. */
const otherTowns = ['peacham', 'barnet', ...townNumbers.map((index) => `town-${index}`)].filter(
  (town) => town !== 'town-7',
);

test.each([
  ['their definition', stoves, 'heading: ', 'heading: Warm ', 'Warm '],
  ['site.yaml', 'site.yaml', /phone: [\d-]+/, 'phone: 802-555-0177', '802-555-0177'],
])('an edit of %s is shown on an open page before all pages are checked', async (_, file, from, to, said) => {
  const { site, builder, page } = await openedSite();
  await replaced(site, file, from, to);
  const shown = await builder.show(file);
  expect(shown?.state.kind).toBe('ok');
  expect(shown?.changed).toContain('/stoves/town-19');
  expect(await page()).toContain(said);
  expect(await page('town-7')).toContain(said);
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toEqual([]);
});

test('a town that is deleted is no mistake', async () => {
  const { site, builder } = await openedSite();
  await site.remove('pages/towns/town-3.yaml');
  expect(await builder.show('pages/towns/town-3.yaml')).toBeNull();
  const [{ state }] = await expectFresh(site, builder, 'pages/towns/town-3.yaml');
  expect(state.kind).toBe('ok');
});

/** A page whose path has the name of one about stoves. */
const kindling = {
  'pages/kindling.yaml': `route: /kindling
name: Kindling
parent: /stoves/peacham
template: standard
seo: { title: Dry kindling, description: What lights a stove., keywords: kindling }
sections: [{ type: intro, heading: Kindling, text: Dry wood. }]
`,
};

test('a page below one that gets another name and loses it again before the check is loaded twice', async () => {
  const { site, builder } = await openedSite();
  await site.write(kindling);
  await builder.build();
  await replaced(site, stoves, 'name: Stoves', 'name: Ovens');
  await builder.show(stoves);
  expect(String(await builder.file('kindling.html'))).toContain('Ovens in Peacham');
  await replaced(site, stoves, 'name: Ovens', 'name: Stoves');
  expect((await builder.show(stoves))?.changed).toContain('/kindling');
  expect(String(await builder.file('kindling.html'))).toContain('Stoves in Peacham');
});

test('an edit is not shown before the check if the file of a town has changed too', async () => {
  const { site } = await openedSite();
  await site.build();
  // Nobody has opened a page yet, so the last one is looked at for its pictures.
  const builder = await builderOf(site);
  await builder.build();
  await replaced(site, 'site.yaml', /phone: [\d-]+/, 'phone: 802-555-0177');
  await replaced(site, 'pages/towns/town-9.yaml', 'Old farmhouses', 'Older farmhouses');
  expect(await builder.show('site.yaml')).toBeNull();
  await expectFresh(site, builder);
});

test('a page below one that gets another name is loaded again after the check, also if both are edited before it', async () => {
  const { site, builder } = await openedSite();
  await site.write(kindling);
  await builder.build();
  await replaced(site, stoves, 'name: Stoves', 'name: Ovens');
  expect((await builder.show(stoves))?.changed).not.toContain('/kindling');
  expect(String(await builder.file('kindling.html'))).toContain('Ovens in Peacham');
  await replaced(site, stoves, 'heading: ', 'heading: Warm ');
  expect((await builder.show(stoves))?.changed).toContain('/stoves/town-19');
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toEqual(['/kindling']);
});

test('a picture that a definition gets is on its pages at once, whether one of them was opened or not', async () => {
  const { site, builder, page } = await openedSite('town-3');
  await site.write({ 'kiln.jpg': await photo(1200, 900) });
  await builder.build();
  await replaced(site, stoves, '    actions:', '    image: kiln.jpg\n    alt: A kiln\n    actions:');
  expect((await builder.show(stoves))?.state.kind).toBe('ok');
  expect(await page('town-7')).toContain('A kiln');
  await expectFresh(site, builder);
});

test('a page that could not be shown before the check is loaded again after it', async () => {
  const { site, builder } = await openedSite();
  await site.write({ 'kiln.jpg': await photo(1200, 900), 'hill.jpg': await photo(1200, 900) });
  for (const town of [...otherTowns, 'town-7']) {
    const photoOf = town === 'town-7' ? 'hill' : 'kiln';
    await replaced(site, `pages/towns/${town}.yaml`, '{ opening:', `{ photo: ${photoOf}.jpg, opening:`);
  }
  await builder.build();
  await replaced(site, stoves, '    actions:', '    image: "{specialty.photo}"\n    alt: A kiln\n    actions:');
  expect((await builder.show(stoves))?.state.kind).toBe('ok');
  expect(await builder.file(outputFile('/stoves/town-7'))).toBeNull();
  const [{ changed }] = await expectFresh(site, builder);
  expect(changed).toEqual(['/stoves/town-7']);
});

/** Lets the pages show something that a town must have. */
const askFor = (site: KeptProject, name: string) =>
  replaced(site, stoves, 'heading: ', `heading: "{specialty.${name}}" #`);

test('a mistake on a page that nobody has opened is found by the check', async () => {
  const { site, builder } = await openedSite();
  for (const town of otherTowns)
    await replaced(site, `pages/towns/${town}.yaml`, '{ opening:', '{ own: Fires, opening:');
  await builder.build();
  await askFor(site, 'own');
  expect((await builder.show(stoves))?.state.kind).toBe('ok');
  const [{ state }] = await expectFresh(site, builder);
  expect(state.kind).toBe('problems');
  expect(await builder.show(stoves)).toBeNull();
});

test.each([
  ['on an open page', stoves, /heading: /, 'heading: "{specialty.nothing}" #', 'unknown-placeholder'],
  ['of a definition', stoves, 'heading: ', 'headng: ', 'unknown-property'],
  ['of a town', 'pages/towns/town-7.yaml', 'center: ', 'centre: ', 'unknown-property'],
  ['of site.yaml', 'site.yaml', /^contact:/m, 'contakt:', 'unknown-property'],
])('a mistake %s is shown before the check', async (_, file, from, to, id) => {
  const { site, builder, page } = await openedSite();
  await replaced(site, file, from, to);
  const shown = await builder.show(file);
  expect(shown?.state).toMatchObject({ kind: 'problems', problems: [{ id, location: { file } }] });
  // The next edit of another file shows nothing while this one has a mistake.
  const other = file === stoves ? 'site.yaml' : stoves;
  await replaced(site, other, /^/, '# Edited.\n');
  expect(await builder.show(other)).toBeNull();
  await replaced(site, other, '# Edited.\n', '');
  expect((await builder.show(file))?.state).toEqual(shown?.state);
  const [{ state }] = await expectFresh(site, builder);
  expect(state.kind).toBe('problems');
  expect(await page()).toContain('Old farmhouses');
});

test.each([
  ['of its schema', 'pages/towns/town-7.yaml', 'center: ', 'centre: '],
  ['in a placeholder', stoves, /heading: .*/, 'heading: "{town.nothing}"'],
])('a mistake %s in a draft, without which the site may be right, is left to the check', async (_, file, from, to) => {
  const { site, builder } = await openedSite();
  await replaced(site, file, /^/, 'draft: true\n');
  await builder.build();
  await replaced(site, file, from, to);
  expect(await builder.show(file)).toBeNull();
  await expectFresh(site, builder, file);
});

test('two edits may be shown before anything is checked', async () => {
  const { site, builder, page } = await openedSite();
  await replaced(site, stoves, 'heading: ', 'heading: Warm ');
  await builder.show(stoves);
  await replaced(site, 'site.yaml', /phone: [\d-]+/, 'phone: 802-555-0177');
  await builder.show('site.yaml');
  expect(await page()).toMatch(/Warm [\s\S]*802-555-0177/);
  await replaced(site, 'pages/towns/peacham.yaml', 'Old farmhouses', 'Older farmhouses');
  expect(await builder.show('pages/towns/peacham.yaml')).toBeNull();
  await expectFresh(site, builder, 'pages/towns/peacham.yaml');
  expect(await page()).toMatch(/Warm [\s\S]*Older farmhouses[\s\S]*802-555-0177/);
});

test('an edit of a page of its own is not shown before it is checked, nor is one of several files', async () => {
  const { site, builder } = await openedSite();
  await replaced(site, 'pages/prices.yaml', 'heading: ', 'heading: All ');
  expect(await builder.show('pages/prices.yaml')).toBeNull();
  expect(await builder.show(undefined)).toBeNull();
});

test('the check begins half a second after the last request, unless there is another edit', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const calm = calmness();
  let reached: boolean | null = null;
  const wait = () => {
    reached = null;
    void calm.isReached().then((is) => (reached = is));
  };
  wait();
  await vi.advanceTimersByTimeAsync(400);
  calm.disturb('file');
  await vi.advanceTimersByTimeAsync(400);
  expect(reached).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(reached).toBe(true);
  wait();
  for (let asked = 0; asked < 20; asked++) {
    await vi.advanceTimersByTimeAsync(300);
    calm.disturb('file');
  }
  expect(reached).toBe(true);
  wait();
  calm.disturb('build');
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toBe(false);
});
