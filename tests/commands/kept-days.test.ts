import { expect, onTestFinished, test, vi } from 'vitest';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page } from '../harness/project/project.ts';
import { setDay } from '../harness/project/set-day.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { townFiles } from '../harness/project/town-files.ts';

const barnet = 'pages/towns/barnet.yaml';
const peacham = 'pages/towns/peacham.yaml';
const stoves = 'pages/stoves.yaml';
const words = 'River damp is hard on flues.';
const link = (to: string) => `  - { type: links, heading: More, links: [{ label: "Of {town.name}", to: "${to}" }] }\n`;

test.each([
  ['nothing', barnet, words, 'Valley damp is hard on flues.', 0],
  ['a page that the words of the second town link to', barnet, words, '"[Damp](/gifts) is hard on flues."', 1],
  ['a page that words which no page shows link to', peacham, 'the Peacham road', '"the [road](/gifts)"', 1],
  ['the main page of the second town', barnet, '/chimneys/peacham', '/gifts', 1],
  ['a page that the pages of all towns link to', stoves, /$/, link('/gifts'), 1],
  ['no page, though each page links to that of its town', stoves, /$/, link('{town.page}'), 0],
])('what a later day removes is reported as by a fresh check: %s', async (_, file, from, to, exit) => {
  setDay('2026-11-20');
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  await site.write({ 'pages/gifts.yaml': `until: 2026-12-24\n${page({ route: '/gifts' })}` });
  await replaced(site, file, from, to);
  expect(await site.build()).toMatchObject({ exit: 0 });
  const check = await site.check();
  expect(check).toMatchObject({ exit });
  expect(check).toEqual(await site.freshCheck());
});

test('a fact that a town names and that now has a last day is reported', async () => {
  setDay('2026-11-20');
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  await replaced(site, barnet, words, '"It is {specials.first.price} and hard on flues."');
  expect(await site.build()).toMatchObject({ exit: 0 });
  await replaced(site, 'site.yaml', '  first:', '  first:\n    until: 2026-12-24');
  const check = await site.check();
  expect(check).toMatchObject({ exit: 1 });
  expect(check).toEqual(await site.freshCheck());
});

test('a build that goes on after midnight is that of the day on which it began', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T23:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  const site = await keptProject('small', { 'pages/gifts.yaml': `from: 2026-12-01\n${page({ route: '/gifts' })}` });
  const { out } = await site.buildWith(async () => {
    vi.setSystemTime(Date.parse('2026-12-01T00:01Z'));
    return sharedTools();
  });
  expect(out).toContain('On December 1, 2026, the site changes by itself.');
  expect([...(await site.files()).keys()]).not.toContain('gifts.html');
});
