import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { differing, filesIn } from '../harness/commands/kept-builds.ts';
import { photo } from '../harness/project/photo.ts';
import { threePosts } from '../harness/project/posts.ts';
import { type Run, repository } from '../harness/project/project.ts';
import { writeFiles } from '../harness/project/write-files.ts';

/** A folder with a copy of this repository's site, a draft, a holiday, posts, and a file to copy, and the sites that are built of it. */
let folder: string;
/** What one thread makes of it. */
let expected: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
  for (const path of ['site.yaml', 'pages'])
    await cp(join(repository, path), join(folder, 'site', path), { recursive: true });
  const barre = 'name: Barre\ncenter: { latitude: "TODO: its latitude", longitude: -72.5 }\n';
  await writeFile(join(folder, 'site/pages/towns/barre.yaml'), `draft: true\n${barre}`);
  const holidays =
    'specialHours: { heading: Holidays, days: [{ dates: 2030-12-25, hours: Closed, reason: Christmas }] }\n';
  await appendFile(join(folder, 'site/site.yaml'), holidays);
  const section = (rest: string) => `  - { type: prose, heading: Gifts, text: A gift., ${rest} }\n`;
  const gifts =
    'route: /gifts\nname: Gifts\ntemplate: standard\nseo: { title: Gifts, description: A, keywords: A }\nsections:\n';
  await writeFile(
    join(folder, 'site/pages/gifts.yaml'),
    gifts + section('until: 2020-01-01') + section('from: 2020-01-01'),
  );
  await mkdir(join(folder, 'site/static'));
  await writeFile(join(folder, 'site/static/menu.pdf'), 'a menu');
  await writeFiles(join(folder, 'site'), { ...threePosts, 'roof.jpg': await photo(900, 900) });
  expect(await start('--threads', '1', '--out', join(folder, 'one'))).toMatchObject({ exit: 0, err: '' });
  expected = await filesIn(join(folder, 'one'));
  expect(expected.get('menu.pdf')).toBe('a menu');
  expect([...expected.values()].join()).toContain('Christmas');
  expect(expected.get('gifts.html')?.match(/A gift/g)).toHaveLength(1);
  expect(expected.has('news/2.html')).toBe(true);
  return () => rm(folder, { recursive: true, force: true });
});

const start = (...args: string[]) => startIn('site', ...args);

/** Runs a command as npm does. */
function startIn(site: string, ...args: string[]): Promise<Run> {
  const command = [join(repository, 'generator/start.cjs'), ...args, '--root', join(folder, site)];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, (_, out, err) =>
      resolve({ exit: child.exitCode ?? -1, out, err }),
    );
  });
}

const part = (name: string) => join(folder, name);

test('several threads make what one makes', async () => {
  expect(await start('--threads', '3', '--out', part('three'))).toMatchObject({ exit: 0, err: '' });
  expect(differing(expected, await filesIn(part('three')))).toEqual([]);
});

