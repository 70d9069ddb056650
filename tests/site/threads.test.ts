import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { differing, filesIn } from '../harness/commands/kept-builds.ts';
import { type SharedSite, sharedSite } from './harness/apart.ts';

let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
  return site.remove;
});

test('several threads make what one makes, and after each edit what one makes from nothing', async () => {
  await cp(site.folder('site'), site.folder('edited'), { recursive: true });
  const change = async (file: string, edit: (text: string) => string) => {
    const path = join(site.folder('edited'), file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
  const changeTowns = async (...towns: string[]) => {
    for (const town of towns) await change(`pages/towns/${town}.yaml`, (text) => text.replace(/( drive: )/, '$1Yes. '));
  };
  const lose = (file: string) => rm(join(site.folder('several'), file));
  const edits: [what: string, edit: () => Promise<void>, written: RegExp][] = [
    ['the words of two towns', () => changeTowns('celina', 'frisco'), /\b[2-9] files changed/],
    [
      'the words of a town and a lost page',
      () => lose('about.html').then(() => changeTowns('prosper')),
      /files changed/,
    ],
    ['a fact of all pages', () => change('site.yaml', (text) => text.replaceAll('555-0142', '555-0143')), /\d\d files/],
  ];
  const first = await site.startIn('edited', '--threads', '3', '--out', site.folder('several'));
  expect(first).toMatchObject({ exit: 0, err: '' });
  expect(differing(site.expected, await filesIn(site.folder('several')))).toEqual([]);
  for (const [what, edit, written] of edits) {
    await edit();
    const { exit, out } = await site.startIn('edited', '--threads', '2', '--out', site.folder('several'));
    expect([what, exit, out]).toEqual([what, 0, expect.stringMatching(written)]);
    await site.runIn('edited', 'build', '--threads', '1', '--force', '--out', site.folder('again'));
    expect([what, differing(await filesIn(site.folder('again')), await filesIn(site.folder('several')))]).toEqual([
      what,
      [],
    ]);
  }
});

test('a mistake in the words of a town is reported in its file, whichever thread makes its pages', async () => {
  await cp(site.folder('site'), site.folder('wrong'), { recursive: true });
  for (const town of ['frisco', 'prosper']) {
    const path = join(site.folder('wrong'), `pages/towns/${town}.yaml`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/( drive: )/, '$1Hours are 3 AM to 4 AM. ~~Soon.~~ '));
  }
  const reported = async (run: SharedSite['runIn'], ...args: string[]) => {
    const { out, err } = await run('wrong', 'build', '--out', site.folder('reported'), ...args);
    return (out + err).match(/^pages\/\S+ +\w+ +\S+/gm);
  };
  const alone = await reported(site.runIn, '--threads', '1');
  for (const town of ['frisco', 'prosper']) {
    const file = `pages/towns/${town}.yaml`;
    expect(alone).toEqual(expect.arrayContaining([`${file}:9:20  warning  facts`, `${file}:9:34  warning  markdown`]));
  }
  expect(await reported(site.startIn, '--threads', '3', '--force')).toEqual(alone);
  await appendFile(join(site.folder('wrong'), 'pages/towns/prosper.yaml'), '# edited\n');
  expect(await reported(site.startIn, '--threads', '1')).toEqual(alone);
});
