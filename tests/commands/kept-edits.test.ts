import { expect, test } from 'vitest';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';
import { buildsAsFresh, expectAsFresh } from '../harness/project/random-edit.ts';
import { setDay } from '../harness/project/set-day.ts';

const [peacham, barnet] = ['pages/towns/peacham.yaml', 'pages/towns/barnet.yaml'];

test('the words of a town may change together with anything else, one build after the other', async () => {
  const site = await builtSite();
  let edits = 0;
  const words = async () => {
    edits += 1;
    await replaced(site, peacham, /(Old|Older\d+) farmhouses/, `Older${edits} farmhouses`);
  };
  const expectSame = (what: string, ...args: string[]) => expectAsFresh(site, what, ...args);
  for (const what of ['words', 'other words']) {
    await words();
    await expectSame(what);
  }

  await words();
  await replaced(site, peacham, 'name: Peacham', 'name: Ryegate');
  await expectSame('words and the name');

  await words();
  const right = await site.text(peacham);
  await replaced(site, peacham, 'farmhouses', '{unknown} farmhouses');
  expect(await buildsAsFresh(site, 'a mistake')).toBe(false);
  await site.write({ [peacham]: right });
  await expectSame('no mistake');

  await replaced(site, barnet, 'River damp is hard on flues.', '"Until May 5, 2020."');
  await expectSame('a finding in another town');
  expect((await site.build()).out).toContain('stale');
  await words();
  await expectSame('words, after a build with findings');

  await words();
  await expectSame('words, and everything is made again', '--force');
  await words();
  expect(await site.build('--verify')).toMatchObject({ exit: 0, err: '' });
  await words();
  await expectSame('words, after a build that was compared');

  await words();
  setDay('2031-01-01');
  await expectSame('words, on another day');
  await words();
  await replaced(site, 'site.yaml', /^/, '# Edited.\n');
  await expectSame('words and site.yaml');
  await words();
  const gone = await site.text(barnet);
  await site.remove(barnet);
  await expectSame('words, and another town is gone');
  await words();
  await site.write({ [barnet]: gone });
  await expectSame('words, and another town is new');
});
