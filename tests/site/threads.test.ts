import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { differing, filesIn } from '../harness/commands/kept-builds.ts';
import { type SharedSite, sharedSite } from './harness/apart.ts';

let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
  return site.remove;
});

test('several threads make what one makes', async () => {
  expect(await site.start('--threads', '3', '--out', site.folder('three'))).toMatchObject({ exit: 0, err: '' });
  expect(differing(site.expected, await filesIn(site.folder('three')))).toEqual([]);
});

test('after each edit, several threads make what one makes from nothing', async () => {
  await cp(site.folder('site'), site.folder('edited'), { recursive: true });
  const change = async (file: string, edit: (text: string) => string) => {
    const path = join(site.folder('edited'), file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
  const changeTowns = async (...towns: string[]) => {
    for (const town of towns) await change(`pages/towns/${town}.yaml`, (text) => text.replace(/( drive: )/, '$1Yes. '));
  };
  const lose = (file: string) => rm(join(site.folder('two'), file));
  const edits: [what: string, edit: () => Promise<void>, written: RegExp][] = [
    ['the words of two towns', () => changeTowns('celina', 'frisco'), /\b[2-9] files changed/],
    [
      'the words of a town and a lost page',
      () => lose('about.html').then(() => changeTowns('prosper')),
      /files changed/,
    ],
    ['a fact of all pages', () => change('site.yaml', (text) => text.replaceAll('555-0142', '555-0143')), /\d\d files/],
  ];
  await site.startIn('edited', '--threads', '2', '--out', site.folder('two'));
  for (const [what, edit, written] of edits) {
    await edit();
    const { exit, out } = await site.startIn('edited', '--threads', '2', '--out', site.folder('two'));
    expect([what, exit, out]).toEqual([what, 0, expect.stringMatching(written)]);
    await site.runIn('edited', 'build', '--threads', '1', '--force', '--out', site.folder('again'));
    expect([what, differing(await filesIn(site.folder('again')), await filesIn(site.folder('two')))]).toEqual([
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

test.each([
  ['a placeholder that nothing has', /( drive: )/, '$1Near {town.nmae}. ', 'unknown-placeholder'],
  ['a text with half a placeholder', /( drive: )/, '$1Near {town.name. ', 'unclosed-placeholder'],
  ['a link that leads nowhere', /^page: .*/m, 'page: /nowhere', 'unknown-page'],
  ['a link in a text that leads nowhere', /( drive: )/, '$1See [the map](/nowhere). ', 'unknown-page'],
  ['a link in a text that no page shows', /^words:/m, 'words:\n  spare: See [the map](/nowhere).', 'unknown-page'],
  [
    'a link with the domain of the site in a text that no page shows',
    /^words:/m,
    'words:\n  spare: See [ours](https://www.example.com/services).',
    'bad-address',
  ],
  ['a text that is not there for one of its pages', /^ {4}closing: .*\n/m, '', 'missing-word'],
  ['an unknown fact', /( drive: )/, '$1It is {prices.none}. ', 'unknown-placeholder'],
])('%s in the file of a town is reported as by one thread', async (_, from, to, id) => {
  await cp(site.folder('site'), site.folder('mistaken'), { recursive: true });
  onTestFinished(() => rm(site.folder('mistaken'), { recursive: true }));
  const path = join(site.folder('mistaken'), 'pages/towns/prosper.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  const command = (threads: string) => ['build', '--threads', threads, '--out', site.folder('refused')] as const;
  const alone = await site.runIn('mistaken', ...command('1'));
  expect(alone).toMatchObject({ exit: 1, out: expect.stringContaining(`prosper.yaml:`) });
  expect(alone.out).toContain(id);
  expect(await site.startIn('mistaken', ...command('3'))).toEqual(alone);
});