test('after each edit, several threads make what one makes from nothing', async () => {
  await cp(part('site'), part('edited'), { recursive: true });
  const change = async (file: string, edit: (text: string) => string) => {
    const path = join(part('edited'), file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
  const changeTowns = async (...towns: string[]) => {
    for (const town of towns) await change(`pages/towns/${town}.yaml`, (text) => text.replace(/( drive: )/, '$1Yes. '));
  };
  const lose = (file: string) => rm(join(part('two'), file));
  const edits: [what: string, edit: () => Promise<void>, written: RegExp][] = [
    ['the words of two towns', () => changeTowns('celina', 'frisco'), /\b[2-9] files changed/],
    [
      'the words of a town and a lost page',
      () => lose('about.html').then(() => changeTowns('prosper')),
      /files changed/,
    ],
    ['a fact of all pages', () => change('site.yaml', (text) => text.replaceAll('555-0142', '555-0143')), /\d\d files/],
  ];
  await startIn('edited', '--threads', '2', '--out', part('two'));
  for (const [what, edit, written] of edits) {
    await edit();
    const { exit, out } = await startIn('edited', '--threads', '2', '--out', part('two'));
    expect([what, exit, out]).toEqual([what, 0, expect.stringMatching(written)]);
    await startIn('edited', '--threads', '1', '--force', '--out', part('again'));
    expect([what, differing(await filesIn(part('again')), await filesIn(part('two')))]).toEqual([what, []]);
  }
});

test('what is wrong in the words of towns is reported in their files, whoever makes their pages', async () => {
  await cp(part('site'), part('wrong'), { recursive: true });
  for (const town of ['frisco', 'prosper']) {
    const path = join(part('wrong'), `pages/towns/${town}.yaml`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/( drive: )/, '$1Hours are 3 AM to 4 AM. '));
  }
  const reported = async (...args: string[]) => {
    const { out, err } = await startIn('wrong', '--out', part('reported'), ...args);
    return (out + err).match(/^pages\/\S+ +\w+ +\S+/gm);
  };
  const alone = await reported('--threads', '1', '--force');
  for (const town of ['frisco', 'prosper']) expect(alone).toContain(`pages/towns/${town}.yaml:9:20  warning  facts`);
  expect(await reported('--threads', '3', '--force')).toEqual(alone);
  await appendFile(join(part('wrong'), 'pages/towns/prosper.yaml'), '# edited\n');
  expect(await reported('--threads', '1')).toEqual(alone);
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
  ['an unknown fact', /( drive: )/, '$1It is {prices.none}. ', 'unknown-placeholder'],
])('%s in the file of a town is reported as by one thread', async (_, from, to, id) => {
  await cp(part('site'), part('mistaken'), { recursive: true });
  onTestFinished(() => rm(part('mistaken'), { recursive: true }));
  const path = join(part('mistaken'), 'pages/towns/prosper.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  const reported = (threads: string) => startIn('mistaken', '--threads', threads, '--out', part('refused'));
  const alone = await reported('1');
  expect(alone).toMatchObject({ exit: 1, out: expect.stringContaining(`prosper.yaml:`) });
  expect(alone.out).toContain(id);
  expect(await reported('3')).toEqual(alone);
});

test('parts that were built one by one are merged into what one build makes', async () => {
  for (const number of [1, 2, 3]) {
    expect(await start('--shard', `${number}/3`, '--out', part(`part-${number}`))).toMatchObject({ exit: 0, err: '' });
  }
  const parts = ['part-3', 'part-1', 'part-2'].map(part);
  expect(await start('merge', ...parts, '--out', part('merged'))).toMatchObject({
    exit: 0,
    err: '',
    out: expect.stringContaining('1 draft is not published: pages/towns/barre.yaml.'),
  });
  expect(differing(expected, await filesIn(part('merged')))).toEqual([]);

  const [, ...others] = parts;
  expect(await start('merge', ...others, '--out', part('lacking'))).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /^These parts are missing: 3\/3\. A part is made with: {2}npm .* --shard 3\/3 --out part-3\n$/,
    ),
  });
});

test('nothing is built over a part or over a whole site that is not the same', async () => {
  const refused = async (fault: string, ...args: string[]) =>
    expect(await start(...args)).toMatchObject({ exit: 2, err: expect.stringContaining(`${fault}. Choose another`) });
  const parts = ['part-1', 'part-2', 'part-3'].map(part);
  await refused('part-1 holds part 1 of 3', 'merge', ...parts, '--out', part('part-1'));
  await refused('part-1 holds part 1 of 3', '--out', part('part-1'));
  await refused('part-1 holds part 1 of 3', '--shard', '2/3', '--out', part('part-1'));
  await refused(
    'merged holds a whole site, of which a part would delete most pages',
    '--shard',
    '1/3',
    '--out',
    part('merged'),
  );
});

test('what is no part is named, and what to do', async () => {
  const merged = async (...names: string[]) => (await start('merge', ...names.map(part), '--out', part('merged'))).err;
  expect(await merged('part-1', 'site/site.yaml')).toContain('is a file, not the folder of a part.');
  expect(await merged('part-1', 'nowhere')).toMatch(/^There is no folder \S+nowhere\.\n$/);
  expect(await merged('.')).toMatch(/is the folder of the parts\. Name each of them: {2}npm run merge .* \S+part-1 /);
  expect(await merged('part-1', 'part-2', 'part-2')).toMatch(/part-2 is named twice\. Leave one of them out\.\n$/);
  await cp(part('part-3'), part('cut'), { recursive: true });
  onTestFinished(() => rm(part('cut'), { recursive: true }));
  await rm(join(part('cut'), '.local-pages'));
  expect(await merged('part-1', 'part-2', 'cut')).toContain('Copy the hidden files of each part too.');
});

test('parts that were made before a text of a town changed are refused', async () => {
  const file = join(part('later'), 'pages/towns/frisco.yaml');
  await cp(part('site'), part('later'), { recursive: true });
  await appendFile(file, '# edited\n');
  const parts = ['part-1', 'part-2', 'part-3'].map(part);
  expect(await startIn('later', 'merge', ...parts, '--out', part('merged'))).toMatchObject({
    exit: 2,
    err: expect.stringContaining('another version of this site'),
  });
});

test.each([
  ['a picture changed', async (site: string) => writeFile(join(site, 'roof.jpg'), await photo(1000, 900))],
  [
    'a town without a page got a mistake',
    async (site: string) =>
      appendFile(join(site, 'pages/towns/plano.yaml'), 'words: { drive: A <b>short</b> drive. }\n'),
  ],
])('parts of which one was made before %s are refused', async (_, edit) => {
  const site = part('changing');
  await cp(part('site'), site, { recursive: true });
  onTestFinished(() => rm(site, { recursive: true }));
  const plano = 'name: Plano\npage: /areas-we-serve\ncenter: { latitude: 33.02, longitude: -96.7 }\n';
  await writeFile(join(site, 'pages/towns/plano.yaml'), plano);
  const parts = [1, 2].map((number) => part(`half-${number}`));
  const make = (number: number) => startIn('changing', '--shard', `${number}/2`, '--out', part(`half-${number}`));
  expect(await make(1)).toMatchObject({ exit: 0 });
  await edit(site);
  expect(await make(2)).toMatchObject({ exit: 0 });
  expect(await startIn('changing', 'merge', ...parts, '--out', part('merged'))).toMatchObject({
    exit: 2,
    err: expect.stringContaining('another version of this site'),
  });
});

test('a half and a third of a site are not merged, and the message says which is which', async () => {
  expect(await start('--shard', '1/2', '--out', part('half-1'))).toMatchObject({ exit: 0 });
  expect(await start('merge', part('part-1'), part('half-1'), '--out', part('merged'))).toMatchObject({
    exit: 2,
    err: expect.stringMatching(/half-1 is part 1 of 2, and \S+part-1 is part 1 of 3\./),
  });
});

test('parts of another day are refused', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 0, 2, 12) / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const parts = ['part-1', 'part-2', 'part-3'].map(part);
  expect(await start('merge', ...parts, '--out', part('merged'))).toMatchObject({
    exit: 2,
    err: 'The parts were made on 2026-01-01, and today is 2026-01-02. Make all parts again.\n',
  });
});

test('a part needs a folder of its own', async () => {
  expect(await start('--shard', '1/2')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /^A part needs a folder of its own. Write: {2}npm run generate -- --root \S+ --shard 1\/2 --out part-1\n$/,
    ),
  });
});

test('a part that was not copied whole is refused', async () => {
  const paths = [...(await filesIn(part('part-1'))).keys()];
  const [page = '', asset = ''] = ['.html', '.png'].map((ending) => paths.find((path) => path.endsWith(ending)));
  for (const [path, harm] of [
    [page, (file: string) => truncate(file, 100)],
    [asset, (file: string) => rm(file)],
  ] as const) {
    await cp(part('part-1'), part('copy'), { recursive: true });
    await harm(join(part('copy'), path));
    const { exit, err } = await start('merge', part('copy'), part('part-2'), part('part-3'), '--out', part('merged'));
    expect({ exit, err }).toEqual({
      exit: 2,
      err: expect.stringMatching(/copy\S+ is (missing|not what its part was made with)\. Copy the whole part again/),
    });
    expect(differing(expected, await filesIn(part('merged')))).toEqual([]);
  }
});
